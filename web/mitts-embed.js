// A small helper for pages that embed a table; nothing of it is needed to embed one. <mitts-table game="mitaines" seed="5"> is a table
// whose line is in its attributes; every <iframe data-mitts>, now or later, gets the height that its table asks for; and a page that
// wants more can talk to either:
//
//   await customElements.whenDefined('mitts-table'); // the helper has run
//   const table = Mitts.attach(document.querySelector('mitts-table'));
//   await table.load({ query: 'game=mitaines&seed=5' });
//   table.on('move', ({ move }) => console.log(move.words));
//
// data-mitts may hold the line itself ("game=mitaines&seed=5") where the frame has no address. The site's guide, embedding.html,
// tells the rest.

import { TableElement } from './embed/element.js';
import { version } from './embed/messages.js';
import { address, table_in } from './embed/talk.js';

const own_lines = new WeakMap(); // of frames whose address comes from data-mitts

/// The table in a frame or in a <mitts-table>.
function attach(element) {
  if (element.table) return element.table;
  const line = element.dataset.mitts ?? '';
  if (own_lines.has(element) ? own_lines.get(element) !== line : !element.getAttribute('src')) {
    own_lines.set(element, line);
    address(element, `?${line}`);
  }
  return table_in(element);
}

const frames = document.getElementsByTagName('iframe');
const attach_all = () => [...frames].filter(({ dataset }) => 'mitts' in dataset).forEach(attach);

// A page may name the script several times; the first has the element and the frames.
if (!customElements.get('mitts-table')) {
  globalThis.Mitts = { attach, version };
  attach_all();
  new MutationObserver(attach_all).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-mitts'] });
  customElements.define('mitts-table', TableElement);
}
