// The words of posters by language: their sentences, and what games and rules are called.

import { game, poster } from 'mitts:words';
import { preset_of } from './position.js';

const words_in = (language) => ({
  ...poster[language],
  language,
  game: (name) => game[language][name],
  rule_set: (name, preset) => preset_of(name, preset).title[language],
});
export const languages = { en: words_in('en'), fr: words_in('fr') };
