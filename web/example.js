// The script of the pages for one example, lesson or rule set. Opens the table and saves the position as a picture.

import './rules/at_table.js';
import './rules/beside.js';
import './visit.js';
