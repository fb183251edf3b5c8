// Draws the pictures of the start page (web/index.html) as inline SVG: the clothesline, the cloths and the fans.
//
//   <knitting>                               every symbol and pattern that the other pictures use
//   <wool>                                   the background
//   <wash-line>                              the product's name on a line, for wide and for narrow windows
//   <game name="mitaines" cards="9S 9H 9D">  a game's tile
//   <icon name="learn">                      an icon
//   <choice name="text" values="normal larger">  radio buttons of a setting, the first checked

import { readFileSync } from 'node:fs';
import { card_symbols } from './start_cards.mjs';
import { chart_of, knitted, paths_of, shape_of, stitch } from './knitting.mjs';

const charts = JSON.parse(readFileSync(new URL('start_charts.json', import.meta.url), 'utf8'));

/// Returns an SVG element. Its intrinsic size reserves its space before the style sheet has loaded.
export const drawing = (width, height, attributes, ...parts) =>
  `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true" focusable="false"${attributes}>${parts.join('')}</svg>`;
const use = (id, attributes = '') => `<use href="#${id}"${attributes}/>`;
const moved = (x, y, scale, turn = '') => ` transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${scale})"`;
const rounded = (value) => Number(value.toFixed(2));

// --- Symbols -------------------------------------------------------------------------------------------------------

const swatch = { columns: 14, rows: 18 };
// A swatch is 100 units wide. Its stitches are slightly wider than they are high.
const swatch_scale = 100 / (swatch.columns * stitch);
const swatch_height = swatch.rows * stitch * swatch_scale * 0.92;
const of_swatch = ` transform="scale(${rounded(swatch_scale)} ${rounded(swatch_scale * 0.92)})"`;

// The seams of one stitch: dark between rows, fainter between columns and down its middle.
const seams = '<path d="M0-1l2 2 2-2v.8l-2 2-2-2z" fill-opacity=".24"/><path d="M0 0h.4v4H0zM3.6 0H4v4h-.4z" fill-opacity=".12"/><path d="M1.8 1h.4v4h-.4z" fill-opacity=".08"/>';

function patterns() {
  const cloth = ([game, { ground, ...picture }]) => {
    const size = picture.columns * stitch;
    return `<pattern id="cloth-${game}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="scale(1.25)">\
<path fill="#${ground}" d="M0 0h${size}v${size}H0z"/>${knitted(picture)}<path fill="url(#seams)" d="M0 0h${size}v${size}H0z"/></pattern>`;
  };
  return `<pattern id="seams" width="${stitch}" height="${stitch}" patternUnits="userSpaceOnUse">${seams}</pattern>\
<pattern id="wool" width="16" height="14" patternUnits="userSpaceOnUse"><path d="M0 1l8 6 8-6v4l-8 6-8-6zM0 8l8 6 8-6v4l-8 6-8-6z"/></pattern>\
${Object.entries(charts.cloths).map(cloth).join('')}`;
}

function letter_symbol(letter) {
  const rows = chart_of({ rows: charts.letters[letter], columns: 10 });
  return `<symbol id="letter-${letter}"><path${of_swatch.replace('scale', 'translate(14.29 21.03) scale')} d="${paths_of(rows)['#']}"/></symbol>`;
}

function clothes_symbol([name, picture]) {
  const shape = shape_of(picture);
  const scale = rounded(72 / (picture.columns * stitch));
  return `<symbol id="hung-${name}" overflow="visible"><g transform="scale(${scale})"><path class="shade" d="${shape}" transform="translate(2 5)"/>${knitted(picture)}<path fill="url(#seams)" d="${shape}"/></g></symbol>`;
}

