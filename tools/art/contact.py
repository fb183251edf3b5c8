"""Draws contact.png: whole cards in every variant and every single sprite, for inspection. Not shipped."""

from PIL import Image

import compose
import palette
from palette import SUITS

TABLE = "2C574D"
SHEET_WIDTH, GAP = 1600, 18


class _Sheet:
    """A page of pictures, in rows from left to right."""

    def __init__(self):
        self._rows, self._row = [], []

    def add(self, *pictures):
        for picture in pictures:
            if sum(p.width + GAP for p in self._row) + picture.width + GAP > SHEET_WIDTH:
                self.end_row()
            self._row.append(picture)

    def end_row(self):
        if self._row:
            self._rows.append(self._row)
        self._row = []

    def picture(self, pieces):
        self.end_row()
        height = GAP + sum(max(p.height for p in row) + GAP for row in self._rows)
        ground = tuple(round(v * 255) for v in palette.rgba(TABLE))
        sheet, y = Image.new("RGBA", (SHEET_WIDTH, height), ground), GAP
        _lay_wool(pieces, sheet)
        for row in self._rows:
            x = GAP
            for picture in row:
                sheet.alpha_composite(picture, (x, y))
                x += picture.width + GAP
            y += max(p.height for p in row) + GAP
        return sheet.convert("RGB")


def _lay_wool(pieces, sheet):
    """Covers the sheet with wool, at the table's opacity."""
    tile = pieces.scaled("wool", 128, 112)
    tile.putalpha(tile.getchannel("A").point(lambda v: round(v * 0.04)))
    for x in range(0, sheet.width, 128):
        for y in range(0, sheet.height, 112):
            part = tile.crop((0, 0, min(128, sheet.width - x), min(112, sheet.height - y)))
            sheet.alpha_composite(part, (x, y))


def _tinted(pieces, name, width, tint):
    card = compose.Card.__new__(compose.Card)
    height = width / pieces.aspect(name)
    card.pieces, card.width = pieces, width
    card.picture = Image.new("RGBA", (width, round(height)))
    card.put(name, 0, 0, 1, height / width, tint)
    return card.picture


def _sash(pieces, stitch, columns):
    tile = pieces.scaled("sash", 18 * stitch, 9 * stitch)
    strip = Image.new("RGBA", (round(columns * stitch), round(9 * stitch)))
    for x in range(0, strip.width, tile.width):
        strip.alpha_composite(tile, (x, 0)) if x + tile.width <= strip.width else None
    return strip


def _cards(sheet, pieces):
    for width, options in ((150, {}), (150, {"colours": 4, "theme": "dark"})):
        for role in "KQJN":
            sheet.add(*[compose.face(pieces, width, role, suit, **options) for suit in reversed(SUITS)])
        sheet.end_row()
    for rank, suit in (
        ("A", "spade"),
        ("A", "club"),
        ("A", "heart"),
        ("A", "diamond"),
        ("7", "club"),
        ("8", "heart"),
        ("9", "diamond"),
        ("10", "spade"),
        ("10", "diamond"),
    ):
        sheet.add(compose.face(pieces, 150, rank, suit))
    sheet.end_row()
    sheet.add(*[compose.back(pieces, width, colour) for width in (150, 90) for colour in palette.BACKS])
    sheet.end_row()
    sheet.add(*[compose.joker(pieces, 150, colour, theme) for theme in ("light", "dark") for colour in ("red", "blue")])
    sheet.add(compose.joker(pieces, 72, "red"), compose.joker(pieces, 44, "blue"))
    sheet.end_row()
    sheet.add(
        *[compose.trump(pieces, 150, number) for number in range(1, 22)],
        compose.fool(pieces, 150),
        compose.fool(pieces, 150, "word_excuse", "dark"),
    )
    sheet.add(*[compose.trump(pieces, 150, number, "dark") for number in (1, 9, 18, 21)])
    sheet.end_row()
    sheet.add(
        *[compose.trump(pieces, width, number, jumbo=width == 44) for width in (72, 44) for number in range(1, 22)]
    )
    sheet.end_row()
    sample = [
        ("A", "spade"),
        ("7", "heart"),
        ("10", "diamond"),
        ("K", "spade"),
        ("Q", "heart"),
        ("J", "diamond"),
        ("N", "club"),
        ("V", "club"),
        ("D", "spade"),
        ("R", "diamond"),
        ("C", "heart"),
        ("P", "heart"),
    ]
    for width in (44, 72, 110):
        for options in (
            {"jumbo": True},
            {},
            {"jumbo": True, "theme": "dark", "colours": 4},
            {"jumbo": True, "colours": 4},
        ):
            sheet.add(*[compose.face(pieces, width, rank, suit, **options) for rank, suit in sample])
        sheet.end_row()
    for rank, suit in (("K", "heart"), ("Q", "club"), ("J", "spade"), ("N", "diamond")):
        sheet.add(compose.face(pieces, 300, rank, suit, colours=4))
    sheet.end_row()
    for rank, suit in (("K", "club"), ("Q", "diamond"), ("J", "heart"), ("10", "diamond")):
        sheet.add(compose.face(pieces, 300, rank, suit, jumbo=True))
    sheet.end_row()


def _loose(sheet, pieces, sprites):
    names = [sprite.name for sprite in sprites]
    for width in (16, 24, 48):
        sheet.add(*[_tinted(pieces, name, width, "F8F3E8") for name in names if name.startswith("icon_")])
        sheet.end_row()
    sheet.add(
        _tinted(pieces, "fringe_left", 40, None), _sash(pieces, 4.5, 72), _sash(pieces, 3, 72), _sash(pieces, 9, 36)
    )
    sheet.add(
        _tinted(pieces, "shadow_card", 108, "000000"),
        _tinted(pieces, "shadow_panel", 121, "000000"),
        _tinted(pieces, "patch", 48, "2A5580"),
    )


def write(path, sprites, drawn):
    pieces = compose.Pieces(sprites, drawn)
    sheet = _Sheet()
    _cards(sheet, pieces)
    _loose(sheet, pieces, sprites)
    sheet.picture(pieces).save(path)
