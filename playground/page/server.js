// What is asked of the playground, and what it tells by itself.

const PATIENCE = [300, 1000, 2000, 5000];

async function ask(method, path, body) {
  const options = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  const response = await fetch(path, options).catch(() => null);
  if (response === null) throw new Error("The playground is out of reach.");
  const answer = await response.json().catch(() => ({ error: "The playground gave no sensible answer." }));
  if (!response.ok) throw new Error(answer.error);
  return answer;
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
  say = (channel, text) => ask("POST", `${this.base}/channels/${channel}/say`, { text });
  slash = (channel, name, options) => ask("POST", `${this.base}/channels/${channel}/slash`, { name, options });
  autocomplete = async (channel, name, options, focused) =>
    (await ask("POST", `${this.base}/channels/${channel}/autocomplete`, { name, options, focused })).choices;
  click = (message, custom_id) => ask("POST", `${this.base}/messages/${message}/click`, { custom_id });
  select = (message, custom_id, values) =>
    ask("POST", `${this.base}/messages/${message}/select`, { custom_id, values });
  dismiss = (message) => ask("DELETE", `${this.base}/messages/${message}`);
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
