#!/usr/bin/python3
"""Compares the program with the reference implementations, over many options and random games.

    compare.py --mitts PATH [--games mitaines,mitch] [--seeds N] [--mixes N] [--records N] [--jobs N]

Runs `mitts trace` for every preset and number of players, for each value of every option, and for random mixes of
options, and checks every trace. `mitts replay` must print a trace unchanged. The program must refuse options that the
rules page refuses. Then `mitts replay` gets random set-ups and deals with random play, and must refuse records with an
illegal action. The output ends with the line `N passed, M failed`. The exit status is 1 if anything failed.
"""

import argparse
import json
import multiprocessing
import random
import subprocess
import sys
import time
from collections import Counter

import option_mixes
import record_maker
from check_trace import GAMES, TraceChecker, check_stream

MANY_ROUNDS = 12  # the maximum number of rounds of a Mitaines match, for options under which few points are scored
REPORTS_SHOWN = 10


def run(command, text=None):
    """Returns the status, output and errors of one run of the program."""
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=120, check=False)
    return done.returncode, done.stdout, done.stderr


def trace_command(mitts, game, options_text, seed, rounds, policies):
    command = [mitts, "trace", "--game", game, "--options", options_text, "--seed", str(seed)]
    if rounds is not None:
        command += ["--rounds", str(rounds)]
    for policy in policies:
        command += ["--player", policy]
    return command


def check_game(mitts, game, options_text, seed, rounds=None, policies=()):
    """Checks one match. Returns the number of actions, and a report of the first difference or None."""
    command = trace_command(mitts, game, options_text, seed, rounds, policies)
    status, output, errors = run(command)
    if status != 0:
        return 0, shown(command, f"exit status {status}: {errors}")
    checker = TraceChecker(rounds=rounds, options_text=options_text)
    problem = check_stream(output.splitlines(), checker)
    if problem is None and checker.traces != 1:
        problem = f"{checker.traces} traces instead of one"
    return checker.actions, problem and shown(command, problem)


def check_replayed_trace(mitts, game, options_text, seed, rounds, policies):
    """Checks that `mitts replay` prints a trace unchanged."""
    command = trace_command(mitts, game, options_text, seed, rounds, policies)
    _status, played, _errors = run(command)
    status, replayed, errors = run([mitts, "replay", "-"], played)
    if status != 0 or not played or played != replayed:
        return 0, shown(command, f"replayed with status {status} {errors}; the same text: {played == replayed}")
    return 0, None


def check_refusal(mitts, game, options_text, option):
    """Checks that invalid options lead to exit status 2 and one line that names one of the options."""
    command = [mitts, "trace", "--game", game, "--options", options_text, "--seed", "1", "--rounds", "1"]
    status, output, errors = run(command)
    names = [option] + [word.partition("=")[0] for word in options_text.split()[1:]]
    if status != 2:
        return 0, shown(command, f"expected a refusal of {option} with exit status 2, found {status}")
    if output or errors.count("\n") != 1 or not any(name in errors for name in names):
        return 0, shown(command, f"expected one line that names {option}, found {errors!r}, output {output[:80]!r}")
    return 0, None


def check_record(mitts, game, options_text, number):
    """Checks the program's replay of a random set-up or deal with random play."""
    record, start, actions = record_maker.make_record(GAMES[game], options_text, random.Random(number))
    command = [mitts, "replay", "-"]
    status, output, errors = run(command, record)
    if status != 0:
        return 0, shown(command, f"exit status {status}: {errors}\n{record}")
    checker = TraceChecker(options_text=options_text)
    problem = check_stream(output.splitlines(), checker) or wrong_start(output, start)
    if problem is None and checker.actions != len(actions):
        problem = f"{checker.actions} actions instead of {len(actions)}"
    return checker.actions, problem and shown(command, f"{problem}\n{record}")


def check_illegal(mitts, game, options_text, number):
    """Checks that a record with an illegal last action leads to exit status 2, one line that names it, and no trace."""
    record, illegal = record_maker.make_illegal_record(GAMES[game], options_text, random.Random(number))
    if record is None:
        return 0, None
    command = [mitts, "replay", "-"]
    status, output, errors = run(command, record)
    if status != 2 or output or errors.count("\n") != 1 or illegal not in errors:
        return 0, shown(command, f"expected a refusal of {illegal} with status 2 and one line, found {status}, "
                                 f"{errors!r}, output {output[:80]!r}\n{record}")
    return 1, None


def wrong_start(output, start):
    """Returns a report if the trace does not begin with the deck or the set-up of the record, else None."""
    line = json.loads(output.splitlines()[1])
    for name, expected in start.items():
        if name != "dealer_named" and line.get(name) != expected:
            return f"{name} of the start: expected {expected}, found {line.get(name)}"
    return None


def shown(command, problem):
    return " ".join(f'"{word}"' if " " in word else word for word in command) + f"\n{problem}"


