// A menu of options, one or several to be chosen, that keyboards and screen readers know as a listbox.
import { icon } from "./icons.js";
import { picture } from "./markdown.js";
import { fresh, h } from "./node.js";
import { say } from "./words.js";

// `options` are {value, label, description, emoji, default}; `chosen` hears the values when the choice is made, or
// after every change if it is `eager`. `hint` stands there as long as nothing is chosen. `last` are the values that were
// chosen here before.
export function picker(
  { key, label, hint = label, options, last, least = 1, most = 1, disabled = false, eager = false },
  chosen,
) {
  return new Picker({ key, label, hint, options, last, least, most, disabled, eager }, chosen).node;
}

class Picker {
  constructor(about, chosen) {
    Object.assign(this, about, { chosen });
    this.values = new Set(this.#preset());
    this.active = 0;
    this.trigger = this.#trigger();
    this.list = this.#list();
    this.done = h(
      "button",
      { type: "button", class: "button secondary done", onclick: () => this.#finish() },
      say("choose"),
    );
    this.panel = h("div", { class: "panel", hidden: true }, this.list, this.many && this.done);
    this.node = h(
      "div",
      { class: "picker", onfocusout: (event) => this.#left(event), onkeydown: (event) => this.#escape(event) },
      this.trigger,
      this.panel,
    );
    this.#show();
  }

  #preset() {
    const isOffered = (value) => this.options.some((each) => each.value === value);
    return this.last?.filter(isOffered) ?? this.options.filter((each) => each.default).map((each) => each.value);
  }

  get many() {
    return this.most > 1 || this.least === 0;
  }

  #trigger() {
    const open = () => (this.panel.hidden ? this.#open() : this.#close());
    const about = { type: "button", class: "trigger", "data-key": this.key, "aria-haspopup": "listbox" };
    return h("button", {
      ...about,
      "aria-expanded": "false",
      "aria-label": this.label,
      disabled: this.disabled,
      onclick: open,
    });
  }

  #list() {
    this.ids = this.options.map(() => fresh("option"));
    const about = {
      role: "listbox",
      tabindex: "-1",
      "aria-label": this.label,
      "aria-multiselectable": String(this.many),
    };
    return h(
      "ul",
      { ...about, onkeydown: (event) => this.#key(event) },
      this.options.map((each, index) => this.#option(each, index)),
    );
  }

  #option(option, index) {
    const words = [h("span", {}, option.label), option.description ? h("small", {}, option.description) : null];
    const emoji = option.emoji ? h("span", { class: "emoji", "aria-hidden": "true" }, emojiNode(option.emoji)) : null;
    const click = () => ((this.active = index), this.#toggle());
    return h(
      "li",
      { role: "option", id: this.ids[index], onclick: click },
      h("span", { class: "mark", "aria-hidden": "true" }),
      emoji,
      h("span", { class: "words" }, words),
    );
  }

  #open() {
    this.panel.hidden = false;
    this.before = new Set(this.values);
    this.trigger.setAttribute("aria-expanded", "true");
    this.active = Math.max(
      0,
      this.options.findIndex((each) => this.values.has(each.value)),
    );
    this.#show();
    this.list.focus();
    this.panel.scrollIntoView({ block: "nearest" });
  }

  // Without a choice made, all is as before.
  #close(focus = true) {
    if (!this.eager) this.values = this.before;
    this.panel.hidden = true;
    this.#show();
    this.trigger.setAttribute("aria-expanded", "false");
    if (focus) this.trigger.focus();
  }

  #left(event) {
    if (!this.panel.hidden && event.relatedTarget && !this.node.contains(event.relatedTarget)) this.#close(false);
  }

  #escape(event) {
    if (event.key !== "Escape" || this.panel.hidden) return;
    event.stopPropagation();
    event.preventDefault();
    this.#close();
  }

  #key(event) {
    const last = this.options.length - 1;
    const moves = { ArrowDown: this.active + 1, ArrowUp: this.active - 1, Home: 0, End: last };
    if (event.key in moves) this.active = Math.min(last, Math.max(0, moves[event.key]));
    else if (event.key === "Enter" || event.key === " ") this.#toggle();
    else return;
    event.preventDefault();
    this.#show();
  }

  #toggle() {
    const { value } = this.options[this.active];
    if (!this.many || (this.most === 1 && !this.values.has(value))) this.values = new Set([value]);
    else if (!this.values.delete(value) && this.values.size < this.most) this.values.add(value);
    this.#show();
    if (!this.many) this.#finish();
    else if (this.eager) this.chosen([...this.values]);
  }

  #finish() {
    this.before = this.values;
    this.#close();
    this.chosen([...this.values]);
  }

  #show() {
    const picked = this.options.filter((each) => this.values.has(each.value)).map((each) => each.label);
    this.trigger.replaceChildren(
      h("span", { class: picked.length ? "" : "hint" }, picked.join(", ") || this.hint),
      icon("down"),
    );
    this.trigger.setAttribute("aria-label", picked.length ? `${this.label}: ${picked.join(", ")}` : this.label);
    this.done.disabled = this.values.size < this.least || this.values.size > this.most;
    this.#mark();
  }

  #mark() {
    this.list.setAttribute("aria-activedescendant", this.ids[this.active] ?? "");
    this.list.childNodes.forEach((node, index) => {
      node.classList.toggle("active", index === this.active);
      node.setAttribute("aria-selected", String(this.values.has(this.options[index].value)));
      if (index === this.active && !this.panel?.hidden) node.scrollIntoView?.({ block: "nearest" });
    });
  }
}

// An emoji: a sign of Unicode, or a picture of somebody's own.
export const emojiNode = (emoji) => (emoji.id ? picture(emoji.name, emoji.id) : emoji.name);
