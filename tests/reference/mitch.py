"""A plain implementation of Mitch: the rules C1 to C18 in order, without optimisation.

A column is a list of cards in the order in which they were placed. A round takes actions as text and returns the
points lines at its end. The module does not depend on traces or files.
"""

from common import (BadOptions, Choice, Range, check_deck, check_values, french_pack, points_line,
                    read_option_text, without_zeros)

NAME = "mitch"

OPTIONS = {
    "players": Range(2, 8, samples=range(2, 9)),
    "packs": Choice(1, 2),
    "hand_size": Range(0, 9, samples=range(0, 10)),
    "draw": Choice("stock", "either", "either_place"),
    "direction": Choice("down", "high_low"),
    "tie": Choice("high_last", "low_last"),
    "suit_points": Range(0, 20, words=("players_plus_1",), samples=(0, 1, 4, 7, 20)),
    "shortest": Choice("none", "double", "fifth_suit"),
    "penalty": Range(0, 50, samples=(0, 1, 10, 50)),
    "ending": Choice("play_out", "last_ace"),
    "rounds": Range(1, 20, samples=(1, 2, 5)),
}

BANILOWER = {"players": 3, "hand_size": 5, "draw": "stock", "direction": "down", "tie": "high_last",
             "suit_points": 4, "shortest": "none", "penalty": 10, "ending": "play_out"}

PRESETS = {
    "banilower": BANILOWER,
    "revolution": {**BANILOWER, "suit_points": "players_plus_1", "shortest": "fifth_suit", "penalty": 0,
                   "ending": "last_ace"},
    "pick_up": {**BANILOWER, "draw": "either"},
    "pick_up_and_place": {**BANILOWER, "draw": "either_place"},
    "lowest_wins": {**BANILOWER, "tie": "low_last"},
    "shortest_doubles": {**BANILOWER, "shortest": "double"},
    "two_packs": {**BANILOWER, "packs": 2},
    "three_cards": {**BANILOWER, "hand_size": 3},
    "no_hand": {**BANILOWER, "hand_size": 0},
    "high_low": {**BANILOWER, "direction": "high_low"},
}

DEFAULT_PRESET = "banilower"

VALUES = {rank: value for value, rank in enumerate("23456789TJQK", start=2)}  # without aces, which are not placed


# ---------------------------------------------------------------- options


def options_from_text(text):
    """Returns all option values for a string such as `preset=pick_up players=6`."""
    preset, changes = read_option_text(OPTIONS, text)
    if preset is not None and preset not in PRESETS:
        raise BadOptions(f"preset={preset}: expected {', '.join(PRESETS)}")
    options = {**PRESETS[preset or DEFAULT_PRESET], **changes}
    options.setdefault("packs", 1 if options["players"] <= 5 else 2)
    options.setdefault("rounds", options["players"])
    check_options(options)
    return options


def check_options(options):
    """Checks that the options have values of the right type and that the cards can be dealt."""
    check_values(OPTIONS, options)
    players, packs = options["players"], options["packs"]
    if 52 * packs - players * options["hand_size"] < players + 4 * packs:
        raise BadOptions("hand_size: the pack cannot serve such hands")
    if options["direction"] == "high_low" and options["tie"] == "low_last":
        raise BadOptions("tie: low_last is not combined with direction=high_low")


def number_of_sides(options):
    """Returns the number of sides: one per seat."""
    return options["players"]


def winners(options, totals, rounds_played):
    """Returns the sides with the highest total after all rounds, and None before that."""
    if rounds_played < options["rounds"]:
        return None
    return [side for side, total in enumerate(totals) if total == max(totals)]


def suit_points(options):
    if options["suit_points"] == "players_plus_1":
        return options["players"] + 1
    return options["suit_points"]


# ---------------------------------------------------------------- columns


def fits(column, card, direction):
    """C11, C12: returns whether this card fits its suit's column."""
    if not column:
        return True
    last, new = VALUES[column[-1][0]], VALUES[card[0]]
    if direction == "down":
        return new < last
    if len(column) == 1:
        return new != last
    descending = VALUES[column[1][0]] < VALUES[column[0][0]]
    return new < last if descending else new > last


def descends(column):
    """C15: returns whether a column descends. A single card counts in the direction that leaves it more room."""
    first = VALUES[column[0][0]]
    if len(column) == 1:
        return first - 2 > 13 - first
    return VALUES[column[1][0]] < first


def strength(column, options):
    """C13 to C15: returns a sort key. The column with the greater key wins, and equal keys tie."""
    values = [VALUES[card[0]] for card in reversed(column)]
    if options["direction"] == "high_low":
        descending = descends(column)
        rooms = [value - 2 if descending else 13 - value for value in values]
        return (len(column), rooms[0], descending, rooms)
    if options["tie"] == "low_last":
        values = [-value for value in values]
    return (len(column), values)


