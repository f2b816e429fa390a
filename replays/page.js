"use strict";
const data = JSON.parse(document.getElementById("page-data").textContent);
const at = (name) => document.getElementById(`page-${name}`);
const last = data.heads.length - 1;
const WIDTH = 400;  // of every picture
const SIGNS = { play: "M6 4v16l13-8z", pause: "M6 4h4v16H6zM14 4h4v16h-4z" };
const READING = { least: 1800, most: 7000, start: 1000, letter: 45 };  // milliseconds
let ply = 0;
let view = 0;
let timer = null;

function shown() {
  const [picture, alt, happened, position, eyes] = data.views[view].steps[ply];
  const text = (number) => data.texts[number];
  const head = [data.heads[ply], text(eyes)].filter(Boolean).join(" · ");
  return { picture, head, alt: text(alt), happened: happened.map(text), position: text(position) };
}

function use(number, x, y) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", "use");
  made.setAttribute("href", `#mark-${number}`);
  made.setAttribute("x", x);
  made.setAttribute("y", y);
  return made;
}

function draw(step) {
  const numbers = data.pictures[step.picture] || [];
  const uses = [];
  for (let from = 0; from < numbers.length; from += 3) uses.push(use(...numbers.slice(from, from + 3)));
  const high = data.heights[step.picture] || 1;
  at("marks").replaceChildren(...uses);
  at("picture").setAttribute("viewBox", `0 0 ${WIDTH} ${high}`);
  at("sheet").setAttribute("height", high);
  at("picture").setAttribute("aria-label", step.alt);
}

function item(sentence) {
  const made = document.createElement("li");
  made.textContent = sentence;
  return made;
}

function tell(step) {
  at("head").textContent = step.head;
  at("story").replaceChildren(...step.happened.map(item));
  at("position").textContent = step.position;
  at("alt").textContent = step.alt;
}

function mark() {
  at("slider").value = ply;
  at("slider").setAttribute("aria-valuetext", data.heads[ply]);
  for (const name of ["first", "back"]) at(name).disabled = ply === 0;
  for (const name of ["next", "last"]) at(name).disabled = ply === last;
  at("chapters").value = data.opened[ply] ?? "";
}

function show() {
  const step = shown();
  draw(step);
  tell(step);
  mark();
}

function go(to) {
  ply = Math.min(last, Math.max(0, to));
  show();
  history.replaceState(null, "", `#${ply}`);
}

function chapter(way) {
  const opens = data.chapters.map(([each]) => each).filter((each) => (way < 0 ? each < ply : each > ply));
  go(opens.length ? (way < 0 ? Math.max(...opens) : Math.min(...opens)) : way < 0 ? 0 : last);
}

function pause() {
  clearTimeout(timer);
  timer = null;
  playing("play");
}

function playing(now) {
  at("sign").setAttribute("d", SIGNS[now]);
  at("play").title = data.labels[now];
  at("play").setAttribute("aria-label", data.labels[now]);
}

function reading() {
  const letters = shown().happened.join("").length;
  return Math.min(READING.most, Math.max(READING.least, READING.start + READING.letter * letters));
}

function advance() {
  if (ply === last) return pause();
  timer = setTimeout(() => { go(ply + 1); advance(); }, reading());
}

function play() {
  if (timer !== null) return pause();
  if (ply === last) go(0);
  playing("pause");
  advance();
}

function by(hand) {
  return (...about) => { pause(); hand(...about); };
}

const KEYS = {
  ArrowLeft: () => go(ply - 1), ArrowRight: () => go(ply + 1), Home: () => go(0), End: () => go(last),
  PageUp: () => chapter(-1), PageDown: () => chapter(1),
};

function key(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (["INPUT", "SELECT", "PRE"].includes(event.target.tagName) || !KEYS[event.key]) return;
  event.preventDefault();
  by(KEYS[event.key])();
}

function fill(menu, options) {
  at(menu).replaceChildren(...options.map(([value, label]) => new Option(label, value)));
  at(menu).parentElement.hidden = options.length < 2;
}

function fromAddress() {
  const wanted = Number.parseInt(location.hash.slice(1), 10);
  return Number.isNaN(wanted) ? 0 : wanted;
}

at("picture").parentElement.hidden = data.pictures.length === 0;
at("spoken").hidden = data.pictures.length === 0;
at("slider").max = last;
fill("chapters", data.chapters);
fill("view", data.views.map((each, number) => [number, each.name]));
at("slider").addEventListener("input", by(() => go(Number(at("slider").value))));
at("chapters").addEventListener("change", by(() => go(Number(at("chapters").value))));
at("view").addEventListener("change", by(() => { view = Number(at("view").value); show(); }));
at("play").addEventListener("click", play);
for (const [name, to] of [["first", () => 0], ["back", () => ply - 1], ["next", () => ply + 1], ["last", () => last]]) {
  at(name).addEventListener("click", by(() => go(to())));
}
addEventListener("keydown", key);
addEventListener("hashchange", () => go(fromAddress()));
at("moves").addEventListener("click", (event) => { if (event.target.tagName === "A") scrollTo({ top: 0 }); });
go(fromAddress());
