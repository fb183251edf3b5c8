"""Checks that every #include between the libraries of src is allowed by the table in src/README.md.

Run: /usr/bin/python3 -m unittest discover -s tests/arrows
"""

import pathlib
import re
import unittest

SOURCE = pathlib.Path(__file__).resolve().parents[2] / "src"

# Maps each library to the other libraries that it may include.
ARROWS = {
    "cards": set(),
    "games": {"cards"},
    "ai": {"games", "cards"},
    "session": {"games", "cards"},
    "review": {"ai", "session", "games", "cards"},
    "i18n": {"games", "cards"},
    "view": {"session", "i18n", "games", "cards"},
    "table": {"view", "session", "i18n", "ai", "games", "cards", "ports"},
    "ui": {"view", "i18n"},
    "ports": set(),
    "platform": {"ports"},
    "app": {"cards", "games", "ai", "session", "review", "i18n", "view", "table", "ui", "ports", "platform"},
    "cli": {"review", "session", "ai", "games", "cards"},
}

# Maps the include prefix of each external library to the only libraries of src that may include it.
OUTSIDE = {
    "SDL": {"ui"},
    "imgui": {"ui"},
    "emscripten": {"platform/web"},
    "CLI/": {"cli"},
    "nlohmann": {"cli"},
    "doctest": set(),
}

# Maps the file name of each table that the art build generates to the only library that may include it.
GENERATED = {"sprite_table.inc": {"ui"}, "sprite_ids.inc": {"ui"}}

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)


def folder_of(path):
    """Returns the library of a file in src: the first folder of its path."""
    return path.parts[0]


def wrong_arrow(path, quote, target):
    """Returns the error in one include of the file at `path` (relative to src), or None."""
    home = folder_of(path)
    for library, homes in OUTSIDE.items():
        if target.lower().startswith(library.lower()):
            if any(path.as_posix().startswith(allowed + "/") for allowed in homes):
                return None
            return f"{path} includes <{target}>, which belongs in {' or '.join(sorted(homes)) or 'tests'} alone"
    if quote == "<":
        return None
    if home in GENERATED.get(target, set()):
        return None
    if "/" not in target:
        return f"{path} includes \"{target}\", which is not a path from src"
    other = target.split("/")[0]
    if other == home:
        return crossing_games(path, target)
    if other not in ARROWS:
        return f"{path} includes \"{target}\", and there is no library {other}"
    if other not in ARROWS[home]:
        return f"{path} includes \"{target}\": {home} may not know {other}"
    return None


def crossing_games(path, target):
    """Returns the error if a game includes another game, else None."""
    if path.parts[0] == "games" and len(path.parts) > 2:
        parts = target.split("/")
        if len(parts) > 2 and parts[1] != path.parts[1]:
            return f"{path} includes \"{target}\": one game may not know another"
    return None


def wrong_arrows(path, text):
    found = (wrong_arrow(path, quote, target) for quote, target in INCLUDE.findall(text))
    return [wrong for wrong in found if wrong]


def sources():
    return sorted(path for path in SOURCE.rglob("*") if path.suffix in {".h", ".cpp", ".inc"})


class Arrows(unittest.TestCase):
    def test_every_include_follows_the_table(self):
        wrong = []
        for path in sources():
            wrong += wrong_arrows(path.relative_to(SOURCE), path.read_text(encoding="utf-8"))
        self.assertEqual([], wrong)

    def test_more_than_fifty_sources_are_checked(self):
        self.assertGreater(len(sources()), 50)

    def test_every_folder_is_in_the_table(self):
        folders = {folder_of(path.relative_to(SOURCE)) for path in sources()}
        self.assertLessEqual(folders, set(ARROWS))

    def test_the_table_has_no_cycle(self):
        def reach(library, seen):
            for other in ARROWS[library]:
                self.assertNotIn(other, seen, f"{other} depends on itself")
                reach(other, seen | {other})

        for library in ARROWS:
            reach(library, {library})


class WrongArrows(unittest.TestCase):
    """Tests the checker itself."""

    def check(self, path, line, wrong):
        found = wrong_arrows(pathlib.PurePosixPath(path), line + "\n")
        self.assertEqual(1 if wrong else 0, len(found), found)

    def test_backward_includes_are_found(self):
        self.check("cards/card.h", '#include "games/game.h"', wrong=True)
        self.check("ai/player.h", '#include "session/match.h"', wrong=True)
        self.check("view/scene.h", '#include "ui/screen.h"', wrong=True)
        self.check("table/match_table.h", '#include "ui/screen.h"', wrong=True)
        self.check("games/game.h", '  #  include   "i18n/text.h"', wrong=True)
        self.check("games/mitaines/turn.h", '#include "games/mitch/turn.h"', wrong=True)

    def test_allowed_includes_pass(self):
        self.check("games/mitaines/turn.h", '#include "games/mitaines/deal.h"', wrong=False)
        self.check("games/games.h", '#include "games/mitch/game.h"', wrong=False)
        self.check("app/main_web.cpp", '#include "ports/ports.h"', wrong=False)
        self.check("cards/card.h", "#include <array>", wrong=False)

    def test_an_external_library_is_allowed_only_in_certain_libraries(self):
        self.check("view/scene.h", "#include <SDL.h>", wrong=True)
        self.check("ui/screen.h", "#include <SDL_image.h>", wrong=False)
        self.check("app/app.cpp", "#include <imgui.h>", wrong=True)
        self.check("platform/native/files.cpp", "#include <emscripten.h>", wrong=True)
        self.check("platform/web/page.cpp", "#include <emscripten/html5.h>", wrong=False)
        self.check("session/record.cpp", "#include <nlohmann/json.hpp>", wrong=True)
        self.check("games/game.h", "#include <doctest/doctest.h>", wrong=True)

    def test_an_include_must_be_a_path_from_src(self):
        self.check("cards/card.cpp", '#include "card.h"', wrong=True)
        self.check("cards/card.cpp", '#include "../games/game.h"', wrong=True)


if __name__ == "__main__":
    unittest.main()