def lowest_cards(column):
    """C17: returns a sort key for columns of equal length. The smaller key counts as the shorter column."""
    return sorted(VALUES[card[0]] for card in column)


# ---------------------------------------------------------------- a round


class Round:
    """One round, from its deal or a set-up to its scores."""

    def __init__(self, options, dealer):
        self.options = options
        self.players = options["players"]
        self.dealer = dealer
        self.hands = [[] for _ in range(self.players)]
        self.columns = [{} for _ in range(self.players)]  # by seat: a map from a suit to its column
        self.stock = []
        self.discards = []                                # the top card is last
        self.aces = 0
        self.turn = (dealer + 1) % self.players           # C4
        self.drawing = False                              # true if the player must choose the source of the draw
        self.taken = None                                 # the card taken from the discard pile in this turn
        self.pile_draws = 0                               # C7: consecutive draws from the pile without a placement
        self.first_phase_turns = [0] * self.players
        self.placed_in_first_phase = [False] * self.players
        self.over = False
        self.scores = [0] * self.players
        self.opening_points = []                          # the points of a round that ends before the first action

    @classmethod
    def from_deck(cls, options, dealer, deck, _totals=None):
        check_deck(deck, french_pack(options["packs"]))
        table = cls(options, dealer)
        table.stock = list(deck)
        table.deal()
        table.open_play()
        return table

    @classmethod
    def from_setup(cls, options, setup):
        table = cls(options, setup["dealer"])
        table.hands = [list(hand) for hand in setup["hands"]]
        for seat, columns in enumerate(setup["columns"]):
            table.columns[seat] = {column[0][1]: list(column) for column in columns if column}
        table.stock = list(setup["stock"])
        table.discards = list(setup["discards"])
        table.aces = int(setup["aces"])
        table.turn = setup["turn"]
        if table.in_first_phase():
            table.placed_in_first_phase = [bool(columns) for columns in table.columns]
        table.open_play()
        return table

    # ---- set-up

    def closing_ace(self):
        """C3: returns the number of the ace that closes the first phase."""
        if self.options["ending"] == "last_ace":
            return 4 * self.options["packs"]
        return 3 * self.options["packs"]

    def in_first_phase(self):
        return self.aces < self.closing_ace()

    def deal(self):
        """C2: deals the hands one card at a time. Then replaces each hand's aces, starting at the dealer's left."""
        order = [(self.dealer + steps) % self.players for steps in range(1, self.players + 1)]
        for _ in range(self.options["hand_size"]):
            for seat in order:
                self.hands[seat].append(self.stock.pop(0))
        for seat in order:
            self.set_aside_aces(seat)

    def set_aside_aces(self, seat):
        dealt, self.hands[seat] = self.hands[seat], []
        for card in dealt:
            if card[0] == "A":
                self.aces += 1
            else:
                self.hands[seat].append(card)
        while len(self.hands[seat]) < self.options["hand_size"]:
            card = self.stock.pop(0)
            if card[0] == "A":
                self.aces += 1
            else:
                self.hands[seat].append(card)

    def open_play(self):
        """C4: begins the play. The closing ace may already have been drawn (C3)."""
        if self.in_first_phase():
            self.begin_turn()
        elif self.options["ending"] == "last_ace":
            self.finish()
        else:
            self.seek_hand()
        if self.over:
            self.opening_points = self.score()

    # ---- turns

    def begin_turn(self):
        """C5, C7: draws from the stock, unless the player may choose the source of the draw."""
        self.taken = None
        self.drawing = self.may_draw_from_pile()
        if not self.drawing:
            self.draw_from_stock()

    def may_draw_from_pile(self):
        """C7: returns whether the player may draw from the discard pile."""
        draw = self.options["draw"]
        if draw == "stock" or not self.discards:
            return False
        if self.fits(self.turn, self.discards[-1]):
            return draw == "either_place" or self.pile_draws < 2 * self.players
        return draw == "either" and self.hands[self.turn] != [] and self.pile_draws < 2 * self.players

    def draw_from_stock(self):
        """C5, C8, C9: draws a card from the stock, and sets aces aside. The closing ace ends the first phase."""
        self.drawing = False
        self.pile_draws = 0
        while True:
            card = self.stock.pop(0)
            if card[0] != "A":
                self.hands[self.turn].append(card)
                return
            self.aces += 1
            if not self.in_first_phase():
                break
        if self.options["ending"] == "last_ace":
            self.finish()
        else:
            self.seek_hand()

    def seek_hand(self):
        """C8, C10: gives the turn to the first player with cards, starting with the current one, or ends the round."""
        for steps in range(self.players):
            seat = (self.turn + steps) % self.players
            if self.hands[seat]:
                self.turn = seat
                return
        self.finish()

    def finish(self):
        self.over = True
        self.drawing = False

    def end_turn(self):
        was_first_phase = self.in_first_phase()
        self.turn = (self.turn + 1) % self.players
        if was_first_phase:
            self.begin_turn()
        else:
            self.seek_hand()

    # ---- legal actions

    def fits(self, seat, card):
        return fits(self.columns[seat].get(card[1], []), card, self.options["direction"])

    def legal(self):
        """Returns the legal actions of the seat on turn as a set of strings."""
        if self.drawing:
            return {"draw:stock", "draw:pile"}
        hand = self.hands[self.turn]
        if self.taken and self.options["draw"] == "either_place":  # C7
            return {f"place:{self.taken}"}
        droppable = list(hand)
        if self.taken:  # C7: the card's twin may be discarded, but not the card itself
            droppable.remove(self.taken)
        return ({f"place:{card}" for card in hand if self.fits(self.turn, card)}
                | {f"drop:{card}" for card in droppable})

    # ---- actions

    def play(self, action):
        """Performs one legal action and returns the points lines that it scores."""
        verb, _, what = action.partition(":")
        if verb == "draw":
            self.draw(what)
        else:
            self.place_or_discard(verb, what)
        return self.score() if self.over else []

    def draw(self, source):
        if source == "stock":
            self.draw_from_stock()
            return
        self.drawing = False
        self.taken = self.discards.pop()
        self.hands[self.turn].append(self.taken)
        self.pile_draws += 1

    def place_or_discard(self, verb, card):
        seat = self.turn
        self.hands[seat].remove(card)
        if self.in_first_phase():
            self.first_phase_turns[seat] += 1
        if verb == "place":
            self.columns[seat].setdefault(card[1], []).append(card)
            self.pile_draws = 0
            if self.in_first_phase():
                self.placed_in_first_phase[seat] = True
        else:
            self.discards.append(card)
        self.end_turn()

    # ---- scoring

    def score(self):
        """C13 to C17: returns the points lines of the round."""
        lines, winning = [], []
        for suit in "CDHS":
            owners = self.suit_owners(suit)
            if len(owners) == 1:
                winning.append((owners[0], suit))
                lines.append(points_line(owners[0], suit_points(self.options), "suit", suit=suit))
            for seat in range(self.players):
                if seat not in owners:
                    lost = len(self.columns[seat].get(suit, []))
                    lines.append(points_line(seat, -lost, "lost_cards", suit=suit))
        lines += self.shortest_points(winning) + self.penalties()
        lines = without_zeros(lines)
        for line in lines:
            self.scores[line["side"]] += line["points"]
        return lines

    def suit_owners(self, suit):
        """C13, C14: returns the seats that win this suit. Equal columns tie. A suit without columns has no winner."""
        strengths = {seat: strength(columns[suit], self.options)
                     for seat, columns in enumerate(self.columns) if columns.get(suit)}
        return [seat for seat in strengths if strengths[seat] == max(strengths.values())]

    def shortest_points(self, winning):
        """C17: returns the points for the shortest column. `double` and `fifth_suit` both add `suit_points` again."""
        if self.options["shortest"] == "none" or not winning:
            return []
        keys = {}
        for seat, suit in winning:
            column = self.columns[seat][suit]
            keys[seat, suit] = (len(column), lowest_cards(column))
        return [points_line(seat, suit_points(self.options), "shortest", suit=suit)
                for seat, suit in winning if keys[seat, suit] == min(keys.values())]

    def penalties(self):
        """C16: returns the penalties of players who had a turn in the first phase and placed nothing in it."""
        return [points_line(seat, -self.options["penalty"], "penalty") for seat in range(self.players)
                if self.first_phase_turns[seat] > 0 and not self.placed_in_first_phase[seat]]

    def position(self):
        """Describes the table, for reports."""
        seats = "\n".join(f"seat {seat}: hand {' '.join(hand) or '-'}, columns "
                          + (", ".join(" ".join(column) for column in self.columns[seat].values()) or "-")
                          for seat, hand in enumerate(self.hands))
        return (f"turn {self.turn}, dealer {self.dealer}, aces {self.aces} of {self.closing_ace()}\n{seats}\n"
                f"discards (top last) {' '.join(self.discards) or '-'}, taken {self.taken}, "
                f"draws from the pile {self.pile_draws}\nstock {' '.join(self.stock) or '-'}\n"
                f"first phase turns {self.first_phase_turns}, placed {self.placed_in_first_phase}, "
                f"scores {self.scores}")
