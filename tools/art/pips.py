"""Draws French and Italian suit pips and small stars. The pips are smooth shapes in a square of 100 units."""

import math

import chart
import star
import stitch
import vector
from palette import SUITS
from sprite import Sprite, knitted_sizes, sizes

PATHS = {
    "spade": "M50,3 C57,18 94,40 94,65 C94,78 84,86 73,86 C65,86 58,82 54.5,75 C55.5,85 59,92 67,98 L33,98 "
    "C41,92 44.5,85 45.5,75 C42,82 35,86 27,86 C16,86 6,78 6,65 C6,40 43,18 50,3 Z",
    "heart": "M50,96 C43,81 4,62 4,31 C4,15 16,5 29,5 C39,5 46.5,11 50,20 C53.5,11 61,5 71,5 C84,5 96,15 96,31 "
    "C96,62 57,81 50,96 Z",
    "diamond": "M50,2 C58,20 70,36 87,50 C70,64 58,80 50,98 C42,80 30,64 13,50 C30,36 42,20 50,2 Z",
    "club": "M50,3 C62.5,3 72,12.5 72,24.5 C72,30.5 69.5,36 65.5,40 C68,39 71,38.5 74,38.5 C86.5,38.5 96,48 96,60.5 "
    "C96,73 86.5,82.5 74,82.5 C65.5,82.5 58.5,78.5 54.5,72.5 C55.5,84 59,91.5 67,98 L33,98 C41,91.5 44.5,84 45.5,72.5 "
    "C41.5,78.5 34.5,82.5 26,82.5 C13.5,82.5 4,73 4,60.5 C4,48 13.5,38.5 26,38.5 C29,38.5 32,39 34.5,40 "
    "C30.5,36 28,30.5 28,24.5 C28,12.5 37.5,3 50,3 Z",
}
# The Italian suits, in the order of the French suits that they replace. Overlapping outlines cut holes.
ITALIAN = {
    "baton": "M50,3 C56,3 59,8 59,14 L59,86 C59,92 56,97 50,97 C44,97 41,92 41,86 L41,14 C41,8 44,3 50,3 Z "
    "M41,42 C22,43 11,32 10,14 C29,15 40,25 41,42 Z M59,60 C78,61 89,50 90,32 C71,33 60,43 59,60 Z "
    "M41,80 C22,81 11,70 10,52 C29,53 40,63 41,80 Z",
    "coin": "M50,3 C76,3 97,24 97,50 C97,76 76,97 50,97 C24,97 3,76 3,50 C3,24 24,3 50,3 Z "
    "M50,13 C29.5,13 13,29.5 13,50 C13,70.5 29.5,87 50,87 C70.5,87 87,70.5 87,50 C87,29.5 70.5,13 50,13 Z "
    "M50,21 C66,21 79,34 79,50 C79,66 66,79 50,79 C34,79 21,66 21,50 C21,34 34,21 50,21 Z "
    "M50,32 C47,42 42,47 32,50 C42,53 47,58 50,68 C53,58 58,53 68,50 C58,47 53,42 50,32 Z",
    "cup": "M12,6 L88,6 C89,34 77,55 57,60 L57,74 C68,76 77,84 79,96 L21,96 C23,84 32,76 43,74 L43,60 "
    "C23,55 11,34 12,6 Z",
    "sword": "M50,2 L59,13 L57.5,60 L80,57 C87,57 87,69 80,69 L57,69 L56,84 C60,86 61,90 59,94 C56,98.5 44,98.5 41,94 "
    "C39,90 40,86 44,84 L43,69 L20,69 C13,69 13,57 20,57 L42.5,60 L41,13 Z",
}
PIP_WIDTHS = (9, 14, 23, 38, 66, 128)


def pip(suit):
    shape = vector.filled(PATHS[suit])
    return Sprite(
        f"pip_{suit}", 1.0, sizes(PIP_WIDTHS, 1.0), lambda width, height: vector.mask(shape, width, height, 100, 100)
    )


def italian_pip(suit):
    shape = vector.filled(ITALIAN[suit])
    return Sprite(
        f"pip_{suit}",
        1.0,
        sizes(PIP_WIDTHS, 1.0),
        lambda width, height: vector.mask(shape, width, height, 100, 100),
        sheet="tarot",
    )


def five_pointed(context):
    """Draws the plain star of the jokers and of small ornaments."""
    for i in range(10):
        reach = 50 if i % 2 == 0 else 21
        angle = math.pi * i / 5 - math.pi / 2
        point = (50 + reach * math.cos(angle), 53 + reach * math.sin(angle))
        context.line_to(*point)
    context.close_path()
    context.fill()


def knitted_star(name, rows, cells):
    """Returns a star of white stitches, to be tinted."""
    grid = chart.colours(star.painted(rows, {"#": "#"}), {"#": "FFFFFF"})

    def draw(width, height):
        return vector.white(stitch.render(grid, width, height, seam=0.0)[..., 3])

    return Sprite(name, 1.0, knitted_sizes(cells, len(rows), len(rows)), draw)


def sprites():
    found = [pip(suit) for suit in SUITS]
    found += [italian_pip(suit) for suit in ITALIAN]
    found.append(
        Sprite(
            "star_five",
            1.0,
            sizes((9, 16, 28, 56), 1.0),
            lambda width, height: vector.mask(five_pointed, width, height, 100, 100),
        )
    )
    found.append(knitted_star("star_eight", star.star(4, 4), ((1, 1), (2, 2), (3, 3), (5, 5))))
    found.append(knitted_star("star_eight_small", star.star(2, 3), ((1, 1), (2, 2), (3, 3), (5, 5))))
    return found
