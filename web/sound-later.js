// The sounds of a table in a frame, as a classic script. It is added when the reader switches sounds on.

import { play } from './sound.js';

globalThis.MittsSounds = { play };
