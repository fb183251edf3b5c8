"""A plain implementation of Mitaines: the rules M1 to M21 in order, without optimisation.

Cards are codes such as `7S` and `X1`. The first character is the rank. A round takes actions as text and returns the
points lines that they score. The module does not depend on traces or files.
"""

from common import (BadOptions, Choice, Range, check_deck, check_values, french_pack, points_line,
                    read_option_text, without_zeros)

NAME = "mitaines"

POINTS = Range(0, 10000, samples=(0, 10, 30, 70, 200, 10000))

OPTIONS = {
    "players": Choice(2, 3, 4),
    "target": Range(50, 5000, 10, samples=(50, 100, 300, 500, 1000)),
    "game_end": Choice("round", "at_once"),
    "jack_order": Choice("high", "natural"),
    "jokers": Choice(0, 2),
    "layout": Choice(0, 4, 6),
    "dealing": Choice("packets", "singly"),
    "mitten": POINTS, "glove": POINTS, "sock": POINTS,
    "jack_mitten": POINTS, "jack_glove": POINTS, "jack_sock": POINTS,
    "ten_of_diamonds": POINTS,
    "joker": POINTS,
    "lone_match": Choice("mitten", "flat"),
    "lone_match_points": POINTS, "lone_jacks_points": POINTS,
    "lone_jack": POINTS,
    "doubles": Choice(True, False),
    "mitten_on_match": Choice(True, False),
    "top_pair_call": Choice(False, True),
    "resolution": Choice("highest", "first_complete"),
    "topped_calls": Choice("safe", "stealable"),
    "topped_pay": Choice(True, False),
    "joker_sweep": Choice(False, True),
    "exchange": Choice(False, True),
    "leftover_ten": Choice("last_capturer", "last_contract"),
    "first_dealer": Choice("random", "highest_spade"),
    "score_cards": Choice("hundreds", "fifties", "kept_cards"),
}

PAGAT = {
    "players": 2, "target": 500, "game_end": "round", "jack_order": "high", "jokers": 0, "layout": 4,
    "dealing": "packets",
    "mitten": 10, "glove": 100, "sock": 200, "jack_mitten": 50, "jack_glove": 150, "jack_sock": 300,
    "ten_of_diamonds": 50, "joker": 50,
    "lone_match": "mitten", "lone_match_points": 10, "lone_jacks_points": 20, "lone_jack": 0,
    "doubles": True, "mitten_on_match": True, "top_pair_call": False, "resolution": "highest",
    "topped_calls": "safe", "topped_pay": True, "joker_sweep": False, "exchange": False,
    "leftover_ten": "last_capturer", "first_dealer": "random", "score_cards": "hundreds",
}

PRESETS = {
    "pagat": PAGAT,
    "gamerules": {**PAGAT, "game_end": "at_once", "top_pair_call": True, "resolution": "first_complete",
                  "score_cards": "kept_cards"},
    "regles": {**PAGAT, "players": 4, "target": 1000, "layout": 0, "dealing": "singly",
               "glove": 50, "sock": 100, "jack_mitten": 20, "jack_glove": 100, "jack_sock": 200,
               "lone_match": "flat", "lone_jack": 10, "doubles": False, "exchange": True,
               "leftover_ten": "last_contract", "first_dealer": "highest_spade"},
    "lavoie": {**PAGAT, "glove": 50, "sock": 100, "jack_sock": 250, "ten_of_diamonds": 10},
    "gaspesie": {**PAGAT, "jack_order": "natural", "jokers": 2, "layout": 6, "glove": 50,
                 "jack_mitten": 20, "jack_glove": 100, "jack_sock": 400, "ten_of_diamonds": 100,
                 "lone_match": "flat", "lone_jacks_points": 10},
}

DEFAULT_PRESET = "pagat"

RANK_ORDERS = {"high": "XJAKQT98765432", "natural": "XAKQJT98765432"}  # highest first
KIND_NAMES = {2: "mitten", 3: "glove", 4: "sock"}
KIND_LETTERS = {2: "m", 3: "g", 4: "s"}
LETTER_KINDS = {letter: kind for kind, letter in KIND_LETTERS.items()}


# ---------------------------------------------------------------- options


def options_from_text(text):
    """Returns all option values for a string such as `preset=lavoie players=3`."""
    preset, changes = read_option_text(OPTIONS, text)
    if preset is not None and preset not in PRESETS:
        raise BadOptions(f"preset={preset}: expected {', '.join(PRESETS)}")
    options = {**PRESETS[preset or DEFAULT_PRESET], **changes}
    check_options(options)
    return options


def hand_size(options):
    """M3: returns the number of cards that each player is dealt in packets."""
    return 8 if options["players"] == 3 else 6


