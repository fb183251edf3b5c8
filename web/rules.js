// Script of a rules page: searches it, compares rule sets, and draws each example when it is scrolled into view.
// Examples can be opened at a table.

import './rules/find.js';
import './rules/compare.js';
import './rules/in_force.js';
import './rules/words.js';
import './rules/at_table.js';
import './rules/near.js';
import './rules/beside.js';
import './visit.js';
