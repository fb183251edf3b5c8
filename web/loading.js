// The loading page: what is missing, how many bytes have come, what went wrong, in both languages; and the fetching that it
// follows.

import { common, trouble } from 'mitts:words';

// The name of a trouble that keeps the program from starting, or null.
export function what_is_missing() {
  if (typeof WebAssembly !== 'object' || typeof WebAssembly.instantiate !== 'function') return 'wasm';
  if (typeof globalThis.MittsTable !== 'function') return 'script';
  return null;
}

function paragraph_of(text, language) {
  const paragraph = document.createElement('p');
  if (language) paragraph.lang = language;
  else paragraph.className = 'detail';
  paragraph.textContent = text;
  return paragraph;
}

// Opening the page again is what every trouble asks for, but the one that it cannot mend.
function retry_button() {
  const button = document.createElement('button');
  button.id = 'retry';
  button.textContent = `${common.en.again} · ${common.fr.again}`;
  button.addEventListener('click', () => location.reload());
  return button;
}

/// Shows the loading page with the trouble on it, and what it was about where that says more.
export function say_trouble(name, detail = '') {
  const parts = ['en', 'fr'].map((language) => paragraph_of(trouble[language][name], language));
  if (detail !== '') parts.push(paragraph_of(detail));
  if (name !== 'wasm') parts.push(retry_button());
  document.getElementById('trouble').replaceChildren(...parts);
  for (const id of ['progress', 'progress-text', 'slow']) document.getElementById(id).hidden = true;
  document.getElementById('loading').hidden = false;
}

/// `data-bytes` is how much is needed before one can play, written when the site is put together: an answer's own length may be
/// that of its compressed form.
export function show_progress(received) {
  const bar = document.getElementById('progress');
  const total = Number(bar.dataset.bytes);
  const kilobytes = (bytes) => Math.round(bytes / 1024);
  bar.max = total;
  bar.value = Math.min(received, total);
  document.getElementById('progress-text').textContent = `${kilobytes(bar.value)} / ${kilobytes(total)} KB`;
}

/// What went wrong, as the name of a trouble: the errors of this module say it themselves.
export const trouble_of = (error) => error.trouble ?? 'broken';

function troubled(trouble, message) {
  return Object.assign(new Error(message), { trouble });
}

async function fetch_well(address, options) {
  let response;
  try {
    response = await fetch(address, options);
  } catch (error) {
    const packed = await globalThis.mitts_packed?.(address).catch(() => null); // embed/packed.js
    if (packed) return new Response(packed);
    throw troubled('unreachable', `${address}: ${error.message}`);
  }
  if (!response.ok) throw troubled('missing', `${address}: ${response.status}`);
  return response;
}

// The same answer, telling of every part how many bytes it has. Whatever the server says of its type, it is taken for a module.
function counted(response, on_bytes) {
  const counter = new TransformStream({
    transform(chunk, controller) {
      on_bytes(chunk.length);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers: { 'Content-Type': 'application/wasm' } });
}

/// A file's bytes; on_bytes(number) is told of every part that comes.
export async function fetch_bytes(address, on_bytes = () => {}) {
  return new Uint8Array(await counted(await fetch_well(address), on_bytes).arrayBuffer());
}

// Fetches and compiles at the same time where the browser can.
async function load(address, options, imports, on_bytes) {
  const response = counted(await fetch_well(address, options), on_bytes);
  if (WebAssembly.instantiateStreaming) return WebAssembly.instantiateStreaming(response, imports);
  return WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

const is_no_program = (error) => error instanceof WebAssembly.CompileError;

/// A function for Emscripten's `instantiateWasm`. What turns out to be no program is fetched once more, past the browser's cache.
export function instantiate(address, on_bytes, on_failure) {
  const load_well = async (imports) => {
    try {
      return await load(address, {}, imports, on_bytes);
    } catch (error) {
      if (!is_no_program(error)) throw error;
      return load(address, { cache: 'reload' }, imports, () => {});
    }
  };
  return (imports, done) => {
    load_well(imports).then(({ instance, module }) => done(instance, module), (error) => {
      const cut_short = error instanceof TypeError ? 'unreachable' : null; // the connection, in the middle of the answer
      const trouble = error.trouble ?? (is_no_program(error) ? 'damaged' : cut_short);
      on_failure(trouble ? troubled(trouble, `${address.split('/').pop()}: ${error.message}`) : error);
    });
    return {}; // the exports come later
  };
}
