"""Draws the icons of the interface: simple shapes on a grid of 24 units, with lines two units thick."""

import math

import vector
from sprite import Sprite, sizes
from vector import circle, filled, round_rect, stroked, together, without

WIDTHS = (16, 24, 36, 56)

MITTEN_BODY = (
    "M5.6,16.8 L4.6,9 C4.1,4.8 6.8,1.6 10.3,1.6 C13.7,1.6 15.9,4 16.2,7.4 L16.5,10.2 C16.9,8.5 18.2,7 20,7.3 "
    "C22,7.6 22.6,9.7 21.7,11.4 C20.6,13.4 18.6,15.2 17.2,16.8 Z"
)
GLOVE_HAND = (
    "M6.2,16.8 L5.4,13.6 C4.4,12 2.6,10.4 2.2,9.6 C1.6,8.3 3.2,7.1 4.4,7.9 L6.4,9.7 L6.2,4.4 C6.1,2.5 8.7,2.3 8.9,4.2 "
    "L9.3,8.2 L9.9,8.2 L10.1,2.7 C10.2,0.9 12.9,0.9 12.9,2.7 L13,8.2 L13.6,8.2 L14.3,3.4 C14.6,1.7 17.1,2 16.9,3.8 "
    "L16.4,8.8 L17,8.9 L18.3,5.8 C19,4.2 21.3,5 20.8,6.7 C20,9.6 18.9,13.4 17.4,16.8 Z"
)
SOCK_FOOT = (
    "M8.6,7.8 L18.4,7.8 L18.4,13.6 C18.4,15.6 17.6,16.8 16.2,18 L10.4,22 C8,23.6 5,22.6 4,20.4 C3,18.2 4,16 6,14.8 "
    "L7.6,13.8 C8.3,13.3 8.6,12.8 8.6,12 Z"
)


def _gear(context):
    teeth = 8
    for i in range(teeth * 4):
        reach = 10.4 if i % 4 in (1, 2) else 7.8
        angle = 2 * math.pi * (i - 0.5 + (0.18 if i % 4 == 1 else -0.18 if i % 4 == 2 else 0)) / (teeth * 4)
        context.line_to(12 + reach * math.cos(angle), 12 + reach * math.sin(angle))
    context.close_path()
    context.fill()


def _arrow_back(context):
    context.set_line_width(2.4)
    vector.trace(context, "M8.5,4 L3.8,8.7 L8.5,13.4")
    context.stroke()
    vector.trace(context, "M4.4,8.7 L14.6,8.7 C18,8.7 20.2,11 20.2,14 C20.2,17 18,19.4 14.6,19.4 L9,19.4")
    context.stroke()


def _mirrored(shape):
    def draw(context):
        context.translate(24, 0)
        context.scale(-1, 1)
        shape(context)

    return draw


def _list(context):
    for y in (5.5, 12, 18.5):
        circle(4.2, y, 1.5)(context)
        context.set_line_width(2.4)
        vector.trace(context, f"M9,{y} L21,{y}")
        context.stroke()


def _sliders(context):
    context.set_line_width(2.2)
    for y, knob in ((5.5, 15.5), (12, 8), (18.5, 14)):
        vector.trace(context, f"M3,{y} L21,{y}")
        context.stroke()
        circle(knob, y, 2.7)(context)


def _globe(context):
    context.set_line_width(1.8)
    for radius in (1.0, 0.42):
        context.save()
        context.translate(12, 12)
        context.scale(radius, 1)
        context.arc(0, 0, 9.4, 0, 2 * math.pi)
        context.restore()
        context.stroke()
    vector.trace(context, "M2.8,12 L21.2,12 M4.6,7 L19.4,7 M4.6,17 L19.4,17")
    context.stroke()


def _eye(context):
    context.set_line_width(2.0)
    vector.trace(
        context,
        "M1.8,12 C4.5,7.2 8,4.9 12,4.9 C16,4.9 19.5,7.2 22.2,12 C19.5,16.8 16,19.1 12,19.1 C8,19.1 4.5,16.8 1.8,12 Z",
    )
    context.stroke()
    circle(12, 12, 3.6)(context)


def _dice(context):
    without(
        round_rect(2.6, 2.6, 18.8, 18.8, 4),
        together(*[circle(x, y, 1.75) for x, y in ((7.4, 7.4), (16.6, 16.6), (12, 12), (16.6, 7.4), (7.4, 16.6))]),
    )(context)


def _people(context):
    circle(8.6, 7.6, 4)(context)
    filled("M1.2,20.6 C1.2,15.6 4.4,13.2 8.6,13.2 C12.8,13.2 16,15.6 16,20.6 Z")(context)
    circle(16.9, 8.6, 3.1)(context)
    filled(
        "M18,20.6 L22.9,20.6 C22.9,16.2 20.6,13.8 17.2,13.6 C16.6,13.6 16,13.7 15.5,13.8 C17.2,15.2 18,17.4 18,20.6 Z"
    )(context)


def _info(context):
    without(circle(12, 12, 10), together(circle(12, 7.3, 1.6), round_rect(10.7, 10.4, 2.6, 7.6, 1.3)))(context)


