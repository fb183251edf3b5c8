// The sounds of a table in a frame, as a classic script that is added when the user switches on sounds.

import { play } from './sound.js';

globalThis.MittsSounds = { play };
