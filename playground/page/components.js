// Components on messages, old ones and those of the second version.
import { icon } from "./icons.js";
import { blocks } from "./markdown.js";
import { h, own, safe } from "./node.js";
import { emojiNode, picker } from "./picker.js";
import { say } from "./words.js";

const LOOKS = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const SHOWN = {
  1: row,
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (part, at) => h("div", { class: "text" }, blocks(part.content, at.names)),
  11: (part) => medium(part, "thumbnail"),
  12: gallery,
  13: file,
  14: (part) => h("hr", { class: `${part.divider === false ? "bare " : ""}${part.spacing === 2 ? "wide" : ""}` }),
  17: container,
};

// All components of a message; `at` has the names, the doings and the people.
export const components = (parts, at) => (parts ?? []).map((part) => SHOWN[part.type]?.(part, at) ?? null);

function row(part, at) {
  return h("div", { class: "row" }, components(part.components, at));
}

function section(part, at) {
  const words = h("div", { class: "words" }, components(part.components, at));
  return h("div", { class: "section" }, words, components([part.accessory], at));
}

function container(part, at) {
  const node = h("div", { class: "container" }, components(part.components, at));
  if (part.accent_color !== null && part.accent_color !== undefined)
    node.style.setProperty("--accent", colour(part.accent_color));
  return part.spoiler ? veiled(node) : node;
}

export const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

function button(part, at) {
  const words = [
    part.emoji ? h("span", { class: "emoji", "aria-hidden": part.label ? "true" : null }, emojiNode(part.emoji)) : null,
    part.label,
  ];
  const look = `button ${LOOKS[part.style] ?? "secondary"}`;
  if (part.style === 5) return linked(part, look, words);
  const press = (event) => at.click(part.custom_id, event.currentTarget);
  return h(
    "button",
    { type: "button", class: look, "data-key": part.custom_id, disabled: Boolean(part.disabled), onclick: press },
    words,
  );
}

function linked(part, look, words) {
  const target = safe(part.url);
  if (part.disabled || !target) return h("span", { class: look, role: "link", "aria-disabled": "true" }, words);
  return h(
    "a",
    { class: look, href: target, target: "_blank", rel: "noopener noreferrer" },
    words,
    icon("away"),
  );
}

// What a select of any kind offers.
export function optionsOf(part, at) {
  const preset = new Set((part.default_values ?? []).map((each) => each.id));
  const lists = {
    3: part.options,
    5: at.people(),
    6: at.roles(),
    7: [...at.people(), ...at.roles()],
    8: at.channels(),
  };
  const found = lists[part.type] ?? part.options ?? [];
  return part.type === 3
    ? found
    : found.map((each) => ({ value: each.id, label: each.name, default: preset.has(each.id) }));
}

function select(part, at) {
  const label = part.placeholder || say("choice");
  const about = {
    key: part.custom_id,
    label,
    options: optionsOf(part, at),
    least: part.min_values,
    most: part.max_values,
  };
  const last = at.chosen[part.custom_id];
  return picker({ ...about, last, disabled: Boolean(part.disabled) }, (values) => at.select(part.custom_id, values));
}

// Pictures and files

function medium(item, look) {
  const address = own(item.media.url);
  const words = item.description || "";
  const image = address
    ? h("img", { src: address, alt: words, title: words || null, loading: "lazy", onerror: missing })
    : elsewhere(item.media.url, words);
  const node = h("figure", { class: look }, image);
  return item.spoiler ? veiled(node) : node;
}

function missing(event) {
  event.currentTarget.replaceWith(absent(event.currentTarget.alt));
}

// The page loads nothing from elsewhere by itself; whoever wants to see it follows the link.
function elsewhere(address, words) {
  const target = safe(address);
  const about = { class: "absent", href: target, target: "_blank", rel: "noopener noreferrer" };
  return target ? h("a", about, icon("picture"), ` ${words || target}`) : absent(words);
}

const absent = (words) => h("span", { class: "absent" }, icon("picture"), ` ${words || say("noPicture")}`);

function gallery(part) {
  const look = part.items.length === 1 ? "gallery single" : "gallery";
  return h(
    "div",
    { class: look },
    part.items.map((item) => medium(item, "picture")),
  );
}

function file(part) {
  return download(part.file.url, part.name ?? part.file.url.split("/").at(-1), part.size);
}

function download(address, name, size) {
  const kilobytes = size ? h("small", {}, ` ${Math.ceil(size / 1024)} kB`) : null;
  return h(
    "a",
    {
      class: "file",
      href: own(address) ?? safe(address),
      download: name,
      target: "_blank",
      rel: "noopener noreferrer",
    },
    icon("file"),
    " ",
    name,
    kilobytes,
  );
}

// What hangs on a message without being named in its components.
export function attachment(part) {
  const isPicture = (part.content_type ?? "").startsWith("image/");
  return isPicture
    ? medium({ media: part, description: part.description }, "picture")
    : download(part.url, part.filename, part.size);
}

function veiled(node) {
  const cover = h("button", { type: "button", class: "spoiler", onclick: () => cover.replaceWith(node) }, say("spoiler"));
  return cover;
}

// Embeds

export function embed(part, names) {
  const node = h("div", { class: "container embed" });
  if (part.color) node.style.setProperty("--accent", colour(part.color));
  node.append(
    ...[author(part), title(part), body(part, names), fields(part, names), ...images(part), footer(part)].filter(
      Boolean,
    ),
  );
  return node;
}

const author = (part) => part.author && h("p", { class: "by" }, part.author.name);
const body = (part, names) => part.description && h("div", { class: "text" }, blocks(part.description, names));
const footer = (part) => part.footer && h("p", { class: "by" }, h("small", {}, part.footer.text));
const images = (part) => [part.thumbnail, part.image].filter(Boolean).map((media) => medium({ media }, "picture"));

function title(part) {
  const target = part.url && safe(part.url);
  const words = target
    ? h("a", { href: target, target: "_blank", rel: "noopener noreferrer" }, part.title)
    : part.title;
  return part.title && h("h4", {}, words);
}

function fields(part, names) {
  const shown = (each) =>
    h("div", { class: each.inline ? "beside" : "" }, h("dt", {}, each.name), h("dd", {}, blocks(each.value, names)));
  return part.fields?.length ? h("dl", {}, part.fields.map(shown)) : null;
}
