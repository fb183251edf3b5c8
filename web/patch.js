// Brings elements of the page to what is wanted, and touches nothing else: what has the focus keeps it, and what a screen reader
// is reading stays. Every text goes in as text.

/// A wanted element: its attributes (undefined: none), and its children, wanted elements or texts. Of several alike, those with the
/// same `data-key` are the same.
export const wanted = (tag, attributes, ...children) => ({ tag, attributes, children: children.flat(Infinity).filter((child) => child !== null) });

const name_of = (want) => (typeof want === 'string' ? '#text' : `${want.tag} ${want.attributes['data-key'] ?? ''}`);
const names = new WeakMap(); // of the nodes made here

function make(want) {
  const node = typeof want === 'string' ? document.createTextNode(want) : document.createElement(want.tag);
  names.set(node, name_of(want));
  return node;
}

function bring(node, want) {
  if (typeof want === 'string') {
    if (node.data !== want) node.data = want;
    return;
  }
  for (const { name } of [...node.attributes]) if (want.attributes[name] === undefined) node.removeAttribute(name);
  for (const [name, value] of Object.entries(want.attributes)) {
    if (value !== undefined && node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
  }
  patch(node, want.children);
}

/// Makes `children` the children of `parent`.
export function patch(parent, children) {
  const had = new Map(); // the nodes of each name that are there, the first one last
  for (const node of [...parent.childNodes].reverse()) {
    const name = names.get(node);
    if (!had.has(name)) had.set(name, []);
    had.get(name).push(node);
  }
  const goal = children.map((want) => had.get(name_of(want))?.pop() ?? make(want));
  for (const nodes of had.values()) for (const node of nodes) node.remove();
  let next = parent.firstChild;
  goal.forEach((node, at) => {
    if (node === next) next = next.nextSibling;
    else parent.insertBefore(node, next);
    bring(node, children[at]);
  });
}
