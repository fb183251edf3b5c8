"""Composes whole cards from the sprites as the program does, for contact.py and the tests.

The numbers come from the table in README.md, which src/ui also follows. Lengths are fractions of a card's width.
"""

from PIL import Image, ImageChops

import palette
from palette import SUITS

COLUMNS = (0.34, 0.50, 0.66)
PIP_SIZE = {**dict.fromkeys(range(2, 7), 0.23), 7: 0.21, 8: 0.21, 9: 0.20, 10: 0.20}
FOUR_ROWS = (0.28, 0.56, 0.84, 1.12)
PIP_PLACES = {
    2: [(1, 0.28), (1, 1.12)],
    3: [(1, 0.28), (1, 0.70), (1, 1.12)],
    4: [(c, y) for y in (0.28, 1.12) for c in (0, 2)],
    5: [(c, y) for y in (0.28, 1.12) for c in (0, 2)] + [(1, 0.70)],
    6: [(c, y) for y in (0.28, 0.70, 1.12) for c in (0, 2)],
    7: [(c, y) for y in (0.28, 0.70, 1.12) for c in (0, 2)] + [(1, 0.49)],
    8: [(c, y) for y in (0.28, 0.70, 1.12) for c in (0, 2)] + [(1, 0.49), (1, 0.91)],
    9: [(c, y) for y in FOUR_ROWS for c in (0, 2)] + [(1, 0.70)],
    10: [(c, y) for y in FOUR_ROWS for c in (0, 2)] + [(1, 0.42), (1, 0.98)],
}
COURT_ROLE = {
    "K": "king",
    "Q": "queen",
    "J": "jack",
    "N": "knight",
    "R": "king",
    "D": "queen",
    "V": "jack",
    "C": "knight",
    "P": "jack",
}
GROUND = {"light": "F4EDDF", "dark": "3A4247"}
GOLD = "C08A22"
TRUMP_INK = {"light": "2A5580", "dark": "8DBBE6"}
WORD_CAP = 0.09


class Pieces:
    """The sprites' levels as PIL images."""

    def __init__(self, sprites, drawn):
        self._aspects = {sprite.name: 1 / sprite.aspect for sprite in sprites}
        self._levels = {}
        for pixels, places in drawn.values():
            sheet = Image.fromarray(pixels, "RGBA")
            for place in sorted(places, key=lambda p: p.width):
                picture = sheet.crop((place.x, place.y, place.x + place.width, place.y + place.height))
                self._levels.setdefault(place.sprite, []).append(picture)

    def aspect(self, name):
        return self._aspects[name]

    def scaled(self, name, width, height):
        levels = self._levels[name]
        level = next((picture for picture in levels if picture.width >= width * 0.94), levels[-1])
        size = max(1, round(width)), max(1, round(height))
        return level if level.size == size else level.convert("RGBa").resize(size, Image.BILINEAR).convert("RGBA")


class Card:
    """A card that is being drawn."""

    def __init__(self, pieces, width, theme="light"):
        self.pieces, self.width, self.theme = pieces, width, theme
        self.picture = Image.new("RGBA", (width, round(width * 1.4)))
        paper, edge = (
            (palette.PAPER_LIGHT, palette.PAPER_LIGHT_EDGE)
            if theme == "light"
            else (palette.PAPER_DARK, palette.PAPER_DARK_EDGE)
        )
        self.paper, self._edge = paper, edge
        self.put("card_blank", 0, 0, 1, 1.4, paper)

    def finish(self):
        self.put("card_edge", 0, 0, 1, 1.4, self._edge)
        return self.picture

    def put(self, name, left, top, width, height, tint=None, turned=False, alpha=1.0):
        """Draws a sprite into a rectangle, or into the rectangle rotated by 180 degrees about the card's centre."""
        scale = self.width
        picture = self.pieces.scaled(name, width * scale, height * scale)
        if tint:
            picture = ImageChops.multiply(
                picture, Image.new("RGBA", picture.size, tuple(round(v * 255) for v in palette.rgba(tint, alpha)))
            )
        if turned:
            picture = picture.transpose(Image.ROTATE_180)
            left, top = 1 - left - width, 1.4 - top - height
        self.picture.alpha_composite(picture, (max(0, round(left * scale)), max(0, round(top * scale))))

    def put_centred(self, name, x, y, width, tint=None, turned=False):
        height = width / self.pieces.aspect(name)
        self.put(name, x - width / 2, y - height / 2, width, height, tint, turned)

    def glyph(self, name, centre, baseline, cap, tint, turned=False):
        """Draws a letter or numeral, placed by the middle of its ink, its baseline and its cap height."""
        height = 1.4 * cap
        width = height * self.pieces.aspect(name)
        self.put(name, max(0.03, centre - width / 2), baseline - 1.1 * cap, width, height, tint, turned)


def ink_of(suit, theme, colours):
    return palette.SUIT_INK[theme, colours][SUITS.index(suit)]


def dye_of(suit, theme, colours):
    return palette.SUIT_DYE[theme, colours][SUITS.index(suit)]


