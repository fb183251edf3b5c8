// Script of the pages for one example, lesson or rule set: opens the table in place, and saves the position as a
// picture.

import './rules/at_table.js';
import './rules/beside.js';
import './visit.js';