def _trophy(context):
    filled("M6.5,3 L17.5,3 L17.2,9 C17,12.6 14.9,14.8 12,14.8 C9.1,14.8 7,12.6 6.8,9 Z")(context)
    context.set_line_width(1.8)
    vector.trace(context, "M6.6,5 L3,5 C2.8,8.6 4.4,10.8 7.4,11 M17.4,5 L21,5 C21.2,8.6 19.6,10.8 16.6,11")
    context.stroke()
    filled("M10.8,14 L13.2,14 L13.2,18 L16.4,18.4 C17,18.5 17.2,19 17.2,21 L6.8,21 C6.8,19 7,18.5 7.6,18.4 L10.8,18 Z")(
        context
    )


SHAPES = {
    "mitten": together(filled(MITTEN_BODY), round_rect(4.8, 18.4, 13.2, 4, 1.2)),
    "glove": together(filled(GLOVE_HAND), round_rect(5.2, 18.4, 13.2, 4, 1.2)),
    "sock": together(round_rect(7.6, 1.8, 11.8, 4.2, 1.2), filled(SOCK_FOOT)),
    "play": round_rect(6, 3, 12, 18, 2.4),
    "padlock": together(
        stroked("M7.4,11 L7.4,7.6 C7.4,4.8 9.4,2.8 12,2.8 C14.6,2.8 16.6,4.8 16.6,7.6 L16.6,11", 2.4),
        without(round_rect(4.4, 10, 15.2, 11.4, 2.6), circle(12, 15.6, 1.7)),
    ),
    "crown": together(
        filled("M2.4,6.2 L7.4,10.6 L12,3.6 L16.6,10.6 L21.6,6.2 L19.6,17 L4.4,17 Z"),
        round_rect(4.2, 18.4, 15.6, 2.8, 1),
    ),
    "bulb": together(
        filled(
            "M12,1.8 C16.4,1.8 19.4,4.9 19.4,8.8 C19.4,11.5 17.9,13.3 16.5,15 C15.8,15.8 15.4,16.4 15.4,17.2 "
            "L8.6,17.2 C8.6,16.4 8.2,15.8 7.5,15 C6.1,13.3 4.6,11.5 4.6,8.8 C4.6,4.9 7.6,1.8 12,1.8 Z"
        ),
        filled("M8.6,18.8 L15.4,18.8 C15.4,21.2 14,22.6 12,22.6 C10,22.6 8.6,21.2 8.6,18.8 Z"),
    ),
    "undo": _arrow_back,
    "redo": _mirrored(_arrow_back),
    "list": _list,
    "menu": stroked("M3.4,6 L20.6,6 M3.4,12 L20.6,12 M3.4,18 L20.6,18", 2.6),
    "sliders": _sliders,
    "gear": without(_gear, circle(12, 12, 3.4)),
    "chevron_right": stroked("M9,5 L16,12 L9,19", 2.8),
    "chevron_left": stroked("M15,5 L8,12 L15,19", 2.8),
    "chevron_down": stroked("M5,9 L12,16 L19,9", 2.8),
    "chevron_up": stroked("M5,15 L12,8 L19,15", 2.8),
    "close": stroked("M5.4,5.4 L18.6,18.6 M18.6,5.4 L5.4,18.6", 2.6),
    "plus": stroked("M12,4.6 L12,19.4 M4.6,12 L19.4,12", 2.4),
    "minus": stroked("M4.6,12 L19.4,12", 2.4),
    "check": stroked("M4.4,12.6 L9.8,18 L19.8,6.6", 3.0),
    "people": _people,
    "eye": _eye,
    "info": _info,
    "globe": _globe,
    "dice": _dice,
    "copy": together(
        round_rect(8, 8, 13.2, 13.2, 2.6, 2.0),
        stroked("M5,15.4 C3.6,15.2 3,14.4 3,13.2 L3,5.4 C3,3.8 3.8,3 5.4,3 " "L13.2,3 C14.4,3 15.2,3.6 15.4,5", 2.0),
    ),
    "trophy": _trophy,
    "discard": stroked("M12,3.4 L12,14.6 M6.8,9.8 L12,15 L17.2,9.8 M4.4,20.4 L19.6,20.4", 2.4),
    "cards": together(stroked("M3.4,6.2 L10.2,3.6 M3.4,6.2 L7.6,17.4", 2.0), round_rect(10, 4.2, 10.6, 16.2, 2.2)),
    "sun": together(
        circle(12, 12, 4.6),
        stroked(
            "M12,1.8 L12,4 M12,20 L12,22.2 M1.8,12 L4,12 M20,12 L22.2,12 M4.8,4.8 L6.3,6.3 "
            "M17.7,17.7 L19.2,19.2 M4.8,19.2 L6.3,17.7 M17.7,6.3 L19.2,4.8",
            2.2,
        ),
    ),
    "moon": without(circle(12, 12, 9.6), circle(16.6, 8.6, 8.2)),
    "full_screen": stroked("M4,9 L4,4 L9,4 M15,4 L20,4 L20,9 M20,15 L20,20 L15,20 M9,20 L4,20 L4,15", 2.4),
    "warning": without(
        filled("M12,2.4 L23,21.4 L1,21.4 Z"), together(round_rect(10.7, 8.6, 2.6, 6.6, 1.3), circle(12, 18, 1.5))
    ),
    "dot": circle(12, 12, 8),
    "ring": without(circle(12, 12, 8), circle(12, 12, 5)),
}


def sprites():
    def icon(name):
        return Sprite(
            f"icon_{name}",
            1.0,
            sizes(WIDTHS, 1.0),
            lambda width, height: vector.mask(SHAPES[name], width, height, 24, 24),
        )

    return [icon(name) for name in SHAPES]
