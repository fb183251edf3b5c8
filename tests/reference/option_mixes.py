"""The options that `compare.py` tries, as strings in the form of a record's options.

They are presets with each number of players, every option's values one by one, and random mixes. This file depends on
the games' option tables, but not on traces.
"""

import itertools
import re

import mitaines
from common import BadOptions, write_value

# Options that interact.
COMBINED = {"mitaines": [("topped_pay", "topped_calls", "resolution", "top_pair_call"),
                         ("joker_sweep", "jokers", "layout", "lone_match")],
            "mitch": [("packs", "hand_size")],
            "mitigati": [("overtrump", "trump_honour")]}


def text_of(preset, changes):
    return " ".join([f"preset={preset}"] + [f"{name}={write_value(value)}" for name, value in changes.items()])


def player_counts(game):
    return list(game.OPTIONS["players"].samples())


def refusal_of(game, text):
    """Returns the option that the reference implementation refuses in this string, or None if all are accepted."""
    try:
        game.options_from_text(text)
    except BadOptions as problem:
        return re.split("[^a-z_]", str(problem))[0]
    return None


def preset_texts(game):
    for preset in game.PRESETS:
        for players in player_counts(game):
            yield text_of(preset, {"players": players})


def single_texts(game):
    """Yields a string for each sample value of each option, with every preset and number of players."""
    for preset in game.PRESETS:
        for players in player_counts(game):
            for name, kind in game.OPTIONS.items():
                if name == "players":
                    continue
                for value in kind.samples():
                    yield text_of(preset, {"players": players, name: value})


def combined_texts(game):
    """Yields a string for each combination of interacting options, with every preset and number of players."""
    for names in COMBINED[game.NAME]:
        for preset in game.PRESETS:
            for players in player_counts(game):
                for chosen in itertools.product(*(game.OPTIONS[name].samples() for name in names)):
                    yield text_of(preset, {"players": players, **dict(zip(names, chosen))})


def random_text(game, random):
    """Returns a random mix that can be dealt: a preset with some options changed."""
    while True:
        preset = random.choice(list(game.PRESETS))
        names = list(game.OPTIONS)
        changed = set(random.sample(names, random.randint(0, len(names))))
        changes = {name: random.choice(game.OPTIONS[name].samples()) for name in names if name in changed}
        if game is mitaines:
            changes.update(dealable(changes.get("players"), preset, random))
        text = text_of(preset, changes)
        if refusal_of(game, text) is None:
            return text


def dealable(players, preset, random):
    """Returns values for some options of Mitaines, chosen so that the cards can be dealt."""
    players = players or mitaines.PRESETS[preset]["players"]
    ways = [{"jokers": 0, "layout": 4, "dealing": "packets"}, {"jokers": 2, "layout": 6, "dealing": "packets"}]
    if players == 4:
        ways.append({"jokers": 0, "layout": 0, "dealing": "singly"})
    changes = {"players": players, **random.choice(ways)}
    if players != 4:
        changes["exchange"] = False
    return changes


def bad_texts(game):
    """Yields invalid strings, each paired with the name of the wrong option or preset."""
    default = f"preset={game.DEFAULT_PRESET}"
    for name, kind in game.OPTIONS.items():
        for value in outside(kind):
            yield f"{default} {name}={value}", name
    yield "preset=pagatt", "pagatt"
    yield f"{default} targett=500", "targett"
    yield f"{default} players", "players"


def outside(kind):
    """Returns some values that the option refuses."""
    if hasattr(kind, "low"):
        return [kind.low - kind.step, kind.high + kind.step, "x", ""] + ([kind.low + 1] if kind.step > 1 else [])
    return ["9", "X", ""]
