// Tests the draft position in the builder (web/builder/draft.js). A card can only be moved from its current place.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load_module } from '../../tools/site/scripts.mjs';

const { addresses, cards_in, cards_left, draft_of, example_draft, move_card, new_draft, packs_of, parameters_of, zone_names } = await load_module('builder/draft.js');
const { read_address, write_address } = await load_module('embed/params.js');

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

test('the builder offers the cards and aces of as many packs as the options and the number of players need', () => {
  const packs = (line) => packs_of(draft_of(read_address(`?game=mitch&hands=2H/3H&aces=1${line}`, '').parameters));
  assert.deepEqual([packs(''), packs('&options=packs=2'), packs('&options=players=6')], [1, 2, 2]);
});

test('the builder preserves the parts of an embed code that it cannot edit', () => {
  const parts_of = (line) => new Set(line.split(/[?&#]/));
  const opened = (line) => draft_of(read_address(.../^([^#]*)(.*)$/.exec(line).slice(1)).parameters);
  for (const line of ['?game=mitaines&options=target=300&seed=5', '?game=mitaines&deck=5D,KC,5S', '?game=mitaines&seed=5&deck=5D,KC,5S', '?game=mitaines&seed=5&dealer=1&moves=3H',
    '?game=mitigati&hands=05,3S,KC/6H,2H,1H/8H,9H,TH&turn=2&stage=play&tricks=7H,7S,7C/-/-', '?game=mitch&seed=5&motion=reduced&poster=0', '#r=%5BGame%20%22mitch%22%5D']) {
    const draft = opened(line);
    assert.deepEqual(parts_of(write_address(parameters_of(draft))), parts_of(line));
    assert.deepEqual(parameters_of(example_draft(draft)).record, parameters_of(example_draft(new_draft(draft.game))).record, 'an example keeps nothing of the deal');
  }
  assert.equal(addresses(opened('?game=mitch&seed=5&motion=reduced&poster=0'), 'https://a.example/').table, 'https://a.example/index.html?game=mitch&seed=5');
  assert.deepEqual(opened('?game=mitch&hands=QH/KC/KD&stock=2c,zz').zones.stock, ['2C']);
});