def check_options(options):
    """Checks that the options have values of the right type and that the cards can be dealt."""
    check_values(OPTIONS, options)
    players, layout, jokers = options["players"], options["layout"], options["jokers"]
    if options["exchange"] and players != 4:
        raise BadOptions("exchange: needs players=4")
    if options["dealing"] == "singly":
        if players != 4 or layout != 0 or jokers != 0:
            raise BadOptions("dealing=singly: needs players=4 layout=0 jokers=0")
    elif (52 + jokers - layout) % (players * hand_size(options)) != 0:
        raise BadOptions("layout: the pack does not fill whole deals")


def number_of_sides(options):
    """Returns the number of sides: two with four players, otherwise one per seat."""
    return 2 if options["players"] == 4 else options["players"]


def winners(options, totals, _rounds_played):
    """M21: returns the winning sides once the match is decided, else None."""
    best = max(totals)
    if best < options["target"] or totals.count(best) > 1:
        return None
    return [totals.index(best)]


# ---------------------------------------------------------------- a round


class Call:
    """A call on this pile: its kind, its rank, and the number of cards that its caller still has to play."""

    def __init__(self, seat, rank, kind, missing):
        self.seat, self.rank, self.kind, self.missing = seat, rank, kind, missing

    def __repr__(self):
        return f"seat {self.seat}: {KIND_NAMES[self.kind]} of {self.rank}, {self.missing} to play"


