// The sounds for a frame. The table adds this script when the reader switches sounds on. It is a plain script for the
// same reason as embed-later.js.

import { play } from './sound.js';

globalThis.MittsSounds = { play };
