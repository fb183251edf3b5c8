"""Checks that web/embed/figures.js is up to date with the charts."""

import pathlib
import unittest

import poster_figures


class PosterFigures(unittest.TestCase):
    def test_the_generated_file_is_up_to_date(self):
        written = pathlib.Path(__file__).parents[2] / "web" / "embed" / "figures.js"
        self.assertEqual(written.read_text(encoding="utf-8"), poster_figures.module())


if __name__ == "__main__":
    unittest.main()
