// Checks that shared code does not name games: at most six source files outside the games' folders contain a game's
// name, even in a comment. CONTRIBUTING lists these files ("Adding a game").
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { files_in } from '../../tools/files.mjs';

const root = new URL('../../', import.meta.url);
const games = readdirSync(new URL('src/games', root), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

test('at most six source files outside the games’ folders name a game, and CONTRIBUTING lists them', () => {
  assert.equal(games.length, 3);
  const name = new RegExp(games.join('|'), 'i');
  const of_game = (file) => games.some((game) => file.includes(`/${game}/`));
  const naming = files_in('src', /\.(?:h|cpp|inc|json)$/).filter((file) => !of_game(file)).filter((file) => name.test(readFileSync(new URL(file, root), 'utf8')));
  assert.ok(naming.length <= 6, naming.join(' '));
  const section = readFileSync(new URL('CONTRIBUTING.md', root), 'utf8').split('## Adding a game')[1].split('\n## ')[0];
  for (const file of naming) assert.ok(section.includes(`\`${file}\``), file);
});
