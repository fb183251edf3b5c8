// The loading page: what is missing, how many bytes have come, what went wrong, in both languages.

import { common, trouble } from 'mitts:words';

// The name of a trouble that keeps the program from starting, or null.
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
  for (const id of ['progress', 'progress-text']) document.getElementById(id).hidden = true;
  document.getElementById('loading').hidden = false;
}

/// Of the `total` that is needed before one can play.
export function show_progress(received, total) {
  const bar = document.getElementById('progress');
  const kilobytes = (bytes) => Math.round(bytes / 1024);
  bar.max = total;
  bar.value = Math.min(received, total);
  document.getElementById('progress-text').textContent = `${kilobytes(bar.value)} / ${kilobytes(total)} KB`;
}

/// What went wrong, as the name of a trouble: the errors of this module say it themselves.
export const trouble_of = (error) => error.trouble ?? 'broken';