class Round:
    """One round, from its deal or a set-up to its end."""

    def __init__(self, options, dealer):
        self.options = options
        self.players = options["players"]
        self.dealer = dealer
        self.hands = [[] for _ in range(self.players)]
        self.stock = []
        self.pile = []
        self.layout = []            # the layout's cards while they are in the pile
        self.calls = []             # the calls on this pile, in order
        self.gives = []             # the remaining gifts of the exchange, as (giver, receiver)
        self.received = []          # the gifts that the partner does not have yet, as (receiver, card)
        self.last_capturer = None   # the side that captured last
        self.last_contract = None   # the side that last completed or stole a call
        self.turn = None
        self.over = False
        self.scores = [0] * number_of_sides(options)
        self.totals = [0] * number_of_sides(options)  # the totals of earlier rounds
        self.opening_points = []
        self.rank_order = RANK_ORDERS[options["jack_order"]]

    @classmethod
    def from_deck(cls, options, dealer, deck, totals=None):
        check_deck(deck, french_pack(1, options["jokers"]))
        table = cls(options, dealer)
        table.totals = list(totals or table.totals)
        table.stock = list(deck)
        table.deal(first=True)
        return table

    @classmethod
    def from_setup(cls, options, setup):
        table = cls(options, setup["dealer"])
        table.hands = [list(hand) for hand in setup["hands"]]
        table.layout = list(setup["layout"])
        table.pile = list(setup["layout"]) + list(setup["pile"])
        table.stock = list(setup["stock"])
        table.turn = setup["turn"]
        if not table.hands[table.turn]:
            table.pass_turn()
        return table

    def side(self, seat):
        """Returns the side of a seat. With partners it is the seat modulo 2."""
        return seat % 2 if self.players == 4 else seat

    # ---- dealing

    def deal(self, first):
        """M3, M5: deals the hands. Then the exchange (M6) or the play (M7) begins."""
        if self.options["dealing"] == "singly":
            self.deal_singly(7 if first else 6)
        else:
            self.deal_packets(self.options["layout"] if first else 0)
        if self.options["exchange"]:
            self.begin_exchange()
        self.turn = self.gives[0][0] if self.gives else self.left_of_dealer(1)

    def left_of_dealer(self, steps):
        return (self.dealer + steps) % self.players

    def take_from_stock(self, count):
        cards, self.stock = self.stock[:count], self.stock[count:]
        return cards

    def deal_packets(self, layout):
        """M3: deals in two passes. Half of the layout is dealt just before the dealer's packet."""
        packet = hand_size(self.options) // 2
        for _ in range(2):
            for steps in range(1, self.players):
                self.hands[self.left_of_dealer(steps)] += self.take_from_stock(packet)
            faced = self.take_from_stock(layout // 2)
            self.layout += faced
            self.pile += faced
            self.hands[self.dealer] += self.take_from_stock(packet)

    def deal_singly(self, cards_each):
        """M5: deals one card at a time, clockwise from the dealer's left."""
        for _ in range(cards_each):
            for steps in range(1, self.players + 1):
                self.hands[self.left_of_dealer(steps)] += self.take_from_stock(1)

    def begin_exchange(self):
        """M6: plans the exchange of three cards each: dealer+1 to dealer+3, dealer+2 to the dealer, and then back."""
        order = [(1, 3), (2, 0), (3, 1), (0, 2)]
        self.gives = [(self.left_of_dealer(giver), self.left_of_dealer(receiver))
                      for giver, receiver in order for _ in range(3)]

    # ---- legal actions

    def open_calls(self):
        """M8: returns the open calls: only the last call, or all calls on the pile."""
        if self.options["resolution"] == "highest":
            return self.calls[-1:]
        return self.calls

    def binding_call(self, seat):
        """M8: returns the open call that binds this seat, or None."""
        for call in self.open_calls():
            if call.seat == seat:
                return call
        return None

    def height(self, kind, rank):
        """M12: returns a sort key for calls: first by the number of cards, then by the rank order in force."""
        return (kind, -self.rank_order.index(rank))

    def cards_from_table(self, rank):
        """M11: returns the number of top cards in a call of this rank: 0, 1, or 2 with `top_pair_call`."""
        if not self.pile or self.pile[-1][0] != rank:
            return 0
        # Calls end with their pile, so if there is a call, the top card was played with it or after it.
        pair_on_top = len(self.pile) >= 2 and self.pile[-2][0] == rank and not self.calls
        return 2 if self.options["top_pair_call"] and pair_on_top else 1

    def kinds(self, rank, held):
        """M10 to M12: returns the possible kinds of call with a card of this rank, if `held` of them are in hand."""
        from_table = self.cards_from_table(rank)
        fewest_from_hand = 1 if from_table == 2 else 2
        kinds = [from_table + from_hand for from_hand in range(fewest_from_hand, held + 1)]
        if from_table and self.options["mitten_on_match"] and held >= 2:  # M10: a mitten does not use the top card
            kinds.append(2)
        open_calls = self.open_calls()
        if open_calls:
            highest = max(self.height(call.kind, call.rank) for call in open_calls)
            kinds = [kind for kind in kinds if self.height(kind, rank) > highest]
        return kinds

    def legal(self):
        """Returns the legal actions of the seat on turn as a set of strings."""
        hand = self.hands[self.turn]
        if self.gives:
            return {f"give:{card}" for card in hand}
        bound = self.binding_call(self.turn)
        ranks = [card[0] for card in hand]
        callable_kinds = {rank: self.kinds(rank, ranks.count(rank)) for rank in set(ranks)
                          if self.may_call(bound, rank)}
        if bound is not None:  # M9: a raise must include the top card, which a mitten cannot
            callable_kinds = {rank: [kind for kind in kinds if kind > 2] for rank, kinds in callable_kinds.items()}
        actions = set()
        for card in hand:
            if bound is None or card[0] == bound.rank:  # M9
                actions.add(card)
            for kind in callable_kinds.get(card[0], ()):
                actions.add(f"{card}:{KIND_LETTERS[kind]}")
        return actions

    def may_call(self, bound, rank):
        """M9: returns whether the seat may call. A bound seat needs a matching top card and resolution=highest."""
        if bound is None:
            return True
        return self.options["resolution"] == "highest" and self.cards_from_table(rank) > 0

    # ---- actions

    def play(self, action):
        """Performs one legal action and returns the points lines that it scores."""
        if action.startswith("give:"):
            self.give(action[5:])
            return []
        card, _, letter = action.partition(":")
        lines = self.play_card(card, LETTER_KINDS[letter] if letter else 0)
        if self.target_reached(lines):
            self.over = True
        else:
            self.pass_turn()
            if self.over:
                lines += self.leftovers()
        lines = without_zeros(lines)
        for line in lines:
            self.scores[line["side"]] += line["points"]
        return lines

    def target_reached(self, lines):
        """M21: returns whether these points end the match with `game_end=at_once`."""
        if self.options["game_end"] == "round":
            return False
        sums = [total + score for total, score in zip(self.totals, self.scores)]
        for line in lines:
            sums[line["side"]] += line["points"]
        return max(sums) >= self.options["target"]

    def give(self, card):
        """M6: gives one card of the exchange. The partner receives all three cards together."""
        giver, receiver = self.gives.pop(0)
        self.hands[giver].remove(card)
        self.received.append((receiver, card))
        if len(self.received) == 3:
            for partner, given in self.received:
                self.hands[partner].append(given)
            self.received = []
        self.turn = self.gives[0][0] if self.gives else self.left_of_dealer(1)

    def play_card(self, card, kind):
        seat, rank = self.turn, card[0]
        before = list(self.pile)
        from_table = self.cards_from_table(rank)
        self.hands[seat].remove(card)
        self.pile.append(card)
        if kind:
            taken_in = 0 if kind == 2 else from_table
            return self.play_with_call(Call(seat, rank, kind, kind - taken_in - 1))
        if self.calls:
            return self.play_under_call(rank, before)
        if before and (rank == before[-1][0] or self.sweeps(rank)):  # M16
            return self.capture(self.lone_points(rank, before))
        return []

    def sweeps(self, rank):
        """M16: returns whether the rank captures any pile. Jacks do, and jokers do if `joker_sweep` is set."""
        return rank == "J" or (rank == "X" and self.options["joker_sweep"])

    def play_with_call(self, call):
        """M14: plays a card with a call. The card captures the pile only if it completes the call."""
        self.calls.append(call)
        if call.missing > 0:
            return []
        self.last_contract = self.side(self.turn)
        return self.capture([], call)

    def play_under_call(self, rank, before):
        """M15: plays a card without a call while a call is open."""
        bound = self.binding_call(self.turn)
        if bound is not None:  # M15.1
            bound.missing -= 1
            if bound.missing > 0:
                return []
            self.last_contract = self.side(self.turn)
            return self.capture([], bound)
        for call in self.calls_to_steal():  # M15.2
            if call.rank == rank and call.seat != self.turn and call.kind in (2, 3):
                self.last_contract = self.side(self.turn)
                return self.capture(self.double_points(call, before), call)
        return []  # M15.3

    def calls_to_steal(self):
        """M15.2: returns the calls that may be stolen, latest first: the open calls, or all calls on this pile."""
        if self.options["topped_calls"] == "stealable":
            return self.calls[::-1]
        return self.open_calls()[::-1]

    def pass_turn(self):
        """M4, M7: moves to the next seat with cards. If there is none, begins the next deal or ends the round."""
        for steps in range(1, self.players + 1):
            seat = (self.turn + steps) % self.players
            if self.hands[seat]:
                self.turn = seat
                return
        if self.stock:
            self.deal(first=False)
        else:
            self.over = True

    # ---- scoring

    def kind_value(self, kind, rank):
        """Returns the value of a kind of call. Jacks have separate values."""
        prefix = "jack_" if rank == "J" else ""
        return self.options[prefix + KIND_NAMES[kind]]

    def line(self, points, what, **details):
        return points_line(self.side(self.turn), points, what, **details)

    def kind_line(self, kind, rank, what):
        return self.line(self.kind_value(kind, rank), what, kind=KIND_NAMES[kind], rank=rank)

    def double_points(self, call, before):
        """M18.2: returns the additional points for stealing a lone called card."""
        if self.options["doubles"] and len(before) == 1:
            return [self.kind_line(call.kind, call.rank, "double")]
        return []

    def lone_points(self, rank, before):
        """M18.3: returns the points for capturing a lone card while no call is open."""
        if len(before) != 1:
            return []
        if rank != before[0][0]:
            return [self.line(self.options["lone_jack"], "lone")]
        if self.options["lone_match"] == "mitten":
            return [self.line(self.kind_value(2, rank), "lone")]
        flat = "lone_jacks_points" if rank == "J" else "lone_match_points"
        return [self.line(self.options[flat], "lone")]

    def capture(self, lines, ended=None):
        """M17, M18: captures the pile. `lines` are the points under M18.2 and M18.3. `ended` is the call that ends."""
        paid = [call for call in self.calls if self.options["topped_pay"] or call is ended]  # M18.1
        lines = lines + [self.kind_line(call.kind, call.rank, "call") for call in paid]
        layout_ranks = [card[0] for card in self.layout]
        for rank in sorted(set(layout_ranks)):  # M18.4
            if layout_ranks.count(rank) >= 2:
                lines.append(self.kind_line(layout_ranks.count(rank), rank, "layout"))
        for card in self.pile:  # M18.5
            if card == "TD":
                lines.append(self.line(self.options["ten_of_diamonds"], "ten"))
            if card[0] == "X":
                lines.append(self.line(self.options["joker"], "joker"))
        self.last_capturer = self.side(self.turn)
        self.pile, self.layout, self.calls = [], [], []
        return lines

    def leftovers(self):
        """M19: returns the points for the ten of diamonds and the jokers left on the table at the end of the round."""
        assert not self.calls, "M19: no call is open when the hands run out"
        side = self.last_capturer if self.options["leftover_ten"] == "last_capturer" else self.last_contract
        if side is None:
            return []
        lines = []
        for card in self.pile:
            if card == "TD":
                lines.append(points_line(side, self.options["ten_of_diamonds"], "leftover_ten"))
            if card[0] == "X":
                lines.append(points_line(side, self.options["joker"], "leftover_joker"))
        return lines

    def position(self):
        """Describes the table, for reports."""
        hands = " / ".join(" ".join(hand) or "-" for hand in self.hands)
        return (f"turn {self.turn}, dealer {self.dealer}, hands {hands}\n"
                f"pile (bottom to top) {' '.join(self.pile) or '-'}, layout {' '.join(self.layout) or '-'}\n"
                f"calls {self.calls}, stock {' '.join(self.stock) or '-'}, gives {self.gives}, "
                f"scores {self.scores}, last capturer {self.last_capturer}, last contract {self.last_contract}")
