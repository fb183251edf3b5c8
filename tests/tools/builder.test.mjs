// Tests the draft position in the builder (web/builder/draft.js). A card can only be moved from its current place.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load_module } from '../../tools/site/scripts.mjs';

const { cards_in, cards_left, example_draft, move_card, new_draft, zone_names } = await load_module('builder/draft.js');

const all_of = (draft) => zone_names(draft).flatMap((zone) => cards_in(draft, zone)).sort();

test('in the builder’s draft, a card can be moved before another card, to the end of a zone, and back to the pack', () => {
  const draft = example_draft(new_draft());
  move_card(draft, '7S', 'hand-0', 'pile', 'KH');
  assert.deepEqual([draft.zones['hand-0'], draft.zones.pile], [['7D', 'KC'], ['2C', '7S', 'KH']]);
  move_card(draft, '7S', 'pile', 'pack');
  move_card(draft, 'AS', 'pack', 'hand-1');
  assert.deepEqual(draft.zones.pile, ['2C', 'KH']);
  assert.equal(draft.zones['hand-1'].at(-1), 'AS');
  assert.ok(cards_left(draft).includes('7S') && !cards_left(draft).includes('AS'));
});

test('moving a missing card, or a card from an unknown place, does not change the builder’s draft', () => {
  const draft = example_draft(new_draft('mitch'));
  const was = all_of(draft);
  for (const [code, from] of [['2D', 'hand-1'], ['QH', 'hand-1'], ['QH', 'hand-7'], ['QH', 'pile'], ['QH', 'nowhere'], ['QH', 'pack'], ['AH', 'pack']]) {
    move_card(draft, code, from, 'hand-0');
    assert.deepEqual(all_of(draft), was, `${code} from ${from}`);
  }
  const empty = { ...draft, zones: {} };
  move_card(empty, 'QH', 'hand-0', 'hand-1');
  assert.deepEqual(all_of(empty), []);
});
