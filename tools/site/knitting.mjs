// Knitting as vector pictures. A stitch is a V whose edges fall by half its height, as in tools/art/stitch.py: runs of one yarn become
// zigzag outlines, and a pattern of seams over them makes single stitches visible at any size.

import { load_module } from './scripts.mjs';

/// Units of one stitch in each direction.
export const stitch = 4;

const { rows_of } = await load_module('embed/draw.js');

// The outline of `length` stitches by `height` rows. A quarter of a stitch higher, so that it is centred on its row.
function outline(x, y, length, height) {
  const right = Array(length).fill('2 2 2-2').join(' ');
  const left = Array(length).fill('-2 2-2-2').join('');
  return `M${x * stitch} ${y * stitch - 1}l${right}v${height * stitch}l${left}z`;
}

// By yarn, its rectangles: equal runs of rows that follow each other are one.
function rectangles(rows) {
  const found = [];
  let open = new Map();
  rows.forEach((row, y) => {
    const here = new Map();
    for (const { 0: run, 1: yarn, index } of row.matchAll(/([^.])\1*/g)) {
      const key = `${yarn} ${index} ${run.length}`;
      const above = open.get(key);
      if (above) above.height++;
      else found.push({ yarn, x: index, y, length: run.length, height: 1 });
      here.set(key, above ?? found.at(-1));
    }
    open = here;
  });
  return found;
}

/// By yarn, one path of all its stitches.
export function paths_of(rows, without = '') {
  const paths = {};
  for (const { yarn, x, y, length, height } of rectangles(rows)) {
    if (yarn !== without) paths[yarn] = (paths[yarn] ?? '') + outline(x, y, length, height);
  }
  return paths;
}

/// A chart of start_charts.json in full.
export const chart_of = ({ rows, columns }) => rows_of(rows).map((row) => row.padEnd(columns, '.'));

/// Paths in the picture's own yarns. `ground` is the yarn that lies under all others already.
export const knitted = ({ yarns, ...picture }, ground) => Object.entries(paths_of(chart_of(picture), ground))
  .map(([yarn, d]) => `<path fill="#${yarns[yarn]}" d="${d}"/>`).join('');

/// The outline of everything that is knitted, to lay the seams over.
export const shape_of = (picture) => paths_of(chart_of(picture).map((row) => row.replace(/[^.]/g, '#')))['#'];

/// Outlines of unit squares, as embed/draw.js writes them, in stitches.
export const in_stitches = (d) => d.replace(/M(\d+) (\d+)h(\d+)v1h-\d+z/g, (_, x, y, length) => outline(Number(x), Number(y), Number(length), 1));
