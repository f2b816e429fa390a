// What hangs on a message beside its words: signs that people put there, and its pin.
import { icon } from "./icons.js";
import { h } from "./node.js";
import { emojiNode } from "./picker.js";
import { say } from "./words.js";

// Signs that the usual fonts have, in colour or without.
const OFFERED = ["❤️", "✔️", "✖️", "☺️", "☠️", "⚔️", "♟️", "⚠️"];

const signOf = (emoji) => (emoji.id ? `${emoji.name}:${emoji.id}` : emoji.name);

// The signs under a message; pressing one puts one's own there or takes it away.
export function reactions(message, at) {
  if (!message.reactions?.length) return null;
  const shown = message.reactions.map((each) => reaction(message, each, at));
  return h("div", { class: "row reactions" }, shown);
}

function reaction(message, { emoji, users }, at) {
  const sign = signOf(emoji);
  const about = {
    type: "button",
    class: "reaction",
    "data-key": `react-${sign}`,
    "aria-pressed": String(users.some((user) => user.id === at.me())),
    "aria-label": say("reacted", { sign: emoji.name, names: users.map(at.nameOf).join(", ") }),
    title: users.map(at.nameOf).join(", "),
    onclick: () => at.react(message.id, sign),
  };
  return h("button", about, emojiNode(emoji), h("span", {}, String(users.length)));
}

// The button behind which one reacts and pins.
export function actions(message, at) {
  if (message.ephemeral || message.loading) return null;
  const panel = h("div", { class: "panel", role: "group", "aria-label": say("actions"), hidden: true });
  const button = h(
    "button",
    {
      type: "button",
      class: "quiet",
      "data-key": "actions",
      "aria-label": say("actions"),
      "aria-expanded": "false",
      onclick: () => toggle(panel.hidden),
    },
    icon("more"),
  );
  const toggle = (open) => {
    panel.hidden = !open;
    button.setAttribute("aria-expanded", String(open));
    if (open) panel.replaceChildren(...doings(message, at, toggle));
    if (open) panel.scrollIntoView({ block: "nearest" });
    (open ? panel.firstChild : button).focus();
  };
  const escape = (event) => event.key === "Escape" && !panel.hidden && (event.preventDefault(), toggle(false));
  const left = (event) => event.relatedTarget && !node.contains(event.relatedTarget) && (panel.hidden = true);
  const node = h("div", { class: "actions", onkeydown: escape, onfocusout: left }, button, panel);
  return node;
}

function doings(message, at, toggle) {
  const done = (act) => () => (toggle(false), act());
  const sign = (each) =>
    h(
      "button",
      {
        type: "button",
        class: "quiet sign",
        "aria-label": say("react", { sign: each }),
        onclick: done(() => at.react(message.id, each)),
      },
      each,
    );
  const words = say(message.pinned ? "unpin" : "pin");
  const pin = h("button", { type: "button", class: "quiet", onclick: done(() => at.pin(message.id)) }, icon("pin"), words);
  const remove = h("button", { type: "button", class: "quiet", onclick: done(() => at.remove(message.id)) }, say("remove"));
  const mine = message.author.id === at.me();
  return [...OFFERED.map(sign), at.mayPin() ? pin : null, mine ? remove : null].filter(Boolean);
}

// The list of what is pinned in a channel, laid under its heading.
export function pinList(messages, at, close) {
  const go = (message) => () => (close(), at.show(message.id));
  const entry = (message) =>
    h(
      "li",
      {},
      h(
        "button",
        { type: "button", class: "place", onclick: go(message) },
        h("b", {}, at.nameOf(message.author)),
        h("span", { class: "what" }, at.spoken(message)),
      ),
    );
  return messages.length ? h("ul", {}, messages.map(entry)) : h("p", { class: "beginning" }, say("noPins"));
}
