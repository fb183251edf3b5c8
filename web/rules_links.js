// URLs of the rules pages, relative to a page in the site's root.

import { rule_letters } from 'mitts:facts';
import { rules } from 'mitts:words';

/// Returns the URL of a game's rules page with these options.
export const rules_of_game = (game, language, options = '') =>
  `${rules[language].folder}/${game}.html${options && `?options=${options.replaceAll(' ', ',')}`}`;

/// Returns the URL of a rule, such as "M15.2". `rule` may also be the name of a game.
export const rules_address = (rule, language, options) => `${rules_of_game(rule_letters[rule[0]] ?? rule, language, options)}#${rule}`;
