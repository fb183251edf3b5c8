"""Reads knitting charts: pictures as text, with one character per stitch.

A chart file contains several charts. `= name` starts a chart, whose rows follow until an empty line. `= name mirrored`
starts the left half of a chart, whose last column is the middle of the whole picture. "." and " " are holes. Rows are
padded on the right. A chart contains characters, not colours.
"""

import pathlib

import numpy

import palette

HOLES = ". "


def read(path):
    """Reads a chart file into {name: list of strings of equal length}."""
    charts, name, rows, mirrored = {}, None, [], False
    for line in pathlib.Path(path).read_text(encoding="utf-8").split("\n") + [""]:
        if line.startswith("# "):
            continue
        if line.startswith("= "):
            words = line[2:].split()
            name, mirrored, rows = words[0], "mirrored" in words[1:], []
        elif line.strip() and name:
            rows.append(line.rstrip())
        elif name and rows:
            charts[name] = _finish(rows, mirrored)
            name = None
    return charts


def _finish(rows, mirrored):
    width = max(len(row) for row in rows)
    rows = [row.ljust(width, ".") for row in rows]
    return [row + row[-2::-1] for row in rows] if mirrored else rows


def flipped(rows):
    """Returns the chart mirrored left to right."""
    return [row[::-1] for row in rows]


class Canvas:
    """A grid of stitches on which charts are stacked."""

    def __init__(self, columns, rows):
        self.cells = numpy.full((rows, columns), ".", dtype="<U1")

    def lay(self, chart, column=0, row=0):
        """Draws a chart with its top left stitch at (column, row). Holes leave the grid unchanged. Parts outside the
        grid are clipped."""
        height, width = self.cells.shape
        for r, line in enumerate(chart):
            for c, letter in enumerate(line):
                if letter not in HOLES and 0 <= row + r < height and 0 <= column + c < width:
                    self.cells[row + r, column + c] = letter
        return self

    def lay_centred(self, chart, row):
        return self.lay(chart, (self.cells.shape[1] - len(chart[0])) // 2, row)

    def rows(self):
        return ["".join(line) for line in self.cells]


def colours(rows, yarns=None):
    """Colours a chart. `yarns` (letter to hexadecimal) overrides the shared yarns. Returns rows x columns x 4
    floats."""
    yarns = {**palette.YARNS, **(yarns or {})}
    grid = numpy.zeros((len(rows), max(len(row) for row in rows), 4))
    for r, line in enumerate(rows):
        for c, letter in enumerate(line):
            if letter not in HOLES:
                grid[r, c] = palette.rgba(yarns[letter])
    return grid


def where(rows, letters):
    """Returns the positions (column, row) of these letters."""
    return [(c, r) for r, line in enumerate(rows) for c, letter in enumerate(line) if letter in letters]
