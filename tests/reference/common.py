"""Shared parts of the three reference implementations: cards, options, points, and the exceptions.

This file does not depend on any game or on traces. It is deliberately simple, so that the reference
implementations can be verified by comparing them with the rules pages.
"""

SUITS = "CDHS"
FRENCH_RANKS = "AKQJT98765432"
TAROT_RANKS = "KQNPT987654321"


class Mismatch(Exception):
    """A difference between the value found and the value that follows from the rules."""

    def __init__(self, what, expected, found):
        super().__init__(what)
        self.what = what
        self.expected = expected
        self.found = found


class BadOptions(ValueError):
    """Raised for an unknown, missing or invalid option. The message names the option."""


# ---------------------------------------------------------------- options


class Choice:
    """An option with a fixed list of values (text, numbers or booleans)."""

    def __init__(self, *values):
        self.values = values

    def accepts(self, value):
        return any(value == known and type(value) is type(known) for known in self.values)

    def read(self, text):
        """Returns the value written as `text`, or None if the option has no such value."""
        for value in self.values:
            if write_value(value) == text:
                return value
        return None

    def samples(self):
        return list(self.values)

    def __str__(self):
        return ", ".join(write_value(value) for value in self.values)


class Range:
    """An option that takes integers from `low` to `high` in steps of `step`, or one of the `words`."""

    def __init__(self, low, high, step=1, words=(), samples=()):
        self.low, self.high, self.step, self.words = low, high, step, words
        self._samples = list(samples)

    def accepts(self, value):
        if isinstance(value, str):
            return value in self.words
        if type(value) is not int or not self.low <= value <= self.high:
            return False
        return value % self.step == 0

    def read(self, text):
        if text in self.words:
            return text
        try:
            value = int(text)
        except ValueError:
            return None
        return value if self.accepts(value) else None

    def samples(self):
        return self._samples + list(self.words)

    def __str__(self):
        step = f" by {self.step}" if self.step > 1 else ""
        return f"{self.low}..{self.high}{step}" + "".join(f", {word}" for word in self.words)


def write_value(value):
    """Returns an option's value as the rules pages write it."""
    if value is True:
        return "yes"
    if value is False:
        return "no"
    return str(value)


def check_values(known, options):
    """Checks that every known option is present with a valid value, and that there is no other option."""
    for name, kind in known.items():
        if name not in options:
            raise BadOptions(f"{name} is missing")
        if not kind.accepts(options[name]):
            raise BadOptions(f"{name}={write_value(options[name])}: expected {kind}")
    for name in options:
        if name not in known:
            raise BadOptions(f"{name} is not an option")


def read_option_text(known, text):
    """Splits `preset=pagat players=2` into the preset's name (or None) and the named values."""
    preset, values = None, {}
    for word in text.split():
        name, equals, written = word.partition("=")
        if not equals:
            raise BadOptions(f"{word} has no value")
        if name == "preset":
            preset = written
            continue
        if name not in known:
            raise BadOptions(f"{name} is not an option")
        value = known[name].read(written)
        if value is None:
            raise BadOptions(f"{name}={written}: expected {known[name]}")
        values[name] = value
    return preset, values


# ---------------------------------------------------------------- packs


def french_pack(packs=1, jokers=0):
    """Returns 52 cards for each pack, then the jokers."""
    cards = [rank + suit for suit in SUITS for rank in FRENCH_RANKS] * packs
    return cards + [f"X{number}" for number in range(1, jokers + 1)]


def tarot_pack():
    """Returns 78 cards: four suits of 14, the Fool 00, and the trumps 01 to 21."""
    suits = [rank + suit for suit in SUITS for rank in TAROT_RANKS]
    return suits + [f"{number:02d}" for number in range(22)]


def check_deck(deck, pack):
    """Checks that the deck consists of the pack's cards."""
    if sorted(deck) != sorted(pack):
        missing = list(pack)
        unexpected = []
        for card in deck:
            if card in missing:
                missing.remove(card)
            else:
                unexpected.append(card)
        raise Mismatch("deck", f"the pack of {len(pack)} cards; missing {missing}", f"too many {unexpected}")


# ---------------------------------------------------------------- points


def points_line(side, points, what, **details):
    """Returns a points line as in the trace, without the field `type`."""
    return {"side": side, "points": points, "for": what, **details}


def without_zeros(lines):
    """Returns the lines except those with zero points, which traces do not contain."""
    return [line for line in lines if line["points"] != 0]


def sorted_lines(lines):
    """Returns the lines in a fixed order, so that two lists can be compared as multisets."""
    return sorted(tuple(sorted((name, str(value), type(value).__name__) for name, value in line.items()))
                  for line in lines)
