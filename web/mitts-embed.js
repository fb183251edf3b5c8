// Optional helper for pages that embed a table. <mitts-table game="mitaines" seed="5"> embeds a table from its
// attributes. Every <iframe data-mitts>, even if added later, gets the height that its table requests. Scripts can
// exchange messages with the table in either element:
//
//   await customElements.whenDefined('mitts-table'); // wait for the helper
//   const table = Mitts.attach(document.querySelector('mitts-table'));
//   await table.load({ query: 'game=mitaines&seed=5' });
//   table.on('move', ({ move }) => console.log(move.words));
//
// If a frame has no src, data-mitts may contain the parameters ("game=mitaines&seed=5"). The site's guide,
// embedding.html, is the full reference.

import { TableElement } from './embed/element.js';
import { version } from './embed/messages.js';
import { address, table_in } from './embed/talk.js';

const own_lines = new WeakMap(); // the data-mitts values of frames that have no src

/// Returns the object that controls the table in an <iframe> or a <mitts-table>. If the frame has no src, or data-mitts
/// has changed, sets the frame's URL first.
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

// A page may include the script several times; only the first copy takes effect.
if (!customElements.get('mitts-table')) {
  globalThis.Mitts = { attach, version };
  attach_all();
  new MutationObserver(attach_all).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-mitts'] });
  customElements.define('mitts-table', TableElement);
}
