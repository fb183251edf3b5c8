// What a poster does without: the table and its bar. embed.js adds this script to the page when the reader asks for them, and finds
// there what it gives. A plain script, since a frame without an origin of its own may load those and no modules.

import { open_bar } from './embed/bar.js';
import { offer_packed_files } from './embed/packed.js';
import { open_table } from './embed/table.js';
import { say_trouble, trouble_of, what_is_missing } from './loading.js';

offer_packed_files();
globalThis.MittsLater = { open_bar, open_table, say_trouble, trouble_of, what_is_missing };
