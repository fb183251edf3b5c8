// Names in the browser's own type, for what the program's fonts lack, and the signs that nothing can draw.

let brush = null; // most tables never need one

const family = 'sans-serif'; // whatever that is here: with it the browser has something for most signs

// Draws the line with a rim of a pixel around it, which is clear where the browser lets pictures be read.
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

/// Writes a line for the program: HostPage::write tells how it is ordered, platform/web/page_calls.h what is answered.
export function write(order, module) {
  const [, weight, size, colour, text] = /^(\S+) (\S+) (\S+) ([^]*)/.exec(order);
  const { advance, width, height, left, feet, pixels } = draw(text, `${weight} ${size}px ${family}`, colour);
  let place = 0;
  if (colour !== '-' && pixels[3] === 0) {
    place = module._malloc(pixels.length);
    module.HEAPU8.set(pixels, place);
  }
  return [Math.round(advance * 1000 / size), width, height, left, feet, place].join(' ');
}

// Blanks are blanks; joiners, variations and the tags of flags are seen in what they join.
const unseen = /(?![\s\u200C\u200D\uFE0E\uFE0F\u{E0020}-\u{E007F}])[\p{C}\p{DI}\uFFFC\uFFFD]/u;
const drawn = (sign) => draw(sign, `24px ${family}`, '#000').pixels.join();

/// The first sign of a name that cannot be drawn here: Unicode gives it no shape, or no font of the browser has it. Else undefined.
export function undrawable(name) {
  const missing = drawn('\u{10FFFF}');
  return [...name].find((sign) => unseen.test(sign) || (/[^\0-\u024F\p{M}\p{C}]/u.test(sign) && drawn(sign) === missing));
}

/// What such a sign is called: itself, where it can be written in a sentence, and its number.
export function called(sign) {
  const number = `U+${sign.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  return unseen.test(sign) ? number : `${sign} (${number})`;
}

/// A name on one line, empty where there is nothing to be seen.
export const one_line = (name) => (/[^\s\p{M}\p{C}\p{DI}\u2800]/u.test(name) ? name.replace(/\s+/g, ' ').trim() : '');
