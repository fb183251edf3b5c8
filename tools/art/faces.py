"""Draws parts of card faces: the blank card, its edge, the frame and the ground of court cards, and the running stitch
of the ten of diamonds.

All parts are masks. Lengths are fractions of the card's width.
"""

import vector
from sprite import Sprite, sizes
from vector import round_rect

CARD_HEIGHT, RADIUS = 1.4, 0.08
CARD_WIDTHS = (64, 128, 256)
FRAME_LEFT, FRAME_TOP, FRAME_WIDTH, FRAME_HEIGHT, FRAME_RADIUS = 0.245, 0.12, 0.51, 1.16, 0.03
FRAME_WIDTHS = (33, 66, 131)
GOLD_INSET, GOLD_DASH, GOLD_GAP, GOLD_LINE = 0.04, 0.040, 0.024, 0.014
# The width and height of the corners that the gold stitch leaves free for the indices, on standard and jumbo faces.
GOLD_OPEN_STANDARD, GOLD_OPEN_JUMBO = (0.235, 0.46), (0.42, 0.74)


def _edge(context):
    """Draws a hairline that is at least one pixel wide at any card size."""
    pixel = context.device_to_user_distance(1, 1)[0]
    round_rect(0, 0, 1, CARD_HEIGHT, RADIUS, max(0.0065, pixel))(context)


def _frame(context):
    pixel = context.device_to_user_distance(1, 1)[0]
    round_rect(0, 0, FRAME_WIDTH, FRAME_HEIGHT, FRAME_RADIUS, max(0.006, pixel))(context)


def _gold_stitch(opening, both_corners):
    """Draws a dashed border that leaves a gap at each index: two lines if the card has two indices, otherwise one
    line."""
    gap_x, gap_y = opening
    left, right = GOLD_INSET, 1 - GOLD_INSET
    top, bottom, turn = GOLD_INSET, CARD_HEIGHT - GOLD_INSET, RADIUS - GOLD_INSET * 0.3

    def half(context):
        end_x = right
        context.move_to(gap_x, top)
        context.line_to(end_x - turn, top)
        context.curve_to(end_x, top, end_x, top, end_x, top + turn)
        context.line_to(end_x, CARD_HEIGHT - gap_y if both_corners else bottom - turn)

    def draw(context):
        context.set_line_width(max(GOLD_LINE, context.device_to_user_distance(1, 1)[0]))
        context.set_line_cap(0)
        context.set_dash([GOLD_DASH, GOLD_GAP])
        half(context)
        if both_corners:
            context.stroke()
            context.translate(1, CARD_HEIGHT)
            context.scale(-1, -1)
            half(context)
        else:
            context.curve_to(right, bottom, right, bottom, right - turn, bottom)
            context.line_to(left + turn, bottom)
            context.curve_to(left, bottom, left, bottom, left, bottom - turn)
            context.line_to(left, gap_y)
        context.stroke()

    return draw


def _card_mask(name, shape, widths=CARD_WIDTHS):
    return Sprite(
        name,
        CARD_HEIGHT,
        sizes(widths, CARD_HEIGHT),
        lambda width, height: vector.mask(shape, width, height, 1, CARD_HEIGHT),
    )


def _frame_mask(name, shape):
    return Sprite(
        name,
        FRAME_HEIGHT / FRAME_WIDTH,
        sizes(FRAME_WIDTHS, FRAME_HEIGHT / FRAME_WIDTH),
        lambda width, height: vector.mask(shape, width, height, FRAME_WIDTH, FRAME_HEIGHT),
    )


def sprites():
    return [
        _card_mask("card_blank", round_rect(0, 0, 1, CARD_HEIGHT, RADIUS)),
        _card_mask("card_edge", _edge),
        _card_mask("gold_stitch", _gold_stitch(GOLD_OPEN_STANDARD, True)),
        _card_mask("gold_stitch_jumbo", _gold_stitch(GOLD_OPEN_JUMBO, False), CARD_WIDTHS[:2]),
        _frame_mask("court_frame", _frame),
        _frame_mask("court_ground", round_rect(0, 0, FRAME_WIDTH, FRAME_HEIGHT, FRAME_RADIUS)),
    ]
