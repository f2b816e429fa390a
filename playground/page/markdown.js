// The markdown of messages, as nodes.
import { h, safe } from "./node.js";
import { say } from "./words.js";

const BULLET = /^ *(?:[-*]|\d+\.) +(?=\S)/;
const FENCE = /^```(?:([\w+-]*)\n)?([\s\S]*?)\n?```/;
const PLACE = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

// Text in blocks; `names` knows what the ids in it stand for.
export function blocks(text, names) {
  const found = [];
  let rest = text.replace(/\r/g, "");
  while (rest) rest = block(rest, names, found);
  return found;
}

function block(text, names, found) {
  const fence = FENCE.exec(text);
  if (fence) return (found.push(code(fence[2])), text.slice(fence[0].length).replace(/^\n/, ""));
  const [line] = text.split("\n", 1);
  for (const [pattern, make] of LINES) {
    const match = pattern.exec(line);
    if (match) return make(match, text, names, found);
  }
  return paragraph(text, names, found);
}

const LINES = [
  [/^(#{1,3}) +(.+)$/, heading],
  [/^-# +(.+)$/, subtext],
  [/^>>> /, (match, text, names, found) => (found.push(h("blockquote", {}, blocks(text.slice(4), names))), "")],
  [/^> ?/, quote],
  [BULLET, list],
  [/^\s*$/, (match, text, names, found) => (found.push(h("div", { class: "gap" })), after(text, match[0]))],
];

const after = (text, line) => text.slice(line.length + 1);

function heading(match, text, names, found) {
  // The page itself has the first heading, a message begins with the third.
  found.push(h(`h${match[1].length + 2}`, {}, inline(match[2], names)));
  return after(text, match[0]);
}

function subtext(match, text, names, found) {
  found.push(h("p", {}, h("small", {}, inline(match[1], names))));
  return after(text, match[0]);
}

// The lines before the first for which something holds.
function until(lines, holds) {
  const end = lines.findIndex(holds);
  return end < 0 ? lines : lines.slice(0, end);
}

// The lines from the top of a text for which something holds.
const run = (text, holds) => until(text.split("\n"), (line) => !holds(line));

function quote(match, text, names, found) {
  const lines = run(text, (line) => /^>( |$)/.test(line));
  if (!lines.length) return paragraph(text, names, found);
  found.push(h("blockquote", {}, blocks(lines.map((line) => line.replace(/^> ?/, "")).join("\n"), names)));
  return after(text, lines.join("\n"));
}

// As on Discord, an indented line goes on with the item above it.
function list(match, text, names, found) {
  const lines = run(text, (line) => BULLET.test(line) || /^ +\S/.test(line));
  found.push(items(lines, names));
  return after(text, lines.join("\n"));
}

const depth = (line) => /^ */.exec(line)[0].length;

function items(lines, names) {
  const [, number] = /^ *(?:(\d+)\.)?/.exec(lines[0]);
  const made = h(number ? "ol" : "ul", { start: number });
  while (lines.length) {
    const [first, ...rest] = lines;
    const inner = until(rest, (line) => BULLET.test(line) && depth(line) <= depth(first));
    const more = until(inner, (line) => BULLET.test(line));
    const words = [first.replace(BULLET, ""), ...more.map((line) => line.trim())].join("\n");
    const nested = inner.slice(more.length);
    made.append(h("li", {}, inline(words, names), nested.length ? items(nested, names) : null));
    lines = rest.slice(inner.length);
  }
  return made;
}

function paragraph(text, names, found) {
  const plain = (line) => line.trim() && !LINES.some(([pattern]) => pattern.test(line));
  const whole = run(text, plain).join("\n") || text.split("\n", 1)[0];
  const fence = whole.indexOf("```");
  if (fence > 0 && FENCE.test(text.slice(fence))) {
    found.push(h("p", {}, inline(text.slice(0, fence).trimEnd(), names)));
    return text.slice(fence);
  }
  found.push(h("p", {}, inline(whole, names)));
  return after(text, whole);
}

// A code block shrinks a little before it has to be scrolled: the style knows its columns.
function code(text) {
  const plain = text.replace(/\u001b\[[\d;]*m/g, "");
  const columns = Math.max(1, ...plain.split("\n").map((line) => [...line].length));
  const pre = h("pre", { tabindex: "0", role: "region", "aria-label": say("code") }, h("code", {}, plain));
  pre.style.setProperty("--columns", columns);
  return h("div", { class: "code" }, pre);
}

const INLINE = [
  [/^\\([^\w\s])/, (m) => m[1]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (m) => h("code", {}, m[2].replace(/^ (.*) $/, "$1"))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m, names) => h("strong", {}, inline(m[1], names))],
  [/^__([\s\S]+?)__(?!_)/, (m, names) => h("u", {}, inline(m[1], names))],
  [/^~~([\s\S]+?)~~/, (m, names) => h("s", {}, inline(m[1], names))],
  [/^\|\|([\s\S]+?)\|\|/, (m, names) => spoiler(inline(m[1], names))],
  [/^\*(?=\S)((?:\*\*|[^*])+?)\*(?!\*)/, (m, names) => h("em", {}, inline(m[1], names))],
  [/^_(?=\S)((?:__|[^_])+?)_(?![\w_])/, (m, names) => h("em", {}, inline(m[1], names))],
  [/^\[([^\]\n]+)\]\(<?([^\s)>]+)>?\)/, (m, names) => link(m[2], inline(m[1], names), names) ?? m[0]],
  [/^<(https?:\/\/[^\s>]+)>/, (m, names) => link(m[1], null, names) ?? m[0]],
  [/^https?:\/\/[^\s<>)\]]*[^\s<>)\].,:;!?'"]/, (m, names) => link(m[0], null, names) ?? m[0]],
  [/^<@!?(\d+)>/, (m, names) => names.user(m[1])],
  [/^<#(\d+)>/, (m, names) => names.channel(m[1])],
  [/^<@&(\d+)>/, (m, names) => names.role(m[1])],
  [/^<\/([^:>]+):\d+>/, (m) => h("span", { class: "mention" }, `/${m[1]}`)],
  [/^<a?:(\w+):(\d+)>/, (m) => picture(m[1], m[2])],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (m, names) => moment(Number(m[1]), m[2] || "f", names.locale)],
];

