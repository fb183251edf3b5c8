// Sentences about mistakes in an embedding line. embed.js adds this script only if the line has one.

import { note_sentence } from './embed/notes.js';

globalThis.MittsNotes = { note_sentence };
