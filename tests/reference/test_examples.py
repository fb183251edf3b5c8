"""Plays all examples of the rules pages (web/rules/README.md) with the reference implementations."""

import pathlib
import re
import unittest

import mitaines
import mitch
import mitigati
from common import french_pack, tarot_pack

PAGES = pathlib.Path(__file__).parents[2] / "web" / "rules"
CASES = {"mitaines": [f"W{number}" for number in range(1, 43)], "mitch": [f"V{number}" for number in range(1, 8)],
         "mitigati": [f"U{number}" for number in range(1, 9)]}


def examples_of(game):
    """Returns the examples of the game's page by name, each as a dictionary of its lines."""
    page = (PAGES / f"{game.NAME}.en.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```example (\S+)[^\n]*\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    return {name: dict(re.findall(r"^([\w-]+): ?(.*)$", lines, re.MULTILINE)) for name, lines in blocks}


def cards(text):
    return [] if text.strip() == "-" else text.split()


def begin(game, example):
    """Returns the round at the start of an example."""
    options = game.options_from_text(example.get("options", ""))
    turn = int(example.get("turn", 0))
    players = options.get("players", 3)
    dealer = int(example.get("dealer", (turn - 1) % players))
    if "hands" not in example:
        pack = tarot_pack() if game is mitigati else french_pack(options.get("packs", 1), options.get("jokers", 0))
        return game.Round.from_deck(options, dealer, cards(example["deck"]) if "deck" in example else pack)
    seats = ["-"] * players
    columns = example.get("columns", " / ".join(seats)).split("/")
    return game.Round.from_setup(options, {
        "hands": [cards(hand) for hand in example["hands"].split("/")], "turn": turn, "dealer": dealer,
        "columns": [[cards(column) for column in seat.split(",") if cards(column)] for seat in columns],
        "tricks": [cards(trick) for trick in example.get("tricks", " / ".join(seats)).split("/")],
        "stage": example.get("stage", "play"), "aces": example.get("aces", 0),
        **{name: cards(example.get(name, "")) for name in ("layout", "pile", "stock", "discards")}})


def allows(table, action):
    return table.allows(action) if hasattr(table, "allows") else action in table.legal()


def written(points):
    """Writes points by side in the form of an example's claim: "0: call 10; 1: ten 50", or "none"."""
    sides = sorted({line["side"] for line in points})
    of_side = {side: sorted(f"{line['for']} {line['points']}" for line in points if line["side"] == side)
               for side in sides}
    return "; ".join(f"{side}: " + ", ".join(of_side[side]) for side in sides) or "none"


def in_order(claim):
    """Returns a claim of points with each side's points in alphabetical order."""
    return "; ".join(f"{side}:" + ",".join(sorted(points.split(","))) for side, points in
                     (part.split(":") for part in claim.split("; "))) if ":" in claim else claim


class Examples(unittest.TestCase):
    def check(self, game, example):
        table = begin(game, example)
        points = list(table.opening_points)
        seats = []
        for action in example.get("moves", "").split():
            self.assertTrue(allows(table, action), (action, sorted(table.legal())))
            seats.append(str(table.turn))
            points += table.play(action)
        claims = {"seats": " ".join(seats), "points": written(points), "turn-after": str(table.turn),
                  "holds": " ".join(str(len(hand)) for hand in table.hands)}
        if hasattr(table, "pile"):
            claims["pile-after"] = str(len(table.pile))
        for name, found in claims.items():
            if name in example:
                self.assertEqual(in_order(example[name]), found, name)
        if "legal" in example:
            self.assertEqual(set(example["legal"].split()), table.legal())
        for refusal in filter(None, example.get("refused", "").split(", ")):
            self.assertFalse(allows(table, refusal.split()[0]), refusal)
        for action in filter(None, example.get("allowed", "").split(", ")):
            self.assertTrue(allows(table, action), action)

    def test_every_claim_of_every_example_is_true(self):
        for game in (mitaines, mitch, mitigati):
            examples = examples_of(game)
            self.assertLessEqual(set(CASES[game.NAME]), set(examples))
            for name, example in examples.items():
                # The reference implementations do not shuffle, so the test skips seeded examples, unless they only bid.
                actions = " ".join(example.get(key, "") for key in ("moves", "refused", "allowed"))
                needs_cards = re.search(r"\d[CDHS]|:m", actions)
                if "seed" not in example or (game is mitigati and not needs_cards):
                    with self.subTest(f"{game.NAME} {name}"):
                        self.check(game, example)


if __name__ == "__main__":
    unittest.main()
