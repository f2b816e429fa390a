// One message, from its author's name to its last button.
import { attachment, components, embed } from "./components.js";
import { blocks } from "./markdown.js";
import { h } from "./node.js";

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
  if (message.command) return h("p", { class: "origin" }, at.nameOf(user), " used ", h("b", {}, `/${message.command}`));
  if (!message.message_reference || message.type === 21) return null;
  return h("p", { class: "origin" }, "↩ an answer to ", h("b", {}, at.authorOf(message.message_reference.message_id)));
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
  const bot = message.author.bot ? h("span", { class: "badge" }, "BOT") : null;
  return h(
    "header",
    {},
    h("b", { id }, at.nameOf(message.author)),
    bot,
    time,
    message.edited_timestamp ? h("small", {}, "(edited)") : null,
  );
}

function content(message, at) {
  if (message.loading) return h("p", { class: "thinking" }, dots(), " is thinking…");
  const second = Boolean(message.flags & (1 << 15));
  const files = second ? [] : message.attachments.map(attachment);
  const embeds = message.embeds.map((each) => embed(each, at.names));
  const words = message.content ? h("div", { class: "text" }, blocks(message.content, at.names)) : null;
  return [
    words,
    files.length ? h("div", { class: "gallery" }, files) : null,
    embeds,
    components(message.components, at),
  ];
}

const dots = () => h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));

function notes(message, at) {
  const thread = message.thread
    ? h(
        "button",
        { type: "button", class: "thread", onclick: () => at.open(message.thread.id) },
        `🧵 ${message.thread.name}`,
      )
    : null;
  const failed = h("p", { class: "failed", role: "alert", hidden: true });
  const dismiss = () =>
    h(
      "button",
      { type: "button", class: "plain", "data-key": "dismiss", onclick: () => at.dismiss(message.id) },
      "Dismiss",
    );
  const own = message.ephemeral ? h("p", { class: "own" }, "👁 Only you can see this · ", dismiss()) : null;
  return [thread, failed, own];
}

// What a screen reader is told of a message that comes.
export function spoken(message) {
  const texts = [];
  gather(message.components ?? [], texts);
  const embeds = message.embeds.map((each) => `${each.title ?? ""} ${each.description ?? ""}`);
  const all = [message.content, ...texts, ...embeds]
    .join(" ")
    .replace(/```[\s\S]*?```/g, " ")
    .replace(/[*_`~#>|]|<[^>]*>/g, "");
  return all.replace(/\s+/g, " ").trim().slice(0, 240);
}

function gather(parts, texts) {
  for (const part of parts) {
    if (part.type === 10) texts.push(part.content);
    gather(part.components ?? [], texts);
  }
}
