// The page of an example, a lesson or a rule set: its table opens in place, and its position can be saved as a picture.

import { add_picture } from './rules/at_table.js';
import './visit.js';

document.querySelectorAll('figure').forEach(add_picture);
