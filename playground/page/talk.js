// The messages of the open channel, kept up to date in place.
import { article, spoken } from "./message.js";
import { h } from "./node.js";
import { say } from "./words.js";

const FOCUSABLE = "button:not([disabled]), a[href], [tabindex='0']";
const [NEAR, BREATH] = [120, 5000];

export class Talk {
  constructor(log, voice, at) {
    Object.assign(this, { log, voice, at });
    this.shown = new Map();
    this.earlier = h("button", { type: "button", class: "plain earlier" }, say("earlier"));
    new ResizeObserver(() => this.bottom && this.toBottom()).observe(log);
    log.addEventListener("scroll", () => (this.bottom = this.#isNear()));
    // A picture that arrives late makes its message taller.
    log.addEventListener("load", () => this.bottom && this.toBottom(), true);
  }

  // Show these messages and no others.
  fill(messages, more, channel, loadEarlier) {
    this.shown = new Map(messages.map((each) => [each.id, each]));
    this.earlier.onclick = () => loadEarlier(messages[0].id);
    const beginning = h(
      "p",
      { class: "beginning" },
      say("beginning", { place: channel.dm || channel.parent ? channel.name : `#${channel.name}` }),
    );
    this.log.replaceChildren(more ? this.earlier : beginning, ...messages.map((each) => article(each, this.at)));
    this.toBottom();
  }

  // Put older messages before those that are there.
  prepend(messages, more) {
    if (messages.some((each) => this.shown.has(each.id))) return; // asked for twice
    const height = this.log.scrollHeight;
    for (const each of messages) this.shown.set(each.id, each);
    this.earlier.after(...messages.map((each) => article(each, this.at)));
    if (messages.length) this.earlier.onclick = () => this.at.earlier(messages[0].id);
    if (!more) this.earlier.remove();
    this.log.scrollTop += this.log.scrollHeight - height;
  }

  // Bring what may have been missed into what is shown, without disturbing the rest.
  refresh(messages) {
    const first = messages[0]?.id ?? "0";
    for (const id of this.shown.keys()) {
      if (BigInt(id) >= BigInt(first) && !messages.some((each) => each.id === id)) this.remove(id);
    }
    for (const each of messages)
      if (JSON.stringify(this.shown.get(each.id)) !== JSON.stringify(each)) this.put(each, false);
  }

  // Draw messages again that mention places which were not known.
  rename() {
    for (const node of this.log.querySelectorAll("article:has([data-unknown])"))
      this.put(this.shown.get(node.dataset.id), false);
  }

  // A message is new, or not what it was.
  put(message, aloud = true) {
    const old = this.#node(message.id);
    const before = this.shown.get(message.id);
    this.shown.set(message.id, message);
    const node = article(message, this.at);
    if (old) replace(old, node);
    else this.log.append(node);
    if (this.bottom) this.toBottom();
    const news = message.loading ? say("isThinking") : spoken(message, before);
    if (aloud && news) this.say(`${this.at.nameOf(message.author)}: ${news}`);
  }

  remove(id) {
    const node = this.#node(id);
    if (node?.contains(document.activeElement)) this.log.focus();
    this.shown.delete(id);
    node?.remove();
  }

  // Something that only this window says, beneath the messages.
  notice(words) {
    const away = h("button", { type: "button", class: "plain" }, say("dismiss"));
    const node = h("p", { class: "notice", role: "alert" }, h("span", {}, words), " ", away);
    away.onclick = () => (node.remove(), this.at.home());
    this.log.append(node);
    this.toBottom();
  }

  // A button of a message has been pressed and nothing has come of it yet.
  wait(id, key, waiting) {
    for (const each of this.#node(id)?.querySelectorAll("[data-key]") ?? []) {
      if (key === null || each.dataset.key === key) each.toggleAttribute("aria-busy", waiting);
    }
    if (waiting) this.#fail(id, "");
  }

  fail(id, words) {
    this.wait(id, null, false);
    this.#fail(id, words);
  }

  #fail(id, words) {
    const line = this.#node(id)?.querySelector(".failed");
    if (!line) return;
    line.hidden = !words;
    line.textContent = words;
    if (this.bottom) this.toBottom();
  }

  // The first message that is there, as long as there are earlier ones.
  get oldest() {
    return this.earlier.isConnected ? this.log.querySelector("article")?.dataset.id : null;
  }

  // Bring a message into sight; return whether it is among those that are there.
  show(id) {
    const node = this.#node(id);
    if (!node) return false;
    this.bottom = false;
    node.focus({ preventScroll: true });
    node.scrollIntoView({ block: "start" });
    return true;
  }

  authorOf(id) {
    const message = this.shown.get(id);
    return message ? this.at.nameOf(message.author) : say("anEarlier");
  }

  // Read out once; afterwards nothing of it stays about.
  say(words) {
    clearTimeout(this.breath);
    this.voice.textContent = words;
    this.breath = setTimeout(() => (this.voice.textContent = ""), BREATH);
  }

  toBottom() {
    this.bottom = true;
    this.log.scrollTop = this.log.scrollHeight;
  }

  #isNear = () => this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < NEAR;
  #node = (id) => this.log.querySelector(`article[data-id="${CSS.escape(id)}"]`);
}

// Put a new node in an old one's place; focus stays on the same button, and code where it was scrolled to.
function replace(old, node) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const place = focused && [...old.querySelectorAll(FOCUSABLE)].indexOf(focused);
  const scrolled = [...old.querySelectorAll("pre")].map((each) => each.scrollLeft);
  old.replaceWith(node);
  node.querySelectorAll("pre").forEach((each, index) => (each.scrollLeft = scrolled[index] ?? 0));
  if (focused) refocus(node, focused.closest("[data-key], .picker")?.dataset.key ?? pickerKey(focused), place);
}

const pickerKey = (focused) => focused.closest(".picker")?.querySelector("[data-key]")?.dataset.key;

function refocus(node, key, place) {
  const same = key && node.querySelector(`[data-key="${CSS.escape(key)}"]:not([disabled])`);
  const target = same || node.querySelectorAll(FOCUSABLE)[place] || node;
  target.focus({ preventScroll: true });
}
