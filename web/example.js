// The script of the pages for a single example, lesson or rule set. Opens the table and saves pictures of positions.

import './rules/at_table.js';
import './rules/beside.js';
import './visit.js';
