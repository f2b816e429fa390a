// One message, from its author's name to its last button.
import { attachment, components, embed } from "./components.js";
import { actions, reactions } from "./extras.js";
import { icon } from "./icons.js";
import { blocks } from "./markdown.js";
import { h } from "./node.js";
import { say } from "./words.js";

const PINNED = 6;
const LONG = 240;
const WHOLE = { dateStyle: "full", timeStyle: "medium" };

// A message as an article; `at` has names, people and what can be done to it.
export function article(message, at) {
  const look = ["message", message.ephemeral && "ephemeral", at.pings(message) && "pinged"].filter(Boolean).join(" ");
  const heading = `author-${message.id}`;
  const about = { class: look, tabindex: "-1", "data-id": message.id, "aria-labelledby": heading };
  return h(
    "article",
    about,
    origin(message, at),
    avatar(message.author),
    h("div", { class: "body" }, byline(message, heading, at), content(message, at), notes(message, at)),
  );
}

function origin(message, at) {
  const user = message.interaction_metadata?.user;
  if (message.command) return h("p", { class: "origin" }, at.nameOf(user), say("used"), h("b", {}, `/${message.command}`));
  if (!message.message_reference || [PINNED, 21].includes(message.type)) return null;
  const author = h("b", {}, at.authorOf(message.message_reference.message_id));
  return h("p", { class: "origin" }, icon("answer"), say("answerTo"), author);
}

// A round sign with the first letter, in a colour of their own.
export function avatar(user) {
  const name = user.global_name ?? user.name ?? user.username;
  const hue = Number(BigInt(user.id) % 6n);
  return h("span", { class: `avatar hue-${hue}`, "aria-hidden": "true" }, [...name][0].toUpperCase());
}

function byline(message, id, at) {
  const date = new Date(message.timestamp);
  const words = date.toLocaleTimeString(at.names.locale, { hour: "2-digit", minute: "2-digit" });
  const time = h("time", { datetime: message.timestamp, title: date.toLocaleString(at.names.locale, WHOLE) }, words);
  const bot = message.author.bot ? h("span", { class: "badge" }, say("bot")) : null;
  return h(
    "header",
    {},
    h("b", { id }, at.nameOf(message.author)),
    bot,
    time,
    message.edited_timestamp ? h("small", {}, say("edited")) : null,
    message.pinned ? h("small", {}, icon("pin"), say("pinned")) : null,
    actions(message, at),
  );
}

function content(message, at) {
  if (message.loading) return h("p", { class: "thinking" }, dots(), say("thinking"));
  if (message.type === PINNED) return pinNotice(message, at);
  const second = Boolean(message.flags & (1 << 15));
  const files = second ? [] : message.attachments.map(attachment);
  const embeds = message.embeds.map((each) => embed(each, at.names));
  const words = message.content ? h("div", { class: "text" }, blocks(message.content, at.names)) : null;
  return [
    words,
    files.length ? h("div", { class: "gallery" }, files) : null,
    embeds,
    components(message.components, { ...at, chosen: message.chosen }),
  ];
}

function pinNotice(message, at) {
  const show = () => at.show(message.message_reference.message_id);
  return h("p", { class: "thinking" }, h("button", { type: "button", class: "plain", onclick: show }, say("pinnedOne")));
}

const dots = () => h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));

function notes(message, at) {
  const thread = message.thread
    ? h(
        "button",
        { type: "button", class: "thread", onclick: () => at.open(message.thread.id) },
        icon("thread"),
        ` ${message.thread.name}`,
      )
    : null;
  const failed = h("p", { class: "failed", role: "alert", hidden: true });
  const dismiss = () =>
    h(
      "button",
      { type: "button", class: "plain", "data-key": "dismiss", onclick: () => at.dismiss(message.id) },
      say("dismiss"),
    );
  const own = message.ephemeral ? h("p", { class: "own" }, icon("eye"), say("onlyYou"), dismiss()) : null;
  return [reactions(message, at), thread, failed, own];
}

// What a screen reader is told of a message that comes; of one that has changed, the lines that were not there before.
export function spoken(message, before) {
  if (message.type === PINNED) return before ? "" : say("pinnedOne");
  const known = before ? lines(before) : [];
  const fresh = lines(message).filter((line) => !known.includes(line));
  return shorten(fresh.join(" "));
}

function lines(message) {
  const texts = [];
  gather(message.components ?? [], texts);
  const embeds = message.embeds.map((each) => `${each.title ?? ""}\n${each.description ?? ""}`);
  const all = [message.content, ...texts, ...embeds].join("\n").replace(/```[\s\S]*?```/g, "\n");
  const bare = all.split("\n").map((line) => line.replace(/[*_`~#>|]|<[^>]*>/g, "").replace(/\s+/g, " ").trim());
  return bare.filter(Boolean);
}

// Whole words, as many as somebody listens to.
const shorten = (text) => (text.length <= LONG ? text : `${text.slice(0, text.lastIndexOf(" ", LONG))}…`);

function gather(parts, texts) {
  for (const part of parts) {
    if (part.type === 10) texts.push(part.content);
    gather(part.components ?? [], texts);
  }
}
