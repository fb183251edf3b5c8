// The sentences for what is wrong with a line. Most lines have nothing wrong with them: embed.js adds this script to the page for one
// that has.

import { note_sentence } from './embed/notes.js';

globalThis.MittsNotes = { note_sentence };
