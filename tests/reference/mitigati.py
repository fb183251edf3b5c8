"""A plain implementation of Mitigati: the rules T1 to T17 in order, without optimisation.

A round is one hand: the bargaining in up to three stages, and the play if there is no agreement. It takes actions as
text and returns the points lines that they score. The module does not depend on traces or files.
"""

from common import (BadOptions, Choice, Range, check_deck, check_values, points_line, read_option_text,
                    tarot_pack, without_zeros)

NAME = "mitigati"

OPTIONS = {
    "players": Choice(3),
    "deals": Range(3, 30, 3, samples=(3, 6)),
    "trump_honour": Choice("per_trump", "flat"),
    "overtrump": Choice(False, True),
    "suits": Choice("french", "italian"),
}

STANDARD = {"players": 3, "deals": 3, "trump_honour": "per_trump", "overtrump": False, "suits": "french"}
PRESETS = {"standard": STANDARD}
DEFAULT_PRESET = "standard"

PLAYERS = 3
LOWEST_BID, HIGHEST_BID = -100, 200
FULL_HAND = 25
FAIR_SHARE = 43
FOOL = "00"
KINGS = ("KC", "KD", "KH", "KS")
VALUES = {"K": 5, "Q": 4, "N": 3, "P": 2}
RANK_ORDER = "123456789TPNQK"  # lowest first


# ---------------------------------------------------------------- options


def options_from_text(text):
    """Returns all option values for a string such as `deals=6`."""
    preset, changes = read_option_text(OPTIONS, text)
    if preset is not None and preset not in PRESETS:
        raise BadOptions(f"preset={preset}: expected {', '.join(PRESETS)}")
    options = {**PRESETS[preset or DEFAULT_PRESET], **changes}
    check_options(options)
    return options


def check_options(options):
    """Checks that the options have values of the right type. Every combination can be dealt."""
    check_values(OPTIONS, options)


def number_of_sides(_options):
    """Returns the number of sides: one per seat."""
    return PLAYERS


def winners(options, totals, rounds_played):
    """T17: returns the sides with the highest total after all deals, and None before that."""
    if rounds_played < options["deals"]:
        return None
    return [side for side, total in enumerate(totals) if total == max(totals)]


# ---------------------------------------------------------------- cards


def is_trump(card):
    """Returns whether a card is a trump, 01 to 21. The Fool is not a trump."""
    return card[0] in "012" and card[1].isdigit() and card != FOOL


def value(card):
    """T2: returns a card's value."""
    if card in ("01", "21"):
        return 5
    if card == FOOL:
        return 4
    return VALUES.get(card[0], 1)


def may_be_discarded(card):
    """T9: returns whether a card may be discarded. Kings and trumps may not, but the Fool may."""
    return not is_trump(card) and card not in KINGS


def suit_led(trick):
    """T11, T13: returns the letter of the suit led, or "trump", or None if only the Fool or nothing was led."""
    for _seat, card in trick:
        if card != FOOL:
            return "trump" if is_trump(card) else card[1]
    return None


def belongs(card, suit):
    """Returns whether the card belongs to the suit led ("trump" or a letter)."""
    if suit == "trump":
        return is_trump(card)
    return not is_trump(card) and card != FOOL and card[1] == suit


def trick_winner(trick):
    """T12: returns the seat with the highest trump, else with the highest card of the suit led. The Fool never wins."""
    trumps = [(int(card), seat) for seat, card in trick if is_trump(card)]
    if trumps:
        return max(trumps)[1]
    suit = suit_led(trick)
    if suit is None:
        return trick[0][0]  # only the Fool, in a set-up in which no other player had a card
    return max((RANK_ORDER.index(card[0]), seat) for seat, card in trick if belongs(card, suit))[1]


# ---------------------------------------------------------------- honours


def honour_points(hand):
    """T14: returns the points that each opponent pays for kings, 1, 21 and the Fool, in the best-paying combination."""
    kings = sum(card in KINGS for card in hand)
    trio = sum(card in ("01", "21", FOOL) for card in hand)
    held = kings + trio
    readings = [0]
    if kings == 4:
        readings.append(20 + 5 * (held - 4))
    if trio == 3:
        readings.append(15 + 5 * (held - 3))
    if held >= 4:
        readings.append(10 + 5 * (held - 4))
    if kings == 4 and trio == 3:
        readings.append(20 + 15)
    return max(readings)


