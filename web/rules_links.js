// Where the rules pages are, from a page at the top of the site.

import { rule_letters } from 'mitts:facts';
import { rules } from 'mitts:words';

/// A game's page, as these options have it.
export const rules_of_game = (game, language, options = '') =>
  `${rules[language].folder}/${game}.html${options && `?options=${options.replaceAll(' ', ',')}`}`;

/// The place where a rule is told, "M15.2".
export const rules_address = (rule, language, options) => `${rules_of_game(rule_letters[rule[0]], language, options)}#${rule}`;
