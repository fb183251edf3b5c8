// Draws knitting as vector graphics. A stitch is a V whose edges fall by half the stitch's height, as in
// tools/art/stitch.py. Runs of one yarn become zigzag outlines. Seams over them separate the stitches.

import { load_module } from './scripts.mjs';

/// The size of one stitch in units, in both directions.
export const stitch = 4;

const { rows_of } = await load_module('embed/draw.js');

// Returns a function that outlines `length` stitches by `height` rows, moved up by a quarter of a stitch to centre
// them. Successive outlines form one path for filling. Each outline starts relative to the end of the previous outline
// and stays open, because repeated text compresses well. This makes the start page 1.5 kB smaller.
function pen() {
  let end = null;
  return (x, y, length, height) => {
    const begin = [x * stitch, y * stitch - 1];
    const move = end ? `m${begin[0] - end[0]} ${begin[1] - end[1]}` : `M${begin[0]} ${begin[1]}`;
    end = [begin[0], begin[1] + height * stitch];
    return `${move.replace(' -', '-')}l${Array(length).fill('2 2 2-2').join(' ')}v${height * stitch}l${Array(length).fill('-2 2-2-2').join('')}`;
  };
}

// Returns the rectangles of each yarn. Equal runs in consecutive rows are merged.
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

/// Returns one path for each yarn except the yarn `without`.
export function paths_of(rows, without = '') {
  const paths = {};
  const pens = {};
  for (const { yarn, x, y, length, height } of rectangles(rows)) {
    if (yarn === without) continue;
    pens[yarn] ??= pen();
    paths[yarn] = (paths[yarn] ?? '') + pens[yarn](x, y, length, height);
  }
  return paths;
}

/// Returns a chart of start_charts.json with its rows expanded.
/** @type {(chart: Record<string, any>) => string[]} */
export const chart_of = ({ rows, columns }) => rows_of(rows).map((row) => row.padEnd(columns, '.'));

/// Returns a picture as SVG paths, one for each yarn except `ground`, which the caller has drawn beneath the paths.
/** @type {(picture: Record<string, any>, ground?: string) => string} */
export const knitted = ({ yarns, ...picture }, ground) => Object.entries(paths_of(chart_of(picture), ground))
  .map(([yarn, d]) => `<path fill="#${yarns[yarn]}" d="${d}"/>`).join('');

/// Returns the outline of all stitches of a picture, for the seams.
export const shape_of = (picture) => paths_of(chart_of(picture).map((row) => row.replace(/[^.]/g, '#')))['#'];

/// Converts outlines of unit squares, as embed/draw.js writes them, to outlines of stitches.
export function in_stitches(d) {
  const outline = pen();
  return d.replace(/M(\d+) (\d+)h(\d+)v1h-\d+z/g, (_, x, y, length) => outline(Number(x), Number(y), Number(length), 1));
}
