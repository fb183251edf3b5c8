// The script of the rules pages: search, comparison of rule sets, and examples that can be opened at a table.

import './rules/find.js';
import './rules/compare.js';
import './rules/in_force.js';
import './rules/words.js';
import './rules/at_table.js';
import './rules/near.js';
import './rules/here.js';
import './rules/beside.js';
import './visit.js';
