// The sounds, for a frame whose reader has switched them on: the table adds this script then. A plain script, as embed-later.js is.

import { play } from './sound.js';

globalThis.MittsSounds = { play };
