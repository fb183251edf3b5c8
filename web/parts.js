// The elements from which the page's dialogs and panels are made. Only modules that are loaded later import it. If the
// page's first script did, the shared file would cost a request at the start.

/** @type {MakeElement} */
export function make(kind, { text = '', ...attributes } = {}, ...children) {
  const element = document.createElement(kind);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(text, ...children);
  return element;
}

export function make_button(text, act, attributes = {}, ...children) {
  const button = make('button', { text, type: 'button', ...attributes }, ...children);
  button.addEventListener('click', act);
  return button;
}

/// Makes an SVG element.
export function drawing(kind, attributes, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', kind);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/// Adds the style sheet at an address. Resolves once it is loaded or has failed; a dialog also works without it.
export function add_style(address) {
  const style = make('link', { rel: 'stylesheet', 'data-added': '', href: address });
  const settled = new Promise((resolve) => {
    for (const type of ['load', 'error']) style.addEventListener(type, resolve);
  });
  document.head.append(style);
  return settled;
}

/// Saves a text as a file.
export function download(name, text, type = 'text/plain') {
  const link = make('a', { href: URL.createObjectURL(new Blob([text], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
