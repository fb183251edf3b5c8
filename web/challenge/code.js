// Draws a link as a QR code. The dialog loads this file when it shows a code.

import { encode } from 'uqr';
import { drawing } from '../parts.js';

/// Draws the QR code with its quiet zone. It is always dark on white, because some cameras cannot read inverted codes.
export function draw_code(text, label) {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const path = data.flatMap((row, y) => row.map((is_dark, x) => (is_dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return drawing('svg', { viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': label, 'shape-rendering': 'crispEdges' },
    drawing('rect', { width: size, height: size, fill: '#fff' }), drawing('path', { d: path, fill: '#000' }));
}
