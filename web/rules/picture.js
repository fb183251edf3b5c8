// Saves an example's position as an SVG picture, drawn like a poster (embed/draw.js) in the same colours and font.

import { languages } from '../embed/words.js';
import { picture_of } from '../embed/poster.js';
import { read_address } from '../embed/params.js';
import { read_position, with_trick } from '../embed/position.js';
import { address_of } from '../files.js';

const size = { width: 720, height: 480 };

async function fetched(address) {
  const response = await fetch(new URL(`${document.documentElement.dataset.root}${address}`, location.href));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

const in_base64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

// Resolves to a standalone style sheet with the game's light colours and the font.
async function style_for(game) {
  const [sheet, font] = await Promise.all([fetched(address_of('cards.css')), fetched(address_of('assets/bold.ttf'))]);
  const letters = `data:font/ttf;base64,${in_base64(new Uint8Array(await font.arrayBuffer()))}`;
  return (await sheet.text()).replace(/url\([^)]*\)/g, `url(${letters})`).replaceAll(`:root[data-game=${game}]`, ':root');
}

/// Saves the picture of a figure's position. Rejects if the style sheet or the font cannot be fetched.
export async function save_picture(figure) {
  const { parameters } = read_address(figure.querySelector('a.try').search);
  const position = with_trick(read_position(parameters).position, parameters);
  const picture = picture_of(position, { ...size, words: languages[document.documentElement.lang], faces: 'jumbo' });
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = `${await style_for(position.game)}svg{background:var(--ground)}`;
  picture.prepend(style);
  picture.removeAttribute('aria-hidden');
  const text = new XMLSerializer().serializeToString(picture);
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' })), download: `mitts-${position.game}-${figure.id}.svg`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000); // by then, the browser has saved the file
}
