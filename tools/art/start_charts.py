#!/usr/bin/python3
"""Generates tools/site/start_charts.json: the start page's knitted pictures, encoded as rows of letters.
tools/site/start.mjs turns the rows into vector paths.

    tools/art/start_charts.py > tools/site/start_charts.json

Contains the letters of the swatches, the clothes on the line, the cloths of the three tiles, and the trumps on
Mitigati's tile.
"""

import json
import pathlib

import chart
import palette
import poster_figures
import star
import start
import tarot

TRUMPS = {"18": 18, "21": 21}
# The yarn for each letter of a picture: the index of one of the wool's two colours, or a fixed colour.
CLOTHES = {"#": 0, "=": 1}
STRIPES = {"w": "F6EEDF", "W": "DDD2BE"}
CLOTHS = {"mitaines": "tile_stars", "mitch": "tile_steps", "mitigati": "tile_hearts"}


def picture(rows, yarns):
    """Returns the rows in short form and the yarns that they use."""
    used = set("".join(rows))
    return {
        "columns": len(rows[0]),
        "rows": poster_figures.short(rows),
        "yarns": {letter: colour for letter, colour in sorted(yarns.items()) if letter in used},
    }


def letters(charts):
    made = {}
    for letter in start.LETTERS:
        canvas = chart.Canvas(start.LETTER_COLUMNS, start.LETTER_ROWS).lay_centred(charts[letter], 0)
        made[letter] = poster_figures.short(canvas.rows())
    return made


def clothes(charts):
    def worn(rows, wool):
        yarns = {letter: start.WOOLS[wool][shade] for letter, shade in CLOTHES.items()}
        return picture(rows, yarns | STRIPES)

    return {
        "mitten": worn(start.with_star(charts["mitten"], star.star(3, 3), 5, 6), "red"),
        "glove": worn(start.with_star(charts["glove"], star.star(2, 3), 5, 10), "blue"),
        "sock": worn(charts["sock"], "gold"),
    }


def cloths(charts):
    tiles = start.tile_charts(charts)
    made = {}
    for game, name in CLOTHS.items():
        rows, ground, pattern, accent = tiles[name]
        made[game] = picture(rows, {"#": pattern, "+": accent}) | {"ground": ground}
    return made


def trumps():
    charts = chart.read(pathlib.Path(__file__).parent / "charts" / "tarot.txt")
    yarns = palette.YARNS | tarot.YARNS
    made = {code: picture(tarot.MOTIFS[number - 1](charts).rows(), yarns) for code, number in TRUMPS.items()}
    made["00"] = picture(tarot.skater(charts).rows(), yarns)
    return made


def module():
    charts = start.charts()
    made = {"letters": letters(charts), "clothes": clothes(charts), "cloths": cloths(charts), "trumps": trumps()}
    return json.dumps(made, indent=1) + "\n"


if __name__ == "__main__":
    print(module(), end="")
