// Tests embed codes. They are parsed leniently, with a note for every ignored part, and written in the shortest form.
// Posters made from them fit inside their frames.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { load_module } from '../../tools/site/scripts.mjs';

const { nearest, read_address, read_origin, write_address } = await load_module('embed/params.js');
const { address_again } = await load_module('embed/again.js');
const { apart, mark_of } = await load_module('embed/memory.js');
const { read_position, with_trick } = await load_module('embed/position.js');
const { record_of_text } = await load_module('record_text.js');
const { moves_line } = await load_module('embed/moves.js');
const { ideal_height, lay_out } = await load_module('embed/layout.js');
const { describe } = await load_module('embed/describe.js');
const { languages } = await load_module('embed/words.js');
const { reader_language } = await load_module('language.js');
const { note_sentence } = await load_module('embed/notes.js');
const { pack, read_card, name_of } = await load_module('embed/cards.js');

const read = (search, hash) => read_address(search, hash);

test('embed parameters are parsed in every accepted notation', () => {
  const { parameters, notes } = read('?Game=Mitaines&HANDS=7S,7D/3H&turn=0&Mode=TRY&lang=fr-CA&theme=Dark&faces=standard&motion=reduced&seat=1&poster=no&keep=oui&review=1&origin=https://rules.example/page');
  assert.deepEqual(notes, []);
  assert.deepEqual(parameters, { record: { game: 'mitaines', hands: '7S,7D/3H', turn: '0' }, text: null, mode: 'try', lang: 'fr', theme: 'dark',
    faces: 'standard', motion: 'reduced', seat: 1, poster: false, keep: true, review: true, origin: 'https://rules.example' });
  assert.equal(read('?try').parameters.mode, 'try');
  assert.equal(read('?replay=1').parameters.mode, 'replay');
  assert.equal(read('?try=0').parameters.mode, 'play');
  assert.equal(read('', '#r=%5BGame%20%22mitch%22%5D').parameters.text, '[Game "mitch"]');
});

test('invalid parameters are ignored, with a note that suggests the nearest valid word, if any is similar', () => {
  const { parameters, notes } = read('?gmae=mitch&mode=tri&lang=de&seat=9&hands=%zz&turn=0&turn=1&origin=nowhere&game=whist&poster=maybe');
  assert.deepEqual(notes.map(({ what, name, near }) => [what, name, near]), [
    ['name', 'gmae', 'game'], ['value', 'mode', 'try'], ['value', 'lang', null], ['value', 'seat', null], ['encoding', 'hands=%zz', undefined],
    ['twice', 'turn', undefined], ['value', 'origin', null], ['value', 'game', null], ['value', 'poster', null],
  ]);
  assert.equal(parameters.mode, null);
  assert.equal(parameters.record.turn, '0');
  assert.equal(read(`?hands=${'x'.repeat(70_000)}`).notes[0].what, 'long');
  for (const language of Object.keys(languages)) {
    for (const note of notes) {
      const sentence = note_sentence(note, language);
      assert.ok(sentence.length > 20 && !/undefined|null/.test(sentence), sentence);
    }
  }
});

