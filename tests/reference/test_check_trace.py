"""Checks that the checker accepts traces made by the reference implementations, and detects every kind of error."""

import json
import random
import unittest

import mitaines
import mitch
import mitigati
from check_trace import TraceChecker, check_stream
from trace_maker import make_trace

GAMES = (mitaines, mitch, mitigati)


def trace_of(game, preset=None, seed=1):
    options = game.options_from_text(f"preset={preset or game.DEFAULT_PRESET}")
    return [json.loads(line) for line in make_trace(game, options, random.Random(seed))]


def problem_of(lines, **settings):
    return check_stream([json.dumps(line) for line in lines], TraceChecker(**settings))


def first(lines, kind, after=0):
    return next(number for number, line in enumerate(lines) if number >= after and line["type"] == kind)


class Accepts(unittest.TestCase):
    def test_every_preset_is_accepted(self):
        for game in GAMES:
            for preset in game.PRESETS:
                self.assertIsNone(problem_of(trace_of(game, preset)), preset)

    def test_several_traces_in_one_stream_are_accepted(self):
        self.assertIsNone(problem_of(trace_of(mitaines) + trace_of(mitch) + trace_of(mitigati)))

    def test_a_limited_number_of_rounds_is_accepted(self):
        trace = trace_of(mitch)
        two_rounds = trace[:first(trace, "round_end", first(trace, "round_end") + 1) + 1]
        self.assertIsNone(problem_of(two_rounds, rounds=2))
        self.assertIn("another round", problem_of(two_rounds))
        self.assertIn("another round", problem_of(two_rounds, rounds=3))
        self.assertIn("nothing after 1 rounds", problem_of(two_rounds, rounds=1))

    def test_a_partial_round_is_accepted(self):
        trace = trace_of(mitaines)[:9]
        self.assertIsNone(problem_of(trace, partial=True))
        self.assertIn("the rest of the round", problem_of(trace))


class Refuses(unittest.TestCase):
    def damaged(self, kind, change, expected):
        for game in GAMES:
            with self.subTest(game.NAME):
                trace = trace_of(game)
                number = first(trace, kind)
                change(trace[number])
                problem = problem_of(trace)
                self.assertIsNotNone(problem)
                self.assertIn(f"line {number + 1}:" if expected != "points" else "points", problem)
                self.assertIn(expected, problem)

    def test_a_wrong_seat_is_found(self):
        self.damaged("action", lambda line: line.update(seat=(line["seat"] + 1) % 3), "seat")

    def test_a_wrong_legal_list_is_found(self):
        self.damaged("action", lambda line: line["legal"].pop(), "legal actions")
        self.damaged("action", lambda line: line["legal"].append(line["legal"][0]), "legal actions")
        self.damaged("action", lambda line: line["legal"].append("place:AC"), "legal actions")

    def test_an_illegal_action_is_found(self):
        self.damaged("action", lambda line: line.update(action="drop:AC"), "action")

    def test_wrong_points_are_found(self):
        self.damaged("points", lambda line: line.update(points=line["points"] + 1), "points")
        self.damaged("points", lambda line: line.update(rank="5"), "points")

    def test_missing_or_repeated_points_are_found(self):
        for game in GAMES:
            trace = trace_of(game)
            number = first(trace, "points")
            self.assertIn("points", problem_of(trace[:number] + trace[number + 1:]))
            self.assertIn("points", problem_of(trace[:number] + trace[number:number + 1] + trace[number:]))

    def test_wrong_scores_are_found(self):
        self.damaged("round_end", lambda line: line["scores"].reverse() or line["scores"].append(0), "scores")
        self.damaged("round_end", lambda line: line["totals"].append(0), "totals")

    def test_a_wrong_dealer_is_found(self):
        for game in GAMES:
            trace = trace_of(game)
            number = first(trace, "round", first(trace, "round_end"))
            trace[number]["dealer"] = trace[first(trace, "round")]["dealer"]
            self.assertIn(f"line {number + 1}: dealer", problem_of(trace))

    def test_a_wrong_deck_is_found(self):
        self.damaged("round", lambda line: line["deck"].__setitem__(0, line["deck"][1]), "deck")

    def test_wrong_options_are_found(self):
        self.damaged("game", lambda line: line["options"].update(players=9), "options")
        self.damaged("game", lambda line: line["options"].popitem(), "options")
        trace = trace_of(mitaines)
        self.assertIsNone(problem_of(trace, options_text="preset=pagat"))
        self.assertIn("options", problem_of(trace, options_text="preset=lavoie"))

    def test_wrong_winners_are_found(self):
        self.damaged("game_end", lambda line: line.update(winners=[0, 1, 2]), "winners")
        for game in GAMES:
            self.assertIn("game_end", problem_of(trace_of(game)[:-1]))


if __name__ == "__main__":
    unittest.main()
