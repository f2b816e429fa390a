// The page's own signs, drawn, so that no font need have them.

const SPACE = "http://www.w3.org/2000/svg";
const PATHS = {
  menu: "M4 6h16M4 12h16M4 18h16",
  auto: "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
  light: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  dark: "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z",
  thread: "M5 4v7a4 4 0 0 0 4 4h10M14 10l5 5-5 5",
  group: "M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M3 19a6 6 0 0 1 12 0M16 6a2.500 2.500 0 0 1 0 5M17 14a5 5 0 0 1 4 5",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  forum: "M4 4h16v11H11l-5 5v-5H4zM8 8h8M8 11h5",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  answer: "M10 5 4 11l6 6M4 11h9a7 7 0 0 1 7 7",
  picture: "M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 6M15.500 8.500h.1",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  away: "M9 5h10v10M19 5 6 18",
  send: "M4 4l17 8-17 8 3-8zM7 12h14",
  close: "M6 6l12 12M18 6 6 18",
  down: "M6 9l6 6 6-6",
  up: "M6 15l6-6 6 6",
  clip: "M20 11l-8.500 8.500a5 5 0 0 1-7-7L13 4a3.300 3.300 0 0 1 4.700 4.700L9.500 17a1.700 1.700 0 0 1-2.400-2.400L14.500 7",
  pin: "M9 4h6l-1 6 4 4H6l4-4zM12 14v7",
  more: "M12 4a8 8 0 1 0 8 8M9 10v.1M15 10v.1M8.500 14a4 4 0 0 0 7 0M20 3v6M17 6h6",
};

// A sign as a picture that screen readers pass over.
export function icon(name) {
  const node = document.createElementNS(SPACE, "svg");
  const path = document.createElementNS(SPACE, "path");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }))
    node.setAttribute(key, value);
  path.setAttribute("d", PATHS[name]);
  node.append(path);
  return node;
}
