// Draws the cards of the start page's tiles as SVG symbols. The poster's code (web/embed/draw.js) draws them into a
// minimal document. For trumps, a knitted picture then replaces the poster's star.

import { languages } from './facts.mjs';
import { chart_of, in_stitches, knitted, paths_of, stitch } from './knitting.mjs';
import { load_module } from './scripts.mjs';

const escaped = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

// The part of an element's interface that embed/draw.js uses.
class Element {
  /** @type {Record<string, string>} */
  attributes = {};
  children = [];
  /** @type {string | undefined} */
  textContent;
  constructor(name) { this.name = name; }
  setAttribute(key, value) { this.attributes[key] = value; }
  append(...children) { this.children.push(...children); }
  cloneNode() {
    const copy = new Element(this.name);
    copy.attributes = { ...this.attributes };
    copy.children = this.children.map((child) => child.cloneNode());
    copy.textContent = this.textContent;
    return copy;
  }
  matches(name) { return (this.attributes.class ?? '').split(' ').includes(name); }
}

// Serialises the elements. Each long path is written once and referred to by id.
class Writer {
  #ids = new Map();
  kept = '';

  #id_of(d) {
    if (!this.#ids.has(d)) {
      const id = `pip-${this.#ids.size}`;
      this.#ids.set(d, id);
      this.kept += `<path id="${id}" d="${d}"/>`;
    }
    return this.#ids.get(d);
  }

  write({ name, attributes: { 'shape-rendering': crisp, ...attributes }, children, textContent }) {
    let tag = name;
    if (crisp) attributes.transform = `scale(${1 / stitch})`;
    if (attributes.d?.includes('h1v1h-1z') || /^M\d+ \d+h\d+v1h/.test(attributes.d)) attributes.d = in_stitches(attributes.d);
    else if (attributes.d?.length > 60 && !attributes.class?.startsWith('yarn')) {
      attributes.href = `#${this.#id_of(attributes.d)}`;
      delete attributes.d;
      tag = 'use';
    }
    const told = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`).join('');
    const inside = textContent === undefined ? children.map((child) => this.write(child)).join('') : escaped(textContent);
    return inside === '' ? `<${tag}${told}/>` : `<${tag}${told}>${inside}</${tag}>`;
  }
}

// Returns the knitted picture of a trump or the Fool, 84 units wide, at position (8, y).
function knitted_picture(picture, y) {
  const rows = chart_of(picture);
  const ground = rows[0][0];
  const [width, height] = [rows[0].length * stitch, rows.length * stitch];
  const high = rows.length > rows[0].length ? 107 : 82;
  const whole = `d="M0 0h${width}v${height}H0z"`;
  return `<svg x="8" y="${y}" width="84" height="${high}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">\
<path fill="#${picture.yarns[ground]}" ${whole}/>${knitted(picture, ground)}<path fill="url(#seams)" ${whole}/></svg>`;
}

function with_picture(card, code, picture, faces) {
  const is_fool = code === '00';
  const id = `trump-${code}`;
  card.children = card.children.filter((child) => !child.matches('night') && !child.matches('snow'));
  const edge = card.children.pop();
  const place = new Element('use');
  place.setAttribute('href', `#${id}`);
  card.append(place, edge);
  // The Fool's card contains its name in every language, because the page can change its language. start.css shows one.
  if (is_fool) {
    const names = languages.map((language) => {
      const name = draw.card_face(code, { language, faces }).children.find((child) => child.name === 'text');
      name.setAttribute('class', `red in-${language}`);
      return name;
    });
    card.children = card.children.flatMap((child) => (child.name === 'text' ? names : [child]));
  }
  if (faces === 'jumbo' && !is_fool) {
    // Enlarges the tab and removes the second numeral.
    const [tab, numeral] = card.children.filter((child) => child.matches('tab') || child.matches('on-tab'));
    for (const part of [tab, numeral]) part.attributes.transform = 'scale(1.5)';
    card.children = card.children.filter((child) => child.name !== 'text' || child.matches('on-tab'));
    card.children.splice(card.children.indexOf(tab), 2);
    card.children.splice(-1, 0, tab, numeral);
  }
  return `<g id="${id}">${knitted_picture(picture, is_fool ? 25 : 50)}</g>`;
}

// Draws the knitted sash across the middle of a court card, like tools/art/courts.py.
const sash_yarns = 'RRRRRRCBBCRRRRYDDY';
const sash_rows = [-3, -2, -1, 0, 1, 2].map((y) => Array.from({ length: 29 }, (_, x) => sash_yarns[(x + 9 - Math.abs(y) + 18) % 18]).join(''));
function sash() {
  const group = new Element('g');
  group.setAttribute('transform', `translate(24.5 64) scale(${(51 / 29 / stitch).toFixed(4)} ${2 / stitch})`);
  for (const [yarn, d] of Object.entries(paths_of(sash_rows))) {
    const path = new Element('path');
    path.setAttribute('class', `yarn-${yarn}`);
    path.setAttribute('d', d);
    group.append(path);
  }
  return group;
}

// Replaces the zero of a ten with a narrow O without a slash, as on the table.
function with_plain_zero(card) {
  for (const child of card.children) {
    if (child.textContent === '10') {
      child.textContent = '1O';
      child.setAttribute('textLength', (child.attributes['font-size']).toFixed(1));
      child.setAttribute('lengthAdjust', 'spacingAndGlyphs');
    }
    with_plain_zero(child);
  }
}

/// Returns a symbol for each card and each of its two faces: `standard-9S`, `jumbo-9S`.
export function card_symbols(codes, trumps, language) {
  const before = globalThis.document;
  globalThis.document = /** @type {any} */ ({ createElementNS: (_, name) => new Element(name) });
  const writer = new Writer();
  let pictures = '';
  let symbols = '';
  try {
    for (const code of codes) {
      for (const faces of ['standard', 'jumbo']) {
        const card = draw.card_face(code, { language, faces });
        with_plain_zero(card);
        card.children = card.children.map((child) => (child.matches('court-sash') ? sash() : child));
        const picture = trumps[code] && with_picture(card, code, trumps[code], faces);
        if (picture && faces === 'standard') pictures += picture;
        symbols += `<symbol id="${faces}-${code}" viewBox="0 0 100 140" overflow="visible"><rect class="shade" x="1" y="4" width="98" height="139" rx="9"/>${writer.write(card)}</symbol>`;
      }
    }
  } finally {
    globalThis.document = before;
  }
  return writer.kept + pictures + symbols;
}

const [draw, { whole_faces }] = [await load_module('embed/draw.js'), await load_module('embed/faces.js')];
draw.use_faces(whole_faces);
