#!/usr/bin/python3
"""Checks traces of `mitts trace` and `mitts replay` against the reference implementations.

    check_trace.py [--rounds R] [--partial] [--options TEXT] < trace.jsonl

Reads one or more traces as JSON Lines and recomputes everything that the rules determine: dealing, the turn, the legal
actions, points, scores, totals, the next dealer, the end and the winners. It takes only the options, the decks, the
first dealer and the actions from the trace. The exit status is 0 if there is no difference. At the first difference it
stops with status 1 and prints the line, the expected and the actual value, and the position.

--rounds R      the trace was made with --rounds R: it ends after R rounds unless the match is decided earlier
--partial       the trace may stop in the middle (a replay of an unfinished record)
--options TEXT  the requested options, as in a record; the trace must have exactly these values
"""

import argparse
import json
import sys

import mitaines
import mitch
import mitigati
from common import BadOptions, Mismatch, check_values, sorted_lines

GAMES = {game.NAME: game for game in (mitaines, mitch, mitigati)}

SETUP_FIELDS = {
    "mitaines": {"hands", "layout", "pile", "stock", "turn", "dealer"},
    "mitch": {"hands", "columns", "stock", "discards", "aces", "turn", "dealer"},
    "mitigati": {"hands", "stage", "stock", "discards", "tricks", "turn", "dealer"},
}


def require(what, expected, found):
    if expected != found or type(expected) is not type(found):
        raise Mismatch(what, expected, found)


def require_fields(line, *names):
    require("fields", sorted({"type", *names}), sorted(line))


