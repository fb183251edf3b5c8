"""Draws the table and the decoration beneath and around the cards: wool, wood, sash, shadows, discs and patches."""

import math

import cairo
import numpy

import palette
import stitch
import vector
from sprite import RIM_REPEAT, TILE, Sprite, knit, knitted_sizes, sizes
from vector import circle, round_rect

WOOL_TILES, WOOL_WIDTH, WOOL_HEIGHT = 8, 16, 14  # tiles per side of the block, and the size of a tile in points
WOOD_WIDTH, WOOD_HEIGHT, PLANK_HEIGHT = 480, 384, 96
WOOD_LINE, WOOD_GRAIN = 0.16, 0.055  # opacity of the lines, which are tinted black

SASH_SEQUENCE = "RRRRRRCBBCRRRRYDDY"
SASH_YARNS = {
    "R": palette.SASH_RED,
    "C": palette.SASH_CREAM,
    "B": palette.SASH_BLUE,
    "Y": palette.SASH_GOLD,
    "D": palette.SASH_DARK,
}
SASH_ROWS = 9

# Shadows by name: (blur and box radius in points, pixels per point). Sides have 2 * (2 * blur + radius) + 1 points.
SHADOWS = {"low": (2, 10, 2), "card": (7, 10, 2), "panel": (22, 16, 1)}


def _wool(context):
    """Draws two Vs per tile, including tiles beyond the edges, to make the block repeat seamlessly."""
    context.set_line_width(2.2)
    context.set_line_cap(cairo.LINE_CAP_BUTT)
    context.set_line_join(cairo.LINE_JOIN_MITER)
    for row in range(-1, WOOL_TILES + 1):
        for shift in (0, 7):
            y = row * WOOL_HEIGHT + shift + 2
            context.move_to(-WOOL_WIDTH, y)
            for column in range(-1, WOOL_TILES + 1):
                context.line_to(column * WOOL_WIDTH + WOOL_WIDTH / 2, y + 5)
                context.line_to((column + 1) * WOOL_WIDTH, y)
            context.stroke()


def wool():
    width, height = WOOL_TILES * WOOL_WIDTH, WOOL_TILES * WOOL_HEIGHT
    return Sprite(
        "wool",
        height / width,
        sizes((width, width * 2), height / width),
        rim=RIM_REPEAT,
        draw=lambda w, h: vector.mask(_wool, w, h, width, height),
    )


def _wood(context):
    planks = WOOD_HEIGHT // PLANK_HEIGHT
    context.set_line_cap(cairo.LINE_CAP_BUTT)
    context.set_line_width(1.3)
    context.set_source_rgba(0, 0, 0, WOOD_GRAIN)
    for plank in range(planks):
        for line in range(7):
            _grain(
                context,
                plank * PLANK_HEIGHT + 8 + line * 13.3,
                2.2 + (plank * 7 + line * 3) % 4,
                plank * 2.1 + line * 1.3,
            )
    context.set_source_rgba(0, 0, 0, WOOD_LINE)
    for plank in range(planks):
        y = plank * PLANK_HEIGHT
        context.rectangle(0, y, WOOD_WIDTH, 1.2)
        context.rectangle((120 + plank * 181) % WOOD_WIDTH, y, 1.2, PLANK_HEIGHT)
        context.fill()


def _grain(context, y, height, phase):
    """Draws a wave that is continuous across the tile's edges."""
    for x in range(0, WOOD_WIDTH + 1, 8):
        turn = 2 * math.pi * x / WOOD_WIDTH
        context.line_to(x, y + height * (0.6 * math.sin(turn + phase) + 0.4 * math.sin(3 * turn + 2 * phase)))
    context.stroke()


def wood():
    return Sprite(
        "wood",
        WOOD_HEIGHT / WOOD_WIDTH,
        ((WOOD_WIDTH, WOOD_HEIGHT),),
        rim=RIM_REPEAT,
        draw=lambda w, h: vector.mask(_wood, w, h, WOOD_WIDTH, WOOD_HEIGHT),
    )


def sash_grid(columns, rows=SASH_ROWS, first=0):
    """Returns the arrow pattern of the ceinture fléchée as colours, shifted by `first` columns."""
    middle = rows // 2
    grid = numpy.zeros((rows, columns, 4))
    for y in range(rows):
        for x in range(columns):
            letter = SASH_SEQUENCE[(x + first - abs(y - middle)) % len(SASH_SEQUENCE)]
            grid[y, x] = palette.rgba(SASH_YARNS[letter])
    return grid