const whole = { columns: swatch.columns * stitch, rows: swatch.rows * stitch };
const stripes = paths_of(Array.from({ length: swatch.rows }, (_, row) => ([0, 16].includes(row) ? '#' : '.').repeat(swatch.columns)))['#'];
const swatch_symbol = `<symbol id="swatch" overflow="visible"><rect class="shade" x="1" y="4" width="100" height="${rounded(swatch_height)}" rx="6"/>\
<rect width="100" height="${rounded(swatch_height)}" rx="5.5"/><g${of_swatch}><clipPath id="in-swatch"><rect width="${whole.columns}" height="${whole.rows}" rx="3"/></clipPath>\
<g clip-path="url(#in-swatch)"><path fill="#000" fill-opacity=".23" d="${stripes}"/><path fill="url(#seams)" d="M0 0h${whole.columns}v${whole.rows}H0z"/></g></g></symbol>`;
const over_letter = ` fill="url(#seams)"`;
const peg_symbol = `<symbol id="peg"><rect fill="#DDB684" width="8" height="24" rx="1.8"/><path fill="#C79A63" d="M3.6 0h.8v24h-.8z"/><path fill="#8A6238" d="M0 9.4h8v1.5H0z"/></symbol>`;

const symbols = (letters) => [swatch_symbol, peg_symbol, ...letters.map(letter_symbol), ...Object.entries(charts.clothes).map(clothes_symbol)].join('');

// --- The clothesline -----------------------------------------------------------------------------------------------

const wools = { red: 'B3262E', blue: '2A5580', cream: 'F0E6D2', green: '1F5E48', gold: 'C9902B' };
// The letters of the name, each with its wool colour and its angle in degrees.
const names = {
  en: [['M', 'red', -2], ['I', 'blue', 1.5], ['T', 'cream', 0], ['T', 'green', 1.5], ['S', 'red', 2]],
  fr: [['M', 'red', -3], ['I', 'blue', 2], ['T', 'cream', -1], ['A', 'green', 1.5], ['I', 'red', 2], ['N', 'gold', -1], ['E', 'blue', 1.5], ['S', 'red', -3]],
};
// Clothes beside the name in wide windows: kind, position as a fraction of the width, angle, and true if mirrored.
/** @type {[name: string, part: number, tilt: number, mirrored?: boolean][]} */
const wardrobe = [['mitten', 0.105, -2], ['mitten', 0.185, 3, true], ['glove', 0.82, -1], ['sock', 0.91, 2]];

// Returns a thread that sags between two points at the same height and continues straight beyond them.
function thread(width, top, sag) {
  const at = (x) => top + 4 * sag * (x / width) * (1 - x / width);
  const slope = 4 * sag / width;
  return { at, d: `M-1600 ${rounded(top - 1600 * slope)}L0 ${top}Q${width / 2} ${top + 2 * sag} ${width} ${top}L${width + 1600} ${rounded(top - 1600 * slope)}` };
}

const peg = (x, y, size) => use('peg', ` width="8" height="24"${moved(rounded(x - size / 6), rounded(y - size / 2), rounded(size / 24))}`);

// Returns snowflakes at fixed positions, evenly distributed by a low-discrepancy sequence.
const snow = (width, height) => ['', ' large'].map((size, first) => `<path class="snow${size}" d="${Array.from({ length: 14 }, (_, at) =>
  `M${Math.round((2 * at + first) * 0.7549 % 1 * width)} ${Math.round((2 * at + first) * 0.5698 % 1 * height)}h0`).join('')}"/>`).join('');

function hang_letters(letters, line, middle, size) {
  const step = size * 1.06;
  return letters.map(([letter, wool, tilt], at) => {
    const x = middle + (at - (letters.length - 1) / 2) * step - size / 2;
    const y = line.at(x + size / 2) + size * 0.04;
    const place = ` transform="translate(${rounded(x)} ${rounded(y)}) rotate(${tilt} ${rounded(size / 2)} ${rounded(size * 0.6)}) scale(${rounded(size / 100)})"`;
    return `<g${place}>${use('swatch', ` fill="#${wools[wool]}"`)}${use(`letter-${letter}`, ` fill="#${wool === 'cream' ? wools.red : 'F6EEDF'}"`)}${use(`letter-${letter}`, over_letter)}</g>\
${[0.16, 0.84].map((part) => peg(x + size * part, line.at(x + size * part) + size * 0.03, size * 0.2)).join('')}`;
  }).join('');
}

