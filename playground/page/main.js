// The page as a whole: who one is, where one is, and what happens there.
import { Composer } from "./composer.js";
import { pinList } from "./extras.js";
import * as form from "./form.js";
import { icon } from "./icons.js";
import { tick } from "./markdown.js";
import { spoken } from "./message.js";
import { h, newer } from "./node.js";
import * as rail from "./rail.js";
import { Client, users as everybody } from "./server.js";
import { Talk } from "./talk.js";
import { language, next, say, switchLanguage, translate } from "./words.js";

const [SUBMIT, COMPONENT, COMMAND] = [5, 3, 2];
const THEMES = ["auto", "light", "dark"];
const TYPING = 8000;
const $ = (id) => document.getElementById(id);

const state = {
  users: [],
  me: "",
  client: null,
  world: null,
  channel: null,
  known: new Map(),
  loading: null,
  begun: [],
  waiting: new Map(),
};

// Names

const mention = (words, mine = false) => h("span", { class: mine ? "mention mine" : "mention" }, words);
const names = {
  user: (id) => mention(`@${state.known.get(id) ?? say("somebody")}`, id === state.world?.you.id),
  role: (id) => mention(`@${roles().find((each) => each.id === id)?.name ?? say("role")}`),
  channel: (id) => {
    const found = places().find((each) => each.id === id);
    return found
      ? h("button", { type: "button", class: "mention", onclick: () => go(id) }, `#${found.name}`)
      : h("span", { class: "mention", "data-unknown": "" }, say("unknown"));
  },
  place: (id, message, words) => {
    const found = places().find((each) => each.id === id);
    const shown = words ?? (found ? placeName(found, message) : say("unknown"));
    const about = found ? {} : { disabled: true, "data-unknown": "" };
    const onclick = () => jump(id, message).catch((error) => talk.notice(error.message));
    return h("button", { type: "button", class: "mention", ...about, onclick }, shown);
  },
  get locale() {
    return state.world?.you.locale ?? "en-US";
  },
};

const placeName = (place, message) => (message ? say("aMessage", { place: title(place) }) : title(place));

// While one becomes somebody else there is no world yet, and the old rail can still be clicked.
const places = () => (state.world ? [...state.world.servers.flatMap((each) => each.channels), ...state.world.dms] : []);
const here = () => places().find((each) => each.id === state.channel);
const server = () => state.world?.servers.find((each) => each.channels.some((channel) => channel.id === state.channel));
const roles = () => server()?.roles ?? [];
const channels = () =>
  (server()?.channels ?? []).filter((each) => !each.archived).map((each) => ({ id: each.id, name: each.name }));
const people = () => state.world.people.filter((each) => (server()?.members ?? here()?.with ?? []).includes(each.id));

function learn(message) {
  const reacting = (message.reactions ?? []).flatMap((each) => each.users);
  for (const each of [message.author, ...message.mentions, ...reacting])
    state.known.set(each.id, each.global_name ?? each.name ?? each.username);
}

// What messages and the writing line can ask for

const at = {
  names,
  people,
  roles,
  channels,
  nameOf: (user) => state.known.get(user.id) ?? user.global_name ?? user.name ?? user.username,
  authorOf: (id) => talk.authorOf(id),
  pings: (message) => message.mentions.some((each) => each.id === state.world.you.id),
  open: (id) => go(id),
  home: () => composer.focus(),
  commands: (id) => state.client.commands(id),
  autocomplete: (...asked) => state.client.autocomplete(...asked),
  say: (...said) => state.client.say(...said),
  slash: (...used) => state.client.slash(...used),
  earlier: async (before) => {
    const { client, channel } = state;
    const { messages, more } = await client.messages(channel, before);
    if (!isStillAt(client, channel)) return;
    messages.forEach(learn);
    talk.prepend(messages, more);
  },
  click: (key, button) => press(button, key, (id) => state.client.click(id, key)),
  select: (key, values) => press(document.activeElement, key, (id) => choose(id, key, values)),
  me: () => state.world?.you.id,
  mayPin: () => here()?.pinning,
  spoken,
  show: (id) => show(id).catch((error) => talk.notice(error.message)),
  react: (id, sign) => state.client.react(id, sign).catch((error) => talk.notice(error.message)),
  pin: (id) => state.client.pin(id).catch((error) => talk.notice(error.message)),
  remove: (id) => state.client.dismiss(id).catch((error) => talk.notice(error.message)),
  dismiss: async (id) => {
    await state.client.dismiss(id).catch(() => null);
    talk.remove(id);
    composer.focus();
  },
};

