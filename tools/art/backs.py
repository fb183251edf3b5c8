"""Card backs: four mittens around an eight-petal star, the same whichever way round the card lies.

41 x 59 stitches inside a paper border of about 0.05 of the width. The chart gives the upper half; the lower is it turned round.
"""

import pathlib

import chart
import palette
import star
import stitch
import vector
from faces import CARD_HEIGHT, RADIUS
from sprite import Sprite

COLUMNS, ROWS = 41, 59
CELLS = (1, 2, 3, 4, 6)  # pixels of a stitch
PAPER = (2, 5, 7, 9, 14)  # pixels of the border around it
SIZES = tuple((COLUMNS * cell + 2 * paper, ROWS * cell + 2 * paper) for cell, paper in zip(CELLS, PAPER))


def pattern():
    """The whole back as letters: "." ground, "#" pattern, "+" accent."""
    charts = chart.read(pathlib.Path(__file__).parent / "charts" / "backs.txt")
    upper = chart.Canvas(COLUMNS, (ROWS + 1) // 2)
    _frame(upper)
    right = COLUMNS - 1
    for part, column, row in (("mitten", 6, 5), ("side", 5, 26)):
        flipped = chart.flipped(charts[part])
        upper.lay(charts[part], column, row).lay(flipped, right - column - len(flipped[0]) + 1, row)
    upper.lay_centred(charts["between"], 5)
    upper.lay_centred(star.star(3, 4), 22)
    rows = upper.rows()
    return rows + [row[::-1] for row in rows[-2::-1]]


def _frame(canvas):
    for row in range(canvas.cells.shape[0]):
        for column in range(COLUMNS):
            ring = min(row, column, COLUMNS - 1 - column)
            if ring in (1, 3) or ring == 2 and (row + column) % 2 == 0:
                canvas.cells[row, column] = "#"


def back(name, yarns):
    rows = pattern()
    grid = chart.colours(
        [row.replace(".", "_") for row in rows], {"_": yarns["ground"], "#": yarns["pattern"], "+": yarns["accent"]}
    )

    def draw(width, height):
        inset = PAPER[SIZES.index((width, height))]
        field = stitch.render(grid, width - 2 * inset, height - 2 * inset, rim=stitch.RIM_STRAIGHT)
        pixels = vector.mask(vector.round_rect(0, 0, width, height, RADIUS * width), width, height, width, height)
        for channel, value in enumerate(palette.rgba(palette.PAPER_LIGHT)[:3]):
            pixels[..., channel] = round(value * 255)
        high, wide = field.shape[:2]
        rounded = (
            vector.mask(vector.round_rect(0, 0, wide, high, 0.035 * width), wide, high, wide, high)[..., 3:] / 255.0
        )
        inside = pixels[inset : height - inset, inset : width - inset]
        inside[..., :3] = (inside[..., :3] * (1 - rounded) + field[..., :3] * rounded).round()
        return pixels

    return Sprite(name, CARD_HEIGHT, SIZES, draw, sheet="core")


def sprites():
    return [back("back_red", palette.RED_BACK), back("back_blue", palette.BLUE_BACK)]
