"""Draws the king, queen, knight and jack of each suit from the layers in charts/courts.txt.

A figure is half of the picture on a court card, which shows the figure twice, the second time rotated. Jumbo faces show
the figure once. Stitches in the suit's colour form a second sprite, white with shading, which is tinted and drawn over
the first sprite. Under these stitches, the first sprite is dark grey, so that their edges do not show the white card.
"""

import pathlib

import numpy

import chart
import palette
import stitch
import table
from palette import SUITS
from sprite import FIGURE, Sprite, knit, knitted_sizes

COLUMNS, ROWS = 29, 27
STITCH_WIDTH, STITCH_HEIGHT = 0.51 / 29, 1.16 / 58  # fractions of the card's width
ASPECT = ROWS * STITCH_HEIGHT / (COLUMNS * STITCH_WIDTH)
CELLS = ((1, 1), (2, 2), (3, 3), (4, 5), (6, 7))

DYE_ROWS = 13  # the dye sprite is the lowest 13 rows of the figure
DYE_SHADES = {"d": 1.0, "D": 0.8}
UNDER_DYE = {"d": "4A4646", "D": "403C3C"}
EYE_RADIUS = 0.46
SASH_ROWS, SASH_PHASE = 6, 9

SKIN = {
    "fair": ("F2C9A6", "DDA37E"),
    "rosy": ("F0BE9C", "D99878"),
    "tan": ("D29D6E", "B27E52"),
    "deep": ("9A6843", "7A4E31"),
}
HAIR = {
    "brown": ("6B4529", "513220"),
    "red": ("B4582A", "914420"),
    "white": ("EFEBE1", "CFCBC4"),
    "black": ("40342F", "5C4C44"),
    "auburn": ("8A4B2B", "6C381F"),
    "blond": ("D9AE5F", "B98C42"),
    "grey": ("9A9A97", "7C7C7A"),
}


def _looks(skin, hair, **others):
    looks = {"f": SKIN[skin][0], "F": SKIN[skin][1], "e": SKIN[skin][0], "h": HAIR[hair][0], "H": HAIR[hair][1]}
    return {**looks, **others}


# The layers of each figure as (chart, column, row), and the figure's own yarns.
FIGURES = {
    ("king", "spade"): (
        [("king_body", 0, 0), ("king_crown", 0, 0), ("king_head", 0, 7), ("sceptre_ball", 0, 2)],
        _looks("fair", "brown", l="C9D2D6"),
    ),
    ("king", "heart"): (
        [("king_body", 0, 0), ("king_crown", 0, 0), ("king_head_short", 0, 7), ("sceptre_heart", 0, 2)],
        _looks("rosy", "red", l="F2D8C2"),
    ),
    ("king", "diamond"): (
        [("king_body", 0, 0), ("king_crown", 0, 0), ("king_head_long", 0, 7), ("sceptre_star", 0, 2)],
        _looks("tan", "white", l="F0E3BE"),
    ),
    ("king", "club"): (
        [("king_body", 0, 0), ("king_crown", 0, 0), ("king_head", 0, 7), ("sceptre_axe", 0, 2)],
        _looks("deep", "black", l="E8DDBB", w="CE9E5C", k="7A5234"),
    ),
    ("queen", "spade"): (
        [("queen_body", 0, 0), ("queen_hair_waves", 0, 4), ("queen_crown", 0, 1), ("flower_iris", 24, 5)],
        _looks("fair", "brown", l="C9D2D6"),
    ),
    ("queen", "heart"): (
        [("queen_body", 0, 0), ("queen_hair_braids", 0, 4), ("queen_crown", 0, 1), ("flower_rose", 24, 5)],
        _looks("rosy", "blond", l="F2D8C2", q="2C5F8F"),
    ),
    ("queen", "diamond"): (
        [("queen_body", 0, 0), ("queen_hair_straight", 0, 4), ("queen_crown", 0, 1), ("flower_trillium", 24, 5)],
        _looks("tan", "black", l="F0E3BE"),
    ),
    ("queen", "club"): (
        [("queen_body", 0, 0), ("queen_hair_curls", 0, 4), ("queen_crown", 0, 1), ("flower_sunny", 24, 5)],
        _looks("deep", "black", l="E8DDBB"),
    ),
    ("jack", "spade"): (
        [("jack_body", 0, 0), ("jack_face", 0, 10), ("jack_tuque", 0, 0), ("stick", 0, 2)],
        _looks(
            "fair",
            "brown",
            a="B3262E",
            A="7D1820",
            z="F3E9D6",
            Z="DCCBAF",
            P="2C5F8F",
            q="D9A441",
            Q="B07F25",
            l="C9D2D6",
        ),
    ),
    ("jack", "heart"): (
        [("jack_body_cross", 0, 0), ("jack_face", 0, 10), ("jack_tuque_long", 0, 2), ("lantern_pole", 0, 2)],
        _looks(
            "rosy",
            "red",
            a="2C5F8F",
            A="1E4266",
            z="F3E9D6",
            Z="9DC0E0",
            P="D9A441",
            q="3E76A8",
            Q="1E4266",
            l="F2D8C2",
        ),
    ),
    ("jack", "diamond"): (
        [("jack_body", 0, 0), ("jack_face", 0, 10), ("jack_tuque", 0, 0), ("stick", 0, 2)],
        _looks(
            "deep",
            "black",
            a="D9A441",
            A="B07F25",
            z="FBF7EF",
            Z="DCCBAF",
            P="B3262E",
            q="2C5F8F",
            Q="1E4266",
            l="F0E3BE",
        ),
    ),
    ("jack", "club"): (
        [("jack_body_cross", 0, 0), ("jack_face", 0, 10), ("jack_tuque_long", 0, 2), ("lantern_pole", 0, 2)],
        _looks(
            "tan",
            "black",
            a="B3262E",
            A="7D1820",
            z="F3E9D6",
            Z="DCCBAF",
            P="D9A441",
            q="F3E9D6",
            Q="DCCBAF",
            l="E8DDBB",
        ),
    ),
    ("knight", "spade"): (
        [("rider", 0, 0), ("horse", 0, 0), ("bridle", 0, 0)],
        _looks(
            "fair",
            "brown",
            a="6B5138",
            A="8A6D4E",
            q="D9A441",
            Q="B07F25",
            l="C9D2D6",
            j="8C98A0",
            J="6C7880",
            x="4A3A30",
        ),
    ),
    ("knight", "heart"): (
        [("rider", 0, 0), ("horse", 0, 0), ("bridle", 0, 0)],
        _looks(
            "rosy",
            "red",
            a="5B3A27",
            A="7A5238",
            q="2C5F8F",
            Q="1E4266",
            l="F2D8C2",
            j="B27743",
            J="925C30",
            x="5B3A22",
        ),
    ),
    ("knight", "diamond"): (
        [("rider", 0, 0), ("horse", 0, 0), ("bridle", 0, 0)],
        _looks(
            "tan",
            "black",
            a="8C8378",
            A="A79E92",
            q="B3262E",
            Q="7D1820",
            l="F0E3BE",
            j="EDE6D8",
            J="CBC2B2",
            x="B9AE9C",
        ),
    ),
    ("knight", "club"): (
        [("rider", 0, 0), ("horse", 0, 0), ("bridle", 0, 0)],
        _looks(
            "deep",
            "black",
            a="3E332C",
            A="5A4B40",
            q="F3E9D6",
            Q="DCCBAF",
            l="E8DDBB",
            j="6E4A32",
            J="553722",
            x="2B211C",
        ),
    ),
}


