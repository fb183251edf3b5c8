"""Draws the letters and numerals of the indices from the outlines of Atkinson Hyperlegible Bold.

A glyph's sprite is as wide as its ink. It reaches from 1.1 cap heights above the baseline to 0.3 below. The zero is
a narrow ring without a slash, so that 10 and 20 fit into a card's corner.
"""

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

import vector
from sprite import Sprite, sizes

ABOVE, BELOW = 1.1, 0.3  # reach above and below the baseline, in cap heights
TRACKING = 34  # font units between the digits of a two-digit number
RING_WIDTH, RING_STEM, RING_BAR, OVERSHOOT = 392, 132, 118, 11  # dimensions of the narrow zero, in font units

LETTERS = "AKQJNPVDRC"
CAP_PIXELS = (11, 17, 27, 46, 84)
WORDS = (("Joker", "shapes"), ("Fool", "tarot"), ("Excuse", "tarot"))
WORD_CAP_PIXELS, WORD_TRACKING = (6, 10, 18, 32), 70


class _CairoPen(BasePen):
    """Copies an outline into a cairo context."""

    def __init__(self, glyphs, context, shift):
        super().__init__(glyphs)
        self._context, self._shift = context, shift

    def _at(self, point):
        return point[0] + self._shift, -point[1]

    def _moveTo(self, point):
        self._context.move_to(*self._at(point))

    def _lineTo(self, point):
        self._context.line_to(*self._at(point))

    def _curveToOne(self, first, second, end):
        self._context.curve_to(*self._at(first), *self._at(second), *self._at(end))

    def _closePath(self):
        self._context.close_path()


class Face:
    """A font file and its outlines."""

    def __init__(self, path):
        self._font = TTFont(path)
        self._glyphs = self._font.getGlyphSet()
        self._names = self._font.getBestCmap()
        self.cap_height = self._font["OS/2"].sCapHeight

    def ink(self, character):
        """Returns (left, right) of the character's ink in font units."""
        if character == "0":
            return 0, RING_WIDTH
        box = self._font["glyf"][self._names[ord(character)]]
        return box.xMin, box.xMax

    def trace(self, context, character, shift):
        """Adds the outline with its baseline at y = 0, shifted right by `shift`."""
        if character == "0":
            self._trace_ring(context, shift)
        else:
            self._glyphs[self._names[ord(character)]].draw(_CairoPen(self._glyphs, context, shift))

    def _trace_ring(self, context, shift):
        top, bottom = -self.cap_height - OVERSHOOT, OVERSHOOT
        _oval(context, shift, top, RING_WIDTH, bottom - top, 1)
        _oval(context, shift + RING_STEM, top + RING_BAR, RING_WIDTH - 2 * RING_STEM, bottom - top - 2 * RING_BAR, -1)


def _oval(context, x, y, width, height, direction):
    """Adds a tall oval with straightened sides. Direction -1 reverses the path, to cut a hole."""
    half, lift = width / 2, min(height / 2, width * 0.78)
    corners = [
        (x + half, y),
        (x + width, y + lift),
        (x + width, y + height - lift),
        (x + half, y + height),
        (x, y + height - lift),
        (x, y + lift),
    ]
    pull, rise = half * 0.56, lift * 0.6
    if direction > 0:
        context.move_to(*corners[0])
        context.curve_to(x + half + pull, y, x + width, y + lift - rise, *corners[1])
        context.line_to(*corners[2])
        context.curve_to(x + width, y + height - lift + rise, x + half + pull, y + height, *corners[3])
        context.curve_to(x + half - pull, y + height, x, y + height - lift + rise, *corners[4])
        context.line_to(*corners[5])
        context.curve_to(x, y + lift - rise, x + half - pull, y, *corners[0])
    else:
        context.move_to(*corners[0])
        context.curve_to(x + half - pull, y, x, y + lift - rise, *corners[5])
        context.line_to(*corners[4])
        context.curve_to(x, y + height - lift + rise, x + half - pull, y + height, *corners[3])
        context.curve_to(x + half + pull, y + height, x + width, y + height - lift + rise, *corners[2])
        context.line_to(*corners[1])
        context.curve_to(x + width, y + lift - rise, x + half + pull, y, *corners[0])
    context.close_path()


def word(face, name, text, cap_pixels, tracking=TRACKING, sheet="shapes"):
    """Returns a sprite of one or more closely spaced characters."""
    starts, right = [], 0
    for i, character in enumerate(text):
        left, end = face.ink(character)
        start = right + (tracking if i else 0)
        starts.append(start - left)
        right = start + end - left
    width_units, height_units = right, (ABOVE + BELOW) * face.cap_height

    def draw(width, height):
        def shape(context):
            context.translate(0, ABOVE * face.cap_height)
            for character, start in zip(text, starts):
                face.trace(context, character, start)
            context.fill()

        return vector.mask(shape, width, height, width_units, height_units)

    aspect = height_units / width_units
    widths = [max(2, round(cap * (ABOVE + BELOW) / aspect)) for cap in cap_pixels]
    return Sprite(name, aspect, sizes(widths, aspect), draw, sheet=sheet)


def sprites(face):
    """Returns the letters, then 0 to 21, then the words. Sprites that only the tarot pack needs are on the tarot
    sheet."""
    found = [word(face, f"rank_{letter.lower()}", letter, CAP_PIXELS) for letter in LETTERS]
    for number in range(0, 22):
        sheet = "shapes" if number <= 10 else "tarot"
        found.append(word(face, f"rank_{number}", str(number), CAP_PIXELS, sheet=sheet))
    for text, sheet in WORDS:
        found.append(word(face, f"word_{text.lower()}", text.upper(), WORD_CAP_PIXELS, WORD_TRACKING, sheet))
    return found