def face(pieces, width, rank, suit, theme="light", colours=2, jumbo=False):
    """Draws a card of a suit. rank is "A", "2" … "10" or a court's letter in either language."""
    card = Card(pieces, width, theme)
    ink = ink_of(suit, theme, colours)
    if jumbo:
        _jumbo(card, rank, suit, ink, dye_of(suit, theme, colours))
    else:
        _standard(card, rank, suit, ink, dye_of(suit, theme, colours))
    return card.finish()


def _standard(card, rank, suit, ink, dye):
    if rank in COURT_ROLE:
        _court(card, COURT_ROLE[rank], suit, ink, dye)
    elif rank == "A":
        card.put_centred(f"pip_{suit}", 0.5, 0.70, 0.58, ink)
        card.put_centred(
            "star_eight", 0.5, {"heart": 0.68, "club": 0.70, "spade": 0.72}.get(suit, 0.70), 0.22, card.paper
        )
    else:
        count = int(rank)
        for column, y in PIP_PLACES[count]:
            turned = y > 0.70
            card.put_centred(f"pip_{suit}", COLUMNS[column], 1.4 - y if turned else y, PIP_SIZE[count], ink, turned)
        if (rank, suit) == ("10", "diamond"):
            card.put("gold_stitch", 0, 0, 1, 1.4, GOLD)
            card.put_centred("star_eight_small", 0.5, 0.70, 0.13, GOLD)
    for turned in (False, True):
        card.glyph(f"rank_{rank.lower()}", 0.13, 0.25, 0.167, ink, turned)
        card.put_centred(f"pip_{suit}", 0.13, 0.355, 0.145, ink, turned)


def _court(card, role, suit, ink, dye):
    name = f"court_{role}_{suit}"
    card.put("court_ground", 0.245, 0.12, 0.51, 1.16, GROUND[card.theme])
    for turned in (False, True):
        card.put(name, 0.245, 0.12, 0.51, 0.54, None, turned)
        card.put(name + "_dye", 0.245, 0.40, 0.51, 0.26, dye, turned)
    card.put("court_sash", 0.245, 0.64, 0.51, 0.12)
    card.put("court_frame", 0.245, 0.12, 0.51, 1.16, ink, alpha=0.6)


def _jumbo(card, rank, suit, ink, dye):
    if rank in COURT_ROLE:
        name = f"court_{COURT_ROLE[rank]}_{suit}"
        stitch = 0.72 / 29 * (0.02 / (0.51 / 29))
        top, height = 1.39 - 27 * stitch, 27 * stitch
        card.put(name, 0.265, top, 0.72, height)
        card.put(name + "_dye", 0.265, top + 14 * stitch, 0.72, 13 * stitch, dye)
    else:
        card.put_centred(f"pip_{suit}", 0.66, 0.99, 0.50, ink)
        if rank == "A":
            card.put_centred("star_eight", 0.66, 0.99, 0.19, card.paper)
        if (rank, suit) == ("10", "diamond"):
            card.put("gold_stitch_jumbo", 0, 0, 1, 1.4, GOLD)
            card.put_centred("star_eight_small", 0.66, 0.99, 0.16, card.paper)
    card.glyph(f"rank_{rank.lower()}", 0.20, 0.39, 0.30, ink)
    card.put_centred(f"pip_{suit}", 0.20, 0.58, 0.25, ink)


def joker(pieces, width, colour, theme="light"):
    card = Card(pieces, width, theme)
    ink = dict(zip(("red", "blue"), (palette.SUIT_INK[theme, 4][2], palette.SUIT_INK[theme, 4][1])))[colour]
    card.put(f"joker_{colour}", 0.08, 0.25, 0.84, 1.07)
    _named(card, "star_five", "word_joker", ink)
    return card.finish()


def _named(card, sign, word, ink):
    """Draws a sign on the left and a word on the right of the card's top strip."""
    card.put_centred(sign, 0.145, 0.13, 0.17, ink)
    height = 1.4 * WORD_CAP
    width = height * card.pieces.aspect(word)
    card.put(word, 0.92 - width, 0.175 - 1.1 * WORD_CAP, width, height, ink)


def trump(pieces, width, number, theme="light", jumbo=False):
    card = Card(pieces, width, theme)
    ink = TRUMP_INK[theme]
    card.put(f"trump_{number}", 0.08, 0.50, 0.84, 0.82)
    if jumbo:
        card.put("trump_tab", 0, 0, 0.45, 0.45, ink)
        card.glyph(f"rank_{number}", 0.225, 0.29, 0.21, card.paper)
        return card.finish()
    card.put("trump_tab", 0, 0, 0.30, 0.30, ink)
    card.glyph(f"rank_{number}", 0.15, 0.195, 0.14, card.paper)
    height = 1.4 * 0.287
    wide = height * pieces.aspect(f"rank_{number}")
    card.put(f"rank_{number}", 0.92 - wide, 0.40 - 1.1 * 0.287, wide, height, ink)
    return card.finish()


def fool(pieces, width, word="word_fool", theme="light"):
    card = Card(pieces, width, theme)
    card.put("fool", 0.08, 0.25, 0.84, 1.07)
    _named(card, "star_eight", word, palette.SUIT_INK[theme, 2][2])
    return card.finish()


def back(pieces, width, colour):
    card = Card(pieces, width)
    card.put("back_wool", 0, 0, 1, 1.4, palette.BACKS[colour])
    card.put("back_motif", 0, 0, 1, 1.4)
    return card.finish()