async function press(part, key, act) {
  const { id } = part.closest("article").dataset;
  if (part.hasAttribute("aria-busy")) return;
  talk.wait(id, key, true);
  await act(id).catch((error) => talk.fail(id, error.message));
}

// A menu that shows this choice already sends nothing, so there is nothing to wait for.
async function choose(id, key, values) {
  const { interaction } = await state.client.select(id, key, values);
  if (!interaction) talk.wait(id, key, false);
}

const talk = new Talk($("log"), $("voice"), at);
const composer = new Composer($("composer"), at);

// Being somebody, being somewhere

function wanted() {
  const [me, channel] = location.hash.slice(1).split("/");
  const first = speaking(state.users, language).username;
  return [state.users.some((each) => each.username === me) ? me : first, channel];
}

// The first person or server of a language, or else the first of all.
const speaking = (all, tongue) => all.find((each) => each.locale.split("-")[0] === tongue.split("-")[0]) ?? all[0];
const firstChannel = () => state.world && speaking(state.world.servers, names.locale)?.channels[0];

function go(channel, me = state.me) {
  const target = `#${me}/${channel}`;
  closeDrawer();
  if (location.hash === target) void follow().then(() => composer.focus());
  else location.hash = target;
}

// Go to a message, in whatever channel it is.
async function jump(channel, message) {
  const found = places().find((each) => each.id === channel);
  if (!found) return talk.notice(say("gone"));
  if (channel !== state.channel) await open(found);
  history.replaceState(null, "", `#${state.me}/${channel}`);
  closeDrawer();
  if (message) await show(message);
}

// Bring a message of the open channel into sight; earlier ones are loaded until it is there.
async function show(id) {
  const { client, channel } = state;
  while (!talk.shown.has(id) && newer(talk.oldest, id)) {
    await at.earlier(talk.oldest);
    if (!isStillAt(client, channel)) return;
  }
  if (!talk.show(id)) talk.notice(say("gone"));
}

// Whether one is still who and where one was when something was asked for.
const isStillAt = (client, channel) => client === state.client && channel === state.channel;

const title = (channel) => (channel.dm || channel.parent ? channel.name : `#${channel.name}`);

async function follow() {
  const [me, channel] = wanted();
  if (me !== state.me) return become(me);
  const found = places().find((each) => each.id === channel) ?? here() ?? firstChannel();
  if (found) await open(found);
}

function become(me) {
  state.client?.hangUp();
  form.closeAll();
  $("log").replaceChildren();
  talk.say("");
  Object.assign(state, { me, client: new Client(me), world: null, channel: null, loading: null, begun: [] });
  state.waiting.delete(me);
  watchOthers();
  state.client.listen(
    (told) => hear(state.client, told),
    () => ($("offline").hidden = false),
  );
}

// After every hello: at first all is fetched, after a break what was missed.
async function arrive(client) {
  const world = await client.world();
  if (client !== state.client) return;
  const again = state.world !== null;
  see(world);
  $("offline").hidden = true;
  if (again && here()) return catchUp(client);
  state.channel = null;
  await follow();
}

async function catchUp(client) {
  const { channel } = state;
  // What a button waits for may have been told meanwhile.
  for (const each of document.querySelectorAll("[aria-busy]")) each.removeAttribute("aria-busy");
  const fetched = await client.messages(channel);
  if (!isStillAt(client, channel)) return;
  fetched.messages.forEach(learn);
  talk.refresh(fetched.messages);
  drawRail();
}

function see(world) {
  state.world = world;
  // A conversation that was opened and has no word in it yet is known here only.
  for (const each of state.begun) if (!world.dms.some((dm) => dm.id === each.id)) world.dms.push(each);
  for (const each of world.dms) if (each.group) each.name = say("group", { names: each.name });
  for (const each of [...world.people, ...world.bots]) state.known.set(each.id, each.name);
  drawRail();
}

async function renew() {
  const { client } = state;
  const world = await client.world();
  if (client !== state.client) return;
  see(world);
  talk.rename();
  if (here()) drawHead(here());
  else await follow();
}

