#!/usr/bin/python3
"""Tests of the picture generator. Run `/usr/bin/python3 -m unittest` in this folder, or this file.

The tests need no font. Plain boxes replace the characters.
"""

import io
import itertools
import unittest

import numpy
from PIL import Image

import atlas
import backs
import chart
import courts
import fonts
import generate
import paint_box
import palette
import pips
import sprite
import stitch
import table
import tarot


class PlainFace:
    """Replaces the font. Every character is a box 500 units wide."""

    cap_height = 668

    def ink(self, character):
        return 40, 540

    def trace(self, context, character, shift):
        context.rectangle(40 + shift, -self.cap_height, 500, self.cap_height)


def drawn_sheets(sprites):
    return {sheet: generate.packed(sprites, sheet)[:2] for sheet in generate.SHEETS}


class Whole(unittest.TestCase):
    """Tests properties of the set of all sprites."""

    @classmethod
    def setUpClass(cls):
        cls.sprites = generate.all_sprites(PlainFace())
        cls.sheets = drawn_sheets(cls.sprites)

    def test_names_are_unique_and_valid_in_cpp(self):
        names = [s.name for s in self.sprites]
        self.assertEqual(len(names), len(set(names)))
        for name in names:
            self.assertRegex(name, r"^[a-z][a-z0-9_]*$")

    def test_every_sprite_is_on_a_known_sheet(self):
        found = {generate.sheet_of(s, size) for s in self.sprites for size in s.sizes}
        self.assertEqual(found, set(generate.SHEETS))

    def test_only_the_largest_level_is_loaded_later(self):
        for s in self.sprites:
            sheets = [generate.sheet_of(s, size) for size in sorted(s.sizes)]
            self.assertEqual(set(sheets[:-1]) - {s.sheet}, set(), s.name)
            if s.sheet in generate.FINE:
                self.assertEqual(sheets[0], s.sheet, s.name)

    def test_levels_ascend(self):
        for s in self.sprites:
            widths = [width for width, _ in s.sizes]
            self.assertEqual(widths, sorted(set(widths)), s.name)

    def test_level_sizes_keep_the_aspect(self):
        for s in self.sprites:
            for width, height in s.sizes:
                if width >= 40:
                    self.assertLess(abs(height / width / s.aspect - 1), 0.13, f"{s.name} at {width}")

    def test_sheets_fit_the_weakest_hardware(self):
        for pixels, _ in self.sheets.values():
            self.assertLessEqual(max(pixels.shape[:2]), atlas.LIMIT)

    def test_places_are_inside_the_sheet_and_do_not_overlap(self):
        for pixels, places in self.sheets.values():
            taken = numpy.zeros(pixels.shape[:2], bool)
            for place in places:
                top, left = place.y - sprite.BORDER, place.x - sprite.BORDER
                bottom, right = place.y + place.height + sprite.BORDER, place.x + place.width + sprite.BORDER
                self.assertTrue(
                    top >= 0 and left >= 0 and bottom <= pixels.shape[0] and right <= pixels.shape[1], place.sprite
                )
                self.assertFalse(taken[top:bottom, left:right].any(), place.sprite)
                taken[top:bottom, left:right] = True

    def test_only_knitted_levels_are_below_the_rows_of_the_file(self):
        knitted = {s.name for s in self.sprites if s.knit}
        for sheet, (_, places) in self.sheets.items():
            rows = generate.packed(self.sprites, sheet)[2]
            for place in places:
                below = place.y - sprite.BORDER >= rows
                self.assertEqual(below, place.sprite in knitted, f"{place.sprite} at {place.width}")

    def test_every_stitch_has_whole_pixels(self):
        for s in self.sprites:
            if s.knit:
                rows, columns = s.knit.chart.shape[:2]
                self.assertTrue(all(w % columns == 0 and h % rows == 0 for w, h in s.sizes), s.name)

    def test_every_knot_follows_a_plain_stitch(self):
        """The program has only the chart, so the wool under a knot must have the colour of the previous stitch."""
        for s in self.sprites:
            if s.knit:
                for row, column in zip(*numpy.nonzero(s.knit.chart[..., 3] == sprite.KNOT_ALPHA)):
                    self.assertGreater(column, 0, s.name)
                    self.assertNotIn(s.knit.chart[row, column - 1, 3], (0, sprite.KNOT_ALPHA), s.name)

    def test_no_level_is_blank(self):
        for pixels, places in self.sheets.values():
            for place in places:
                part = pixels[place.y : place.y + place.height, place.x : place.x + place.width]
                self.assertGreater(
                    part[..., 3].max(), 0 if place.sprite.startswith("wood") else 40, f"{place.sprite} at {place.width}"
                )

    def test_shapes_are_white(self):
        for sheet in ("shapes", "fine_shapes"):
            pixels = self.sheets[sheet][0]
            self.assertTrue((pixels[pixels[..., 3] > 0, :3] == 255).all())

    def test_the_table_lists_every_level_once(self):
        text = atlas.table_text(self.sprites, self.sheets)
        levels = sum(len(s.sizes) for s in self.sprites)
        for column in ("std::uint16_t", "Atlas"):
            self.assertIn(f"constexpr std::array<{column}, {levels}> level_", text)
        self.assertEqual(text.count("KnitStyle::"), sum(s.knit is not None for s in self.sprites))
        self.assertEqual(atlas.ids_text(self.sprites).count(",\n"), len(self.sprites))

    def test_sprites_that_the_program_finds_by_counting_are_adjacent(self):
        names = [s.name for s in self.sprites]
        for first, others in (
            ("pip_club", ["pip_diamond", "pip_heart", "pip_spade"]),
            ("court_king_club", [f"court_king_{suit}" for suit in palette.SUITS[1:]]),
            ("rank_0", [f"rank_{n}" for n in range(1, 22)]),
            ("figure_0", [f"figure_{n}" for n in range(1, 10)]),
            ("trump_1", [f"trump_{n}" for n in range(2, 22)]),
        ):
            start = names.index(first)
            self.assertEqual(names[start + 1 : start + 1 + len(others)], others)

    def picture(self, name, width, height, tint=(1, 1, 1)):
        """Returns a tinted sprite at this size on a white background, as numbers from 0 to 255."""
        sprite_drawn = next(s for s in self.sprites if s.name == name)
        large = Image.fromarray(sprite_drawn.draw(*sprite_drawn.sizes[-1]), "RGBA").convert("RGBa")
        red, green, blue, alpha = large.resize((width, height), Image.BILINEAR).convert("RGBA").split()
        paper = [255 - numpy.asarray(alpha, float)] * 3
        ink = [numpy.asarray(part, float) * numpy.asarray(alpha, float) / 255 * share
               for part, share in zip((red, green, blue), tint)]
        return numpy.stack(paper, -1) + numpy.stack(ink, -1)

    def test_courts_are_distinguishable_on_cards_44_pixels_wide(self):
        """Compares the figures without indices and suit signs. On these cards, a figure is 32 pixels wide."""
        red, black = (0.7, 0.15, 0.18), (0.2, 0.27, 0.31)
        tints = dict(zip(palette.SUITS, (black, red, red, black)))
        figures = {
            (role, suit): numpy.minimum(
                self.picture(f"court_{role}_{suit}", 32, 33),
                numpy.pad(self.picture(f"court_{role}_{suit}_dye", 32, 16, tints[suit]), ((17, 0), (0, 0), (0, 0)),
                          constant_values=255))
            for role, suit in itertools.product(("king", "queen", "jack", "knight"), palette.SUITS)
        }
        for one, other in itertools.combinations(figures, 2):
            difference = numpy.abs(figures[one] - figures[other]).mean()
            self.assertGreater(difference, 4.0, f"{one} looks like {other}")

    def test_trumps_differ(self):
        pictures = [self.picture(f"trump_{n}", 37, 37) for n in range(1, 22)]
        for one, other in itertools.combinations(range(21), 2):
            difference = numpy.abs(pictures[one] - pictures[other]).mean()
            self.assertGreater(difference, 8.0, f"trumps {one + 1} and {other + 1}")


