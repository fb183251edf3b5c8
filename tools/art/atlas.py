"""Packs the sprites' levels into one PNG per sheet and writes the C++ tables.

The packing depends only on sizes and names. The same sprites always produce the same bytes.
"""

import dataclasses
import shutil
import struct
import subprocess
import tempfile
import zlib

import numpy

import paint_box
from sprite import BORDER

LIMIT = 2048  # largest side in pixels that the weakest supported graphics hardware accepts
SIGNATURE = b"\x89PNG\r\n\x1a\n"  # the first bytes of every PNG
# The maximum number of rows of a PNG. The program decodes a PNG in one step, which must be short, because it blocks the
# page. Smaller strips would make the files larger.
STRIP = 256


@dataclasses.dataclass(frozen=True)
class Place:
    """The position of a level in its sheet: the rectangle of its content, without the border."""

    sprite: str
    x: int
    y: int
    width: int
    height: int


def pack(levels, below=(), sheet_width=LIMIT):
    """Packs [(sprite name, pixels with border)] in rows, tallest first. The entries of `below` are placed under them.
    Returns (pixels of the sheet, [Place])."""
    count, levels = len(levels), [*levels, *below]
    order = sorted(range(len(levels)), key=lambda i: (i >= count, -levels[i][1].shape[0], -levels[i][1].shape[1], i))
    spots, shelves = {}, []
    bottom = 0
    for at, i in enumerate(order):
        if at == count:
            shelves = []
        height, width = levels[i][1].shape[:2]
        shelf = next((s for s in shelves if s["x"] + width <= sheet_width and height <= s["height"]), None)
        if shelf is None:
            shelf = {"x": 0, "y": bottom, "height": height}
            shelves.append(shelf)
            bottom += height
        spots[i] = (shelf["x"], shelf["y"])
        shelf["x"] += width
    if bottom > LIMIT:
        raise ValueError(f"the sheet is {bottom} pixels high; the limit is {LIMIT}")
    sheet, places = numpy.zeros((bottom, sheet_width, 4), numpy.uint8), []
    for i, (name, pixels) in enumerate(levels):
        (x, y), (height, width) = spots[i], pixels.shape[:2]
        sheet[y : y + height, x : x + width] = pixels
        places.append(Place(name, x + BORDER, y + BORDER, width - 2 * BORDER, height - 2 * BORDER))
    return sheet, places


def png(pixels):
    """Encodes RGBA pixels losslessly."""
    height, width = pixels.shape[:2]
    return _file(width, height, 6, pixels.reshape(height, width * 4), b"")


def png_of_whites(pixels):
    """Encodes white pixels of any alpha losslessly, with one byte per pixel."""
    assert (pixels[pixels[..., 3] > 0, :3] == 255).all()
    palette = numpy.full((256, 4), 255, numpy.uint8)
    palette[:, 3] = numpy.arange(256)
    return _indexed(palette, pixels[..., 3])


def png_of_few_colours(pixels):
    """Encodes RGBA pixels with the best palette of 256 colours."""
    return _indexed(*paint_box.choose(pixels))


