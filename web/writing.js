// Renders names in the browser's fonts where the program's fonts lack characters. Finds characters that no font has.

let brush = null; // created on first use

const family = 'sans-serif'; // the browser uses other fonts for characters that this font lacks

// Draws a line of text with a border of one pixel. The border is transparent unless the browser blocks reading pixels.
function draw(text, font, colour) {
  brush ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const { canvas } = brush;
  brush.font = font;
  const box = brush.measureText(text);
  const { actualBoundingBoxLeft, actualBoundingBoxRight, actualBoundingBoxAscent, actualBoundingBoxDescent } = box;
  const [left, right, feet, below] = [actualBoundingBoxLeft, actualBoundingBoxRight, actualBoundingBoxAscent, actualBoundingBoxDescent]
    .map((reach) => Math.max(1, Math.ceil(reach) + 1));
  const width = canvas.width = left + right;
  const height = canvas.height = feet + below;
  brush.font = font;
  brush.fillStyle = colour;
  brush.fillText(text, left, feet);
  return { advance: box.width, width, height, left, feet, pixels: brush.getImageData(0, 0, width, height).data };
}

/// Renders a line of text for the program. HostPage::write documents `order`, and
/// src/platform/web/page_calls.h documents the result.
export function write(order, module) {
  const [, weight, size, colour, text] = /^(\S+) (\S+) (\S+) ([^]*)/.exec(order);
  const { advance, width, height, left, feet, pixels } = draw(text, `${weight} ${size}px ${family}`, colour);
  let place = 0;
  if (colour !== '-' && pixels[3] === 0) {
    place = module._malloc(pixels.length);
    module.HEAPU8.set(pixels, place);
  }
  return [Math.round(advance * 1000 / Number(size)), width, height, left, feet, place].join(' ');
}

// Matches invisible characters, except spaces. Joiners, variation selectors and flag tags do not match, because they
// change visible characters.
const unseen = /(?![\s\u200C\u200D\uFE0E\uFE0F\u{E0020}-\u{E007F}])[\p{C}\p{DI}\uFFFC\uFFFD]/u;
const drawn = (sign) => draw(sign, `24px ${family}`, '#000').pixels.join();

/// Returns the first invisible or undrawable character of a name, or undefined.
export function undrawable(name) {
  const missing = drawn('\u{10FFFF}');
  return [...name].find((sign) => unseen.test(sign) || (/[^\0-\u024F\p{M}\p{C}]/u.test(sign) && drawn(sign) === missing));
}

/// Returns a name for a character: its code point, preceded by the character itself if it is visible.
export function called(sign) {
  const number = `U+${sign.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  return unseen.test(sign) ? number : `${sign} (${number})`;
}

/// Returns the name on one line, or '' if nothing in it is visible.
export const one_line = (name) => (/[^\s\p{M}\p{C}\p{DI}\u2800]/u.test(name) ? name.replace(/\s+/g, ' ').trim() : '');
