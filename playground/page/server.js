// What is asked of the playground, and what it tells by itself.
import { say } from "./words.js";

const PATIENCE = [300, 1000, 2000, 5000];

async function ask(method, path, body) {
  const isForm = body instanceof FormData;
  const options = body === undefined ? { method } : { method, body: isForm ? body : JSON.stringify(body) };
  const response = await fetch(path, options).catch(() => null);
  if (response === null) throw new Error(say("unreachable"));
  const answer = await response.json().catch(() => ({ error: say("senseless") }));
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

// Words alone, or a form with the files beside them.
function said(text, files) {
  if (!files.length) return { text };
  const form = new FormData();
  form.append("text", text);
  for (const file of files) form.append("files", file, file.name);
  return form;
}

export const users = async () => (await ask("GET", "/you")).users;

// Everything that one user can ask for.
export class Client {
  constructor(user) {
    this.user = user;
    this.base = `/you/${encodeURIComponent(user)}`;
  }

  world = () => ask("GET", `${this.base}/world`);
  messages = (channel, before) =>
    ask("GET", `${this.base}/channels/${channel}/messages${before ? `?before=${before}` : ""}`);
  commands = async (channel) => (await ask("GET", `${this.base}/channels/${channel}/commands`)).commands;
  pins = async (channel) => (await ask("GET", `${this.base}/channels/${channel}/pins`)).messages;
  say = (channel, text, files = []) => ask("POST", `${this.base}/channels/${channel}/say`, said(text, files));
  slash = (channel, name, options) => ask("POST", `${this.base}/channels/${channel}/slash`, { name, options });
  autocomplete = async (channel, name, options, focused) =>
    (await ask("POST", `${this.base}/channels/${channel}/autocomplete`, { name, options, focused })).choices;
  click = (message, custom_id) => ask("POST", `${this.base}/messages/${message}/click`, { custom_id });
  select = (message, custom_id, values) =>
    ask("POST", `${this.base}/messages/${message}/select`, { custom_id, values });
  dismiss = (message) => ask("DELETE", `${this.base}/messages/${message}`);
  react = (message, sign) => ask("POST", `${this.base}/messages/${message}/react`, { sign });
  pin = (message) => ask("POST", `${this.base}/messages/${message}/pin`, {});
  submit = (form, values) => ask("POST", `${this.base}/modals/${form}`, { values });
  openDm = async (user) => (await ask("POST", `${this.base}/dms`, { user })).channel;

  // Hear everything; `lost` is called when the line breaks, and a hello comes when it stands again.
  listen(heard, lost) {
    this.silent = false;
    this.tries = 0;
    this.#connect(heard, lost);
  }

  hangUp() {
    this.silent = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  #connect(heard, lost) {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}${this.base}/feed`);
    this.socket = socket;
    socket.onmessage = (event) => {
      this.tries = 0;
      if (!this.silent) heard(JSON.parse(event.data));
    };
    socket.onclose = () => this.silent || this.#again(heard, lost);
  }

  #again(heard, lost) {
    lost();
    const wait = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)];
    this.timer = setTimeout(() => this.#connect(heard, lost), wait);
  }
}