def sash():
    period = len(SASH_SEQUENCE)

    def draw(width, height):
        return stitch.render(sash_grid(period), width, height, rim=stitch.RIM_STRAIGHT)

    return Sprite(
        "sash",
        SASH_ROWS / period,
        knitted_sizes(((3, 3), (5, 5), (7, 7), (10, 10)), period, SASH_ROWS),
        draw,
        rim=RIM_REPEAT,
        sheet="core",
        knit=knit(TILE, sash_grid(period)),
    )


FRINGE = [
    ("R", 0.62),
    ("R", 0.78),
    ("C", 0.98),
    ("B", 0.72),
    ("R", 0.9),
    ("Y", 0.8),
    ("R", 0.68),
    ("D", 0.96),
    ("C", 0.84),
    ("R", 0.74),
]


def _fringe(width, height):
    """Draws loose threads that end on the left, in a space of 40 x 48 points. The sash takes the middle 41
    points of the height."""
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, width, height)
    context = cairo.Context(surface)
    context.set_antialias(cairo.ANTIALIAS_BEST)
    context.scale(width / 40, height / 48)
    context.set_line_cap(cairo.LINE_CAP_ROUND)
    context.set_line_width(2.7)
    for i, (letter, length) in enumerate(FRINGE):
        y = 6 + i * 4.0
        drift = (y - 24) * 0.16 + (-1.2 if i % 3 == 0 else 0.8)
        context.set_source_rgba(*palette.rgba(SASH_YARNS[letter]))
        context.move_to(42, y)
        context.curve_to(40 - 14 * length, y, 40 - 22 * length, y + drift, 40 - 37 * length, y + drift * 1.3)
        context.stroke()
    surface.flush()
    return from_cairo(surface)


def from_cairo(surface):
    """Converts a cairo surface (premultiplied BGRA) to straight RGBA."""
    width, height = surface.get_width(), surface.get_height()
    raw = (
        numpy.frombuffer(surface.get_data(), numpy.uint8)
        .reshape(height, surface.get_stride() // 4, 4)[:, :width]
        .astype(float)
    )
    alpha = raw[..., 3:]
    rgb = numpy.where(alpha > 0, raw[..., 2::-1] * 255 / numpy.maximum(alpha, 1), 0)
    return numpy.rint(numpy.concatenate([rgb, alpha], 2)).clip(0, 255).astype(numpy.uint8)


def shadow(name):
    blur, radius, scale = SHADOWS[name]
    side = 2 * (2 * blur + radius) + 1

    def draw(width, height):
        sigma = blur / 2 * scale
        box = vector.mask(round_rect(blur, blur, side - 2 * blur, side - 2 * blur, radius), width, height, side, side)
        reach = math.ceil(3 * sigma)
        kernel = numpy.exp(-0.5 * (numpy.arange(-reach, reach + 1) / sigma) ** 2)
        kernel /= kernel.sum()
        alpha = numpy.pad(box[..., 3].astype(float), reach)
        for axis in (0, 1):
            alpha = numpy.apply_along_axis(lambda line: numpy.convolve(line, kernel, "same"), axis, alpha)
        return vector.white(numpy.rint(alpha[reach:-reach, reach:-reach]).astype(numpy.uint8))

    return Sprite(f"shadow_{name}", 1.0, ((side * scale, side * scale),), draw)


def _patch_stitch(context):
    context.set_dash([3.4, 2.3])
    context.set_line_cap(cairo.LINE_CAP_BUTT)
    round_rect(3.6, 3.6, 40.8, 40.8, 9.5, 1.5)(context)


def sprites():
    def plain(name, shape, side, widths):
        return Sprite(name, 1.0, sizes(widths, 1.0), lambda w, h: vector.mask(shape, w, h, side, side))

    fringe = Sprite("fringe_left", 48 / 40, sizes((27, 40, 80), 48 / 40), _fringe, sheet="core")
    return [
        wool(),
        wood(),
        sash(),
        fringe,
        Sprite(
            "fringe_right", fringe.aspect, fringe.sizes, lambda w, h: fringe.draw(w, h)[:, ::-1].copy(), sheet="core"
        ),
        *[shadow(name) for name in SHADOWS],
        plain("disc", circle(24, 24, 24), 48, (12, 24, 48, 96)),
        plain("patch", round_rect(0, 0, 48, 48, 13), 48, (36, 48, 72, 108)),
        plain("patch_stitch", _patch_stitch, 48, (36, 48, 72, 108)),
    ]
