"""Draws smooth shapes: cairo paths that are filled or stroked into an alpha mask.

A shape is a function that draws into the given context in its own units. mask() renders it as pixels.
"""

import math
import re

import cairo
import numpy


def mask(draw, width, height, units_wide, units_high=None):
    """Calls `draw(context)` in a space of units_wide x units_high. Returns white pixels, height x width x 4, with the
    alpha of the drawing."""
    surface = cairo.ImageSurface(cairo.FORMAT_A8, width, height)
    context = cairo.Context(surface)
    context.set_antialias(cairo.ANTIALIAS_BEST)
    context.scale(width / units_wide, height / (units_high or units_wide * height / width))
    context.set_line_cap(cairo.LINE_CAP_ROUND)
    context.set_line_join(cairo.LINE_JOIN_ROUND)
    draw(context)
    surface.flush()
    alpha = numpy.frombuffer(surface.get_data(), numpy.uint8).reshape(height, surface.get_stride())[:, :width]
    return white(alpha)


ALPHA_STEP = 5  # gives edges 52 shades; more would be invisible and would compress worse


def white(alpha):
    """Returns white pixels with the given alpha (0 to 255), quantised."""
    pixels = numpy.full(alpha.shape + (4,), 255, numpy.uint8)
    pixels[..., 3] = numpy.rint(alpha / ALPHA_STEP) * ALPHA_STEP
    return pixels


def trace(context, text):
    """Adds a path in SVG syntax, which may contain the absolute commands M L H V C Q Z."""
    tokens = re.findall(r"[MLHVCQZ]|-?\d+(?:\.\d+)?", text)
    letter, i = "", 0

    def take(count):
        nonlocal i
        values = [float(t) for t in tokens[i : i + count]]
        i += count
        return values

    while i < len(tokens):
        if tokens[i].isalpha():
            letter = tokens[i]
            i += 1
        if letter == "M":
            context.move_to(*take(2))
            letter = "L"
        elif letter == "L":
            context.line_to(*take(2))
        elif letter == "H":
            context.line_to(take(1)[0], context.get_current_point()[1])
        elif letter == "V":
            context.line_to(context.get_current_point()[0], take(1)[0])
        elif letter == "C":
            context.curve_to(*take(6))
        elif letter == "Q":
            _quadratic(context, *take(4))
        elif letter == "Z":
            context.close_path()


def _quadratic(context, cx, cy, x, y):
    x0, y0 = context.get_current_point()
    context.curve_to(x0 + 2 / 3 * (cx - x0), y0 + 2 / 3 * (cy - y0), x + 2 / 3 * (cx - x), y + 2 / 3 * (cy - y), x, y)


def filled(*texts):
    """Returns a shape of filled paths."""

    def draw(context):
        for text in texts:
            trace(context, text)
            context.fill()

    return draw


def stroked(text, line_width=2.0):
    """Returns a shape of one stroked path."""

    def draw(context):
        context.set_line_width(line_width)
        trace(context, text)
        context.stroke()

    return draw


def together(*shapes):
    def draw(context):
        for shape in shapes:
            context.save()
            shape(context)
            context.restore()
            context.new_path()

    return draw


def without(shape, hole):
    """Returns the first shape with the second shape cut out."""

    def draw(context):
        context.push_group_with_content(cairo.CONTENT_ALPHA)
        shape(context)
        context.set_operator(cairo.OPERATOR_DEST_OUT)
        context.new_path()
        hole(context)
        context.pop_group_to_source()
        context.paint()

    return draw


def circle(x, y, radius):
    def draw(context):
        context.arc(x, y, radius, 0, 2 * math.pi)
        context.fill()

    return draw


def round_rect_path(context, x, y, width, height, radius):
    quarter = math.pi / 2
    context.new_sub_path()
    context.arc(x + width - radius, y + radius, radius, -quarter, 0)
    context.arc(x + width - radius, y + height - radius, radius, 0, quarter)
    context.arc(x + radius, y + height - radius, radius, quarter, 2 * quarter)
    context.arc(x + radius, y + radius, radius, 2 * quarter, 3 * quarter)
    context.close_path()


def round_rect(x, y, width, height, radius, line_width=None):
    """Returns a rounded rectangle. It is filled, or stroked inside its edge if a line width is given."""

    def draw(context):
        inset = (line_width or 0) / 2
        round_rect_path(context, x + inset, y + inset, width - 2 * inset, height - 2 * inset, radius - inset)
        if line_width is None:
            context.fill()
        else:
            context.set_line_width(line_width)
            context.stroke()

    return draw
