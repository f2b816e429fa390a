// A modal: a form that the bot lays before one person.
import { optionsOf } from "./components.js";
import { blocks } from "./markdown.js";
import { fresh, h } from "./node.js";
import { picker } from "./picker.js";
import { say } from "./words.js";

let open = null;

// Show a form; `send` is given the values, and whoever calls says later whether it worked.
export function show(form, at, send) {
  open?.dialog.close();
  open = new Form(form, at, send);
}

// What became of the form with this id.
export function settle(id, failed) {
  if (open?.id !== id) return;
  if (failed) open.complain(say("wrong"));
  else open.dialog.close();
}

export function closeAll() {
  open?.dialog.close();
}

class Form {
  constructor({ id, title, components }, at, send) {
    Object.assign(this, { id, at, send });
    this.answers = new Map();
    this.menus = new Map(); // the label of each menu or file that must be chosen
    this.back = document.activeElement;
    const heading = fresh("form");
    this.error = h("p", { class: "failed", role: "alert", hidden: true });
    this.go = h("button", { class: "button primary" }, say("submit"));
    const buttons = h(
      "div",
      { class: "row end" },
      h("button", { type: "button", class: "button secondary", onclick: () => this.dialog.close() }, say("cancel")),
      this.go,
    );
    const form = h(
      "form",
      { onsubmit: (event) => this.#submit(event), novalidate: false },
      h("h2", { id: heading }, title),
      components.map((part) => this.#part(part)),
      this.error,
      buttons,
    );
    this.dialog = h("dialog", { "aria-labelledby": heading, onclose: () => this.#closed() }, form);
    document.body.append(this.dialog);
    this.dialog.showModal();
    this.dialog.querySelector("input, textarea, .trigger")?.focus();
  }

  complain(words) {
    this.go.removeAttribute("aria-busy");
    this.error.hidden = false;
    this.error.textContent = words;
  }

  #closed() {
    if (open === this) open = null;
    this.dialog.remove();
    if (this.back?.isConnected) this.back.focus();
    else this.at.home();
  }

  #part(part) {
    if (part.type === 10) return h("div", { class: "text" }, blocks(part.content, this.at.names));
    if (part.type === 1) return part.components.map((each) => this.#question(each, each.label, ""));
    return part.type === 18 ? this.#question(part.component, part.label, part.description) : null;
  }

  #question(part, label, description) {
    const id = fresh("question");
    const hint = description ? h("small", { id: `${id}-hint` }, description) : null;
    const star = part.required === false || part.type === 23 ? null : h("span", { class: "star", "aria-hidden": "true" }, " *");
    if (part.type === 21 || part.type === 22) return this.#group(part, id, [label, star], hint);
    const field = this.#field(part, id, label, hint && `${id}-hint`);
    const isNative = field.id === id;
    return h(
      "div",
      { class: "question" },
      h(isNative ? "label" : "b", { for: isNative && id }, label, star),
      hint,
      field,
    );
  }

  #field(part, id, label, hint) {
    if (part.type === 4) return this.#text(part, id, hint);
    if (part.type === 23) return this.#check(part, id, hint);
    if (part.type === 19) return this.#upload(part, label);
    return this.#menu(part, label);
  }

  #text(part, id, hint) {
    const about = {
      id,
      "aria-describedby": hint,
      required: part.required !== false,
      minlength: part.min_length,
      maxlength: part.max_length ?? 4000,
      placeholder: part.placeholder,
    };
    const field =
      part.style === 2
        ? h("textarea", { ...about, rows: "4" })
        : h("input", { ...about, type: "text", autocomplete: "off" });
    field.value = part.value ?? "";
    this.answers.set(part.custom_id, () => field.value);
    return field;
  }

  #check(part, id, hint) {
    const field = h("input", { id, type: "checkbox", "aria-describedby": hint, checked: Boolean(part.default) });
    this.answers.set(part.custom_id, () => field.checked);
    return field;
  }

  // The page sends no files in forms, so a form that needs one is not sent.
  #upload(part, label) {
    if (part.required !== false) this.menus.set(part.custom_id, label);
    this.answers.set(part.custom_id, () => undefined);
    return h("p", {}, say("noUpload"));
  }

  // Radio buttons, or boxes to tick: one sees all options at once.
  #group(part, id, label, hint) {
    const isRadio = part.type === 21;
    const boxes = part.options.map((option) =>
      h("input", {
        type: isRadio ? "radio" : "checkbox",
        name: id,
        value: option.value,
        checked: Boolean(option.default),
        required: isRadio && part.required !== false,
      }),
    );
    const picked = () => boxes.filter((box) => box.checked).map((box) => box.value);
    this.answers.set(part.custom_id, () => (isRadio ? picked()[0] : picked()));
    const rows = part.options.map((option, at) => boxed(boxes[at], option));
    return h(
      "fieldset",
      { class: "question", "aria-describedby": hint && hint.id },
      h("legend", {}, label),
      hint,
      rows,
    );
  }

  #menu(part, label) {
    const options = optionsOf(part, this.at);
    const most = part.max_values ?? 1;
    const least = part.required === false ? 0 : (part.min_values ?? 1);
    let values = options.filter((each) => each.default).map((each) => each.value);
    if (least > 0) this.menus.set(part.custom_id, label);
    this.answers.set(part.custom_id, () => (values.length || least === 0 ? values : undefined));
    const about = {
      key: part.custom_id,
      label,
      hint: part.placeholder || say("choice"),
      options,
      least,
      most,
      eager: true,
    };
    return picker(about, (chosen) => (values = chosen));
  }

  async #submit(event) {
    event.preventDefault();
    if (this.go.hasAttribute("aria-busy")) return;
    const answers = [...this.answers].map(([name, answer]) => [name, answer()]);
    const missing = answers.find(([name, value]) => value === undefined && this.menus.has(name));
    if (missing) return this.complain(say("missing", { name: this.menus.get(missing[0]) }));
    this.go.setAttribute("aria-busy", "");
    try {
      await this.send(Object.fromEntries(answers.filter(([, value]) => value !== undefined)));
    } catch (error) {
      this.complain(error.message);
    }
  }
}

// A box or a radio button with its words, which are as good to press as the box itself.
function boxed(box, option) {
  const about = option.description ? h("small", {}, option.description) : null;
  return h("label", { class: "boxed" }, box, h("span", { class: "words" }, h("span", {}, option.label), about));
}
