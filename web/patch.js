// Updates only the elements that differ, to keep the focus and a screen reader's position. Never parses text as HTML.

/// Describes a wanted element. Attributes that are undefined are removed. The children are descriptions or strings.
/// `data-key` identifies an element among siblings with the same tag.
export const wanted = (tag, attributes, ...children) => ({ tag, attributes, children: children.flat(Infinity).filter((child) => child !== null) });

const name_of = (want) => (typeof want === 'string' ? '#text' : `${want.tag} ${want.attributes['data-key'] ?? ''}`);
const names = new WeakMap(); // the names of the nodes that make() has created

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

/// Replaces the children of `parent` with `children`. Reuses existing nodes with the same name.
export function patch(parent, children) {
  const had = new Map(); // existing nodes by name, in reverse order
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
