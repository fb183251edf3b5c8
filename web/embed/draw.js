// Draws a poster's items as one SVG picture: cards with pips and knitted figures, backs, the mat and the sash. The
// style sheet sets the colours for light and dark mode. Text is never parsed as HTML.

import { index_of, is_fool, is_joker, is_trump, name_of, suit_of } from './cards.js';
import { figures, half_back, yarns } from './figures.js';

// Expands the rows of figures.js, which are run-length encoded.
export const rows_of = (text) => text.split('/').map((row) => row.replace(/(\D)(\d+)/g, (_, letter, count) => letter.repeat(count)));

const upper = rows_of(half_back).map((row) => row.padEnd(41, '.'));
const back_rows = [...upper, ...upper.slice(0, -1).reverse().map((row) => [...row].reverse().join(''))];

const space = 'http://www.w3.org/2000/svg';

export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

const pips = {
  S: 'M50,3C57,18 94,40 94,65C94,78 84,86 73,86C65,86 58,82 54.5,75C55.5,85 59,92 67,98L33,98C41,92 44.5,85 45.5,75C42,82 35,86 27,86C16,86 6,78 6,65C6,40 43,18 50,3Z',
  H: 'M50,96C43,81 4,62 4,31C4,15 16,5 29,5C39,5 46.5,11 50,20C53.5,11 61,5 71,5C84,5 96,15 96,31C96,62 57,81 50,96Z',
  D: 'M50,2C58,20 70,36 87,50C70,64 58,80 50,98C42,80 30,64 13,50C30,36 42,20 50,2Z',
  C: 'M50,3C62.5,3 72,12.5 72,24.5C72,30.5 69.5,36 65.5,40C68,39 71,38.5 74,38.5C86.5,38.5 96,48 96,60.5C96,73 86.5,82.5 74,82.5C65.5,82.5 58.5,78.5 54.5,72.5C55.5,84 59,91.5 67,98L33,98C41,91.5 44.5,84 45.5,72.5C41.5,78.5 34.5,82.5 26,82.5C13.5,82.5 4,73 4,60.5C4,48 13.5,38.5 26,38.5C29,38.5 32,39 34.5,40C30.5,36 28,30.5 28,24.5C28,12.5 37.5,3 50,3Z',
};
let whole = null;

const pip = (suit, x, y, size, { italian = false, turned = false } = {}) => svg('path', {
  d: ((italian && whole?.italian_pips) || pips)[suit],
  'fill-rule': 'evenodd',
  transform: `translate(${x} ${y})${turned ? ' rotate(180)' : ''} scale(${size / 100}) translate(-50 -50)`,
});

const label = (words, x, y, size, anchor = 'middle') => {
  const element = svg('text', { x, y, 'font-size': size, 'text-anchor': anchor });
  element.textContent = words;
  return element;
};

// Returns an SVG path for each letter of a knitted chart. Each stitch is a unit square.
function chart(rows) {
  const paths = new Map();
  rows.forEach((row, y) => {
    for (const run of row.matchAll(/([^.])\1*/g)) {
      paths.set(run[1], `${paths.get(run[1]) ?? ''}M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`);
    }
  });
  return paths;
}

function knit(rows, fill_of) {
  return svg('g', { 'shape-rendering': 'crispEdges' }, ...[...chart(rows)].map(([letter, d]) => svg('path', { d, ...fill_of(letter) })));
}

// Caches drawings by key. once() returns a copy of the cached drawing.
const made = new Map();
function once(key, make) {
  if (!made.has(key)) made.set(key, make());
  return made.get(key).cloneNode(true);
}
// Draws a court card's figure, which has 29 × 27 stitches. The page of a tarot pack (P) uses the jack's figure.
const figure = (rank) => once(rank, () => knit(rows_of(figures[rank].rows), (letter) =>
  (letter === 'd' ? { class: 'dye' } : letter === 'D' ? { class: 'dye deep' } : { fill: `#${figures[rank].yarns[letter] ?? yarns[letter]}` })));

