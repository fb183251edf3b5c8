// What few posters need: whole pictures, Italian suits, and the words for moves. embed.js adds this script to the page for a line that
// asks for them (embed/later.js).

import { whole_faces } from './embed/faces.js';
import { moves_line } from './embed/moves.js';

globalThis.MittsPoster = { moves_line, whole_faces };
