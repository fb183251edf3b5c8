// A rules page: words and numbers are found, rule sets compared, and examples drawn and opened at a table as the reader comes to them.

import './rules/find.js';
import './rules/compare.js';
import './rules/in_force.js';
import './rules/words.js';
import './rules/at_table.js';
import './rules/near.js';
import './rules/beside.js';
import './visit.js';
