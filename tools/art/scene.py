"""Draws shapes on a knitting canvas: ovals, lines, polygons, spruces, snow. Coordinates are in stitches from the top
left.

This module is used for simple shapes that are hard to draw as a chart. Figures with faces are drawn as charts.
"""

import math

import numpy

from chart import Canvas


class Scene(Canvas):
    """A canvas with drawing methods. Every method returns the scene itself."""

    def __init__(self, columns, rows, sky):
        super().__init__(columns, rows)
        self.cells[:] = sky

    def _where(self):
        return numpy.meshgrid(numpy.arange(self.cells.shape[1]), numpy.arange(self.cells.shape[0]))

    def oval(self, x, y, wide, high, letter):
        """Draws a filled oval with these semi-axes."""
        column, row = self._where()
        self.cells[((column - x) / wide) ** 2 + ((row - y) / high) ** 2 <= 1] = letter
        return self

    def ring(self, x, y, wide, high, thick, letter):
        column, row = self._where()
        outer = ((column - x) / wide) ** 2 + ((row - y) / high) ** 2 <= 1
        inner = ((column - x) / (wide - thick)) ** 2 + ((row - y) / (high - thick)) ** 2 <= 1
        self.cells[outer & ~inner] = letter
        return self

    def box(self, left, top, right, bottom, letter):
        """Draws a filled box, including all four edges."""
        self.cells[max(0, top) : bottom + 1, max(0, left) : right + 1] = letter
        return self

    def polygon(self, points, letter):
        column, row = self._where()
        inside = numpy.zeros(self.cells.shape, bool)
        for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1]):
            if y1 == y2:
                continue
            crosses = ((y1 > row) != (y2 > row)) & (column < (x2 - x1) * (row - y1) / (y2 - y1) + x1)
            inside ^= crosses
        self.cells[inside] = letter
        return self

    def line(self, points, letter, thick=1):
        for (x1, y1), (x2, y2) in zip(points, points[1:]):
            steps = max(1, math.ceil(2 * max(abs(x2 - x1), abs(y2 - y1))))
            for step in range(steps + 1):
                x, y = x1 + (x2 - x1) * step / steps, y1 + (y2 - y1) * step / steps
                for shift in range(thick):
                    self.dots([(math.floor(x + 0.5) + shift, math.floor(y + 0.5))], letter)
        return self

    def dots(self, places, letter):
        height, width = self.cells.shape
        for x, y in places:
            if 0 <= x < width and 0 <= y < height:
                self.cells[y, x] = letter
        return self

    def replace(self, old, new, top=0, bottom=None):
        """Replaces one letter with another within some rows."""
        part = self.cells[top:bottom]
        part[part == old] = new
        return self

    def hills(self, level, waves, letter):
        """Fills the ground below a wavy line. `waves` lists (height, length, phase)."""
        for column in range(self.cells.shape[1]):
            top = level + sum(
                height * math.sin(2 * math.pi * column / length + phase) for height, length, phase in waves
            )
            self.cells[max(0, round(top)) :, column] = letter
        return self

    def spruce(self, x, top, tiers, needles, snow, trunk):
        """Draws a spruce of widening tiers centred on `x`, with snow on each tier's rim."""
        y = top
        for tier in range(tiers):
            start, reach = (0 if tier == 0 else tier), tier + 2
            for step in range(3 + (tier > 1)):
                half = min(start + step, reach + 1)
                self.box(x - half, y, x + half, y, needles)
                y += 1
            last = min(start + 2 + (tier > 1), reach + 1)
            self.dots(
                [
                    (x - last, y - 1),
                    (x + last, y - 1),
                    (x - last + 2, y - 1),
                    (x + last - 2, y - 1),
                    (x - last + 1, y - 2),
                ],
                snow,
            )
        self.box(x, y, x, y + 1, trunk)
        return self.dots([(x, top)], snow)
