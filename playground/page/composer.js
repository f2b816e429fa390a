// The writing line: plain messages, and slash commands with their options.
import { icon } from "./icons.js";
import { fresh, h } from "./node.js";
import { say } from "./words.js";

const [PATIENCE, MOST_FILES] = [200, 10];
const [GROUPS, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, FILE] = [[1, 2], 5, 6, 7, 8, 9, 11];

// Commands with their subcommands side by side: {name, title, description, options, needsFile}.
function flat(command, before = { name: "", title: "" }) {
  const name = `${before.name} ${command.name}`.trim();
  const title = `${before.title} ${command.name_localized}`.trim();
  const inner = (command.options ?? []).filter((each) => GROUPS.includes(each.type));
  if (inner.length) return inner.flatMap((each) => flat(each, { name, title }));
  const options = (command.options ?? []).filter((each) => each.type !== FILE);
  const needsFile = (command.options ?? []).some((each) => each.type === FILE && each.required);
  return [{ name, title, description: command.description_localized, options, needsFile }];
}

export class Composer {
  constructor(place, at) {
    Object.assign(this, { place, at });
    this.commands = [];
    this.suggestions = [];
    this.active = -1;
    this.listId = fresh("suggestions");
    this.list = h("ul", {
      role: "listbox",
      id: this.listId,
      class: "suggestions",
      hidden: true,
      "aria-label": say("suggestions"),
    });
    this.error = h("p", { class: "failed", role: "alert", hidden: true });
  }

  // The line of another channel.
  open(channel) {
    const label = channel.writable
      ? say("writeTo", { place: channel.dm || channel.parent ? channel.name : `#${channel.name}` })
      : say("mayNot");
    Object.assign(this, { channel, label, commands: [] });
    this.#plain("");
    this.#learn();
  }

  focus() {
    (this.command ? (this.fields.querySelector("input") ?? this.go) : this.line)?.focus();
  }