CHECKS = {"trace": check_game, "replayed trace": check_replayed_trace,
          "refusal": check_refusal, "record": check_record, "illegal": check_illegal}


def run_check(work):
    kind, arguments = work
    try:
        actions, problem = CHECKS[kind](*arguments)
    except Exception as error:  # one failed run must not stop the others
        actions, problem = 0, f"{kind} {arguments}: {type(error).__name__}: {error}"
    return kind, arguments[1], actions, problem


# ---------------------------------------------------------------- checks


def games_of(mitts):
    """Returns the games that the program lists."""
    return [game["game"] for game in json.loads(run([mitts, "options", "--json"])[1])]


def option_checks(arguments, game):
    """Yields checks of presets, single option values, combinations, random mixes and refusals."""
    chance = random.Random(f"{arguments.seed} {game.NAME} options")
    for text, word in option_mixes.bad_texts(game):
        yield "refusal", (arguments.mitts, game.NAME, text, word)
    texts = [(text, arguments.seeds) for text in option_mixes.preset_texts(game)]
    texts += [(text, max(1, arguments.seeds // 5)) for text in option_mixes.single_texts(game)]
    texts += [(text, max(1, arguments.seeds // 5)) for text in option_mixes.combined_texts(game)]
    texts += [(option_mixes.random_text(game, chance), 1) for _ in range(arguments.mixes)]
    for text, seeds in texts:
        refused = option_mixes.refusal_of(game, text)
        if refused:
            yield "refusal", (arguments.mitts, game.NAME, text, refused)
            continue
        for _ in range(seeds):
            yield "trace", match_of(arguments, game, text, chance)
        if seeds == arguments.seeds:
            yield "replayed trace", match_of(arguments, game, text, chance)


def match_of(arguments, game, text, chance):
    """Returns random arguments for `check_game`. `rounds` may be None only if the match is sure to end."""
    ends = game.NAME != "mitaines" or text.count("=") == 2  # a preset and a number of players, without other options
    rounds = chance.choice([1, 2, None] if ends else [1, 2, 3, MANY_ROUNDS])
    policies = [chance.choice(arguments.policies.split(",")) for _ in range(chance.randint(0, 2))]
    return arguments.mitts, game.NAME, text, chance.getrandbits(64), rounds, policies


def record_checks(arguments, game):
    chance = random.Random(f"{arguments.seed} {game.NAME} records")
    for number in range(arguments.records):
        text = option_mixes.random_text(game, chance)
        kind = "illegal" if number % 4 == 0 else "record"
        yield kind, (arguments.mitts, game.NAME, text, chance.getrandbits(64))


def all_checks(arguments):
    checks = []
    for name in arguments.games:
        checks += option_checks(arguments, GAMES[name])
        checks += record_checks(arguments, GAMES[name])
    return checks


def compare(arguments):
    checks = all_checks(arguments)
    began = time.monotonic()
    passed, actions, failures = Counter(), Counter(), []
    with multiprocessing.Pool(arguments.jobs) as pool:
        for kind, game, count, problem in pool.imap_unordered(run_check, checks, chunksize=8):
            actions[game, kind] += count
            if problem is None:
                passed[game, kind] += 1
            else:
                failures.append((game, kind, problem))
    print_result(passed, actions, failures, time.monotonic() - began)
    return 1 if failures else 0


def print_result(passed, actions, failures, seconds):
    failed = Counter((game, kind) for game, kind, _ in failures)
    for _game, _kind, problem in failures[:REPORTS_SHOWN]:
        print(problem, end="\n\n")
    if len(failures) > REPORTS_SHOWN:
        print(f"... and {len(failures) - REPORTS_SHOWN} more failures")
    for game, kind in sorted(set(passed) | set(failed)):
        print(f"{game} {kind}: {passed[game, kind]} passed, {failed[game, kind]} failed, "
              f"{actions[game, kind]} actions compared")
    print(f"{sum(actions.values())} actions compared in {seconds:.0f} s")
    print(f"{sum(passed.values())} passed, {len(failures)} failed")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mitts", required=True, help="the program to compare")
    parser.add_argument("--games", help="names, with commas between; all that the program has if not given")
    parser.add_argument("--seeds", type=int, default=5, help="matches for each preset and number of players")
    parser.add_argument("--mixes", type=int, default=200, help="random mixes of options for each game")
    parser.add_argument("--records", type=int, default=200, help="random set-ups for each game")
    parser.add_argument("--policies", default="random,careful", help="who may play, with commas between")
    parser.add_argument("--seed", type=int, default=1, help="of the choices made here")
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    arguments.games = arguments.games.split(",") if arguments.games else games_of(arguments.mitts)
    unknown = [name for name in arguments.games if name not in GAMES]
    if unknown or not arguments.games:
        parser.error(f"unknown games: {', '.join(unknown) or 'none named'}; known: {', '.join(GAMES)}")
    return compare(arguments)


if __name__ == "__main__":
    sys.exit(main())
