// The page of an example, a lesson or a rule set: its table opens in place, and its position can be saved as a picture.

import './rules/at_table.js';
import './visit.js';

// Beside a table there is no way back to it but closing the page.
if (globalThis.top !== globalThis) document.querySelector('.home').hidden = true;
