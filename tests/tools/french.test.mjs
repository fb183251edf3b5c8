// Checks that the rules, the lessons and the table use one French vocabulary.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { files_in } from '../../tools/files.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const pages = [...files_in('web/rules', /\.fr\.md$/), ...files_in('web/lessons', /\.fr\.txt$/), ...files_in('src/i18n', /\.(?:inc|json)$/)];
const lines_of = (name) => readFileSync(root + name, 'utf8').split('\n').map((text, at) => ({ where: `${name}:${at + 1}`, text }));

// A *brasse* is a scored deal. A *donne* is the dealing of cards, and only a few headings and phrases use this word.
const is_donne = /\b(?:la|une|cette|chaque|par|de|d’une|deux|trois|\d+|n\}|of\}|\|) donnes?\b|\bdonnes\b(?! une fois)|"donne \{/i;
const dealing = /^## La donne$|\*\*La donne\.\*\*|la donne passe|^~brasse = deal: une donne,/i;
const of_mitigati = (name) => name.includes('mitigati');

test('the French texts of Mitigati call a scored deal a “brasse”, not a “donne”', () => {
  for (const text of ['la donne est finie', 'Après {n} donnes', '{n|donne|donnes}', 'Donnes', '"Donne {n}"']) assert.match(text, is_donne);
  for (const text of ['on donne encore des cartes', 'ne donne pas de carte']) assert.doesNotMatch(text, is_donne);
  const strays = pages.filter(of_mitigati).flatMap(lines_of).filter(({ text }) => is_donne.test(text.replace(dealing, '')));
  assert.deepEqual(strays, []);
});

// Words that the vocabulary excludes, because they are synonyms or have another meaning.
test('French sentences avoid “enchère”, “entamer”, “dehors” and other excluded words', () => {
  const removed = /ench[eè]re|\bentam(?:er|e|é)|\bdehors\b|compte avec\b|entendu\b|aussi longues(?! que)|couleur demandée|ouvre la levée/i;
  assert.deepEqual(pages.flatMap(lines_of).filter(({ text }) => removed.test(text)), []);
});
