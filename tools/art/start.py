"""The start page's knitting: letters and mittens on the line, clothespins, and the grounds of the three game tiles."""

import pathlib

import cairo

import chart
import joker
import palette
import star
import stitch
import table
import vector
from sprite import FIGURE, PICTURE, RIM_REPEAT, TILE, Sprite, knit, knitted_sizes, sizes

SWATCH_COLUMNS, SWATCH_ROWS = 14, 18
STITCH_ASPECT = 0.92  # height of a swatch's stitch divided by its width
SWATCH_CELLS = ((6, 6), (9, 8), (13, 12))
LETTER_COLUMN, LETTER_ROW, LETTER_COLUMNS, LETTER_ROWS = 2, 4, 10, 10  # where on the swatch the letter's sprite lies
LETTERS = "AEIMNST"
HUNG_CELLS = ((2, 2), (4, 4), (8, 8))
TILE_CELLS = ((5, 5), (10, 10))

# Name: (main, shade, light) of the swatches and hung things.
WOOLS = {
    "red": ("B3262E", "8A1B23"),
    "blue": ("2A5580", "1E4063"),
    "gold": ("C9922F", "A77520"),
    "white": ("FFFFFF", "C8C8C8"),  # to be tinted
}


def charts():
    return chart.read(pathlib.Path(__file__).parent / "charts" / "start.txt")


def _swatch_ground():
    """White wool with two darker stripes, to be tinted with any colour."""
    rows = ["d" * SWATCH_COLUMNS if row in (0, SWATCH_ROWS - 2) else "w" * SWATCH_COLUMNS for row in range(SWATCH_ROWS)]
    grid = chart.colours(rows, {"w": "FFFFFF", "d": "C4C4C4"})

    def draw(width, height):
        pixels = stitch.render(grid, width, height, rim=stitch.RIM_STRAIGHT)
        shape = vector.mask(vector.round_rect(0, 0, width, height, width * joker.CORNER), width, height, width, height)
        pixels[..., 3] = shape[..., 3]
        return pixels

    return Sprite(
        "swatch",
        SWATCH_ROWS / SWATCH_COLUMNS * STITCH_ASPECT,
        knitted_sizes(SWATCH_CELLS, SWATCH_COLUMNS, SWATCH_ROWS),
        draw,
        sheet="core",
        knit=knit(PICTURE, grid),
    )


def _swatch_letter(letter, rows):
    canvas = chart.Canvas(LETTER_COLUMNS, LETTER_ROWS).lay_centred(rows, 0)
    grid = chart.colours(canvas.rows(), {"#": "FFFFFF"})
    return Sprite(
        f"swatch_letter_{letter.lower()}",
        LETTER_ROWS / LETTER_COLUMNS * STITCH_ASPECT,
        knitted_sizes(SWATCH_CELLS, LETTER_COLUMNS, LETTER_ROWS),
        lambda width, height: stitch.render(grid, width, height),
        sheet="core",
        knit=knit(FIGURE, grid),
    )


def hung(name, rows, wool):
    main, shade = WOOLS[wool]
    stripe, dark_stripe = ("F6EEDF", "DDD2BE") if wool != "white" else ("E4E4E4", "D0D0D0")
    grid = chart.colours(rows, {"#": main, "=": shade, "w": stripe, "W": dark_stripe})
    aspect = len(rows) / len(rows[0])
    return Sprite(
        name,
        aspect,
        knitted_sizes(HUNG_CELLS, len(rows[0]), len(rows)),
        lambda width, height: stitch.render(grid, width, height),
        sheet="core",
        knit=knit(FIGURE, grid),
    )


def with_star(rows, petals, column, row):
    canvas = chart.Canvas(len(rows[0]), len(rows)).lay(rows).lay(star.painted(petals, {"#": "w"}), column, row)
    return canvas.rows()


def tile(name, rows, ground, pattern, accent):
    """A knitted ground that repeats in both directions."""
    grid = chart.colours([row.replace(".", "_") for row in rows], {"_": ground, "#": pattern, "+": accent})
    return Sprite(
        name,
        len(rows) / len(rows[0]),
        knitted_sizes(TILE_CELLS, len(rows[0]), len(rows)),
        lambda width, height: stitch.render(grid, width, height, rim=stitch.RIM_STRAIGHT),
        rim=RIM_REPEAT,
        sheet="core",
        knit=knit(TILE, grid),
    )


def _wrapping(grid_size, parts):
    """Lays charts on a torus: what leaves on one side enters on the other."""
    columns, rows = grid_size
    canvas = chart.Canvas(columns, rows)
    for part, column, row in parts:
        for dx in (-columns, 0, columns):
            for dy in (-rows, 0, rows):
                canvas.lay(part, column + dx, row + dy)
    return canvas.rows()


def _clothespin(width, height):
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, width, height)
    context = cairo.Context(surface)
    context.scale(width / 8, height / 24)
    for colour, x, wide in (("DDB684", 0, 8), ("C79A63", 3.6, 0.8)):
        context.set_source_rgba(*palette.rgba(colour))
        vector.round_rect_path(context, x, 0, wide, 24, min(1.8, wide / 2))
        context.fill()
    context.set_source_rgba(*palette.rgba("8A6238"))
    context.rectangle(0, 9.4, 8, 1.5)
    context.fill()
    surface.flush()
    return table.from_cairo(surface)


def tile_charts(parts):
    """By the tile's name: its rows, and the colours of ground, pattern and accent."""
    eight = star.star(3, 4)
    return {
        "tile_stars": (
            _wrapping((24, 24), [(eight, 0, 0), (parts["diamond_small"], 17, 17)]),
            "A9262F",
            "8B1C25",
            "7D1820",
        ),
        "tile_steps": (
            _wrapping((24, 24), [(parts["steps"], 0, 0), (parts["dots"], 1, 14), (parts["dots"], 13, 2)]),
            "1F5A45",
            "184736",
            "184736",
        ),
        "tile_hearts": (
            _wrapping((20, 20), [(parts["lattice"], 0, 0), (parts["heart"], 8, 0)]),
            "2A5580",
            "214567",
            "214567",
        ),
    }


def sprites():
    parts = charts()
    found = [_swatch_ground()] + [_swatch_letter(letter, parts[letter]) for letter in LETTERS]
    mitten = with_star(parts["mitten"], star.star(3, 3), 5, 6)
    found += [
        hung("hung_mitten_left", mitten, "red"),
        hung("hung_mitten_right", chart.flipped(mitten), "red"),
        hung("hung_glove", with_star(parts["glove"], star.star(2, 3), 5, 10), "blue"),
        hung("hung_sock", parts["sock"], "gold"),
        hung("figure_mitten", parts["mitten"], "white"),
        Sprite("clothespin", 3.0, sizes((5, 8, 16), 3.0), _clothespin, sheet="core"),
    ]
    return found + [tile(name, *looks) for name, looks in tile_charts(parts).items()]