  async #learn() {
    const { id } = this.channel;
    const offered = await this.at.commands(id).catch(() => []);
    if (this.channel.id === id) this.commands = offered.flatMap((each) => flat(each));
  }

  // Plain writing

  #plain(text) {
    this.command = null;
    this.line = h("textarea", {
      id: "line",
      rows: "1",
      ...this.#combobox(),
      "aria-label": this.label,
      placeholder: this.label,
      maxlength: "2000",
      disabled: !this.channel.writable,
      oninput: () => this.#written(),
      onkeydown: (event) => this.#key(event),
      onblur: () => this.#suggest([]),
    });
    const slash = h(
      "button",
      {
        type: "button",
        class: "quiet",
        "aria-label": say("commands"),
        disabled: !this.channel.writable,
        onclick: () => this.#begin(),
      },
      "/",
    );
    const send = h(
      "button",
      {
        type: "button",
        class: "quiet",
        "aria-label": say("send"),
        disabled: !this.channel.writable,
        onclick: () => this.#send(),
      },
      icon("send"),
    );
    this.line.value = text;
    this.files = [];
    this.chips = h("div", { class: "more chips" });
    this.place.replaceChildren(
      this.list,
      this.error,
      this.chips,
      h("div", { class: "line" }, slash, this.#clip(), this.line, send),
    );
    this.#suggest([]);
    this.#complain("");
  }

  // Files are chosen, pasted or dropped; they go with the next message.
  #clip() {
    const input = h("input", { type: "file", multiple: true, hidden: true, onchange: () => this.#add(input.files) });
    const about = { type: "button", class: "quiet", "aria-label": say("files"), title: say("files") };
    this.line.addEventListener("paste", (event) => this.#add(event.clipboardData.files, event));
    this.line.addEventListener("drop", (event) => this.#add(event.dataTransfer.files, event));
    const disabled = !this.channel.writable;
    return [input, h("button", { ...about, disabled, onclick: () => input.click() }, icon("clip"))];
  }

  #add(files, event) {
    if (!files.length) return;
    event?.preventDefault();
    this.files.push(...files);
    this.#complain(this.files.length > MOST_FILES ? say("tooMany") : "");
    this.files.splice(MOST_FILES);
    this.#drawFiles();
    this.line.focus();
  }

  #drawFiles() {
    const away = (file) => () => ((this.files = this.files.filter((each) => each !== file)), this.#drawFiles());
    const chip = (file) =>
      h(
        "button",
        { type: "button", class: "add", "aria-label": say("takeAway", { name: file.name }), onclick: away(file) },
        icon("file"),
        ` ${file.name} `,
        icon("close"),
      );
    this.chips.replaceChildren(...this.files.map(chip));
  }

  #combobox() {
    return { role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": this.listId };
  }

  async #begin() {
    this.line.value = "/";
    this.line.focus();
    await this.#learn();
    this.#written();
  }

  async #written() {
    const { line } = this;
    this.#complain("");
    this.line.style.height = "auto";
    this.line.style.height = `${Math.min(this.line.scrollHeight, 160)}px`;
    if (!this.line.value.startsWith("/")) return this.#suggest([]);
    if (this.line.value === "/" || !this.commands.length) await this.#learn();
    if (this.command || this.line !== line || !line.value.startsWith("/")) return;
    const begun = this.#begun(line.value);
    if (begun) return (this.#choose(begun), this.#fill(line.value.slice(1 + this.#length(begun, line.value))));
    const typed = this.line.value.slice(1).toLowerCase();
    const rank = (each) => (each.title.startsWith(typed) || each.name.startsWith(typed) ? 0 : 1);
    const fits = this.commands.filter((each) =>
      `${each.title} ${each.name} ${each.description}`.toLowerCase().includes(typed),
    );
    this.#suggest(
      fits
        .sort((one, other) => rank(one) - rank(other))
        .map((each) => ({ label: `/${each.title}`, hint: each.description, take: () => this.#choose(each) })),
    );
  }

  async #send() {
    const text = this.line.value.trim();
    if (!text && !this.files.length) return;
    if (text.startsWith("/") && this.#exact(text)) return this.#choose(this.#exact(text));
    await this.#attempt(async () => {
      await this.at.say(this.channel.id, text, this.files);
      this.#plain("");
      this.focus();
    });
  }

  // The command whose name and a space a text begins with; of "/a b " rather "a b" than "a".
  #begun(text) {
    const fits = this.commands.filter((each) => this.#length(each, text));
    return fits.sort((one, other) => this.#length(other, text) - this.#length(one, text))[0];
  }

  // How long the command's name is, with its space, where a text begins with it; else 0.
  #length = (command, text) =>
    Math.max(...[command.title, command.name].map((each) => (text.startsWith(`/${each} `) ? each.length + 1 : 0)));

  #exact = (text) => this.commands.find((each) => [each.title, each.name].includes(text.slice(1).trim()));

  // A command and its options

  #choose(command) {
    this.command = command;
    this.values = new Map();
    this.fields = h("div", { class: "fields" });
    this.more = h("div", { class: "more" });
    this.go = h("button", { type: "button", class: "button primary", onclick: () => this.#use() }, say("send"));
    const leave = h(
      "button",
      { type: "button", class: "quiet", "aria-label": say("leave"), onclick: () => this.#leave() },
      icon("close"),
    );
    const name = h("span", { class: "name" }, h("b", {}, `/${command.title}`), h("small", {}, command.description));
    this.place.replaceChildren(
      this.list,
      this.error,
      h(
        "div",
        {
          class: "command",
          role: "group",
          "aria-label": say("command", { name: command.title }),
          onkeydown: (event) => this.#out(event),
        },
        name,
        this.fields,
        this.more,
        this.go,
        leave,
      ),
    );
    this.#suggest([]);
    for (const option of command.options.filter((each) => each.required)) this.#ask(option);
    this.#offer();
    (this.fields.querySelector("input") ?? this.go).focus();
    if (command.needsFile) this.#complain(say("noUpload"));
  }

  // What was typed after the command's name: "option:value" where an option is so called, else the first one's value.
  #fill(text) {
    const { options } = this.command;
    if (!options.length) return;
    for (const piece of text.trim().split(/\s+(?=\S+:)/)) {
      const [, name, value] = piece.match(/^([^\s:]+):\s*(.*)$/) ?? [];
      const option = options.find((each) => [each.name_localized, each.name].includes(name));
      this.#put(option ?? options[0], option ? value : piece);
    }
  }

  #put(option, text) {
    if (!this.values.has(option.name)) (this.#ask(option), this.#offer());
    const { input } = this.values.get(option.name);
    input.value = text;
    input.focus();
  }

  #offer() {
    const open = this.command.options.filter((each) => !this.values.has(each.name));
    const add = (option) => () => (this.#ask(option), this.#offer(), this.values.get(option.name).input.focus());
    this.more.replaceChildren(
      ...open.map((each) =>
        h(
          "button",
          { type: "button", class: "add", title: each.description_localized, onclick: add(each) },
          `+ ${each.name_localized}`,
        ),
      ),
    );
  }

  #ask(option) {
    const id = fresh("value");
    const state = { option, value: undefined };
    const numeric = option.type === 4 ? "numeric" : option.type === 10 ? "decimal" : null;
    const handlers = {
      oninput: () => this.#typed(state),
      onfocus: () => this.#typed(state),
      onblur: () => this.#suggest([]),
      onkeydown: (event) => this.#fieldKey(event, state),
    };
    state.input = h("input", {
      id,
      type: "text",
      autocomplete: "off",
      inputmode: numeric,
      ...this.#combobox(),
      "aria-required": String(Boolean(option.required)),
      placeholder: option.description_localized,
      ...handlers,
    });
    const star = option.required ? h("span", { class: "star", "aria-hidden": "true" }, "*") : null;
    this.values.set(option.name, state);
    this.fields.append(h("div", { class: "field" }, h("label", { for: id }, option.name_localized, star), state.input));
  }

  #typed(state) {
    this.current = state;
    this.#complain("");
    const text = state.input.value;
    if (state.label !== text) state.value = undefined;
    if (state.option.autocomplete) return this.#ripen(state);
    const whole = state.value !== undefined ? "" : text.toLowerCase();
    this.#offerValues(
      state,
      this.#known(state.option).filter((each) => each.label.toLowerCase().includes(whole)),
    );
  }

  // The values that need no asking.
  #known(option) {
    if (option.choices)
      return option.choices.map((each) => ({ label: each.name_localized ?? each.name, value: each.value }));
    const lists = {
      [BOOLEAN]: [
        { id: true, name: say("yes") },
        { id: false, name: say("no") },
      ],
      [USER]: this.at.people(),
      [CHANNEL]: this.at.channels(),
      [ROLE]: this.at.roles(),
      [MENTIONABLE]: [...this.at.people(), ...this.at.roles()],
    };
    return (lists[option.type] ?? []).map((each) => ({ label: each.name, value: each.id }));
  }

  // Ask the bot, when the typing rests.
  #ripen(state) {
    clearTimeout(this.timer);
    const text = state.value !== undefined ? String(state.value) : state.input.value;
    const asked = setTimeout(async () => {
      if (!this.command) return;  // it has been sent meanwhile
      const found = await this.at
        .autocomplete(
          this.channel.id,
          this.command.name,
          { ...this.#filled(), [state.option.name]: text },
          state.option.name,
        )
        .catch(() => null);
      if (asked !== this.timer || document.activeElement !== state.input || this.current !== state) return;
      if (found === null) return this.#complain(say("noOptions"));
      this.#offerValues(
        state,
        found.map((each) => ({ label: each.name_localized ?? each.name, value: each.value })),
      );
    }, PATIENCE);
    this.timer = asked;
  }

  #offerValues(state, values) {
    this.#suggest(values.slice(0, 25).map((each) => ({ label: each.label, take: () => this.#take(state, each) })));
  }

  #take(state, { label, value }) {
    Object.assign(state, { label, value });
    state.input.value = label;
    this.#suggest([]);
    this.#next(state);
  }

  // Where the hand goes after a value: to the next one that is missing, and then to sending.
  #next(state) {
    const missing = [...this.values.values()].find(
      (each) => each !== state && each.option.required && each.input.value === "",
    );
    if (missing) missing.input.focus();
    else this.go.focus();
  }

  #fieldKey(event, state) {
    if (event.key === "Backspace" && state.input.value === "" && this.fields.firstChild?.contains(state.input))
      return (event.preventDefault(), this.#leave());
    this.#key(event, () => this.#use());
  }

  #out(event) {
    if (event.key === "Escape") this.#leave();
  }

  #leave() {
    this.#plain("");
    this.focus();
  }

  #filled() {
    const given = [...this.values.values()].filter((each) => each.input.value !== "");
    return Object.fromEntries(given.map((each) => [each.option.name, valueOf(each, this.#known(each.option))]));
  }

  async #use() {
    const missing = [...this.values.values()].find((each) => each.option.required && each.input.value === "");
    if (missing) return (missing.input.focus(), this.#complain(say("missing", { name: missing.option.name_localized })));
    await this.#attempt(async () => {
      await this.at.slash(this.channel.id, this.command.name, this.#filled());
      this.#leave();
    });
  }

  // Suggestions

  #suggest(suggestions) {
    this.suggestions = suggestions;
    this.active = suggestions.length ? 0 : -1;
    this.list.hidden = !suggestions.length;
    this.list.replaceChildren(...suggestions.map((each, index) => this.#suggestion(each, index)));
    this.#mark();
  }

  #suggestion(each, index) {
    const press = (event) => (event.preventDefault(), each.take());
    return h(
      "li",
      { role: "option", id: `${this.listId}-${index}`, onmousedown: press },
      h("b", {}, each.label),
      each.hint ? h("small", {}, each.hint) : null,
    );
  }

  #mark() {
    this.list.childNodes.forEach((node, index) => {
      node.setAttribute("aria-selected", String(index === this.active));
      if (index === this.active) node.scrollIntoView({ block: "nearest" });
    });
    const input = this.command ? this.current?.input : this.line;
    input?.setAttribute("aria-expanded", String(!this.list.hidden));
    if (this.active >= 0) input?.setAttribute("aria-activedescendant", `${this.listId}-${this.active}`);
    else input?.removeAttribute("aria-activedescendant");
  }

  #key(event, otherwise = () => this.#send()) {
    if (event.isComposing) return;
    const count = this.suggestions.length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (count && step) this.active = (this.active + step + count) % count;
    else if (count && event.key === "Escape") (event.stopPropagation(), this.#suggest([]));
    else if (count && this.#takes(event)) this.suggestions[this.active].take();
    else if (event.key === "Enter" && !event.shiftKey) otherwise();
    else return;
    event.preventDefault();
    this.#mark();
  }

  // In an option that has its value already, Enter sends and Tab goes on.
  #takes(event) {
    const settled =
      this.command &&
      (this.current.value !== undefined || (!this.current.option.required && this.current.input.value === ""));
    return !settled && ((event.key === "Tab" && !event.shiftKey) || (event.key === "Enter" && !event.shiftKey));
  }

  // One thing at a time: whoever presses Enter twice means one message.
  async #attempt(act) {
    if (this.busy) return;
    this.busy = true;
    try {
      await act();
    } catch (error) {
      this.#complain(error.message);
    } finally {
      this.busy = false;
    }
  }

  #complain(words) {
    this.error.hidden = !words;
    this.error.textContent = words;
  }
}

// What is sent for what was typed: the chosen value, a number, or the words themselves.
function valueOf({ option, value, input }, known) {
  if (value !== undefined) return value;
  const text = input.value;
  const same = known.find((each) => each.label.toLowerCase() === text.trim().toLowerCase());
  if (same) return same.value;
  const number = Number(text.replace(",", "."));
  return [4, 10].includes(option.type) && !Number.isNaN(number) ? number : text;
}
