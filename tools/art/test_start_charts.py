"""Checks that tools/site/start_charts.json is up to date with the charts."""

import pathlib
import unittest

import start_charts


class StartCharts(unittest.TestCase):
    def test_the_generated_file_is_up_to_date(self):
        written = pathlib.Path(__file__).parents[1] / "site" / "start_charts.json"
        self.assertEqual(written.read_text(encoding="utf-8"), start_charts.module())


if __name__ == "__main__":
    unittest.main()
