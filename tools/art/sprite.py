"""What a sprite is before it has a place in an atlas: a name, a shape, the widths it is stored at, and how it is drawn."""

import dataclasses
from typing import Callable

import numpy

RIM_CLEAR = "clear"  # a transparent border: edges stay soft when the sprite is turned
RIM_REPEAT = "repeat"  # the border goes on as the neighbouring tile would: no seams between tiles
RIM_EXTEND = "extend"  # the border repeats the outermost pixels

BORDER = 2  # pixels around every level


# How the program knits a sprite's levels from its chart, in the order of `KnitStyle` in src/ui/sprites.h.
FIGURE = "figure"  # ends in the stitches' own edge
PICTURE = "picture"  # a swatch with straight edges and rounded corners
TILE = "tile"  # goes on as its neighbour would

KNOT_ALPHA = 254  # of a chart's stitch that wears a round knot; beneath it lies wool like that of the stitch before


@dataclasses.dataclass(frozen=True, eq=False)
class Knit:
    """A sprite of which the sheet holds the chart alone, one pixel a stitch: the program knits all its levels."""

    style: str
    chart: numpy.ndarray


@dataclasses.dataclass(frozen=True)
class Sprite:
    """aspect is height divided by width as the picture is meant; sizes are the (width, height) in pixels it is stored at, which for
    knitting are whole pixels a stitch and may be a little off the aspect. draw(width, height) returns straight RGBA, uint8.
    """

    name: str
    aspect: float
    sizes: tuple
    draw: Callable
    rim: str = RIM_CLEAR
    sheet: str = "shapes"
    knit: Knit | None = None

    def level(self, width, height):
        """The pixels of one level, border included."""
        pixels = self.draw(width, height)
        assert pixels.shape == (height, width, 4) and pixels.dtype == numpy.uint8, self.name
        if self.rim == RIM_REPEAT:
            return numpy.pad(pixels, ((BORDER, BORDER), (BORDER, BORDER), (0, 0)), mode="wrap")
        if self.rim == RIM_EXTEND:
            return numpy.pad(pixels, ((BORDER, BORDER), (BORDER, BORDER), (0, 0)), mode="edge")
        return bleed(framed(pixels))


def framed(pixels):
    """With a transparent border."""
    return numpy.pad(pixels, ((BORDER, BORDER), (BORDER, BORDER), (0, 0)))


def knit(style, grid, knots=()):
    """The chart of a grid of colours (straight RGBA from 0 to 1); knots as stitch.render has them."""
    chart = numpy.rint(grid * 255).clip(0, 255).astype(numpy.uint8)
    for column, row, _, colour in knots:
        chart[row, column] = [*(round(part * 255) for part in colour[:3]), KNOT_ALPHA]
    return Knit(style, bleed(chart, 1))


def sizes(widths, aspect):
    """Pixel sizes of the right aspect for a list of widths."""
    return tuple((width, max(1, round(width * aspect))) for width in widths)


def knitted_sizes(cells, columns, rows):
    """Pixel sizes with whole pixels a stitch: equal stitches then are equal pixels, which packs small. cells: (wide, high) of a stitch."""
    return tuple((columns * wide, rows * high) for wide, high in cells)


def bleed(pixels, steps=BORDER):
    """Gives transparent pixels the colour of their neighbours, so that smooth scaling brings no dark rim."""
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
