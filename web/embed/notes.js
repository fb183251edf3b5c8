// What is wrong with a line, in sentences: for whoever edits the page that it stands in.

import { note as notes } from 'mitts:words';

/// A note of params.js, position.js or embed.js in words.
export function note_sentence(note, language) {
  const known = note.known?.length ? note.known.join(', ') : null;
  const form = note.near ? `${note.what}_near` : known ? `${note.what}_known` : note.what;
  const sentence = notes[language][form];
  return typeof sentence === 'function' ? sentence({ ...note, known }) : sentence;
}