test('a damaged URL is parsed as far as possible, and invalid parts are noted, even in the fragment', async () => {
  const set_up = { game: 'mitaines', hands: '7S,7D/3H,9C', turn: '0' };
  const whats = ({ notes }) => notes.map(({ what }) => what);
  for (const and of ['&#038;', '&#38;', '&amp;', '&amp;amp;', '&#x26;', '&AMP;']) {
    const [, search, hash] = /^([^#]*)(.*)$/.exec(`?game=mitaines${and}hands=7S,7D/3H,9C${and}turn=0`);
    assert.deepEqual(read(search, hash).parameters.record, set_up, and);
    assert.deepEqual(whats(read(search, hash)), ['escaped'], and);
  }
  const both = read('?game=mitch&', '#038;mode=try#r=%5BGame%20%22mitch%22%5D');
  assert.deepEqual([both.parameters.mode, both.parameters.text, whats(both)], ['try', '[Game "mitch"]', ['escaped']]);
  for (const hash of ['#example-steal', '#record=1', '#R=1', '#/route', '#game=mitch']) assert.deepEqual(whats(read('?game=mitch', hash)), ['fragment'], hash);
  assert.deepEqual(whats(read('?game=mitch', '#')), []);
  assert.deepEqual(whats(read('?game=mitch', '#r=%5BGame%20%22mitch%22%5D%20%7B%26amp;%7D')), [], 'HTML entities in a record are not errors');
  for (const language of Object.keys(languages)) {
    for (const { notes } of [both, read('', '#here')]) assert.match(note_sentence(notes[0], language), /#038;|here/);
  }
  // The page's URL is parsed as leniently as an embed code.
  const { asked_challenge, asked_lesson, asked_query, is_too_long } = await load_module('links.js');
  assert.equal(asked_query({ search: '?game=mitaines&amp;seed=8', hash: '' }), 'game=mitaines&seed=8');
  assert.equal(asked_query({ search: '?game=mitaines&', hash: '#038;seed=8' }), 'game=mitaines&seed=8');
  assert.equal(asked_query({ search: '?lang=fr', hash: '#game=mitch&seed=5' }), 'lang=fr&game=mitch&seed=5');
  assert.equal(asked_query({ search: '?game%3Dmitch%26options%3Dplayers%3D3', hash: '#Lesson=mitch/columns' }), 'game=mitch&options=players=3');
  for (const hash of ['#lesson=mitaines/steal', '#Lesson=Mitaines/Steal', '#lesson=mitaines/steal).', '#lesson%3Dmitaines%2Fsteal', '#lesson=mitaines/steal&utm_source=a']) {
    assert.deepEqual(asked_lesson({ hash }), ['mitaines', 'steal'], hash);
  }
  for (const hash of ['#challenge=1&people=%C3%89', '#challenge%3D1%26people%3D%25C3%2589']) assert.equal(asked_challenge({ hash }), '#challenge=1&people=%C3%89');
  assert.equal(asked_challenge({ hash: '#Challenge=1&game=mitch' }), '#Challenge=1&game=mitch');
  // The parameters `players` and `preset` are treated as options.
  assert.equal(asked_query({ search: '?game=mitaines&players=4&seed=8', hash: '' }), 'game=mitaines&seed=8&options=players=4');
  assert.equal(asked_query({ search: '?preset=regles&game=mitaines&options=target=300&players=4', hash: '' }), 'game=mitaines&options=preset=regles,target=300,players=4');
  assert.equal(asked_query({ search: '?options=players=4&game=mitch', hash: '' }), 'options=players=4&game=mitch', 'options alone keep their place');
  assert.deepEqual(read('?game=mitaines&players=4').parameters.record, { game: 'mitaines', options: 'players=4' });
  assert.deepEqual(whats(read('?game=mitaines&players=4')), []);
  const parts = read('?game=mitaines&players=4&preset=regles&options=target=300');
  assert.deepEqual([parts.parameters.record.options, parts.notes], ['players=4,preset=regles,target=300', []]);
  assert.deepEqual(read('?players=4&players=3').notes, [{ what: 'twice', name: 'players' }]);
  // Whitespace around a value is removed. The rest of a query stays unchanged, because saved matches contain the query.
  assert.equal(asked_query({ search: '?game=Mitaines%20&seed=+5%C2%A0', hash: '' }), 'game=Mitaines&seed=5');
  assert.equal(asked_query({ search: '?game=mitch&hands=KC+5D/2C%20-', hash: '' }), 'game=mitch&hands=KC+5D/2C%20-');
  const endless = { search: '', hash: `#${'a&'.repeat(500_000)}` };
  assert.deepEqual([asked_query(endless), is_too_long(endless)], ['', true]);
});

test('the requested language is found quickly, even in a very long URL', async () => {
  const { asked_language } = await load_module('language.js');
  const begun = performance.now();
  assert.equal(asked_language(`${'a&'.repeat(500_000)}lang=fr`), 'fr');
  assert.ok(performance.now() - begun < 1000);
  assert.equal(asked_language('game=mitch&lang=fr-CA'), 'fr');
  assert.equal(asked_language('slang=fr&lang=en'), 'en');
});

test('only the origins of http and https pages are accepted', () => {
  assert.equal(read_origin('https://a.example:8443/x?y#z'), 'https://a.example:8443');
  for (const text of ['null', '*', '', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc', 'https://', 'blob:x']) assert.equal(read_origin(text), null);
});

test('an embed code survives a round trip', () => {
  for (const line of ['?game=mitaines&hands=7S,7D/3H&turn=0&pile=2C,KH&moves=7S:m,3H&mode=try&seat=0&lang=fr', '?game=mitch&seed=5&theme=dark&poster=0&keep=1',
    '?game=mitch&hands=KC/5D/-&turn=1&columns=KS,9S;QH/-/2C&mode=replay', '?options=preset=pagat,players=2&mode=replay#r=%5BGame%20%22mitch%22%5D%0A']) {
    const [, search, hash] = /^([^#]*)(.*)$/.exec(line);
    assert.equal(write_address(read(search, hash).parameters), line);
  }
  const broken = { ...read('?game=mitch').parameters, record: { seed: '5\uD800' }, text: '\uDC00' };
  assert.equal(write_address(broken), '?seed=5%EF%BF%BD#r=%EF%BF%BD', 'an unpaired surrogate is replaced');
});

test('a table is reopened from its embed code if the code restores the match, and otherwise from its record', () => {
  const begun = read('?game=mitaines&seed=5&lang=fr&seat=1&keep=1').parameters;
  const again = (more) => address_again({ begun, now: begun, kept: true, record: '[Game "mitaines"]\n', ...more });
  const by_record = '?seat=1&lang=fr&poster=0&keep=1#r=%5BGame%20%22mitaines%22%5D%0A';
  assert.equal(again({}), '?game=mitaines&seed=5&seat=1&lang=fr&poster=0&keep=1');
  assert.equal(again({ kept: false }), by_record);
  assert.equal(again({ now: { ...begun, lang: 'en' } }), again({}), 'the language does not change the match');
  assert.equal(again({ now: { ...begun, record: { game: 'mitch', seed: '6' } } }), by_record);
  assert.equal(again({ now: { ...begun, record: { ...begun.record } } }), again({}));
  assert.equal(again({ now: { ...begun, seat: 0 } }), by_record.replace('seat=1', 'seat=0'));
  assert.equal(again({ kept: false, record: '' }), again({}), 'without a record, the original embed code is used');
  assert.equal(again({ kept: false, now: { ...begun, mode: 'try' } }), '?game=mitaines&seed=5&mode=try&seat=1&lang=fr&poster=0&keep=1');
});

test('a frame saves its match in a slot for its embed code, and shares all other data with other frames', () => {
  const names = [];
  const storage = apart({ put: (name) => names.push(name) }, mark_of('one line'));
  for (const name of ['match', 'match.link.2', 'settings']) storage.put(name, '');
  assert.deepEqual(names, [`embed.${mark_of('one line')}.match`, `embed.${mark_of('one line')}.match.link.2`, 'embed.settings']);
  assert.notEqual(mark_of('one line'), mark_of('one lime'));
  assert.match(mark_of('é'.repeat(5000)), /^[0-9a-z]{1,7}$/);
  // While the table shows a match other than the embed code's, matches are stored only in memory.
  let is_there = false;
  const other = apart({ put: (name) => names.push(name), names: () => [] }, 'mark', () => is_there);
  names.length = 0;
  for (const name of ['match.link', 'settings']) other.put(name, 'kept');
  assert.deepEqual([names, other.get('match.link'), other.names()], [['embed.settings'], 'Dkept', ['match.link']]);
  is_there = true;
  other.put('match.link', '');
  assert.deepEqual([names[1], other.names()], ['embed.mark.match.link', []]);
});

test('for an unknown word, the most similar valid word is suggested, if any is similar enough', () => {
  assert.equal(nearest('optoins', ['options', 'origin']), 'options');
  assert.equal(nearest('xyzzy', ['options', 'origin']), null);
  assert.equal(nearest('x'.repeat(1000), ['options']), null);
});

test('the user’s language is the first supported language in the browser’s preferences, or English by default', () => {
  assert.equal(reader_language(['de', 'fr-CA', 'en']), 'fr');
  assert.equal(reader_language(['de']), 'en');
});

const position_of = (search) => {
  const { parameters, notes } = read(search);
  return { ...read_position(parameters), notes };
};

test('positions in embed codes are parsed, and errors in them are noted', () => {
  const { position, problems } = position_of('?game=mitaines&hands=7S,7S,QQ/3H&turn=5&pile=2C,x1&layout=4D&stock=5H,6H');
  assert.deepEqual(position.hands, [['7S'], ['3H']]);
  assert.deepEqual([position.layout, position.pile, position.stock], [['4D'], ['2C', 'X1'], 2]);
  assert.deepEqual(problems.map(({ what, name }) => [what, name]), [['card_twice', 'hands'], ['card', 'hands'], ['whole', 'turn']]);
  assert.equal(position_of('?game=mitch&options=preset=two_packs&hands=7S,7S/-/-').problems.length, 0);
  assert.equal(position_of('?game=mitaines&options=players=3&hands=7S/3H').problems[0].what, 'seats');
  assert.equal(position_of('?game=mitaines&options=preset=regles&hands=7S/3H/4H/5H').position.players, 4);
  assert.equal(position_of('?game=mitigati&hands=21,00,KC/NC,PD,1C/-').problems.length, 0);
});

// The golden records of every game. Users may paste similar records.
const golden = fileURLToPath(new URL('../golden/', import.meta.url));
const records = ['mitaines', 'mitch', 'mitigati'].flatMap((folder) =>
  readdirSync(golden + folder).filter((name) => name.endsWith('.mitts')).map((name) => readFileSync(`${golden}${folder}/${name}`, 'utf8')));

test('every golden record is parsed into a position without errors', () => {
  assert.ok(records.length > 20);
  for (const text of records) {
    const { position, problems } = read_position({ record: {}, text, seat: null });
    assert.deepEqual(problems, [], text.slice(0, 300));
    assert.equal(position.game, /Game "(\w+)"/.exec(text)[1]);
    assert.equal(position.has_set_up, /\[Hands/.test(text));
  }
  assert.deepEqual(record_of_text('[Game "mitch"]\n[Columns "KS 9S, QH / -"]\n{a [note] }\nplace:KH drop:2C'),
    { game: 'mitch', columns: 'KS 9S; QH / -', moves: 'place:KH,drop:2C' });
});

test('a record is read without the marks, greetings and signatures that mail programs add', () => {
  const text = '[Game "mitch"]\n[Hands "QH 7H / KC QC / -"]\n[Turn "0"]\n\ndrop:2C {good}\n';
  const plain = record_of_text(text);
  assert.deepEqual(plain, { game: 'mitch', hands: 'QH 7H / KC QC / -', turn: '0', moves: 'drop:2C' });
  for (const travelled of [text.replaceAll('\n', ' '), text.replaceAll('\n', '\r'), text.replace(/"([^"]*)"/g, '„$1“'), text.replace(/^/gm, '>> '), `\u200E${text}`,
    text.replace('/ -', '\n/ –'), text.replaceAll(' ', '\u00A0'), text.replace('mitch', 'Mitch'), `{a [note] } ${text}`, `Salut Marie, {ha!}\n\n${text}`,
    `\`\`\`\n${text}\`\`\`\n`, `${text}-- \nMarie\n`]) assert.deepEqual(record_of_text(travelled), plain, travelled);
  assert.deepEqual(record_of_text('7S:m {good}\n3H'), { moves: '7S:m,3H' });
});

const lines = [
  '?game=mitaines&seed=5', '?game=mitch&seed=5', '?game=mitigati&seed=5', '?',
  '?game=mitaines&hands=7S,7D,KC,TD,JH,QH/3H,9C,2D/2C/3C&layout=2S,3S,4S,5S&pile=5C,6C,7C,8C,9C,TC,JC,QC,AS,AD,AH&stock=6D&turn=2',
  '?game=mitch&options=players=8&hands=KC/QC/JC/TC/9C/8C/7C/6C&columns=KS,QS,JS,TS,9S,8S,7S,6S,5S,4S,3S,2S;KH/-/-/-/-/-/-/KD&discards=2C&aces=3&turn=0',
  '?game=mitigati&stage=play&hands=KC,QC,NC,PC,TC,9C,8C,7C,6C,5C,4C,3C,2C,1C,KD,QD,ND,PD,TD,9D,8D,7D,21,20,00/KH/KS&tricks=1D/2D/-&turn=0',
];

test('every item of a poster is inside the frame, at every size', () => {
  for (const line of lines) {
    const { position } = position_of(line);
    for (const [width, height] of [[320, 240], [360, 404], [480, 360], [640, 525], [1200, 400], [280, 700]]) {
      for (const item of lay_out(position, width, height, languages.fr)) {
        for (const [name, value] of Object.entries(item)) assert.ok(typeof value !== 'number' || Number.isFinite(value), `${line} ${name}`);
        if (item.w !== undefined) {
          assert.ok(item.w > 0, `${line} ${width}×${height}: ${JSON.stringify(item)}`);
          const high = item.h ?? item.w * 1.4;
          assert.ok(item.x >= -0.5 && item.x + item.w <= width + 0.5, `${line} ${width}×${height}: ${JSON.stringify(item)}`);
          assert.ok(item.y >= -0.5 && item.y + Math.min(high, item.kind === 'sash' ? 0 : high) <= height + 0.5, `${line} ${width}×${height}: ${JSON.stringify(item)}`);
        }
      }
    }
  }
});

test('a poster’s description names the viewer’s cards but no hidden cards', () => {
  const { position } = position_of('?game=mitaines&hands=7S,TD/3H,9C&pile=2C&turn=0');
  const english = describe(position, languages.en);
  assert.match(english, /7 of spades, 10 of diamonds/);
  assert.match(english, /2 cards face down/);
  assert.doesNotMatch(english, /3 of hearts|9 of clubs/);
  assert.match(describe(position, languages.fr), /7 de pique, 10 de carreau.*2 cartes cachées/);
  assert.match(describe(position_of('?game=mitigati&hands=21,00,NC/-/-').position, languages.fr), /21 d’atout, Excuse, cavalier de trèfle/);
});

test('each game’s pack contains the right number of valid cards', () => {
  assert.equal(pack('mitaines').length, 54);
  assert.equal(pack('mitch').length, 52);
  assert.equal(pack('mitigati').length, 78);
  for (const game of ['mitaines', 'mitch', 'mitigati']) {
    for (const code of pack(game)) {
      assert.equal(read_card(code.toLowerCase(), game), code);
      assert.ok(name_of(code, 'fr').length > 2);
    }
  }
  assert.equal(read_card('22', 'mitigati'), null);
  assert.equal(read_card('21', 'mitch'), null);
});

test('the ideal height of a frame grows with its width, within limits', () => {
  assert.ok(ideal_height(320) >= 380 && ideal_height(4000) < 720);
  assert.ok(ideal_height(640) > ideal_height(480));
  assert.ok(ideal_height(360, 'try') > ideal_height(360)); // leaves space for the move's result
});

// Returns a poster's words and cards with their positions.
function poster_of(search, language = 'en') {
  const { parameters } = read(search);
  const position = with_trick(read_position(parameters).position, parameters);
  const items = lay_out(position, 480, 360, languages[language]);
  return { position, items, texts: items.filter(({ kind }) => kind === 'text').map(({ text }) => text), words: describe(position, languages[language]) };
}

test('moves on a poster are described in words, in both languages', () => {
  const line = (moves, language = 'en') => moves_line(moves.split(' '), languages[language]);
  assert.equal(line('7S:m 3H 9C:g 4D:s XH X1'), '6 moves follow: 7♠ (mitten), 3♥, 9♣ (glove), 4♦ (sock), XH, ★');
  assert.equal(line('draw:stock place:KH drop:TD draw:pile', 'fr'), '4 coups suivent\u00a0: pige, pose R♥, jette 10♦, pige à la défausse');
  assert.equal(line('bid:20 bid:-5 more discard:2C 21 00 nd'), '7 moves follow: bid 20, bid −5, more cards, put aside 2♣, 21, ★, N♦');
  assert.equal(line('7s'), 'One move follows: 7♠');
  assert.equal(line('odd:7S'), 'One move follows: odd:7S', 'an unknown move is shown unchanged');
});

test('players on a poster have the same names as at the table', () => {
  const { texts, words } = poster_of('?game=mitch&hands=QH/KC/KD/2C&turn=2&seat=1');
  assert.deepEqual(texts.filter((text) => / · 1$/.test(text)), ['Mathilde · 1', 'Odile · 1', 'Gaspard · 1']);
  assert.match(words, /^Mitch, Classic\. Gaspard, 1 card face down\. Your hand: king of clubs\. Mathilde, 1 card/);
  assert.match(words, /Mathilde to play\.$/);
  for (const game of ['mitaines', 'mitch', 'mitigati']) assert.doesNotMatch(poster_of(`?game=${game}&seed=3`).texts.join(), /[Ss]eat|undefined/);
});

test('cards on a poster are in the same order as at the table', () => {
  const hand = (search) => poster_of(search).items.filter(({ kind, y }) => kind === 'card' && y > 200).map(({ code }) => code);
  assert.deepEqual(hand('?game=mitaines&hands=7S,7D,KC,JH,AS/3H&turn=0'), ['JH', 'AS', 'KC', '7D', '7S']);
  assert.deepEqual(hand('?game=mitigati&stage=1&hands=KC,NC,7D,21,01,00,QS/3H/4H&turn=0'), ['21', '01', '00', 'QS', 'KC', 'NC', '7D']);
  const { items } = poster_of('?game=mitch&hands=3C,QH,7H,2S/KC/KD&columns=9H/-/-&turn=0');
  assert.deepEqual(items.filter(({ kind, suit }) => kind === 'place' && suit).slice(-3).map(({ suit }) => suit), ['S', 'D', 'C']);
  assert.deepEqual(items.filter(({ kind }) => kind === 'card').map(({ code }) => code), ['9H', '2S', 'QH', '7H', '3C']);
});

test('a poster shows an unfinished trick in the middle, from the next player’s point of view', () => {
  const line = '?game=mitigati&stage=play&hands=05,3S,KC/6H,2H,1H/8H,9H,TH&turn=2&mode=try';
  const { position, items, words } = poster_of(`${line}&moves=8H`);
  assert.deepEqual([position.viewer, position.turn, position.moves, position.hands[2]], [0, 0, [], ['9H', 'TH']]);
  assert.equal(items.filter(({ kind, code }) => kind === 'card' && code === '8H').length, 1);
  assert.match(words, /Trick: 8 of hearts\. Your turn\.$/);
  assert.equal(poster_of(line).items.filter(({ kind }) => kind === 'place').length, 3);
  // The moves are not drawn in a replay, after the first trick, or if no player holds the card.
  for (const other of [`${line.replace('try', 'replay')}&moves=8H`, `${line}&moves=8H,05,6H`, `${line}&moves=KH`]) {
    assert.ok(poster_of(other).position.moves.length > 0, other);
  }
});
