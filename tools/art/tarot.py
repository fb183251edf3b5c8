"""Draws the tarot pack: a winter motif for each of the trumps 1 to 21, the Fool on skates, and the tab of the numeral.

A trump's picture is a swatch of 35 x 35 stitches. The Fool's picture has 35 x 44 stitches. One function draws
each motif. The functions are in the pack's order.
"""

import math
import pathlib

import chart
import joker
import palette
import star
import vector
from faces import RADIUS
from scene import Scene
from sprite import Sprite, sizes

SIDE = 35
CELLS = ((1, 1), (2, 2), (3, 3), (5, 5))
EYE_RADIUS = 0.5
TAB = 0.30  # fraction of the card's width

# Additional yarns that all the pictures share: skies, snow and skin.
YARNS = {
    "_": "2A5580",  # evening sky
    "*": "F5EFE2",  # star, snowflake
    "-": "EFEAE0",  # snow
    "=": "CBD6DE",  # shaded snow
    "^": "1F4165",  # night, distant hills
    "~": "7BCBA3",  # northern lights
    "+": "4E9B84",  # dim northern lights
    "'": "E08F86",  # red northern lights
    ":": "6F9E94",  # spruce at night
    ";": "4C7F79",  # shaded spruce at night
    "f": "F0BE9C",
    "F": "D99878",
    "e": "2B2A2B",
    "h": "6B4529",
    "q": "F3E9D6",
}

FLAKES = [(3, 3), (10, 5), (18, 2), (26, 4), (31, 9), (5, 12), (13, 10), (22, 8), (28, 15), (2, 20), (32, 20), (8, 17)]


def evening(snow_level=29, flakes=FLAKES):
    """Returns an empty winter evening: sky, snow on the ground, flakes in the air."""
    return Scene(SIDE, SIDE, "_").hills(snow_level, [(0.7, 35, 1.0)], "-").dots(flakes, "*")


def snow_star(charts):
    big = star.painted(star.star(6, 8), {"#": "*"})
    small = ["g*g", "*y*", "g*g"]
    scene = Scene(SIDE, SIDE, "_").lay_centred(big, 3)
    for x in (2, 30):
        for y in (2, 30):
            scene.lay(small, x, y)
    return scene.dots([(17, 17)], "g").dots([(2, 17), (32, 17), (17, 1), (17, 33)], "g")


def snowshoes(charts):
    scene = evening()
    for x, y in ((10, 13), (24, 15)):
        scene.line([(x, y + 8), (x, y + 17)], "u").line([(x + 1, y + 8), (x + 1, y + 17)], "u")
        scene.oval(x + 0.5, y, 6.4, 10.4, "u").oval(x + 0.5, y, 5, 9, "_")
        for row in range(y - 8, y + 9):
            for column in range(x - 4, x + 6):
                if (column + row) % 3 == 0 and scene.cells[row, column] == "_":
                    scene.cells[row, column] = "c"
        scene.box(x - 4, y - 3, x + 5, y - 3, "u").box(x - 4, y + 4, x + 5, y + 4, "u")
        scene.box(x - 1, y - 1, x + 2, y + 1, "r").dots([(x, y), (x + 1, y)], "y")
    return scene


def sleigh(charts):
    scene = evening(27)
    scene.polygon([(5, 10), (9, 10), (13, 16), (22, 17), (25, 11), (30, 8), (31, 11), (28, 22), (10, 22)], "r")
    scene.line([(5, 9), (9, 9), (13, 15), (22, 16), (25, 10), (30, 7)], "g").line([(10, 22), (28, 22)], "R").line(
        [(10, 21), (28, 21)], "R"
    )
    scene.polygon([(13, 11), (22, 11), (22, 16), (13, 16)], "n").line([(17, 11), (17, 16)], "y").line(
        [(13, 13), (22, 13)], "y"
    )
    scene.dots([(16, 10), (18, 10)], "y")
    scene.line([(12, 23), (12, 26)], "g").line([(25, 23), (25, 26)], "g")
    scene.line([(4, 20), (2, 22), (2, 25), (4, 27), (30, 27), (32, 26)], "g", thick=2)
    return scene.box(15, 18, 16, 19, "y").box(20, 18, 21, 19, "y").dots([(18, 19), (13, 19), (23, 19)], "y")