class Repeatable(unittest.TestCase):
    """Tests that the same input produces the same bytes."""

    def test_a_court_is_deterministic(self):
        first, again = (courts.sprites_of(courts.load(), "queen", "heart")[0].level(58, 54) for _ in range(2))
        self.assertEqual(first.tobytes(), again.tobytes())

    def test_a_whole_sheet_is_deterministic(self):
        def encoded():
            levels = [
                (s.name, s.level(*size))
                for s in backs.sprites() + table.sprites()
                if s.sheet == "core"
                for size in s.sizes[:3]
            ]
            return atlas.png_of_few_colours(atlas.pack(levels, sheet_width=512)[0])

        self.assertEqual(encoded(), encoded())


class Charts(unittest.TestCase):
    def test_every_letter_has_a_yarn(self):
        charts = courts.load()
        for role, suit in courts.FIGURES:
            rows, looks = courts.figure(charts, role, suit)
            known = set(palette.YARNS) | set(looks) | set(courts.DYE_SHADES) | set(".")
            self.assertLessEqual(set("".join(rows)), known, f"{role} of {suit}")

    def test_no_row_is_wider_than_its_figure(self):
        for name, rows in courts.load().items():
            self.assertLessEqual(len(rows[0]), courts.COLUMNS, name)

    def test_every_court_has_the_dye_of_its_suit(self):
        charts = courts.load()
        for role, suit in courts.FIGURES:
            rows, _ = courts.figure(charts, role, suit)
            self.assertGreater(len(chart.where(rows, "dD")), 40, f"{role} of {suit}")

    def test_a_mirrored_chart_is_completed(self):
        rows = chart._finish(["ab", "c"], True)
        self.assertEqual(rows, ["aba", "c.c"])

    def test_the_back_looks_the_same_when_rotated_by_180_degrees(self):
        rows = backs.pattern()
        self.assertEqual((len(rows), len(rows[0])), (59, 41))
        self.assertEqual(rows, [row[::-1] for row in rows[::-1]])

    def test_there_are_twenty_one_trumps(self):
        self.assertEqual(len(tarot.MOTIFS), 21)

    def test_the_sash_follows_its_sequence(self):
        grid = table.sash_grid(18)
        for x in range(18):
            wanted = palette.rgba(table.SASH_YARNS[table.SASH_SEQUENCE[x]])
            self.assertEqual(tuple(grid[4, x]), wanted)
            self.assertEqual(tuple(grid[0, (x + 4) % 18]), wanted)


