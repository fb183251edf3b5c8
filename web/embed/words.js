// The strings of posters, by language: sentences, and the names of games and rule sets.

import { game, poster } from 'mitts:words';
import { preset_of } from './position.js';

const words_in = (language) => ({
  ...poster[language],
  language,
  game: (name) => game[language][name],
  rule_set: (name, preset) => preset_of(name, preset).title[language],
});
export const languages = { en: words_in('en'), fr: words_in('fr') };