def icicles(charts):
    scene = Scene(SIDE, SIDE, "_").dots(
        [(x, y) for x, y in FLAKES if y > 11] + [(12, 26), (20, 24), (29, 24), (16, 30)], "*"
    )
    for x, length in ((1, 11), (5, 17), (9, 8), (12, 13), (16, 22), (20, 9), (23, 15), (27, 19), (31, 10)):
        scene.polygon([(x - 0.6, 3), (x + 2.6, 3), (x + 1, 4 + length)], "i").line([(x, 4), (x, 3 + length // 2)], "*")
        scene.dots([(x + 1, 4 + length)], "*")
    scene.box(0, 0, 34, 3, "-").box(0, 4, 34, 4, "=")
    for x in range(0, 35, 4):
        scene.box(x, 4, x + 1, 5, "-")
    return scene.hills(31, [(0.8, 35, 0.5)], "-")


def candle(charts):
    scene = Scene(SIDE, SIDE, "^").oval(17, 10, 13.5, 12.5, "_").oval(17, 10, 8.5, 8.5, "B").oval(17, 10, 8.2, 8.2, "b")
    scene.box(13, 17, 21, 29, "c").box(20, 17, 21, 29, "C").box(13, 16, 21, 16, "w").dots(
        [(13, 18), (13, 19), (13, 20), (16, 17), (16, 18)], "w"
    )
    scene.box(17, 14, 17, 16, "k").oval(17, 10.4, 2.7, 4.7, "g").oval(17, 11, 1.7, 3.3, "y").dots(
        [(17, 11), (17, 12), (17, 13)], "w"
    )
    scene.dots([(17, 4), (17, 5)], "g").box(9, 30, 25, 31, "G").box(11, 32, 23, 32, "g").box(7, 29, 27, 29, "g")
    for x, way in ((6, 1), (28, -1)):
        scene.line([(x + 5 * way, 28), (x - 3 * way, 23)], "n").line([(x + 4 * way, 29), (x - 4 * way, 28)], "n")
        for step in range(5):
            scene.line([(x + (4 - 2 * step) * way, 27 - step), (x + (3 - 2 * step) * way, 24 - step)], "v")
            scene.line([(x + (3 - 2 * step) * way, 29), (x + (1 - 2 * step) * way, 31)], "v")
        scene.box(x, 26, x + 1, 27, "r")
    return scene.dots([(3, 4), (31, 5), (5, 14), (30, 15)], "y")


def mittens_on_a_line(charts):
    scene = evening(31, [(3, 13), (31, 15), (17, 24), (16, 12), (3, 26), (31, 27), (18, 18)])
    scene.line([(0, 4), (9, 6), (17, 7), (25, 6), (34, 4)], "u")
    for x, part in ((4, charts["mitten"]), (20, chart.flipped(charts["mitten"]))):
        middle = x + (6 if x == 4 else 4)
        scene.lay(part, x, 8).box(middle, 5, middle, 9, "y")
    return scene


def chickadee(charts):
    scene = evening(33, FLAKES[:-2])
    scene.line([(0, 27), (12, 26), (22, 27), (34, 25)], "t").line([(0, 28), (12, 27), (22, 28), (34, 26)], "T")
    scene.line([(25, 27), (30, 31)], "t").line([(6, 27), (2, 22)], "t").line([(0, 26), (9, 25)], "*").line(
        [(20, 26), (33, 24)], "*"
    )
    return scene.lay(charts["chickadee"], 4, 7).dots([(31, 30), (29, 32), (32, 32)], "r").dots([(1, 21), (3, 20)], "r")


def lantern(charts):
    scene = evening(30).oval(17, 17, 15, 14, "B")
    scene.replace("B", "b").hills(30, [(0.7, 35, 1.0)], "-").box(9, 30, 25, 31, "=")
    return scene.lay_centred(charts["lantern"], 6).dots(FLAKES, "*")


def three_spruces(charts):
    scene = evening(30).oval(27.5, 6, 4.2, 4.2, "y").oval(25.6, 5, 3.8, 3.8, "_")
    scene.spruce(8, 13, 4, ";", "*", "t").spruce(27, 15, 4, ";", "*", "t")
    return scene.spruce(17, 5, 6, ":", "*", "t")


def hare(charts):
    scene = evening(29, [(x, y) for x, y in FLAKES if x < 8 or x > 22])
    scene.spruce(31, 14, 4, ";", "*", "t").box(7, 31, 28, 32, "=")
    return scene.lay(charts["hare"], 3, 7)


def maple_with_pail(charts):
    scene = evening(29)
    scene.box(13, 6, 20, 31, "t").box(18, 6, 20, 31, "T").polygon([(11, 32), (13, 26), (21, 26), (23, 32)], "t").box(
        19, 26, 21, 31, "T"
    )
    for points in (
        [(14, 10), (9, 6), (4, 4), (1, 1)],
        [(9, 6), (8, 1)],
        [(19, 9), (25, 6), (29, 1)],
        [(25, 6), (33, 5)],
        [(15, 8), (14, 0)],
        [(18, 7), (20, 0)],
        [(4, 4), (1, 7)],
        [(19, 14), (26, 12), (32, 13)],
    ):
        scene.line(points, "t", thick=2)
    scene.line([(13, 17), (9, 17)], "S", thick=2)
    scene.polygon([(5, 19), (13, 19), (12, 28), (6, 28)], "s").box(10, 19, 11, 27, "S").box(4, 18, 13, 18, "w").box(
        6, 22, 11, 22, "S"
    )
    scene.dots([(9, 15), (9, 16), (8, 14), (10, 14)], "S").dots([(15, 14), (15, 21), (16, 25), (14, 23), (17, 18)], "T")
    return (
        scene.dots([(3, 9), (30, 9), (27, 17), (24, 22), (31, 24), (3, 24)], "*")
        .box(11, 30, 24, 32, "=")
        .hills(32, [(0.5, 35, 1)], "-")
    )


def cabin(charts):
    scene = evening(28, [f for f in FLAKES if f[0] < 25])
    scene.spruce(31, 13, 4, ";", "*", "t").spruce(3, 16, 3, ";", "*", "t")
    scene.box(22, 6, 25, 14, "R").box(22, 5, 25, 5, "-").line([(24, 3), (25, 1), (27, 0)], "s", thick=2)
    scene.box(8, 18, 26, 29, "u")
    for row in range(19, 30, 3):
        scene.box(8, row, 26, row, "t")
    scene.polygon([(4, 19), (11, 8.5), (23, 8.5), (30.5, 19)], "-").box(5, 19, 30, 19, "=").box(11, 8, 23, 8, "-")
    scene.box(10, 21, 15, 25, "T").box(11, 22, 14, 24, "y").dots([(12, 22), (12, 23), (12, 24)], "g")
    scene.box(19, 21, 24, 29, "R").box(20, 22, 23, 29, "r").dots([(22, 26)], "y")
    return scene.box(17, 30, 26, 31, "=")


def owl(charts):
    scene = (
        evening(33, [(2, 14), (31, 17), (3, 22), (32, 24), (29, 12), (5, 9)])
        .oval(26, 7, 6.2, 6.2, "y")
        .oval(24.5, 6, 5, 5, "y")
    )
    scene.line([(0, 29), (34, 28)], "t").line([(0, 30), (34, 29)], "T").line([(0, 28), (6, 28)], "*").line(
        [(27, 27), (34, 27)], "*"
    )
    return scene.lay_centred(charts["owl"], 5)


def mountains(charts):
    scene = evening(27, FLAKES[:8]).oval(6, 6, 2.6, 2.6, "y")
    scene.polygon([(-6, 29), (7, 12), (20, 29)], "^").polygon([(15, 29), (27.4, 10), (42, 29)], "^")
    scene.polygon([(3, 29), (17.4, 6), (32, 29)], ";").polygon([(17.4, 6), (32, 29), (20, 29), (18, 17)], ":")
    scene.polygon([(17.4, 5.4), (22.6, 14), (20, 13), (18, 16), (16, 13.4), (14, 16), (11.8, 15)], "*")
    scene.polygon([(7, 11.4), (10.5, 17), (8, 16), (6, 18), (3, 17)], "*").polygon(
        [(27.4, 9.4), (31, 15), (28, 14), (26, 16), (24, 15)], "*"
    )
    scene.hills(28, [(1.0, 24, 0.4)], "-")
    return scene.spruce(5, 20, 3, ":", "*", "t").spruce(30, 21, 3, ":", "*", "t").spruce(11, 23, 2, ":", "*", "t")


def canoe_under_snow(charts):
    scene = evening(28, FLAKES).spruce(4, 9, 5, ";", "*", "t").spruce(30, 7, 5, ";", "*", "t")
    scene.spruce(17, 3, 4, ":", "*", "t").box(17, 17, 17, 20, "t")
    scene.polygon([(1.6, 28), (3, 21), (8, 18.5), (27, 18.5), (32, 21), (33.4, 28)], "r").box(2, 26, 33, 27, "R").line(
        [(3, 25), (32, 25)], "g"
    )
    scene.polygon(
        [
            (2.6, 22),
            (5, 18),
            (10, 15.5),
            (25, 15.5),
            (30, 18),
            (32.4, 22),
            (28, 21),
            (25, 22.5),
            (21, 21),
            (17, 22.5),
            (12, 21),
            (8, 22.5),
        ],
        "-",
    )
    scene.line([(8, 28), (6, 32)], "t", thick=2).line([(27, 28), (29, 32)], "t", thick=2).line(
        [(8, 28), (10, 32)], "t", thick=2
    )
    return scene.line([(27, 28), (25, 32)], "t", thick=2).hills(31, [(0.6, 35, 2)], "-")


def tuque(charts):
    return evening(33, FLAKES).lay_centred(charts["tuque"], 3)


def star_field(charts):
    scene = Scene(SIDE, SIDE, "^").lay_centred(star.painted(star.star(3, 5), {"#": "*"}), 9)
    little = star.painted(star.star(1, 2), {"#": "y"})
    for x, y in ((1, 1), (27, 2), (2, 26), (26, 26)):
        scene.lay(little, x, y)
    for x, y in ((17, 3), (17, 31), (3, 17), (31, 17)):
        scene.dots([(x, y), (x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)], "g").dots([(x, y)], "w")
    return scene.dots([(11, 4), (23, 5), (6, 11), (29, 12), (5, 22), (30, 22), (11, 31), (22, 30), (17, 17)], "y")


def moon(charts):
    scene = (
        Scene(SIDE, SIDE, "_")
        .oval(17, 15, 11.5, 11.5, "g")
        .oval(16.4, 14.6, 10.4, 10.4, "y")
        .oval(22, 12, 9.6, 9.6, "_")
    )
    scene.dots([(24, 12), (25, 12), (26, 12), (25, 11), (25, 13)], "*").dots(
        [(4, 3), (29, 4), (3, 20), (31, 22), (20, 6), (27, 19), (5, 10)], "*"
    )
    scene.hills(29, [(1.4, 30, 2.2)], "^").hills(31, [(1.0, 26, 0.4)], "-")
    return scene.spruce(4, 23, 2, ":", "*", "t").spruce(30, 22, 3, ":", "*", "t")


def wolf(charts):
    scene = (
        evening(30, [(3, 20), (31, 22), (2, 12), (5, 27), (33, 14)])
        .oval(21, 11, 9.4, 9.4, "y")
        .oval(20.4, 10.6, 8.4, 8.4, "C")
        .oval(20, 10, 7.6, 7.6, "c")
    )
    scene.dots([(17, 8), (18, 8), (23, 12), (22, 13), (24, 7)], "C")
    return scene.polygon([(3, 34.5), (9, 29.4), (30, 29.4), (36, 34.5)], "-").lay(charts["wolf"], 7, 6)


def low_sun(charts):
    scene = Scene(SIDE, SIDE, "'").box(0, 0, 34, 5, "_").box(0, 6, 34, 10, "b").replace("b", "_")
    scene.box(0, 11, 34, 24, "'").replace("'", "o", 19, 25)
    for row in (11, 13):
        scene.box(0, row, 34, row, "_")
    for row in (17, 18, 20):
        scene.dots([(x, row) for x in range(35) if (x + row) % 2 == 0], "o" if row < 19 else "'")
    scene.oval(17, 24, 9.4, 9.4, "g").oval(17, 24, 7.6, 7.6, "y")
    for points in (
        [(17, 10), (17, 12)],
        [(9, 12), (10, 14)],
        [(25, 12), (24, 14)],
        [(3, 17), (5, 18)],
        [(31, 17), (29, 18)],
    ):
        scene.line(points, "y")
    scene.hills(24, [(0.5, 20, 0)], "^").hills(26, [(0.8, 35, 1.4)], "-").dots(
        [(x, 28) for x in range(11, 24)] + [(x, 31) for x in range(13, 22)], "y"
    )
    scene.dots([(5, 3), (13, 2), (22, 4), (30, 3), (27, 8), (9, 7)], "*")
    return scene.spruce(4, 14, 4, ";", "*", "t").spruce(30, 15, 4, ";", "*", "t")


def caribou(charts):
    scene = evening(30, [(3, 13), (31, 12), (28, 16), (2, 22), (33, 20)])
    for column in range(SIDE):
        wave = round(2.2 * math.sin(column / 4.2) + 1.2 * math.sin(column / 2.3 + 1))
        for depth, letter in ((0, "+"), (1, "~"), (2, "~"), (3, "~"), (4, "+"), (6, "'")):
            scene.dots([(column, 4 + wave + depth)], letter)
        if column % 3 == 0:
            scene.dots([(column, 3 + wave)], "+").dots([(column, 9 + wave)], "+")
    return scene.lay(charts["caribou"], 6, 3)


def skater(charts):
    scene = (
        Scene(SIDE, 44, "_")
        .box(0, 34, 34, 43, "i")
        .dots([(x, 36) for x in range(3, 12)] + [(x, 41) for x in range(19, 31)], "w")
    )
    scene.dots([(x, 39) for x in range(8, 15)], "*").dots([(x, 37) for x in range(26, 33)], "*")
    scene.hills(31, [(0.9, 20, 1)], "-").box(0, 34, 34, 43, "i")
    scene.line([(2, 37), (11, 37)], "*").line([(18, 42), (31, 42)], "*").line([(24, 38), (33, 38)], "*").line(
        [(8, 40), (15, 40)], "*"
    )
    scene.spruce(31, 19, 4, ";", "*", "t").spruce(3, 21, 3, ";", "*", "t")
    scene.dots([(3, 4), (9, 2), (25, 3), (31, 7), (5, 10), (28, 12), (24, 15), (2, 16), (33, 16), (7, 17)], "*")
    return scene.lay(charts["skater"], 1, 3)


MOTIFS = (
    snow_star,
    snowshoes,
    sleigh,
    icicles,
    candle,
    mittens_on_a_line,
    chickadee,
    lantern,
    three_spruces,
    hare,
    maple_with_pail,
    cabin,
    owl,
    mountains,
    canoe_under_snow,
    tuque,
    star_field,
    moon,
    wolf,
    low_sun,
    caribou,
)


def _knots(rows):
    eye = palette.rgba(palette.YARNS["k"])
    return [(column, row, EYE_RADIUS, eye) for column, row in chart.where(rows, "e")]


def tab(context):
    """Draws the tab with a zigzag edge for a trump's numeral, in a unit square at the card's top left corner."""
    radius = RADIUS / TAB
    context.arc(radius, radius, radius, math.pi, 1.5 * math.pi)
    context.line_to(1, 0)
    context.line_to(1, 0.86)
    for i in range(8):
        context.line_to(1 - (i + 1) / 8, 1.0 if i % 2 == 0 else 0.86)
    context.close_path()
    context.fill()


def sprites():
    charts = chart.read(pathlib.Path(__file__).parent / "charts" / "tarot.txt")
    found = []
    for number, motif in enumerate(MOTIFS, 1):
        rows = motif(charts).rows()
        found.append(joker.swatch(f"trump_{number}", rows, YARNS, "tarot", CELLS, _knots(rows)))
    fool = skater(charts).rows()
    found.append(joker.swatch("fool", fool, YARNS, "tarot", CELLS, _knots(fool)))
    found.append(
        Sprite(
            "trump_tab",
            1.0,
            sizes((16, 32, 64, 100), 1.0),
            lambda width, height: vector.mask(tab, width, height, 1, 1),
            sheet="tarot",
        )
    )
    return found
