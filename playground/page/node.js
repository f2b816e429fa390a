// Building what is seen, node by node: text stays text, whatever is written in it.

// An element; a property that begins with "on" is a listener, a child that is nothing is left out.
export function h(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) setProperty(node, name, value);
  node.append(...children.flat(Infinity).filter((each) => each !== null && each !== undefined && each !== false));
  return node;
}

function setProperty(node, name, value) {
  if (value === undefined || value === null || value === false) return;
  if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
  else node.setAttribute(name, value === true ? "" : value);
}

const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"];

// An address that may be followed, or null: only the web, nothing that runs.
export function safe(address) {
  try {
    const url = new URL(address, location.href);
    return ["http:", "https:"].includes(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

// Where a file of the playground lies, by the name under which the page was opened; null for files from elsewhere.
export function own(address) {
  const url = safe(address) && new URL(address, location.href);
  return url && LOOPBACK.includes(url.hostname) && url.pathname.startsWith("/attachments/") ? url.pathname : null;
}

// The order of two ids, which are too long for numbers.
export const newer = (one, other) => BigInt(one || 0) > BigInt(other || 0);

let unique = 0;
// A name that no other element has.
export const fresh = (stem) => `${stem}-${++unique}`;
