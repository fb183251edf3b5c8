#!/usr/bin/python3
"""Draws every picture of the program and writes the atlases, the C++ sprite tables and the application's icons.

    generate.py --out DIR [--fonts DIR]

--fonts  a folder with bold.ttf (made by fonts.py); without it the indices can't be drawn, so it must be there.
"""

import argparse
import pathlib
import sys

import appicon
import atlas
import backs
import courts
import faces
import figures
import glyphs
import icons
import joker
import pips
import sprite
import start
import table
import tarot

# The sheets and how each is encoded: shapes are white and tinted when drawn; what is fine comes after the first table stands; the third
# game loads `tarot` besides.
SHEETS = {
    "shapes": atlas.png_of_whites,
    "core": atlas.png_of_few_colours,
    "fine_shapes": atlas.png_of_whites,
    "fine_core": atlas.png_of_fewer_colours,
    "tarot": atlas.png_of_fewer_colours,
}
# The largest level of a sprite weighs as much as all others together, and few screens need it: until it has come, the one below it
# is drawn larger. Where it goes, and the fewest levels of such a sprite: shapes of few sizes are plain, and weigh nothing.
FINE = {"shapes": ("fine_shapes", 4), "core": ("fine_core", 2)}


def all_sprites(face):
    """Every sprite, in the order of the enumeration."""
    return [
        *pips.sprites(),
        *glyphs.sprites(face),
        *icons.sprites(),
        *faces.sprites(),
        *courts.sprites(),
        *backs.sprites(),
        *joker.sprites(),
        *table.sprites(),
        *start.sprites(),
        *figures.sprites(),
        *tarot.sprites(),
    ]


def sheet_of(piece, size):
    """Where one level of a sprite lies. What the program knits comes at once, in all its sizes."""
    if piece.knit:
        return piece.sheet
    fine, fewest = FINE.get(piece.sheet, (piece.sheet, 1))
    return fine if len(piece.sizes) >= fewest and size == max(piece.sizes) else piece.sheet


def levels_of(sprites, sheet):
    """[(name, pixels with border)] of all these sprites' levels that lie on a sheet."""
    return [
        (piece.name, piece.level(*size))
        for piece in sprites
        for size in sorted(piece.sizes)
        if sheet_of(piece, size) == sheet
    ]


def charts_of(sprites, sheet):
    """The same of their charts."""
    return [(atlas.chart_name(piece.name), sprite.framed(piece.knit.chart)) for piece in sprites if piece.sheet == sheet]


def packed(sprites, sheet):
    """A sheet as the program has it: (pixels, places, how many of its rows are in the file: the program knits the others)."""
    drawn = [each for each in sprites if not each.knit]
    knitted = [each for each in sprites if each.knit]
    stored = levels_of(drawn, sheet) + charts_of(knitted, sheet)
    rows = atlas.pack(stored)[0].shape[0]
    return *atlas.pack(stored, levels_of(knitted, sheet)), rows


def write(out, sprites):
    """Writes the sheets and the tables; returns {sheet: (pixels, places)}."""
    drawn = {}
    for sheet, encode in SHEETS.items():
        pixels, places, rows = packed(sprites, sheet)
        drawn[sheet] = pixels, places
        data = encode(pixels[:rows])
        (out / f"{sheet}.png").write_bytes(data)
        height, width = pixels.shape[:2]
        print(f"{sheet}.png: {width} x {rows} of {height}, {len(data):,} bytes, {len(places)} pieces")
    (out / "sprite_ids.inc").write_text(atlas.ids_text(sprites), encoding="utf-8")
    (out / "sprite_table.inc").write_text(atlas.table_text(sprites, drawn), encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description="Draws the atlases, their tables and the icons.")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="folder for the results (made when missing)")
    parser.add_argument("--fonts", type=pathlib.Path, required=True, help="folder with bold.ttf")
    options = parser.parse_args()
    bold = options.fonts / "bold.ttf"
    if not bold.is_file():
        sys.exit(f"generate.py: {bold} is missing; make it with tools/art/fonts.py")
    options.out.mkdir(parents=True, exist_ok=True)
    sprites = all_sprites(glyphs.Face(bold))
    write(options.out, sprites)
    appicon.write(options.out)


if __name__ == "__main__":
    main()
