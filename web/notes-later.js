// Error messages for embed codes. embed.js adds this script only when it has an error to show.

import { note_sentence } from './embed/notes.js';

globalThis.MittsNotes = { note_sentence };
