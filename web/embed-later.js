// The table and its bar for embed.html, which a poster does not need. embed.js adds this script when the reader asks
// for the table, and reads its exports from MittsLater. It is a plain script because a frame with an opaque origin may
// not load modules.

import { open_bar } from './embed/bar.js';
import { offer_packed_files } from './embed/packed.js';
import { open_table } from './embed/table.js';
import { say_trouble, trouble_of, what_is_missing } from './loading.js';

offer_packed_files();
globalThis.MittsLater = { open_bar, open_table, say_trouble, trouble_of, what_is_missing };
