"""Renders a grid of coloured stitches as pixels.

A stitch has the shape of a V. Its edges drop by half the stitch's height from the sides of the column to the middle.
Rendering averages several samples per pixel, so any size is possible.
"""

import numpy

RIM_ZIGZAG = "zigzag"  # the picture ends at the outline of its stitches
RIM_STRAIGHT = "straight"  # the picture ends in a straight line; its outermost rows continue into the border

SLOPE = 0.5  # the drop from a stitch's sides to its middle, as a fraction of the stitch's height


def seam_strength(cell_width):
    """Returns the darkness of the seams (0 to 1) for stitches of this width in pixels. Fine knitting needs no seams."""
    if cell_width >= 2.6:
        return 0.15
    return 0.08 if cell_width >= 1.9 else 0.0


def render(colours, width, height, rim=RIM_ZIGZAG, seam=None, knots=(), samples=5):
    """Draws a grid of stitches.

    colours: array rows x columns x 4, straight (not premultiplied) RGBA from 0 to 1.
    width, height: size in pixels. seam: 0 to 1, or None to choose by size.
    knots: round knots as (column, row, radius in stitches, RGBA), each drawn over the middle of its stitch.
    Returns an array height x width x 4 of straight RGBA, 0 to 255.
    """
    rows, columns = colours.shape[:2]
    if seam is None:
        seam = seam_strength(width / columns)
    x = (numpy.arange(width * samples) + 0.5) / (width * samples) * columns
    y = (numpy.arange(height * samples) + 0.5) / (height * samples) * rows
    column = numpy.minimum(x.astype(int), columns - 1)
    across = x - column
    fall = SLOPE * (1.0 - numpy.abs(2.0 * across - 1.0))
    level = y[:, None] - fall[None, :] + SLOPE / 2
    row = numpy.floor(level).astype(int)
    down = level - row
    inside = (row >= 0) & (row < rows)
    row = numpy.clip(row, 0, rows - 1)
    pixels = colours[row, column[None, :]].copy()
    if rim == RIM_ZIGZAG:
        pixels[..., 3] *= inside
    if seam > 0:
        pixels[..., :3] *= _seams(across[None, :], down, seam)[..., None]
    for knot in knots:
        _lay_knot(pixels, x, y, knot, rows / columns * width / height)
    return _average(pixels, samples)


def _seams(across, down, seam):
    """Returns the brightness of each sample: dark between rows, less dark between columns, and slightly dark down the
    middle of each V."""
    between_rows = numpy.clip(1.0 - down / 0.2, 0.0, 1.0)
    between_columns = numpy.clip(1.0 - numpy.minimum(across, 1.0 - across) / 0.12, 0.0, 1.0) * 0.8
    crease = numpy.clip(1.0 - numpy.abs(across - 0.5) / 0.12, 0.0, 1.0) * 0.35
    shade = numpy.maximum(numpy.maximum(between_rows, between_columns), crease)
    return 1.0 - 1.6 * seam * shade


def _lay_knot(pixels, x, y, knot, squeeze):
    column, row, radius, colour = knot
    distance = (x[None, :] - column - 0.5) ** 2 + ((y[:, None] - row - 0.5) / squeeze) ** 2
    pixels[distance <= radius * radius] = colour


def _average(pixels, samples):
    height, width = pixels.shape[0] // samples, pixels.shape[1] // samples
    pixels[..., :3] *= pixels[..., 3:]
    blocks = pixels.reshape(height, samples, width, samples, 4).mean(axis=(1, 3))
    alpha = blocks[..., 3:]
    blocks[..., :3] = numpy.where(alpha > 0, blocks[..., :3] / numpy.maximum(alpha, 1e-6), 0)
    return numpy.rint(blocks * 255).clip(0, 255).astype(numpy.uint8)