function hang_wardrobe(line, width, size) {
  return wardrobe.map(([name, part, tilt, mirrored]) => {
    const x = part * width;
    const wide = size * 0.72;
    const scale = rounded(wide / 72);
    return `<g transform="translate(${rounded(x)} ${rounded(line.at(x) - size * 0.02)}) rotate(${tilt}) scale(${mirrored ? -scale : scale} ${scale})">${use(`hung-${name}`, ' x="-36"')}</g>\
${peg(x + (name === 'sock' ? size * 0.15 : 0), line.at(x) + size * 0.02, size * 0.2)}`;
  }).join('');
}

function wash_line(language) {
  const letters = names[language];
  const wide = { width: 1440, size: Math.min(118, 720 / (letters.length * 1.06)) };
  const line = thread(wide.width, 42, 29);
  const height = Math.ceil(line.at(720) + wide.size * 1.23 + 8);
  const narrow = { size: 100, width: letters.length * 106 + 10 };
  const low_line = thread(narrow.width, 24, 14);
  const low_height = Math.ceil(low_line.at(narrow.width / 2) + narrow.size * 1.23 + 8);
  const yarn = (d) => `<path class="yarn" d="${d}"/>`;
  return drawing(wide.width, height, ' class="wash wide"', snow(wide.width, 340), yarn(line.d), hang_letters(letters, line, 720, wide.size), hang_wardrobe(line, wide.width, wide.size === 118 ? 118 : 108))
    + drawing(narrow.width, low_height, ' class="wash narrow"', snow(narrow.width, narrow.width * 0.5), yarn(low_line.d), hang_letters(letters, low_line, narrow.width / 2, narrow.size));
}

// --- Tiles ---------------------------------------------------------------------------------------------------------

// Draws a fan of three cards, each 100 units wide. Small pictures use faces with large indices.
function fan(cards, faces) {
  return drawing(250, 170, ` class="fan ${faces}"`, ...cards.map((code, at) => {
    const step = at - 1;
    return use(`${faces}-${code}`, ` width="100" height="140" transform="translate(${125 + step * 62 - 50} ${15 + step * step * 4}) rotate(${step * 7} 50 70)"`);
  }));
}

const game_tile = (name, cards) => `<article class="game" data-game="${name}">
<div class="picture"><svg class="cloth" width="100%" height="100%" aria-hidden="true" focusable="false"><rect width="100%" height="100%" fill="url(#cloth-${name})"/></svg>${fan(cards, 'standard')}${fan(cards, 'jumbo')}</div>
<div class="words">
<h2>{{game.${name}}}</h2>
<p class="players">{{start.${name}.players}}</p>
<p class="about">{{start.${name}.words}}</p>
</div>
<p class="acts">
<a class="begin main" data-act="begin" href="./?begin=${name}">{{start.begin}}<span class="hush"> · {{game.${name}}}</span></a>
<a class="learn" data-act="lessons" href="./?learn=${name}" title="{{start.learn}}"><icon name="learn"><span class="word">{{start.learn}}</span><span class="hush"> · {{game.${name}}}</span></a>
</p>
<p class="more">
<a class="arrange" data-act="arrange" href="./?arrange=${name}" title="{{start.arrange}}"><icon name="settings"><span class="word">{{start.arrange}}</span><span class="hush"> · {{game.${name}}}</span></a>
<a class="rules" href="{{rules.folder}}/${name}.html" title="{{start.rules}}"><icon name="how"><span class="word">{{start.rules}}</span><span class="hush"> · {{game.${name}}}</span></a>
</p>
</article>`;

