"""Draws the two jokers: a red and a blue snowman, each under a different sky."""

import chart
import courts
import stitch
import vector
from scene import Scene
from sprite import PICTURE, Sprite, knit, knitted_sizes

COLUMNS, ROWS = 35, 44
PICTURE_LEFT, PICTURE_TOP, PICTURE_WIDTH, PICTURE_HEIGHT = 0.08, 0.25, 0.84, 1.07  # fractions of the card's width
CORNER = 0.055  # fraction of the picture's width
CELLS = ((1, 1), (2, 2), (3, 3), (5, 5))

WOOLS = {
    "red": {
        "a": "B3262E",
        "A": "7D1820",
        "z": "F3E9D6",
        "Z": "DCCBAF",
        "P": "D9A441",
        "q": "B3262E",
        "Q": "D9A441",
        "_": "C9DDEB",
        "-": "E6EEF3",
        "W": "D3DEE6",
    },
    "blue": {
        "a": "2C5F8F",
        "A": "1E4266",
        "z": "F3E9D6",
        "Z": "9DC0E0",
        "P": "B3262E",
        "q": "2C5F8F",
        "Q": "9DC0E0",
        "_": "F1D9C4",
        "-": "EBE3E6",
        "W": "DCD5DA",
    },
}


def snowman():
    """Returns the snowman as rows of letters."""
    scene = Scene(COLUMNS, ROWS, "_").hills(38, [(0.8, 35, 0.4)], "-")
    scene.line([(9, 30), (1, 22)], "t").line([(4, 25), (1, 26)], "t").line([(3, 24), (4, 20)], "t")
    scene.line([(25, 30), (33, 21)], "t").line([(30, 24), (33, 26)], "t").line([(31, 23), (30, 19)], "t")
    scene.oval(17, 34, 10.6, 8.8, "W").oval(16, 33.4, 9.6, 8.4, "w")
    scene.oval(17, 19, 7.7, 7.4, "W").oval(16.2, 18.6, 6.9, 7, "w")
    scene.lay(courts.load()["jack_tuque"], COLUMNS // 2 - courts.COLUMNS // 2, 2)
    scene.box(13, 17, 14, 18, "k").box(20, 17, 21, 18, "k")
    scene.box(13, 20, 17, 21, "o").box(9, 21, 13, 21, "o").dots([(8, 22), (9, 22), (10, 22)], "o").dots([(17, 20)], "_")
    scene.dots([(17, 20)], "o").dots([(13, 23), (14, 24), (16, 24), (18, 24), (20, 23), (21, 22)], "k")
    scene.box(10, 26, 24, 28, "q").box(20, 29, 23, 36, "q").box(20, 37, 20, 37, "q").box(22, 37, 22, 37, "q")
    scene.dots(
        [(x, 27) for x in range(11, 25, 3)] + [(x, 26) for x in range(12, 25, 3)] + [(x, 28) for x in range(12, 25, 3)],
        "Q",
    )
    scene.dots([(x, y) for y in (31, 34) for x in (20, 23)] + [(x, y + 1) for y in (31, 34) for x in (21, 22)], "Q")
    scene.box(15, 31, 16, 32, "k").box(15, 35, 16, 36, "k")
    return scene.dots([(4, 4), (9, 9), (3, 13), (29, 5), (31, 13), (26, 10), (6, 18), (32, 17), (28, 17)], "w").rows()


def rounded(pixels):
    """Rounds a picture's corners, like those of a swatch."""
    height, width = pixels.shape[:2]
    pixels[..., 3] = vector.mask(vector.round_rect(0, 0, width, height, CORNER * width), width, height, width, height)[
        ..., 3
    ]
    return pixels


def swatch(name, rows, yarns, sheet, cells=CELLS, knots=()):
    """Returns a knitted picture with rounded corners."""
    grid = chart.colours(rows, yarns)
    columns = len(rows[0])

    def draw(width, height):
        return rounded(stitch.render(grid, width, height, rim=stitch.RIM_STRAIGHT, knots=knots))

    return Sprite(
        name,
        len(rows) / columns,
        knitted_sizes(cells, columns, len(rows)),
        draw,
        sheet=sheet,
        knit=knit(PICTURE, grid, knots),
    )


def sprites():
    return [swatch(f"joker_{name}", snowman(), yarns, "core") for name, yarns in WOOLS.items()]
