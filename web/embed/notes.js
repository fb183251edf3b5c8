// Error messages about an embed code, for the author of the embedding page.

import { note as notes } from 'mitts:words';

/// Returns the message for a note from params.js, position.js or embed.js.
export function note_sentence(note, language) {
  const known = note.known?.length ? note.known.join(', ') : null;
  const form = note.near ? `${note.what}_near` : known ? `${note.what}_known` : note.what;
  const sentence = notes[language][form];
  return typeof sentence === 'function' ? sentence({ ...note, known }) : sentence;
}