class Knitting(unittest.TestCase):
    def test_equal_stitches_have_equal_pixels(self):
        grid = numpy.ones((3, 4, 4))
        grid[..., :3] = 0.5
        pixels = stitch.render(grid, 24, 21, rim=stitch.RIM_STRAIGHT)
        self.assertTrue((pixels[7:14, 0:6] == pixels[7:14, 6:12]).all())

    def test_a_single_stitch_is_a_v(self):
        grid = numpy.zeros((3, 3, 4))
        grid[1, 1] = 1
        alpha = stitch.render(grid, 30, 30, seam=0)[..., 3]
        self.assertGreater(alpha[9, 11], 200)  # the arm starts above the stitch's middle
        self.assertEqual(alpha[9, 15], 0)  # the neck is open
        self.assertGreater(alpha[20, 14], 200)  # the point is at the bottom

    def test_tiles_repeat_without_a_seam(self):
        tile = next(s for s in table.sprites() if s.name == "wool")
        pixels = tile.level(*tile.sizes[0])
        border = sprite.BORDER
        self.assertTrue((pixels[:border] == pixels[-2 * border : -border]).all())
        self.assertTrue((pixels[:, :border] == pixels[:, -2 * border : -border]).all())

    def test_bleeding_changes_only_transparent_pixels(self):
        pixels = numpy.zeros((5, 5, 4), numpy.uint8)
        pixels[2, 2] = (200, 10, 30, 255)
        spread = sprite.bleed(pixels)
        self.assertEqual(tuple(spread[2, 1]), (200, 10, 30, 0))
        self.assertEqual(tuple(spread[2, 2]), (200, 10, 30, 255))