def load():
    return chart.read(pathlib.Path(__file__).parent / "charts" / "courts.txt")


def figure(charts, role, suit):
    """Returns (rows of letters, the figure's own yarns)."""
    layers, looks = FIGURES[role, suit]
    canvas = chart.Canvas(COLUMNS, ROWS)
    for name, column, row in layers:
        canvas.lay(charts[name], column, row)
    return canvas.rows(), looks


def _only_dye(rows):
    grid = numpy.zeros((len(rows), len(rows[0]), 4))
    for letter, shade in DYE_SHADES.items():
        for column, row in chart.where(rows, letter):
            grid[row, column] = (shade, shade, shade, 1.0)
    return grid


def sprites_of(charts, role, suit):
    """Returns the base sprite and the dye sprite of a figure."""
    rows, looks = figure(charts, role, suit)
    base = chart.colours(rows, {**looks, **UNDER_DYE})
    assert not chart.where(rows[:-DYE_ROWS], "dD"), f"dye above the lowest {DYE_ROWS} rows in {role} of {suit}"
    dye = _only_dye(rows[-DYE_ROWS:])
    eyes = [(column, row, EYE_RADIUS, palette.rgba(palette.YARNS["k"])) for column, row in chart.where(rows, "e")]
    sheet = "tarot" if role == "knight" else "core"
    name = f"court_{role}_{suit}"

    def draw_base(width, height):
        return stitch.render(base, width, height, knots=eyes)

    def draw_dye(width, height):
        return stitch.render(dye, width, height)

    return [
        Sprite(
            name,
            ASPECT,
            knitted_sizes(CELLS, COLUMNS, ROWS),
            draw_base,
            sheet=sheet,
            knit=knit(FIGURE, base, eyes),
        ),
        Sprite(
            name + "_dye",
            ASPECT * DYE_ROWS / ROWS,
            knitted_sizes(CELLS, COLUMNS, DYE_ROWS),
            draw_dye,
            sheet=sheet,
            knit=knit(FIGURE, dye),
        ),
    ]


def sash_sprite():
    """Draws the six rows where the two halves meet. The arrows of the ceinture fléchée point outwards from the
    middle."""
    grid = numpy.zeros((SASH_ROWS, COLUMNS, 4))
    for row in range(SASH_ROWS):
        for column in range(COLUMNS):
            out, off = abs(column - COLUMNS // 2), round(abs(row - (SASH_ROWS - 1) / 2) - 0.5)
            grid[row, column] = palette.rgba(
                table.SASH_YARNS[table.SASH_SEQUENCE[(out - off + SASH_PHASE) % len(table.SASH_SEQUENCE)]]
            )

    def draw(width, height):
        return stitch.render(grid, width, height)

    return Sprite(
        "court_sash",
        SASH_ROWS * STITCH_HEIGHT / (COLUMNS * STITCH_WIDTH),
        knitted_sizes(CELLS, COLUMNS, SASH_ROWS),
        draw,
        sheet="core",
        knit=knit(FIGURE, grid),
    )


def sprites():
    charts = load()
    found = [sash_sprite()]
    for role in ("king", "queen", "jack", "knight"):
        pairs = [sprites_of(charts, role, suit) for suit in SUITS]
        found += [pair[0] for pair in pairs] + [pair[1] for pair in pairs]
    return found