def trump_points(hand, options):
    """T15: returns the points that each opponent pays for ten or more trumps. The Fool counts only as the tenth."""
    trumps = sum(is_trump(card) for card in hand)
    if trumps == 9 and FOOL in hand:
        trumps = 10
    if trumps < 10:
        return 0
    return trumps if options["trump_honour"] == "per_trump" else 1


# ---------------------------------------------------------------- a round


class Round:
    """One round, from its deal or a set-up to its scores."""

    def __init__(self, options, dealer):
        self.options = options
        self.players = PLAYERS
        self.dealer = dealer
        self.hands = [[] for _ in range(PLAYERS)]
        self.stock = []
        self.stage = "1"                       # "1", "2", "3", "discard" or "play"
        self.turn = self.left_of_dealer(1)
        self.bids = [None] * PLAYERS           # the bids of this stage
        self.stands = 0                        # the number of consecutive repeated bids
        self.discards = []
        self.trick = []                        # pairs of a seat and its card
        self.captured = [[] for _ in range(PLAYERS)]
        self.declared = [0] * PLAYERS          # T14, T15: the points that each opponent pays to each seat
        self.has_played = [False] * PLAYERS
        self.first_trick = True
        self.over = False
        self.scores = [0] * PLAYERS
        self.opening_points = []

    @classmethod
    def from_deck(cls, options, dealer, deck, _totals=None):
        check_deck(deck, tarot_pack())
        table = cls(options, dealer)
        table.stock = list(deck)
        table.deal(5)
        table.deal(5)
        return table

    @classmethod
    def from_setup(cls, options, setup):
        table = cls(options, setup["dealer"])
        table.hands = [list(hand) for hand in setup["hands"]]
        table.stock = list(setup["stock"])
        table.stage = str(setup["stage"])
        table.discards = list(setup["discards"])
        table.captured = [list(cards) for cards in setup["tricks"]]
        table.turn = setup["turn"]
        if table.stage == "play" and not table.hands[table.turn]:
            table.lead_from(table.turn)
        if table.over:
            table.opening_points = table.add(table.card_points())
        return table

    def left_of_dealer(self, steps):
        return (self.dealer + steps) % PLAYERS

    # ---- dealing

    def deal(self, count):
        """T3: deals a packet to each player, clockwise from the dealer's left."""
        for steps in range(1, PLAYERS + 1):
            self.give(self.left_of_dealer(steps), count)

    def give(self, seat, count):
        self.hands[seat] += self.stock[:count]
        self.stock = self.stock[count:]

    # ---- legal actions

    def legal(self):
        """Returns the legal actions of the seat on turn as a set of strings, with all bids as one range."""
        if self.stage in "123":
            last = self.bids[self.turn]  # T5
            return {"more", f"bid:{LOWEST_BID}..{HIGHEST_BID if last is None else last}"}
        hand = self.hands[self.turn]
        if self.stage == "discard":
            return {f"discard:{card}" for card in hand if may_be_discarded(card)}
        return set(self.playable(hand))

    def playable(self, hand):
        """T11, T13: returns the cards that follow suit, else trumps, else all cards. The Fool is always included."""
        suit = suit_led(self.trick)
        if suit is None:
            return hand
        following = [card for card in hand if belongs(card, suit)]
        following = following or [card for card in hand if is_trump(card)]
        if self.options["overtrump"] and following and is_trump(following[0]):  # trump was led, or the seat is void
            highest = max((int(card) for _seat, card in self.trick if is_trump(card)), default=0)
            following = [card for card in following if int(card) > highest] or following
        if not following:
            return hand
        return following + [card for card in hand if card == FOOL]

    def allows(self, action):
        """Returns whether this action is legal."""
        if action.startswith("bid:"):
            if self.stage not in "123":
                return False
            last = self.bids[self.turn]
            written = action[4:]
            bid = int(written)
            return written == str(bid) and LOWEST_BID <= bid <= (HIGHEST_BID if last is None else last)
        return action in self.legal()

    # ---- actions

    def play(self, action):
        """Performs one legal action and returns the points lines that it scores."""
        if action == "more":
            return self.add(self.next_stage())
        verb, _, what = action.rpartition(":")
        if verb == "bid":
            return self.add(self.bid(int(what)))
        if verb == "discard":
            return self.add(self.discard(what))
        return self.add(self.play_card(what))

    def add(self, lines):
        lines = without_zeros(lines)
        for line in lines:
            self.scores[line["side"]] += line["points"]
        return lines

    def bid(self, number):
        """T6, T7: makes a bid. A sum of zero ends the round, and three consecutive repeated bids end the stage."""
        stands = self.bids[self.turn] == number
        self.stands = self.stands + 1 if stands else 0
        self.bids[self.turn] = number
        self.turn = (self.turn + 1) % PLAYERS
        if None not in self.bids and sum(self.bids) == 0:
            self.over = True
            return [points_line(seat, bid, "agreed") for seat, bid in enumerate(self.bids)]
        if self.stands == PLAYERS:
            return self.next_stage()
        return []

    def next_stage(self):
        """T7, T8: deals more cards and starts the next stage, or the discard. Returns the points, if all ends here."""
        self.bids = [None] * PLAYERS
        self.stands = 0
        self.deal(5)
        if self.stage == "3":
            self.give(self.dealer, 3)
            self.stage = "discard"
            self.turn = self.dealer
            if sum(map(may_be_discarded, self.hands[self.dealer])) < 3:  # T9: only after a set-up with small hands
                return self.begin_tricks()
        else:
            self.stage = str(int(self.stage) + 1)
            self.turn = self.left_of_dealer(1)
        return []

    def discard(self, card):
        """T9, T10: discards a card. After the third discard, the tricks begin. Returns the points, if all ends here."""
        self.hands[self.turn].remove(card)
        self.discards.append(card)
        return self.begin_tricks() if len(self.discards) == 3 else []

    def begin_tricks(self):
        """T10: the player at the dealer's left leads. Returns the points, if no player has a card."""
        self.stage = "play"
        return self.lead_from(self.left_of_dealer(1))

    def lead_from(self, seat):
        """Gives the lead to the first seat with cards, beginning with this seat. If there is none, ends the round.

        Returns the points.
        """
        for steps in range(PLAYERS):
            self.turn = (seat + steps) % PLAYERS
            if self.hands[self.turn]:
                return []
        self.over = True
        return self.card_points()

    def play_card(self, card):
        seat = self.turn
        self.declare(seat)
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        played = [player for player, _ in self.trick]
        for steps in range(1, PLAYERS):
            follower = (seat + steps) % PLAYERS
            if follower not in played and self.hands[follower]:
                self.turn = follower
                return []
        return self.end_trick()

    def declare(self, seat):
        """T14, T15: declares the honours in a seat's hand when it plays its first card from a full hand of 25 cards."""
        if not self.has_played[seat] and len(self.hands[seat]) == FULL_HAND:
            self.declared[seat] = honour_points(self.hands[seat]) + trump_points(self.hands[seat], self.options)
        self.has_played[seat] = True

    def end_trick(self):
        """T12, T13: gives the winner the trick and the lead. The Fool stays with its player. Returns the points."""
        winner = trick_winner(self.trick)
        for seat, card in self.trick:
            self.captured[seat if card == FOOL else winner].append(card)
        self.trick = []
        lines = self.honour_lines() if self.first_trick else []
        self.first_trick = False
        return lines + self.lead_from(winner)

    # ---- scoring

    def honour_lines(self):
        """T14, T15: returns the points for honours. Each player collects from, and pays, each of the other two."""
        total = sum(self.declared)
        return [points_line(seat, 2 * own - (total - own), "honours") for seat, own in enumerate(self.declared)]

    def card_points(self):
        """T16: returns the points for cards: the value captured minus 43. The discards count for the dealer."""
        self.captured[self.dealer] += self.discards
        self.discards = []
        return [points_line(seat, sum(value(card) for card in cards) - FAIR_SHARE, "cards")
                for seat, cards in enumerate(self.captured)]

    def position(self):
        """Describes the table, for reports."""
        hands = "\n".join(f"seat {seat}: hand {' '.join(hand) or '-'}; captured "
                          f"{' '.join(self.captured[seat]) or '-'}" for seat, hand in enumerate(self.hands))
        return (f"stage {self.stage}, turn {self.turn}, dealer {self.dealer}, bids {self.bids}, "
                f"stands {self.stands}\n{hands}\ntrick {self.trick}, discards {self.discards}, "
                f"stock {' '.join(self.stock) or '-'}\ndeclared {self.declared}, scores {self.scores}")