def png_of_fewer_colours(pixels):
    """Encodes RGBA pixels with a palette of 128 colours, for large stitches. The file is 10 % smaller, and the
    difference is not visible."""
    return _indexed(*paint_box.choose(pixels, paint_box.SIZE // 2))


def _indexed(palette, indices):
    """Encodes a picture as one PNG, or as several strips of nearly equal height if it is tall."""
    tables = _chunk(b"PLTE", palette[:, :3].tobytes()) + _chunk(b"tRNS", palette[:, 3].tobytes())
    count = -(-len(indices) // STRIP)
    strips = numpy.array_split(indices, count)
    return b"".join(_file(strip.shape[1], strip.shape[0], 3, strip, tables) for strip in strips)


def _file(width, height, colour_type, raw, tables):
    """Returns a PNG file with unfiltered rows, because repeated stitches compress better without filters."""
    rows = numpy.hstack([numpy.zeros((height, 1), numpy.uint8), raw]).tobytes()
    header = struct.pack(">IIBBBBB", width, height, 8, colour_type, 0, 0, 0)
    return (
        SIGNATURE
        + _chunk(b"IHDR", header)
        + tables
        + _chunk(b"IDAT", _deflated(rows))
        + _chunk(b"IEND", b"")
    )


def _deflated(data):
    """Compresses with zopfli if it is installed, otherwise with zlib. The output of zopfli is 10 % smaller."""
    zopfli = shutil.which("zopfli")
    if zopfli:
        with tempfile.NamedTemporaryFile() as file:
            file.write(data)
            file.flush()
            return subprocess.run([zopfli, "--i5", "--zlib", "-c", file.name], check=True, capture_output=True).stdout
    packer = zlib.compressobj(9, zlib.DEFLATED, 15, 9)
    return packer.compress(data) + packer.flush()


def _chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def ids_text(sprites):
    """Returns sprite_ids.inc: the enumerators, one per line."""
    return "".join(f"{sprite.name},\n" for sprite in sprites)


def enumerator(sheet):
    """Returns the C++ name of a sheet: "fine_core" is Atlas::FineCore."""
    return "Atlas::" + "".join(word.capitalize() for word in sheet.split("_"))


def chart_name(sprite):
    """Returns the name of a sprite's chart in a sheet's list of places."""
    return f"{sprite} as a chart"


def _charts_text(sprites, by_name):
    lines = []
    for sprite in sprites:
        if sprite.knit:
            ((sheet, place),) = by_name[chart_name(sprite.name)]
            where = f"{{{enumerator(sheet)}, {place.x}, {place.y}, {place.width}, {place.height}}}"
            lines.append(f"    {{Sprite::{sprite.name}, KnitStyle::{sprite.knit.style.capitalize()}, {where}}},")
    return f"constexpr std::array<Chart, {len(lines)}> charts = {{{{\n" + "\n".join(lines) + "\n}};\n"


def table_text(sprites, drawn):
    """Returns sprite_table.inc for {sheet: (pixels, places)}.

    The file contains the arrays `aspects`, `first_level` (one entry more than there are sprites), `charts`, and the
    `heights` of the sheets. It lists the levels column by column, which compresses better than row by row.
    """
    by_name = {}
    for sheet, (_, places) in drawn.items():
        for place in places:
            by_name.setdefault(place.sprite, []).append((sheet, place))
    levels, first = [], []
    for sprite in sprites:
        first.append(len(levels))
        levels += sorted(by_name[sprite.name], key=lambda entry: entry[1].width)
    first.append(len(levels))

    def column(name, kind, values):
        return f"constexpr std::array<{kind}, {len(levels)}> level_{name} = {{{', '.join(values)}}};\n"

    aspects = ", ".join(f"{1 / sprite.aspect:.5f}F" for sprite in sprites)
    heights = ", ".join(str(pixels.shape[0]) for pixels, _ in drawn.values())
    return (
        f"constexpr std::array<float, {len(sprites)}> aspects = {{{aspects}}};\n"
        f"constexpr std::array<std::uint16_t, {len(first)}> first_level = {{{', '.join(map(str, first))}}};\n"
        + column("atlas", "Atlas", [enumerator(sheet) for sheet, _ in levels])
        + column("x", "std::uint16_t", [str(place.x) for _, place in levels])
        + column("y", "std::uint16_t", [str(place.y) for _, place in levels])
        + column("w", "std::uint16_t", [str(place.width) for _, place in levels])
        + column("h", "std::uint16_t", [str(place.height) for _, place in levels])
        + _charts_text(sprites, by_name)
        + f"constexpr std::array<int, {len(drawn)}> heights = {{{heights}}};\n"
    )
