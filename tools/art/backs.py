"""Draws card backs: four mittens around an eight-petal star, with rotational symmetry.

A back has 41 x 59 stitches inside a paper border about 5 % as wide as the back. The chart contains the upper half. The
lower half is the upper half rotated by 180 degrees.
"""

import pathlib

import numpy

import chart
import palette
import star
import stitch
import vector
from faces import CARD_HEIGHT, RADIUS
from sprite import Sprite

COLUMNS, ROWS = 41, 59
CELLS = (1, 2, 3, 4, 6)  # pixels per stitch
PAPER = (2, 5, 7, 9, 14)  # width of the paper border in pixels
SIZES = tuple((COLUMNS * cell + 2 * paper, ROWS * cell + 2 * paper) for cell, paper in zip(CELLS, PAPER))


def pattern():
    """Returns the whole back as letters: "." for the ground, "#" for the pattern, "+" for the accents."""
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


def _inset(width, height):
    """Returns the distance of the field from the card's edge, and the field's mask, which has rounded corners."""
    inset = PAPER[SIZES.index((width, height))]
    wide, high = width - 2 * inset, height - 2 * inset
    corners = vector.round_rect(0, 0, wide, high, 0.035 * width)
    return inset, vector.mask(corners, wide, high, wide, high)[..., 3:] / 255.0


def _wool(width, height):
    """Draws only the field, in white wool with seams. The program tints it."""
    inset, rounded = _inset(width, height)
    grid = chart.colours(["w" * COLUMNS] * ROWS, {"w": "FFFFFF"})
    field = stitch.render(grid, width - 2 * inset, height - 2 * inset, rim=stitch.RIM_STRAIGHT)
    field[..., 3:] = (field[..., 3:] * rounded).round()
    pixels = numpy.zeros((height, width, 4), numpy.uint8)
    pixels[inset : height - inset, inset : width - inset] = field
    return pixels


def _motif(width, height):
    """Draws the paper around the field, and the cream stitches on the field. Tinted wool shows between the stitches."""
    inset, rounded = _inset(width, height)
    rows = pattern()
    grid = chart.colours(rows, {"#": palette.BACK_CREAM, "+": palette.BACK_CREAM})
    for column, row in chart.where(rows, "+"):
        grid[row, column, 3] = palette.BACK_ACCENT
    field = stitch.render(grid, width - 2 * inset, height - 2 * inset, rim=stitch.RIM_STRAIGHT).astype(float)
    pixels = vector.mask(vector.round_rect(0, 0, width, height, RADIUS * width), width, height, width, height)
    paper = numpy.array([round(value * 255) for value in palette.rgba(palette.PAPER_LIGHT)[:3]])
    pixels[..., :3] = paper
    inside = pixels[inset : height - inset, inset : width - inset]
    # At the rounded corners, paper and stitches share pixels.
    knitted = field[..., 3:] / 255.0 * rounded
    there = numpy.maximum(knitted + (1 - rounded), 1e-6)
    inside[..., :3] = ((field[..., :3] * knitted + paper * (1 - rounded)) / there).round()
    inside[..., 3:] = (255 * (knitted + 1 - rounded)).clip(0, 255).round()
    return pixels


def sprites():
    return [
        Sprite("back_wool", CARD_HEIGHT, SIZES, _wool, sheet="core"),
        Sprite("back_motif", CARD_HEIGHT, SIZES, _motif, sheet="core"),
    ]