const radio = (name) => (value, at) =>
  `      <label><input type="radio" name="${name}" value="${value}"${at === 0 ? ' checked' : ''}><span>{{start.${value}}}</span></label>\n`;
const choice = (name, values) => `<fieldset>\n      <legend>{{start.${name}}}</legend>\n${values.map(radio(name)).join('')}    </fieldset>`;

const icons = {
  on: '<path class="drawn" d="M9 5l7 7-7 7"/>',
  settings: '<path class="drawn" d="M3 6h18M3 12h18M3 18h18"/><circle cx="15" cy="6" r="3"/><circle cx="8" cy="12" r="3"/><circle cx="16" cy="18" r="3"/>',
  learn: '<path d="M12 1.8c4.4 0 7.4 3.1 7.4 7 0 2.7-1.5 4.5-2.9 6.2-.7.8-1.1 1.4-1.1 2.2H8.6c0-.8-.4-1.4-1.1-2.2C6.1 13.3 4.6 11.5 4.6 8.8c0-3.9 3-7 7.4-7zM8.6 18.8h6.8c0 2.4-1.4 3.8-3.4 3.8s-3.4-1.4-3.4-3.8z"/>',
  how: '<path class="drawn" d="M12 6c-2-1.7-5-2-9-2v14c4 0 7 .3 9 2 2-1.7 5-2 9-2V4c-4 0-7 .3-9 2zv14"/>',
  shelf: '<path class="drawn" d="M9 5.5h12M9 12h12M9 18.5h12"/><circle cx="4.2" cy="5.5" r="1.6"/><circle cx="4.2" cy="12" r="1.6"/><circle cx="4.2" cy="18.5" r="1.6"/>',
  played: '<path d="M6.5 3h11l-.3 6c-.2 3.6-2.3 5.8-5.2 5.8S7 12.6 6.8 9zM10.8 14h2.4v4l3.2.4c.6.1.8.6.8 2.6H6.8c0-2 .2-2.5.8-2.6l3.2-.4z"/><path class="drawn" d="M6.6 5H3c-.2 3.6 1.4 5.8 4.4 6M17.4 5H21c.2 3.6-1.4 5.8-4.4 6"/>',
  look: '<path d="M12 2a10 10 0 1 0 0 20zm0 0v20"/><circle class="drawn" cx="12" cy="12" r="9"/>',
};

/// Fills in the start page's drawings, tiles, choices and icons for `language`. Returns other pages unchanged.
export function with_start(page, language) {
  if (!page.includes('<knitting>')) return page;
  const letters = [...new Set(names[language].map(([letter]) => letter))].sort();
  const cards = [...page.matchAll(/<game name="\w+" cards="([^"]*)">/g)].flatMap(([, codes]) => codes.split(' '));
  const defs = `<svg class="defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>${patterns()}${symbols(letters)}${card_symbols(cards, charts.trumps, language)}\
${Object.entries(icons).map(([name, shape]) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${shape}</symbol>`).join('')}</defs></svg>`;
  const wool = `<svg class="wool" width="100%" height="100%" aria-hidden="true" focusable="false"><rect width="100%" height="100%" fill="url(#wool)"/></svg>`;
  return page
    .replace('<knitting>', () => defs)
    .replace('<wool>', () => wool)
    .replace('<wash-line>', () => wash_line(language) + (language === 'fr' ? '<span class="company" aria-hidden="true">{{start.company}}</span>' : ''))
    .replace(/<game name="(\w+)" cards="([^"]*)">/g, (_, name, codes) => game_tile(name, codes.split(' ')))
    .replace(/<choice name="(\w+)" values="([^"]*)">/g, (_, name, values) => choice(name, values.split(' ')))
    .replace(/<icon name="(\w+)">/g, (_, name) => `<svg class="icon" width="20" height="20" aria-hidden="true" focusable="false">${use(`icon-${name}`)}</svg>`)
    .replace(`hreflang="${language}" lang=`, `hreflang="${language}" aria-current="true" lang=`);
}