class TraceChecker:
    """Checks traces line by line. The method `line` raises Mismatch at the first difference."""

    def __init__(self, rounds=None, partial=False, options_text=None):
        self.rounds_asked = rounds
        self.partial = partial
        self.options_text = options_text
        self.actions = 0
        self.traces = 0
        self.game = None
        self.clear()

    def clear(self):
        self.options = None
        self.seeded = False
        self.rounds = 0
        self.totals = None
        self.dealer = None
        self.round = None         # the current round
        self.expected_points = []
        self.found_points = []
        self.finished = False     # true once the game_end line has been read

    # ---- lines

    def line(self, line):
        kind = line.get("type")
        if kind == "points":
            self.points(line)
            return
        self.settle_points()
        handlers = {"game": self.header, "round": self.deal, "setup": self.setup, "action": self.action,
                    "round_end": self.round_end, "game_end": self.game_end}
        if kind not in handlers:
            raise Mismatch("type of line", sorted(handlers) + ["points"], kind)
        if kind != "game":
            if self.game is None:
                raise Mismatch("first line of a trace", "game", kind)
            if self.finished:
                raise Mismatch("after game_end", "nothing, or another trace", kind)
        handlers[kind](line)

    def end(self):
        """Checks that the current trace, if there is one, may end here."""
        if self.game is None or self.finished:
            return
        self.settle_points()
        if self.partial:
            return
        if self.round is not None:
            raise Mismatch("end of the trace", "the rest of the round", "nothing")
        if self.rounds == 0:
            raise Mismatch("end of the trace", "a round", "nothing")
        if self.winners() is not None:
            raise Mismatch("end of the trace", f"game_end, winners {self.winners()}", "nothing")
        if self.seeded and self.rounds != self.rounds_asked:
            raise Mismatch("end of the trace", "another round", "nothing")

    def header(self, line):
        self.end()
        self.clear()
        self.traces += 1
        require_fields(line, "game", "options", *(["seed"] if "seed" in line else []))
        if line["game"] not in GAMES:
            raise Mismatch("game", sorted(GAMES), line["game"])
        self.game = GAMES[line["game"]]
        self.options = self.read_options(line["options"])
        self.seeded = "seed" in line
        if self.seeded and not (isinstance(line["seed"], str) and line["seed"].isdigit()):
            raise Mismatch("seed", "a decimal number as text", line["seed"])
        self.totals = [0] * self.game.number_of_sides(self.options)

    def read_options(self, found):
        """Checks that all options are explicit and valid and have their native types. Returns them without `preset`."""
        values = {name: value for name, value in found.items() if name != "preset"}
        if self.options_text is not None:
            expected = self.game.options_from_text(self.options_text)
            wrong = {name: value for name, value in values.items()
                     if name not in expected or (type(value), value) != (type(expected[name]), expected[name])}
            missing = {name: value for name, value in expected.items() if name not in wrong and name not in values}
            if wrong or missing:
                raise Mismatch("options", {**missing, **{name: expected.get(name) for name in wrong}}, wrong)
        try:
            check_values(self.game.OPTIONS, values)
            self.game.check_options(values)
        except BadOptions as problem:
            raise Mismatch("options", str(problem), found) from None
        return values

    def next_round(self):
        """Checks that another round may begin, and counts it."""
        if self.round is not None:
            raise Mismatch("line", "the rest of the round", "a new round")
        if self.rounds > 0:
            if not self.seeded:
                raise Mismatch("line", "nothing: without a seed one round is all", "a new round")
            if self.winners() is not None:
                raise Mismatch("line", f"game_end, winners {self.winners()}", "a new round")
            if self.rounds == self.rounds_asked:
                raise Mismatch("line", f"nothing after {self.rounds} rounds", "a new round")

    def deal(self, line):
        self.next_round()
        require_fields(line, "round", "dealer", "deck")
        require("round", self.rounds + 1, line["round"])
        if self.dealer is None:
            if line["dealer"] not in range(self.options["players"]):
                raise Mismatch("dealer", "a seat", line["dealer"])
        else:
            require("dealer", (self.dealer + 1) % self.options["players"], line["dealer"])
        self.dealer = line["dealer"]
        self.round = self.game.Round.from_deck(self.options, self.dealer, line["deck"], self.totals)
        self.expected_points = list(self.round.opening_points)

    def setup(self, line):
        self.next_round()
        require_fields(line, *SETUP_FIELDS[self.game.NAME])
        self.dealer = line["dealer"]
        self.round = self.game.Round.from_setup(self.options, line)
        self.expected_points = list(self.round.opening_points)

    def action(self, line):
        if self.round is None:
            raise Mismatch("line", "round, or game_end, or nothing", "action")
        if self.round.over:
            raise Mismatch("line", f"round_end, scores {self.round.scores}", line)
        require_fields(line, "seat", "legal", "action")
        require("seat", self.round.turn, line["seat"])
        legal = self.round.legal()
        listed = line["legal"]
        if len(listed) != len(legal) or set(listed) != legal:
            raise Mismatch("legal actions" if len(set(listed)) == len(listed) else "legal actions (listed twice)",
                           f"{sorted(legal)}; missing {sorted(legal - set(listed))}",
                           f"{sorted(listed)}; not legal {sorted(set(listed) - legal)}")
        action = line["action"]
        allowed = self.round.allows(action) if self.game is mitigati else action in legal
        if not allowed:
            raise Mismatch("action", f"one of {sorted(legal)}", action)
        self.expected_points = self.round.play(action)
        self.actions += 1

    def points(self, line):
        if self.round is None:
            raise Mismatch("line", "no points outside a round", line)
        self.found_points.append({name: value for name, value in line.items() if name != "type"})

    def settle_points(self):
        """Checks that the points lines since the last action match the points that the action scored."""
        if self.expected_points or self.found_points:
            if sorted_lines(self.expected_points) != sorted_lines(self.found_points):
                raise Mismatch("points", self.expected_points, self.found_points)
            self.expected_points, self.found_points = [], []

    def round_end(self, line):
        if self.round is None or not self.round.over:
            raise Mismatch("line", "the rest of the round", "round_end")
        require_fields(line, "round", "scores", "totals")
        self.rounds += 1
        require("round", self.rounds, line["round"])
        require("scores", self.round.scores, line["scores"])
        self.totals = [total + score for total, score in zip(self.totals, self.round.scores)]
        require("totals", self.totals, line["totals"])
        self.round = None

    def winners(self):
        return self.game.winners(self.options, self.totals, self.rounds)

    def game_end(self, line):
        if self.round is not None or self.winners() is None:
            raise Mismatch("line", "no game_end: the match is not decided", line)
        require_fields(line, "totals", "winners")
        require("totals", self.totals, line["totals"])
        require("winners", self.winners(), sorted(line["winners"]))
        self.finished = True

    def position(self):
        parts = []
        if self.options:
            parts.append(f"{self.game.NAME} {json.dumps(self.options)}")
        parts.append(f"rounds ended {self.rounds}, totals {self.totals}")
        if self.round:
            parts.append(self.round.position())
        return "\n".join(parts)


def check_stream(lines, checker):
    """Passes the lines to the checker. Returns None, or a report of the first difference."""
    number = 0
    text = ""
    try:
        for number, text in enumerate(lines, start=1):
            checker.line(json.loads(text))
        number, text = number + 1, "(end)"
        checker.end()
    except Mismatch as mismatch:
        return report(number, text, mismatch.what, mismatch.expected, mismatch.found, checker)
    except (ValueError, KeyError, IndexError, TypeError, AttributeError) as problem:
        return report(number, text, "a line that can be read", "notation.md's form",
                      f"{type(problem).__name__}: {problem}", checker)
    if checker.traces == 0:
        return "line 1: expected a trace, found nothing"
    return None


def report(number, text, what, expected, found, checker):
    return (f"line {number}: {what}\n  expected: {expected}\n  found:    {found}\n"
            f"  line:     {text.strip()[:600]}\n" + checker.position())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--partial", action="store_true")
    parser.add_argument("--options", metavar="TEXT")
    arguments = parser.parse_args()
    checker = TraceChecker(arguments.rounds, arguments.partial, arguments.options)
    problem = check_stream(sys.stdin, checker)
    if problem:
        print(problem)
        return 1
    print(f"{checker.traces} traces, {checker.actions} actions: all agree")
    return 0


if __name__ == "__main__":
    sys.exit(main())