async function open(channel) {
  if (state.channel === channel.id) return read(channel);
  const missed = [];
  Object.assign(state, { channel: channel.id, loading: missed });
  drawHead(channel);
  composer.open(channel);
  $("typing").textContent = "";
  const { messages, more } = await state.client.messages(channel.id).catch((error) => unopened(missed, error));
  if (state.loading !== missed) return;
  messages.forEach(learn);
  talk.fill(messages, more, channel, at.earlier);
  state.loading = null;
  missed.forEach(happen);
  read(channel);
  if (matchMedia("(hover: hover)").matches) composer.focus();
}

// A channel whose messages did not come is not open: it is tried again with the next hello or click.
function unopened(missed, error) {
  if (state.loading === missed) {
    Object.assign(state, { channel: null, loading: null });
    $("log").replaceChildren();
  }
  throw error;
}

function drawHead(channel) {
  const named = channel.parent || channel.group;
  $("title").textContent = named ? channel.name : `${channel.dm ? "@" : "#"} ${channel.name}`;
  if (channel.parent) $("title").prepend(icon("thread"), " ");
  showPins(false);
  $("topic").textContent = channel.topic ?? server()?.name ?? "";
}

// What has been read

const marks = () => JSON.parse(localStorage.getItem(`playground.read.${state.me}`) ?? "{}");

function read(channel) {
  if (document.hidden) return;
  localStorage.setItem(`playground.read.${state.me}`, JSON.stringify({ ...marks(), [channel.id]: channel.last }));
  drawRail();
}

function drawRail() {
  const known = marks();
  const news = (channel) =>
    channel.id === state.channel && !document.hidden ? [false, 0] : rail.news(channel, known[channel.id]);
  const write = async (bot) => {
    const channel = await state.client.openDm(bot);
    state.begun.push(channel);
    see(state.world);
    go(channel.id);
  };
  rail.draw($("places"), state.world, { current: state.channel, news, open: go, write });
  drawYou();
  const pings = places()
    .filter((each) => !each.archived)
    .reduce((sum, each) => sum + news(each)[1], 0);
  $("elsewhere").hidden = !pings;
  document.title = `${pings ? `(${pings}) ` : ""}${here()?.name ?? "Playground"} · ${state.world.you.name} · Playground`;
}

function drawYou() {
  rail.you(
    $("you"),
    state.users,
    state.me,
    state.waiting,
    (user) => user !== state.me && (location.hash = `#${user}/${state.channel ?? ""}`),
  );
}

// What happens

function hear(client, told) {
  if (client !== state.client) return;
  if (told.kind === "hello") return void arrive(client).catch(() => null);
  if (told.message) learn(told.message);
  if (["channel", "thread", "closed", "dm"].includes(told.kind)) return soon(renew);
  if (state.world === null) return;
  if (told.channel === state.channel && state.loading) state.loading.push(told);
  else happen(told);
}

let planned = null;
function soon(act) {
  clearTimeout(planned);
  planned = setTimeout(() => act().catch(() => null), 50);
}

const HAPPENINGS = {
  message: arrived,
  ephemeral: arrived,
  edited: ({ channel, message }) => channel === state.channel && talk.shown.has(message.id) && talk.put(message),
  reacted: ({ channel, message }) =>
    channel === state.channel && talk.shown.has(message.id) && talk.put(message, false),
  deleted: ({ message }) => talk.remove(message.id),
  typing: ({ channel, user }) => channel === state.channel && user.id !== state.world.you.id && typing(user),
  modal: ({ modal }) => form.show(modal, at, (values) => state.client.submit(modal.id, values)),
  acknowledged: ({ interaction }) => settled(interaction, false),
  failed: ({ interaction, channel }) => settled(interaction, true, channel),
};

const happen = (told) => HAPPENINGS[told.kind]?.(told);

function arrived({ channel, message, pinged }) {
  const place = places().find((each) => each.id === channel);
  if (!place) return soon(renew);
  if (!message.ephemeral && newer(message.id, place.last)) place.last = message.id;
  if (pinged && !message.ephemeral) place.mentions.push(message.id);
  if (channel !== state.channel) return drawRail();
  $("typing").textContent = "";
  talk.put(message);
  if (message.author.id === state.world.you.id) talk.toBottom();
  read(place);
}

