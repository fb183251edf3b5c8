"""Draws knitted digits in white, for the points of a call and for the winner's total on the clothesline. Each digit
has nine rows of six stitches."""

import pathlib

import chart
import stitch
from sprite import FIGURE, Sprite, knit, knitted_sizes

COLUMNS, ROWS = 6, 9
CELLS = ((3, 3), (7, 7), (14, 14))
NAMES = [*"0123456789", "plus", "minus"]  # in the order of the enumeration, which starts with the digits


def _figure(name, rows):
    grid = chart.colours(rows, {"#": "FFFFFF"})
    return Sprite(
        f"figure_{name}",
        ROWS / COLUMNS,
        knitted_sizes(CELLS, COLUMNS, ROWS),
        lambda width, height: stitch.render(grid, width, height),
        sheet="core",
        knit=knit(FIGURE, grid),
    )


def sprites():
    charts = chart.read(pathlib.Path(__file__).parent / "charts" / "figures.txt")
    return [_figure(name, charts[name]) for name in NAMES]