const snow_star = 'M50 4l8 20 20-8-8 20 26 14-26 14 8 20-20-8-8 20-8-20-20 8 8-20-26-14 26-14-8-20 20 8z';
const star = (x, y, size, name) => svg('path', { d: snow_star, class: name, transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})` });

/// Enables full card pictures and Italian suits. `make` is whole_faces() from faces.js.
export function use_faces(make) { whole ??= make({ svg, label, pip, figure, figures, star }); }

function jumbo_face(code, index, options) {
  const suit = code[1];
  const rank = code[0] === 'P' ? 'J' : code[0];
  const corner = [label(index, index.length > 1 ? 24 : 20, 39, 43), pip(suit, 20, 58, 25, options)];
  if (figures[rank]) return [svg('g', { transform: 'translate(26.5 63) scale(2.483 2.816)' }, figure(rank)), ...corner];
  return [...corner, pip(suit, 66, 99, 50, options), ...(rank === 'A' ? [star(66, 100, 19, 'paper')] : [])];
}

// Draws a trump, the Fool or a joker. All have a large snow star. Trumps also have a numeral. The Fool and jokers have
// a small red star and a name instead of the numeral.
function other_face(code, index, name) {
  const night = [svg('rect', { x: 8, y: 50, width: 84, height: 82, rx: 4, class: 'night' }), star(50, 91, 62, 'snow')];
  if (is_trump(code) && !is_fool(code)) {
    const tab = svg('path', { d: 'M0 8a8 8 0 0 1 8-8h32v34l-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6z', class: 'tab' });
    const numeral = label(index, 20, 27, 25);
    numeral.setAttribute('class', 'on-tab');
    return [tab, numeral, label(index, 93, 41, 40, 'end'), ...night];
  }
  return [star(17, 17, 24, 'red'), label(name, 93, 22, name.length > 5 ? 15 : 18, 'end'), ...night];
}

// The card's paper and its border.
const sheet = () => svg('rect', { class: 'paper', width: 100, height: 140, rx: 8 });
const edge = () => svg('rect', { class: 'edge', x: 0.5, y: 0.5, width: 99, height: 139, rx: 8 });

/// Returns the face of a card. It measures 100 × 140 units.
export function card_face(code, { language = 'en', faces = 'jumbo', italian = false } = {}) {
  const index = index_of(code, language);
  const special = is_joker(code) || is_trump(code);
  const name = name_of(code, language);
  const group = svg('g', { class: `card ${special ? 'special' : `suit-${suit_of(code)}`}` }, sheet());
  if (special) group.append(...other_face(code, index, is_joker(code) ? name.toUpperCase() : name));
  else group.append(...((faces === 'standard' && whole?.standard_face) || jumbo_face)(code, index, { italian }));
  if (code === 'TD') group.append(svg('rect', { class: 'gold-stitch', x: 4, y: 4, width: 92, height: 132, rx: 5 }));
  group.append(edge());
  return group;
}

export function card_back() {
  return once('back', () => svg('g', { class: 'back' }, sheet(),
    svg('rect', { class: 'ground', x: 5, y: 5, width: 90, height: 130, rx: 3 }),
    svg('g', { transform: 'translate(5 5) scale(2.195 2.2034)' }, knit(back_rows, (letter) => ({ class: letter === '#' ? 'pattern' : 'accent' }))),
    edge()));
}

const sash_yarns = 'RRRRRRCBBCRRRRYDDY';
// Draws the sash stitch by stitch, with arrows that point along its length.
function sash({ x, y, w, h }) {
  const rows = 9;
  const stitch = h / rows;
  const columns = Math.ceil(w / stitch);
  const lines = Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) =>
    sash_yarns[(column - Math.abs(row - 4) + 18) % 18]).join(''));
  return svg('g', { transform: `translate(${x} ${y}) scale(${stitch})` }, knit(lines, (letter) => ({ class: `yarn-${letter}` })));
}

const at = ({ x, y, w }) => `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(w / 100).toFixed(4)})`;

const makers = {
  card: (item, options) => {
    const face = card_face(item.code, { ...options, faces: item.w < 56 ? 'jumbo' : options.faces });
    face.setAttribute('transform', at(item));
    return face;
  },
  back: (item) => {
    const back = card_back();
    back.setAttribute('transform', at(item));
    return back;
  },
  text: ({ text: words, x, y, size, anchor, tone }) => {
    const element = label(words, x, y, size, anchor);
    element.setAttribute('class', tone);
    return element;
  },
  mat: ({ x, y, w, h }) => svg('g', { class: 'mat' }, svg('rect', { x, y, width: w, height: h, rx: 22 }),
    svg('rect', { class: 'stitches', x: x + 8, y: y + 8, width: Math.max(0, w - 16), height: Math.max(0, h - 16), rx: 15 })),
  place: (item, options) => svg('g', { class: 'place', transform: at(item) }, svg('rect', { width: 100, height: 140, rx: 8 }),
    ...(item.suit ? [pip(item.suit, 50, 40, 40, options)] : [])),
  sash,
};

/// Returns the whole picture. `options` may contain `language`, `faces` and `italian`.
export function draw(items, width, height, options) {
  return svg('svg', { viewBox: `0 0 ${width} ${height}`, width, height, 'aria-hidden': 'true', focusable: 'false' },
    ...items.map((item) => makers[item.kind](item, options)));
}
