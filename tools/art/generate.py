#!/usr/bin/python3
"""Draws all of the program's pictures and writes the sheets, the C++ sprite tables and the application's icons.

    generate.py --out DIR [--fonts DIR]

--fonts     the folder with bold.ttf (made by fonts.py), the font of the indices
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

# The sheets and their encoders. Shapes are white and are tinted when they are drawn. The fine sheets are loaded after
# the first table is shown. `tarot` is loaded only for the third game.
SHEETS = {
    "shapes": atlas.png_of_whites,
    "core": atlas.png_of_few_colours,
    "fine_shapes": atlas.png_of_whites,
    "fine_core": atlas.png_of_fewer_colours,
    "tarot": atlas.png_of_fewer_colours,
}
# The largest level of a sprite takes as much space as all its other levels together, and few screens need it. Until it
# is loaded, the next smaller level is enlarged. Values: the sheet for the largest level, and the number of levels that
# a sprite must have to use this sheet. Shapes with fewer levels are simple and small.
FINE = {"shapes": ("fine_shapes", 4), "core": ("fine_core", 2)}


def all_sprites(face):
    """Returns all sprites in the order of the enumeration."""
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
    """Returns the sheet for one level of a sprite. If the program knits the sprite, all levels are on the sprite's own
    sheet."""
    if piece.knit:
        return piece.sheet
    fine, fewest = FINE.get(piece.sheet, (piece.sheet, 1))
    return fine if len(piece.sizes) >= fewest and size == max(piece.sizes) else piece.sheet


def levels_of(sprites, sheet):
    """Returns [(name, pixels with border)] of the sprites' levels on a sheet."""
    return [
        (piece.name, piece.level(*size))
        for piece in sprites
        for size in sorted(piece.sizes)
        if sheet_of(piece, size) == sheet
    ]


def charts_of(sprites, sheet):
    """Returns [(name, pixels with border)] of the charts on a sheet."""
    on_sheet = [piece for piece in sprites if piece.sheet == sheet]
    return [(atlas.chart_name(piece.name), sprite.framed(piece.knit.chart)) for piece in on_sheet]


def packed(sprites, sheet):
    """Returns a sheet as the program holds it in memory: (pixels, places, number of rows in the file). The program
    knits the other rows."""
    drawn = [each for each in sprites if not each.knit]
    knitted = [each for each in sprites if each.knit]
    stored = levels_of(drawn, sheet) + charts_of(knitted, sheet)
    rows = atlas.pack(stored)[0].shape[0]
    return *atlas.pack(stored, levels_of(knitted, sheet)), rows


def write(out, sprites):
    """Writes the sheets and the tables. Returns {sheet: (pixels, places)}."""
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
    parser = argparse.ArgumentParser(description="Draws the sheets, their tables and the icons.")
    parser.add_argument("--out", type=pathlib.Path, required=True, help="folder for the results (created if missing)")
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
