#!/usr/bin/python3
"""The court figures and the card back as rows of letters for web/embed/figures.js, so that a poster knits the same figures without
any picture file. One figure for each rank is enough there; the suit's dye is the browser's to choose.

    tools/art/poster_figures.py > web/embed/figures.js
"""

import itertools
import json

import backs
import courts
import palette

# Whose clothes each rank wears in a poster.
CHOSEN = {"K": ("king", "spade"), "Q": ("queen", "heart"), "N": ("knight", "heart"), "J": ("jack", "spade")}
DYES = "dD"

HEAD = """// Made by tools/art/poster_figures.py from the charts of the card pictures: change those, not this.
// Rows of stitches, parted by /: each letter is a yarn, with a number behind it where it comes so often in a row; . is a hole, d and
// D are the suit's dye. Holes at a row's end are left out.
"""


def short(rows):
    """Rows of letters as one short text."""
    return "/".join(
        "".join(letter + (str(count) if count > 1 else "") for letter, count in runs(row.rstrip("."))) for row in rows
    )


def runs(row):
    return [(letter, len(list(same))) for letter, same in itertools.groupby(row)]


def figures():
    charts = courts.load()
    made = {}
    for rank, key in CHOSEN.items():
        rows, looks = courts.figure(charts, *key)
        letters = sorted(set("".join(rows)) - set("." + DYES))
        yarns = {letter: looks[letter] for letter in letters if letter in looks and letter != "e"}
        made[rank] = {"rows": short(rows), "yarns": yarns}
    return made


def common_yarns():
    """Those of the house, and dark eyes."""
    used = set(letter for each in figures().values() for letter in each["rows"])
    yarns = {letter: colour for letter, colour in palette.YARNS.items() if letter in used}
    return yarns | {"e": palette.YARNS["k"]}


def module():
    text = HEAD
    text += "export const yarns = " + json.dumps(common_yarns(), indent=1) + ";\n\n"
    text += "// By rank, with the yarns that are its own.\n"
    text += "export const figures = " + json.dumps(figures(), indent=1) + ";\n\n"
    text += '// The upper half of the back and its middle row; the lower half is the same turned round. "#" pattern, "+" accent.\n'
    text += "export const half_back = " + json.dumps(short(backs.pattern()[: backs.ROWS // 2 + 1])) + ";\n"
    return text


if __name__ == "__main__":
    print(module(), end="")
