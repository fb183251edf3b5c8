#!/usr/bin/python3
"""Makes the program's two small font files from Atkinson Hyperlegible's npm package.

    fonts.py --src node_modules/@fontsource/atkinson-hyperlegible --chars FILE --out DIR

Keeps the characters in FILE (the program's strings in UTF-8) and a fixed set for English and French. Drops hinting and
layout features. Adds characters that the font lacks: the four suits and the arrow, drawn here, and the narrow
no-break space.
"""

import argparse
import pathlib
import sys

import cairo
from fontTools import subset
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph

import pips
import vector

WEIGHTS = {"regular": "400", "bold": "700"}
ALWAYS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "".join(map(chr, range(0xC0, 0x100)))
    + "\u00a0\u202fœŒ–—…’‘“”«»·×→−°•±½¢©½ª♠♥♦♣"
)
SUIT_SIGNS = {"♠": "spade", "♥": "heart", "♦": "diamond", "♣": "club"}
ARROW = "M40,366 L560,366 L400,526 L466,592 L752,306 L466,20 L400,86 L560,246 L40,246 Z"


def _outline(path_text, width, scale, lift):
    """Returns a TrueType glyph for a path that this project defines. If the scale is negative, y points downwards."""
    context = cairo.Context(cairo.RecordingSurface(cairo.CONTENT_ALPHA, None))
    vector.trace(context, path_text)
    pen = TTGlyphPen(None)
    smooth = Cu2QuPen(pen, 1.0, reverse_direction=scale < 0)

    def at(x, y):
        return 40 + abs(scale) * x, lift + scale * y

    for kind, points in context.copy_path():
        pairs = [at(*points[i : i + 2]) for i in range(0, len(points), 2)]
        if kind == cairo.PATH_MOVE_TO:
            start = pairs[0]
            pending = True
        elif kind == cairo.PATH_CLOSE_PATH:
            smooth.closePath()
            pending = True
        else:
            if pending:
                smooth.moveTo(start)
                pending = False
            smooth.lineTo(pairs[0]) if kind == cairo.PATH_LINE_TO else smooth.curveTo(*pairs)
    return pen.glyph(), width


def _add(font, character, glyph, width):
    name = f"uni{ord(character):04X}"
    font.setGlyphOrder(font.getGlyphOrder() + [name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    glyph.recalcBounds(font["glyf"])
    font["hmtx"].metrics[name] = (width, getattr(glyph, "xMin", 0))
    for table in font["cmap"].tables:
        table.cmap[ord(character)] = name


def _add_missing(font, wanted):
    known = font.getBestCmap()
    for character, suit in SUIT_SIGNS.items():
        if character in wanted and ord(character) not in known:
            _add(font, character, *_outline(pips.PATHS[suit], 780, -7.0, 684))
    if "→" in wanted and ord("→") not in known:
        _add(font, "→", *_outline(ARROW, 800, 1.0, 0))
    if "\u202f" in wanted and 0x202F not in known:
        _add(font, "\u202f", Glyph(), font["hmtx"].metrics[known[0x20]][0] * 7 // 10)


def make(source, weight, wanted, target):
    """Writes the subset of one weight. Returns (bytes written, requested characters that the font lacks)."""
    font = TTFont(
        source / "files" / f"atkinson-hyperlegible-latin-{WEIGHTS[weight]}-normal.woff", recalcTimestamp=False
    )
    _add_missing(font, wanted)
    options = subset.Options(hinting=False, layout_features=[], name_IDs=[0, 1, 2, 6, 13, 14], notdef_outline=True)
    options.drop_tables += ["GDEF", "GPOS", "GSUB", "gasp"]  # without layout features and hinting they say nothing
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[ord(character) for character in wanted])
    cutter.subset(font)
    font.flavor = None
    font.save(target)
    kept = font.getBestCmap()
    return target.stat().st_size, sorted(character for character in wanted if ord(character) not in kept)


def main():
    parser = argparse.ArgumentParser(description="Makes regular.ttf and bold.ttf, subset to the characters in use.")
    parser.add_argument("--src", type=pathlib.Path, required=True, help="the npm package's folder")
    parser.add_argument("--chars", type=pathlib.Path, help="UTF-8 text with every character that the program shows")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="folder for the two files (created if missing)")
    options = parser.parse_args()
    if not (options.src / "files").is_dir():
        sys.exit(f"fonts.py: {options.src} does not hold the font package; run npm ci first")
    text = options.chars.read_text(encoding="utf-8") if options.chars else ""
    wanted = set(ALWAYS) | {character for character in text if character.isprintable()}
    options.out.mkdir(parents=True, exist_ok=True)
    for weight in WEIGHTS:
        size, lacking = make(options.src, weight, wanted, options.out / f"{weight}.ttf")
        print(f"{weight}.ttf: {size:,} bytes" + (f"; the font lacks {' '.join(lacking)}" if lacking else ""))


if __name__ == "__main__":
    main()
