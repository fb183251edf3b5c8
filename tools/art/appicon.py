"""Draws the application's icons, as SVG and as PNG: a mitten on a rounded square of red wool."""

import cairo
import numpy

import atlas
import palette
import table
import vector
from icons import MITTEN_BODY

SIZES = (32, 180, 192, 512)
TOUCH = 180  # the icon size for home screens that round the corners themselves and show transparency as black
CUFF = (4.8, 18.4, 13.2, 4.0, 1.2)
SCALE, SHIFT_X, SHIFT_Y = 1.68, 3.6, 4.2  # place the mitten (24 units wide) in the icon (48 units wide)


def _svg():
    x, y, width, height, radius = CUFF
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">'
        f'<rect width="48" height="48" rx="11" fill="#{palette.SASH_RED}"/>'
        f'<g transform="translate({SHIFT_X} {SHIFT_Y}) scale({SCALE})" fill="#FBF7EF"><path d="{MITTEN_BODY}"/>'
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}"/></g></svg>\n'
    )


# Draws the icon, with the mitten scaled by `reach`. Systems that crop icons need a picture with a margin and without
# rounded corners.
def _picture(side, reach=1.0, corner=11):
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, side, side)
    context = cairo.Context(surface)
    context.set_antialias(cairo.ANTIALIAS_BEST)
    context.scale(side / 48, side / 48)
    context.set_source_rgba(*palette.rgba(palette.SASH_RED))
    vector.round_rect(0, 0, 48, 48, corner)(context)
    context.translate(24 * (1 - reach), 24 * (1 - reach))
    context.scale(reach, reach)
    context.translate(SHIFT_X, SHIFT_Y)
    context.scale(SCALE, SCALE)
    context.set_source_rgba(*palette.rgba("FBF7EF"))
    vector.filled(MITTEN_BODY)(context)
    vector.round_rect(*CUFF)(context)
    surface.flush()
    return numpy.ascontiguousarray(table.from_cairo(surface))


def write(out):
    (out / "icon.svg").write_text(_svg(), encoding="utf-8")
    for side in SIZES:
        (out / f"icon-{side}.png").write_bytes(atlas.png(_picture(side, corner=0 if side == TOUCH else 11)))
    (out / "icon-maskable-512.png").write_bytes(atlas.png(_picture(512, reach=0.86, corner=0)))
