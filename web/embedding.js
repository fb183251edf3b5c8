// The script of embedding.html. Completes the samples, adds copy buttons, and lets the user test messages on a table.

const by_id = (id) => document.getElementById(id);

// --- The samples ----------------------------------------------------------------------------------------------------

const folder = new URL('.', location.href);
const host = 'https://HOST'; // must match tools/site/guide.mjs
for (const code of document.querySelectorAll('pre code, blockquote')) {
  code.textContent = code.textContent.replaceAll(`${host}/`, folder.href).replaceAll(host, folder.origin);
}
by_id('host').hidden = true;

async function copy(text, line) {
  let copied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copied = false;
  }
  line.querySelector('.copied').hidden = !copied;
  line.querySelector('.not-copied').hidden = copied;
}

for (const element of document.querySelectorAll('pre, blockquote')) {
  const line = by_id('copying').cloneNode(true);
  Object.assign(line, { id: '', className: 'copying', hidden: false });
  for (const said of line.querySelectorAll('span')) said.hidden = true;
  line.querySelector('button').addEventListener('click', () => copy(element.textContent, line));
  element.after(line);
}

// --- A table for trying messages ------------------------------------------------------------------------------------

const live = by_id('live');
const talk = by_id('talk');
const longest_list = 50;

function tell(direction, message) {
  const item = document.createElement('li');
  item.textContent = `${direction} ${JSON.stringify(message)}`;
  by_id('heard').prepend(item);
  while (by_id('heard').childElementCount > longest_list) by_id('heard').lastChild.remove();
}

function choose() {
  by_id('fields').value = by_id('type').selectedOptions[0].dataset.fields;
}

talk.hidden = false;
by_id('type').addEventListener('change', choose);
choose();
addEventListener('message', ({ source, data }) => { if (source === live.contentWindow) tell('←', data); });
talk.addEventListener('submit', (event) => {
  event.preventDefault();
  let fields = null;
  try {
    fields = JSON.parse(by_id('fields').value.trim() || '{}');
  } catch {
    fields = null;
  }
  by_id('not-json').hidden = fields !== null;
  if (fields === null) return;
  const type = by_id('type').value;
  tell('→', { mitts: Mitts.version, type, ...fields });
  Mitts.attach(live).send(type, fields).catch(() => {}); // the list already shows the error
});