function settled(interaction, failed, channel = state.channel) {
  if (interaction.type === SUBMIT) form.settle(interaction.form, failed);
  if (interaction.type === COMPONENT && failed) talk.fail(interaction.message, say("failed"));
  if (interaction.type === COMPONENT && !failed) talk.wait(interaction.message, interaction.custom_id, false);
  if (interaction.type === COMMAND && failed && channel === state.channel)
    talk.notice(say("commandFailed", { name: interaction.name }));
}

let silence = null;
function typing(user) {
  $("typing").textContent = say("typing", { name: at.nameOf(user) });
  clearTimeout(silence);
  silence = setTimeout(() => ($("typing").textContent = ""), TYPING);
}

// Whoever plays several people in one window wants to know when another one is called.
let watchers = [];
function watchOthers() {
  watchers.forEach((each) => each.hangUp());
  watchers = state.users.filter((each) => each.username !== state.me).map((each) => new Client(each.username));
  for (const each of watchers)
    each.listen(
      (told) => told.pinged && called(each.user),
      () => null,
    );
}

function called(user) {
  state.waiting.set(user, (state.waiting.get(user) ?? 0) + 1);
  drawYou();
}

// The frame

function drawTheme(theme) {
  document.documentElement.dataset.theme = theme;
  $("theme").replaceChildren(icon(theme));
  $("theme").title = say("colours", { theme: say(theme) });
  $("theme").setAttribute("aria-label", $("theme").title);
}

function nextTheme() {
  const theme = THEMES[(THEMES.indexOf(document.documentElement.dataset.theme) + 1) % THEMES.length];
  localStorage.setItem("playground.theme", theme);
  drawTheme(theme);
}

function drawLanguage() {
  translate(document);
  $("open-drawer").prepend(icon("menu"));
  $("pins").append(icon("pin"));
  $("pins").title = say("pins");
  $("language").textContent = next.code.toUpperCase();
  $("language").lang = next.code;
  $("language").title = next.label;
  $("language").setAttribute("aria-label", next.label);
}

// What is pinned here, under the heading.
async function showPins(open) {
  const { client, channel } = state;
  const messages = open ? await client.pins(channel) : [];
  if (!isStillAt(client, channel)) return;
  messages.forEach(learn);
  $("pinned").hidden = !open;
  $("pins").setAttribute("aria-expanded", String(open));
  $("pinned").replaceChildren(pinList(messages, at, () => showPins(false)));
  if (open) $("pinned").querySelector("button")?.focus();
}

const narrow = matchMedia("(max-width: 760px)");

function drawer(open) {
  document.body.classList.toggle("drawn", open);
  $("veil").hidden = !open;
  $("open-drawer").setAttribute("aria-expanded", String(open));
  $("drawer").inert = narrow.matches && !open;
  if (open) $("drawer").querySelector("[aria-current], button")?.focus();
}

function closeDrawer() {
  if (document.body.classList.contains("drawn")) (drawer(false), $("open-drawer").focus());
}

function begin() {
  drawTheme(localStorage.getItem("playground.theme") ?? "auto");
  drawer(false);
  narrow.onchange = () => drawer(false);
  drawLanguage();
  $("theme").onclick = nextTheme;
  $("language").onclick = switchLanguage;
  $("pins").onclick = () => showPins($("pinned").hidden).catch((error) => talk.notice(error.message));
  $("pinned").addEventListener("keydown", (event) => {
    if (event.key === "Escape") (event.preventDefault(), showPins(false), $("pins").focus());
  });
  $("open-drawer").onclick = () => drawer(true);
  $("veil").onclick = closeDrawer;
  addEventListener("keydown", (event) => event.key === "Escape" && !event.defaultPrevented && closeDrawer());
  addEventListener(
    "hashchange",
    () => (state.world || wanted()[0] !== state.me) && follow().catch((error) => talk.notice(error.message)),
  );
  setInterval(tick, 1000);
  document.addEventListener("visibilitychange", () => state.world && here() && read(here()));
}

async function start() {
  begin();
  document.querySelector(".skip").onclick = (event) => (event.preventDefault(), composer.focus());
  state.users = await everybody();
  const [me, channel = ""] = wanted();
  history.replaceState(null, "", `#${me}/${channel}`); // the page in its other language is still theirs
  become(me);
}

start().catch((error) => talk.notice(error.message));
