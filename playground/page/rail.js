// The list at the side: servers, channels, threads, conversations; and who one is.
import { icon } from "./icons.js";
import { avatar } from "./message.js";
import { h, newer } from "./node.js";
import { language as ours, say } from "./words.js";

const LANGUAGES = new Intl.DisplayNames([ours], { type: "language" });

// Draw the list; `at` says which place is open, what is unread there, and opens another.
export function draw(node, world, at) {
  const key = node.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  node.replaceChildren(...world.servers.map((server) => part(server, at)), conversations(world, at));
  if (key) node.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

function part(server, at) {
  const initials = h("span", { class: "initials", "aria-hidden": "true" }, [...server.name][0]);
  const tops = server.channels.filter((each) => !each.parent);
  // An archived thread is in the list only while it is read.
  const listed = server.channels.filter((each) => !each.archived || each.id === at.current);
  const under = (channel) => listed.filter((each) => each.parent === channel.id);
  const list = tops.flatMap((each) => [
    place(each, each.forum ? icon("forum") : "#", at),
    ...under(each).map((thread) => place(thread, icon(thread.private ? "lock" : "thread"), at)),
  ]);
  return h("section", { "aria-label": server.name }, h("h2", {}, initials, server.name), h("ul", {}, list));
}

function place(channel, sign, at) {
  const [unread, pings] = at.news(channel);
  const open = at.current === channel.id;
  const look = ["place", channel.parent && "inner", unread && "unread"].filter(Boolean).join(" ");
  const badge = pings
    ? h("span", { class: "count" }, String(pings), h("span", { class: "unseen" }, say("mentions")))
    : null;
  const news = unread && !pings ? h("span", { class: "unseen" }, say("unread")) : null;
  const about = {
    type: "button",
    class: look,
    "data-key": channel.id,
    "aria-current": open ? "page" : null,
    onclick: () => at.open(channel.id),
  };
  return h(
    "li",
    {},
    h(
      "button",
      about,
      h("span", { class: "sign", "aria-hidden": "true" }, sign),
      h("span", { class: "what" }, channel.name),
      news,
      badge,
    ),
  );
}

function conversations(world, at) {
  const met = new Set(world.dms.flatMap((each) => each.with));
  const fresh = world.bots.filter((each) => !met.has(each.id));
  const begin = (bot) =>
    h(
      "li",
      {},
      h(
        "button",
        { type: "button", class: "place", "data-key": `dm-${bot.id}`, onclick: () => at.write(bot.id) },
        h("span", { class: "sign", "aria-hidden": "true" }, "+"),
        h("span", { class: "what" }, say("writeTo", { place: bot.name })),
      ),
    );
  return h(
    "section",
    { "aria-label": say("direct") },
    h("h2", {}, say("direct")),
    h(
      "ul",
      {},
      world.dms.map((each) => place(each, each.group ? icon("group") : "@", at)),
      fresh.map(begin),
    ),
  );
}

// What is new in a channel since its marker: whether anything, and how often one is called; in a conversation
// every word is for oneself.
export function news(channel, marker) {
  const unread = newer(channel.last, marker);
  const pings = channel.mentions.filter((each) => newer(each, marker)).length;
  return [unread, channel.dm && unread ? Math.max(1, pings) : pings];
}

// The menu "You are": all users, the present one marked, `waiting` telling how often each was called meanwhile.
export function you(node, users, me, waiting, become) {
  const self = users.find((each) => each.username === me);
  const focused = node.contains(document.activeElement) ? document.activeElement.dataset : null;
  const wasOpen = node.querySelector("[role=menu]")?.hidden === false;
  const others = users.some((each) => each.username !== me && waiting.get(each.username));
  const choose = (user) => () => (toggle(false), become(user.username));
  const menu = h(
    "div",
    { role: "menu", "aria-label": say("youAre"), class: "panel", hidden: !wasOpen },
    users.map((each) => person(each, each === self, waiting.get(each.username), choose(each))),
  );
  const button = h(
    "button",
    {
      type: "button",
      class: "self",
      "aria-haspopup": "menu",
      "aria-expanded": String(wasOpen),
      onclick: () => toggle(menu.hidden),
    },
    avatar(self),
    h(
      "span",
      { class: "words" },
      h("span", {}, h("span", { class: "unseen" }, `${say("youAre")} `), h("b", {}, self.name)),
      h("small", {}, LANGUAGES.of(self.locale.split("-")[0])), // there is no room for more
    ),
    others ? h("span", { class: "dot", title: say("otherCalled") }) : null,
    icon("up"),
  );
  const toggle = (open) => {
    menu.hidden = !open;
    button.setAttribute("aria-expanded", String(open));
    (open ? menu.querySelector("[aria-checked=true]") : button).focus();
  };
  menu.addEventListener("keydown", (event) => moved(event, menu, toggle));
  node.onfocusout = (event) => event.relatedTarget && !node.contains(event.relatedTarget) && (menu.hidden = true);
  node.replaceChildren(menu, button);
  if (focused) ([...menu.children].find((each) => each.dataset.user === focused.user) ?? button).focus();
}

const language = (user) => `${user.locale} · ${LANGUAGES.of(user.locale)}`;

function person(user, isSelf, waiting, choose) {
  const count =
    waiting && !isSelf
      ? h("span", { class: "count" }, String(waiting), h("span", { class: "unseen" }, say("mentions")))
      : null;
  return h(
    "button",
    {
      type: "button",
      role: "menuitemradio",
      "aria-checked": String(isSelf),
      "data-user": user.username,
      onclick: choose,
    },
    avatar(user),
    h("span", { class: "words" }, h("b", {}, user.name), h("small", {}, language(user))),
    count,
  );
}

function moved(event, menu, toggle) {
  const entries = [...menu.children];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === "Escape") toggle(false);
  else if (step) entries[(entries.indexOf(document.activeElement) + step + entries.length) % entries.length].focus();
  else return;
  event.preventDefault();
}
