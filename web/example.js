// The page of an example, a lesson or a rule set: its table opens in place, and its position can be saved as a picture.

import './rules/at_table.js';
import './rules/beside.js';
import './visit.js';
