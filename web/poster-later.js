// Additions that few posters need: whole pictures, Italian suits, and move notation. embed.js adds this script if the
// line needs it (embed/later.js).

import { whole_faces } from './embed/faces.js';
import { moves_line } from './embed/moves.js';

globalThis.MittsPoster = { moves_line, whole_faces };