// An emoji of a server's or an application's own.
export const picture = (name, id) => h("img", { class: "emoji", src: `/emojis/${id}`, alt: `:${name}:`, title: name });

// Text within a line.
export function inline(text, names) {
  const found = [];
  let plain = "";
  for (let place = 0; place < text.length;) {
    const [length, node] = token(text, place, names);
    if (node === null) plain += text[place];
    else (found.push(plain, node), (plain = ""));
    place += length;
  }
  return [...found, plain].filter((each) => each !== "");
}

const MARKS = /[\\`*_~|[<h]/;

function token(text, place, names) {
  if (!MARKS.test(text[place])) return [1, null];
  if (text[place] === "_" && /\w/.test(text[place - 1] ?? "")) return [1, null];
  const rest = text.slice(place);
  for (const [pattern, make] of INLINE) {
    const match = pattern.exec(rest);
    if (match) return [match[0].length, make(match, names)];
  }
  return [1, null];
}

// A link to a channel or a message leads to it within the page.
function link(address, words, names) {
  const inside = PLACE.exec(address);
  if (inside) return names.place(inside[1], inside[2], words);
  const target = safe(address);
  return target && h("a", { href: target, target: "_blank", rel: "noopener noreferrer" }, words ?? address);
}

function spoiler(words) {
  const show = (event) => event.currentTarget.replaceWith(h("span", { class: "shown" }, words));
  return h("button", { type: "button", class: "spoiler", onclick: show }, say("spoiler"));
}

function moment(seconds, style, locale) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return String(seconds);
  const exact = new Intl.DateTimeFormat(locale, STYLES.F).format(date);
  const words = style === "R" ? relative(date, locale) : new Intl.DateTimeFormat(locale, STYLES[style]).format(date);
  const ticking = style === "R" ? locale : null;
  return h("time", { datetime: date.toISOString(), title: exact, "data-ticking": ticking }, words);
}

// "In five minutes" does not stay true: tell such times again.
export function tick() {
  for (const node of document.querySelectorAll("time[data-ticking]")) {
    const words = relative(new Date(node.dateTime), node.dataset.ticking);
    if (node.textContent !== words) node.textContent = words;
  }
}

function relative(date, locale) {
  const away = (date - Date.now()) / 1000;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(away) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(away / size), unit);
}