class AddedGlyphs(unittest.TestCase):
    def test_suit_signs_are_upright_and_on_the_baseline(self):
        for suit, path in pips.PATHS.items():
            glyph, width = fonts._outline(path, 780, -7.0, 684)
            points = numpy.array(glyph.coordinates)
            self.assertGreaterEqual(points.min(), -20, suit)
            self.assertLessEqual(points[:, 0].max(), width, suit)
            self.assertTrue(600 < points[:, 1].max() < 700, suit)
        heart, _ = fonts._outline(pips.PATHS["heart"], 780, -7.0, 684)
        points = numpy.array(heart.coordinates)
        lowest = points[points[:, 1].argmin()]
        self.assertAlmostEqual(lowest[0], 390, delta=2)  # the point is at the bottom, in the middle


class Files(unittest.TestCase):
    def decoded(self, data):
        """Returns the pixels of a file's bytes, which are one PNG or several PNGs to be stacked from top to bottom."""
        strips = [atlas.SIGNATURE + strip for strip in data.split(atlas.SIGNATURE)[1:]]
        return numpy.vstack([numpy.asarray(Image.open(io.BytesIO(strip)).convert("RGBA")) for strip in strips])

    def test_png_keeps_every_pixel(self):
        pixels = numpy.arange(7 * 5 * 4, dtype=numpy.uint8).reshape(7, 5, 4)
        self.assertTrue((self.decoded(atlas.png(pixels)) == pixels).all())

    def test_the_encoder_of_whites_keeps_every_alpha(self):
        pixels = numpy.full((16, 16, 4), 255, numpy.uint8)
        pixels[..., 3] = numpy.arange(256).reshape(16, 16)
        self.assertTrue((self.decoded(atlas.png_of_whites(pixels)) == pixels).all())

    def test_a_high_picture_is_several_pngs(self):
        pixels = numpy.full((2 * atlas.STRIP + 1, 3, 4), 255, numpy.uint8)
        pixels[..., 3] = numpy.arange(len(pixels) * 3).reshape(-1, 3) % 251
        data = atlas.png_of_whites(pixels)
        self.assertEqual(data.count(atlas.SIGNATURE), 3)
        self.assertTrue((self.decoded(data) == pixels).all())

    def test_the_encoder_of_whites_rejects_colours(self):
        with self.assertRaises(AssertionError):
            atlas.png_of_whites(numpy.full((2, 2, 4), 90, numpy.uint8))

    def test_few_colours_stay_exact(self):
        pixels = numpy.zeros((4, 4, 4), numpy.uint8)
        pixels[:2] = (1, 2, 3, 255)
        self.assertTrue((self.decoded(atlas.png_of_few_colours(pixels)) == pixels).all())

    def test_many_colours_are_approximated_closely(self):
        x, y = numpy.meshgrid(numpy.arange(64), numpy.arange(64))
        pixels = numpy.stack([x * 4, y * 4, (x + y) * 2, numpy.full_like(x, 255)], 2).astype(numpy.uint8)
        table_of_colours, indices = paint_box.choose(pixels)
        error = numpy.abs(table_of_colours[indices].astype(int) - pixels)
        self.assertLess(error.mean(), 8)

    def test_a_sheet_that_is_too_high_is_rejected(self):
        with self.assertRaises(ValueError):
            atlas.pack([(f"s{i}", numpy.zeros((1000, 2000, 4), numpy.uint8)) for i in range(3)])


if __name__ == "__main__":
    unittest.main()
