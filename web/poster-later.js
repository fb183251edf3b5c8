// Full card pictures, Italian suits and move notation. embed.js adds this script if the embed code needs one of them.

import { whole_faces } from './embed/faces.js';
import { moves_line } from './embed/moves.js';

globalThis.MittsPoster = { moves_line, whole_faces };
