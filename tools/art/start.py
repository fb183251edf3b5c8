"""Defines the start page's knitted pictures (start_charts.py): mittens on the clothesline, and the backgrounds of the
three game tiles.

Also defines two sprites for the end of a match: a mitten and a clothespin.
"""

import pathlib

import cairo

import chart
import palette
import star
import stitch
import table
import vector
from sprite import FIGURE, Sprite, knit, knitted_sizes, sizes

LETTER_COLUMNS, LETTER_ROWS = 10, 10
LETTERS = "AEIMNST"
HUNG_CELLS = ((2, 2), (4, 4), (8, 8))

# The wools of the swatches and clothes, by name: (main colour, shade).
WOOLS = {
    "red": ("B3262E", "8A1B23"),
    "blue": ("2A5580", "1E4063"),
    "gold": ("C9922F", "A77520"),
    "white": ("FFFFFF", "C8C8C8"),  # tinted by the program
}


def charts():
    return chart.read(pathlib.Path(__file__).parent / "charts" / "start.txt")


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


def _wrapping(grid_size, parts):
    """Draws charts on a torus. Parts that leave the grid on one side re-enter it on the other side."""
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
    """Returns the rows of each tile and the colours of its ground, pattern and accent."""
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
    return [
        hung("figure_mitten", charts()["mitten"], "white"),
        Sprite("clothespin", 3.0, sizes((5, 8, 16), 3.0), _clothespin, sheet="core"),
    ]
