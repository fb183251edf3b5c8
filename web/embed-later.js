// The table and its bar for embed.html. A poster does not need them, so embed.js adds this script when the table is
// requested, and reads its exports from MittsLater. It is a classic script because a frame with an opaque origin cannot
// load modules.

import { open_bar } from './embed/bar.js';
import { offer_packed_files } from './embed/packed.js';
import { open_table } from './embed/table.js';
import { say_trouble, trouble_of, what_is_missing } from './loading.js';

offer_packed_files();
globalThis.MittsLater = { open_bar, open_table, say_trouble, trouble_of, what_is_missing };
