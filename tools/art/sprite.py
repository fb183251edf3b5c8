"""Defines a sprite before it is packed into a sheet: its name, aspect, stored sizes, and the function that draws it."""

import dataclasses
from typing import Callable

import numpy

RIM_CLEAR = "clear"  # a transparent border: edges stay smooth when the sprite is rotated
RIM_REPEAT = "repeat"  # the border wraps around, so that tiles have no seams
RIM_EXTEND = "extend"  # the border repeats the outermost pixels

BORDER = 2  # pixels around every level


# The ways the program can knit a sprite's levels from its chart, in the order of `KnitStyle` in src/ui/sprites.h.
FIGURE = "figure"  # ends at the outline of its stitches
PICTURE = "picture"  # a swatch with straight edges and rounded corners
TILE = "tile"  # the pattern continues on the opposite side

KNOT_ALPHA = 254  # marks a stitch with a round knot; the wool beneath it has the colour of the previous stitch


@dataclasses.dataclass(frozen=True, eq=False)
class Knit:
    """The chart of a sprite that the program knits, with one pixel per stitch. The sheet contains only the chart."""

    style: str
    chart: numpy.ndarray


@dataclasses.dataclass(frozen=True)
class Sprite:
    """A sprite.

    aspect is the intended height divided by the width. sizes are the stored (width, height) in pixels. A knitted sprite
    has whole pixels per stitch, so its sizes may deviate slightly from the aspect. draw(width, height) returns straight
    RGBA, uint8.
    """

    name: str
    aspect: float
    sizes: tuple
    draw: Callable
    rim: str = RIM_CLEAR
    sheet: str = "shapes"
    knit: Knit | None = None

    def level(self, width, height):
        """Returns the pixels of one level, including the border."""
        pixels = self.draw(width, height)
        assert pixels.shape == (height, width, 4) and pixels.dtype == numpy.uint8, self.name
        if self.rim == RIM_REPEAT:
            return numpy.pad(pixels, ((BORDER, BORDER), (BORDER, BORDER), (0, 0)), mode="wrap")
        if self.rim == RIM_EXTEND:
            return numpy.pad(pixels, ((BORDER, BORDER), (BORDER, BORDER), (0, 0)), mode="edge")
        return bleed(framed(pixels))


def framed(pixels):
    """Adds a transparent border."""
    return numpy.pad(pixels, ((BORDER, BORDER), (BORDER, BORDER), (0, 0)))


def knit(style, grid, knots=()):
    """Returns the chart for a grid of colours (straight RGBA from 0 to 1). `knots` has the same format as in
    stitch.render."""
    chart = numpy.rint(grid * 255).clip(0, 255).astype(numpy.uint8)
    for column, row, _, colour in knots:
        chart[row, column] = [*(round(part * 255) for part in colour[:3]), KNOT_ALPHA]
    return Knit(style, bleed(chart, 1))


def sizes(widths, aspect):
    """Returns the sizes in pixels for these widths and this aspect ratio."""
    return tuple((width, max(1, round(width * aspect))) for width in widths)


def knitted_sizes(cells, columns, rows):
    """Returns sizes with whole pixels per stitch. `cells` lists the (width, height) of a stitch for each size. Stitches
    of equal size compress better."""
    return tuple((columns * wide, rows * high) for wide, high in cells)


def bleed(pixels, steps=BORDER):
    """Gives transparent pixels the colour of their neighbours, so that smooth scaling produces no dark rim."""
    pixels = pixels.copy()
    known = pixels[..., 3] > 0
    for _ in range(steps):
        total, count = numpy.zeros(pixels.shape[:2] + (3,)), numpy.zeros(pixels.shape[:2])
        for dy, dx in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            near = numpy.roll(known, (dy, dx), (0, 1))
            total += numpy.roll(pixels[..., :3], (dy, dx), (0, 1)) * near[..., None]
            count += near
        fresh = ~known & (count > 0)
        pixels[fresh, :3] = numpy.rint(total[fresh] / count[fresh][:, None])
        known |= fresh
    return pixels
