"""The colours of the pictures, by name.

Each letter of a chart is a colour. Letters that all charts share are defined here. Letters that vary between figures
are defined by the module that reads the chart.
"""


def rgba(text, alpha=1.0):
    """Converts "B3262E" to four floats from 0 to 1."""
    return tuple(int(text[i : i + 2], 16) / 255.0 for i in (0, 2, 4)) + (alpha,)


CLEAR = (0.0, 0.0, 0.0, 0.0)

SASH_RED, SASH_CREAM, SASH_BLUE, SASH_GOLD, SASH_DARK = "B3262E", "F3E9D6", "2C5F8F", "D7A13B", "7D1820"

# The wool colours of the backs (as in src/ui/theme.cpp), the pattern's colour, and its opacity in the accents.
BACKS = {"red": "A9262F", "blue": "2A5580", "green": "2B6A50", "plum": "6E4379"}
BACK_CREAM, BACK_ACCENT = "F4ECDE", 0.7

# The colour of card faces in light mode, as in src/ui/theme.cpp. tests/tools/card_colours.test.mjs compares both.
PAPER_LIGHT = "FCFAF5"

# The suits in the order of mitts::Suit, which all tables in this folder follow.
SUITS = ("club", "diamond", "heart", "spade")

# The yarns that every chart may use, by letter. "d" and "D" (the suit's dye, plain and shaded) are not listed.
YARNS = {
    "k": "2B2A2B",  # dark outline and eyes
    "w": "FBF7EF",  # snow white, ermine
    "W": "D9DEE0",  # shaded white
    "c": "F3E9D6",  # cream
    "C": "DCCBAF",  # shaded cream
    "g": "D9A441",  # gold
    "G": "B07F25",  # shaded gold
    "y": "F0CC6B",  # light gold
    "r": "B3262E",  # sash red
    "R": "7D1820",  # dark red
    "p": "E39A8C",  # cheek, flower
    "b": "2C5F8F",  # wool blue
    "B": "1E4266",  # dark blue
    "i": "9DC0E0",  # ice blue
    "n": "2F6B45",  # green
    "N": "1E4A31",  # dark green
    "v": "7FB08C",  # pale green
    "t": "7A5234",  # wood
    "T": "563722",  # dark wood
    "u": "A9784A",  # light wood
    "m": "A8473F",  # mouth
    "s": "8E9AA0",  # steel
    "S": "5E6A71",  # shaded steel
    "o": "E58A34",  # carrot
}
