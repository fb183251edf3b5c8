// The loading page: the progress in bytes, and error messages in both languages.

import { common, trouble } from 'mitts:words';

// Returns the name of a problem that prevents the program from starting, or null.
export function what_is_missing() {
  if (typeof WebAssembly !== 'object' || typeof WebAssembly.instantiate !== 'function') return 'wasm';
  return null;
}

function paragraph_of(text, language) {
  const paragraph = document.createElement('p');
  if (language) paragraph.lang = language;
  else paragraph.className = 'detail';
  paragraph.textContent = text;
  return paragraph;
}

// Returns a button that reloads the page. A reload may solve every problem except a missing browser feature.
function retry_button() {
  const button = document.createElement('button');
  button.id = 'retry';
  button.textContent = `${common.en.again} · ${common.fr.again}`;
  button.addEventListener('click', () => location.reload());
  return button;
}

/// Shows the loading page with the message for a problem, followed by `detail`.
export function say_trouble(name, detail = '') {
  /** @type {HTMLElement[]} */
  const parts = ['en', 'fr'].map((language) => paragraph_of(trouble[language][name], language));
  if (detail !== '') parts.push(paragraph_of(detail));
  if (name !== 'wasm') parts.push(retry_button());
  document.getElementById('trouble').replaceChildren(...parts);
  for (const id of ['progress', 'progress-text']) document.getElementById(id).hidden = true;
  document.getElementById('loading').hidden = false;
}

/// Shows the progress of the downloads needed before play. `received` and `total` are numbers of bytes. Once all files
/// have arrived, shows that the program is starting.
export function show_progress(received, total) {
  const bar = document.getElementById('progress');
  const kilobytes = (bytes) => Math.round(bytes / 1024);
  bar.max = total;
  bar.value = Math.min(received, total);
  document.getElementById('progress-text').textContent = received < total ? `${kilobytes(received)} / ${kilobytes(total)} KB`
    : `${common.en.shuffling} · ${common.fr.shuffling}`;
}

/// Returns the name of the problem for an error. Errors from fetching.js contain it in `trouble`.
export const trouble_of = (error) => error.trouble ?? 'broken';
