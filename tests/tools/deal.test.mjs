// Tests deal fingerprints, the text that is hashed for a fingerprint, and link parameters.

import assert from 'node:assert/strict';
import { createHash, webcrypto } from 'node:crypto';
import { test } from 'node:test';
import { load_module } from '../../tools/site/scripts.mjs';

globalThis.crypto ??= /** @type {any} */ (webcrypto); // a global only in newer versions of Node.js
const { check_address, compare, deal_of, deal_text, fingerprint } = await load_module('deal.js');
const { asked_query, link_to } = await load_module('links.js');

const record = `[Game "mitaines"]
[Format "1"]
[Options "preset=pagat players=2"]
[Seed "8675309"]

7S:m 3H`;

test('a record with a seed identifies a deal, but other records do not', () => {
  assert.deepEqual(deal_of(record), { game: 'mitaines', options: 'preset=pagat players=2', seed: '8675309', dealer: '' });
  assert.equal(deal_of(record.replace('[Format "1"]', '[Dealer "1"]')).dealer, '1');
  assert.equal(deal_of('[Game "mitaines"]\n[Deck "7S 8S"]\n[Seed "1"]'), null);
  assert.equal(deal_of('[Game "mitaines"]\n[Hands "7S / 8S"]\n[Seed "1"]'), null);
  assert.equal(deal_of('[Game "mitaines"]'), null);
  assert.equal(deal_of(''), null);
  assert.equal(deal_of('7S [Game "mitaines"] [Seed "1"]'), null, 'no tag follows a move');
  assert.deepEqual(deal_of('> {a [comment] }\n> [Game “Mitaines”] [Options "preset=pagat\n> players=2"] [Seed “1”]'),
    { game: 'mitaines', options: 'preset=pagat players=2', seed: '1', dealer: '' });
});

test('a deal’s fingerprint is the SHA-256 of the version, the game, the options sorted by name, and the seed', async () => {
  const deal = deal_of(record);
  assert.equal(deal_text(deal), 'mitts deal 1\ngame mitaines\noptions players=2 preset=pagat\nseed 8675309\n');
  const print = await fingerprint(deal);
  assert.equal(print.replaceAll(' ', ''), createHash('sha256').update(deal_text(deal)).digest('hex'));
  assert.match(print, /^([0-9a-f]{8} ){7}[0-9a-f]{8}$/);
});

test('every part of a deal affects its fingerprint, but the order of the options does not', async () => {
  const deal = deal_of(record);
  const print = await fingerprint(deal);
  assert.equal(await fingerprint({ ...deal, options: ' players=2  preset=pagat' }), print);
  for (const other of [{ seed: '8675310' }, { game: 'mitch' }, { options: 'preset=regles players=2' }, { dealer: '0' }]) {
    assert.notEqual(await fingerprint({ ...deal, ...other }), print, JSON.stringify(other));
  }
});

test('a fingerprint comparison needs at least sixteen digits, and reports the number of compared digits', async () => {
  const print = await fingerprint(deal_of(record));
  const digits = print.replaceAll(' ', '');
  assert.deepEqual(compare(print, ' -'), { verdict: 'alone', count: 0 });
  for (const count of [1, 2, 8, 15]) assert.deepEqual(compare(print, digits.slice(0, count)), { verdict: 'few', count });
  for (const count of [16, 17, 63]) assert.deepEqual(compare(print, digits.slice(0, count)), { verdict: 'same_part', count });
  assert.deepEqual(compare(print, print.toUpperCase()), { verdict: 'same', count: 64 });
  const other = (at) => digits.slice(0, at) + (digits[at] === '0' ? '1' : '0') + digits.slice(at + 1);
  for (const at of [0, 15, 16, 63]) assert.equal(compare(print, other(at)).verdict, 'other');
  assert.equal(compare(print, `${digits}0`).verdict, 'other', 'one digit too many');
  for (const label of ['Fingerprint of the deal:', 'Empreinte de la donne :', 'a']) assert.equal(compare(print, `${label} ${print} (copied)`).verdict, 'same', label);
  assert.equal(compare(print, `Empreinte de la donne : ${other(20)}`).verdict, 'other');
});

test('the URL of the fingerprint page contains the deal', () => {
  const asked = new URLSearchParams(check_address(deal_of(record), 'abc def').split('#')[1]);
  assert.deepEqual([...asked], [['game', 'mitaines'], ['options', 'preset=pagat players=2'], ['seed', '8675309'], ['seen', 'abc def']]);
});

test('a short link has its parameters in the query, and a long link has them in the fragment', () => {
  const folder = new URL('https://cards.example/some/where/');
  assert.equal(link_to('game=mitaines&seed=7', folder), 'https://cards.example/some/where/?game=mitaines&seed=7');
  const long = 'game=mitaines&moves=' + '7S,'.repeat(200);
  assert.equal(link_to(long, folder), `https://cards.example/some/where/#${long}`);
});

test('a page’s parameters are read from its URL’s query and fragment', () => {
  assert.equal(asked_query({ search: '?lang=fr', hash: '' }), 'lang=fr');
  assert.equal(asked_query({ search: '', hash: '#game=mitch&seed=7' }), 'game=mitch&seed=7');
  assert.equal(asked_query({ search: '?lang=fr', hash: '#game=mitch' }), 'lang=fr&game=mitch');
  assert.equal(asked_query({ search: '', hash: '#top' }), '', 'an anchor is not a deal');
});
