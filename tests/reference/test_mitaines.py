"""Tests the reference implementation on rules of Mitaines that the rules page's examples do not cover."""

import unittest

import mitaines
from common import BadOptions


def cards(text):
    return [] if text.strip() == "-" else text.split()


def table_of(options="", hands="", pile="", layout="", stock="", turn=0, dealer=None):
    options = mitaines.options_from_text(options)
    dealer = (turn - 1) % options["players"] if dealer is None else dealer
    return mitaines.Round.from_setup(options, {
        "hands": [cards(hand) for hand in hands.split("/")], "pile": pile.split(), "layout": layout.split(),
        "stock": stock.split(), "turn": turn, "dealer": dealer})


def play(table, plays):
    """Plays legal actions and returns the points that each side scores."""
    points = [0] * len(table.scores)
    for action in plays.split():
        assert action in table.legal(), (action, sorted(table.legal()))
        for line in table.play(action):
            points[line["side"]] += line["points"]
    return points


class Legal(unittest.TestCase):
    def expect(self, table, expected):
        self.assertEqual(table.legal(), set(expected.split()))

    def test_m10_a_player_may_hold_more_cards_than_a_call_needs(self):
        self.expect(table_of("", "7C 7D 7S 2C / 3C"), "7C 7D 7S 2C 7C:m 7D:m 7S:m 7C:g 7D:g 7S:g")

    def test_m11_a_call_includes_the_top_card(self):
        self.expect(table_of("mitten_on_match=no", "7C 7D 2C / 3C", "7S"), "7C 7D 2C 7C:g 7D:g")
        self.expect(table_of("", "7C 2C / 3C", "7S"), "7C 2C")

    def test_m10_a_mitten_may_be_called_on_a_card_of_its_rank(self):
        self.expect(table_of("", "7C 7D 2C / 3C", "7S"), "7C 7D 2C 7C:m 7D:m 7C:g 7D:g")
        table = table_of("", "KC KD 9C 9D 2C / 9H 4C")
        play(table, "KC:m 9H")
        self.expect(table, "KD 9C:g 9D:g")  # M9: a raise must include the top card, which a mitten cannot

    def test_m11_a_top_pair_joins_a_call(self):
        self.expect(table_of("preset=gamerules", "7C 7D 2C / 3C", "7S 7H"), "7C 7D 2C 7C:m 7D:m 7C:g 7D:g 7C:s 7D:s")
        self.expect(table_of("preset=gamerules mitten_on_match=no", "7C 7D 2C / 3C", "7H"), "7C 7D 2C 7C:g 7D:g")

    def test_m9_a_bound_caller_completes_or_raises_their_call(self):
        table = table_of("", "KC KD 9C 9D 2C / 9H 4C")
        play(table, "KC:m 9H")
        self.expect(table, "KD 9C:g 9D:g")

    def test_m9_with_first_complete_every_caller_is_bound(self):
        table = table_of("preset=gamerules", "KC KD 9C 9D 2C / 9H 4C")
        play(table, "KC:m 9H")
        self.expect(table, "KD")

    def test_m9_a_topped_caller_is_no_longer_bound(self):
        table = table_of("", "2C 2D 5C / 9C 9D")
        play(table, "2C:m 9C:m")
        self.expect(table, "2D 5C")
        play(table, "2D")
        self.assertEqual(len(table.pile), 3)

    def test_m12_calls_are_compared_by_number_of_cards_and_then_by_rank(self):
        table = table_of("", "9C 9D 4H / 7C 7D 7S QC QD")
        play(table, "9C:m")
        self.expect(table, "7C 7D 7S QC QD 7C:g 7D:g 7S:g QC:m QD:m")

    def test_m12_the_rank_of_jacks_depends_on_jack_order(self):
        for options, higher in (("", {"JC:m", "JD:m"}), ("jack_order=natural", set())):
            table = table_of(options, "QC QD 4H / JC JD" if higher else "AC AD 4H / JC JD")
            play(table, "QC:m" if higher else "AC:m")
            self.assertEqual({action for action in table.legal() if ":" in action}, higher)

    def test_m12_jokers_beat_aces(self):
        table = table_of("preset=gaspesie", "AC AD 4H / X1 X2")
        play(table, "AC:m")
        self.expect(table, "X1 X2 X1:m X2:m")

    def test_seats_without_cards_are_skipped(self):
        table = table_of("players=3", "7C 7D 7S / - / 3C")
        play(table, "7C:m")
        self.assertEqual(table.turn, 2)


class Captures(unittest.TestCase):
    def test_m15_topped_calls_are_not_stolen(self):
        table = table_of("players=3", "7C 7D / 9C 9D / 7S")
        self.assertEqual(play(table, "7C:m 9C:m 7S"), [0, 0, 0])
        self.assertEqual(len(table.pile), 3)

    def test_m15_a_player_cannot_steal_their_own_topped_call(self):
        table = table_of("topped_calls=stealable", "7C 7D 2C / 9C 9D 3C")
        self.assertEqual(play(table, "7C:m 9C:m 7D"), [0, 0])
        self.assertEqual(len(table.pile), 3)

    def test_m15_with_first_complete_every_open_call_is_stolen(self):
        table = table_of("preset=gamerules players=3", "7C 7D / 9C 9D / 7S")
        self.assertEqual(play(table, "7C:m 9C:m 7S"), [0, 0, 20])

    def test_m15_a_partner_can_steal_a_call(self):
        table = table_of("preset=regles", "7C 7D / 9C 9D / 7S 2C / 3C")
        self.assertEqual(play(table, "7C:m 9C 7S"), [10, 0])

    def test_m18_layout_pairs_score(self):
        table = table_of("", "JC 2C / 3C", layout="5C 8C 5D 8D")
        self.assertEqual(play(table, "JC"), [20, 0])

    def test_m18_layouts_of_jacks_and_of_jokers_score(self):
        table = table_of("preset=gaspesie", "JC 2C / 3C", layout="JD X1 JS X2 4C 5C")
        self.assertEqual(play(table, "JC"), [20 + 10 + 2 * 50, 0])

    def test_m18_scores_of_zero_are_omitted(self):
        table = table_of("mitten=0", "QC 2C / 3C", "QD")
        self.assertEqual(table.play("QC"), [])


class RoundEnd(unittest.TestCase):
    def test_m19_the_last_capturer_gets_the_ten(self):
        table = table_of("", "4C TD / 2C 3C", "4D")
        self.assertEqual(play(table, "4C 2C TD 3C"), [10 + 50, 0])
        self.assertTrue(table.over)

    def test_m19_without_a_capture_nobody_gets_the_ten(self):
        self.assertEqual(play(table_of("", "TD / 3C"), "TD 3C"), [0, 0])

    def test_m19_the_side_with_the_last_contract_gets_the_ten(self):
        options = "preset=regles leftover_ten=last_contract"
        table = table_of(options, "4C TD / 4H QC / 9C 2H / 9D 5D", "4D KD", turn=2)
        self.assertEqual(play(table, "9C 9D 4C 4H 2H 5D TD QC"), [0, 10])  # a lone match is not a call
        table = table_of(options, "4C 4D TD / QC 2C 3C / 9C 8C 7C / 9D 5D 3D")
        self.assertEqual(play(table, "4C:m QC 9C 9D 4D 2C 8C 5D TD 3C 7C 3D"), [10 + 50, 0])


class Dealing(unittest.TestCase):
    def deck(self, options):
        from common import french_pack
        return french_pack(1, options["jokers"])

    def deal(self, text, dealer):
        options = mitaines.options_from_text(text)
        deck = self.deck(options)
        return deck, mitaines.Round.from_deck(options, dealer, deck)

    def test_m3_two_players_are_dealt_packets(self):
        deck, table = self.deal("", 1)
        self.assertEqual(table.hands[0], deck[0:3] + deck[8:11])
        self.assertEqual(table.pile, deck[3:5] + deck[11:13])
        self.assertEqual(table.hands[1], deck[5:8] + deck[13:16])
        self.assertEqual((table.turn, table.layout), (0, table.pile))

    def test_m3_three_players_are_dealt_packets_with_jokers(self):
        deck, table = self.deal("preset=gaspesie players=3", 0)
        self.assertEqual(table.hands[1], deck[0:4] + deck[15:19])
        self.assertEqual(table.pile, deck[8:11] + deck[23:26])
        self.assertEqual(table.hands[0], deck[11:15] + deck[26:30])

    def test_m5_with_singly_one_card_is_dealt_at_a_time(self):
        deck, table = self.deal("preset=regles exchange=no", 2)
        self.assertEqual(table.hands[3], deck[0:28:4])
        self.assertEqual(table.hands[2], deck[3:28:4])
        self.assertEqual((len(table.stock), table.pile, table.turn), (24, [], 3))

    def test_m6_each_player_gives_three_cards_in_turn(self):
        deck, table = self.deal("preset=regles", 3)
        givers = []
        for _ in range(12):
            givers.append(table.turn)
            self.assertEqual(table.legal(), {f"give:{card}" for card in table.hands[table.turn]})
            table.play(f"give:{table.hands[table.turn][-1]}")
        self.assertEqual(givers, [0] * 3 + [1] * 3 + [2] * 3 + [3] * 3)
        self.assertEqual([len(hand) for hand in table.hands], [7] * 4)
        self.assertEqual((table.turn, sorted(sum(table.hands, []))), (0, sorted(deck[:28])))


class UnpaidCalls(unittest.TestCase):
    def test_m18_only_the_stolen_call_is_paid(self):
        for resolution in ("topped_calls=stealable", "resolution=first_complete"):
            table = table_of(f"players=3 topped_pay=no {resolution}", "7C 7D KC / JC JD QC / 7S QS")
            self.assertEqual(play(table, "7C:m JC:m 7S"), [0, 0, 10])

    def test_m15_the_higher_of_two_calls_of_one_rank_is_stolen(self):
        for resolution in ("resolution=first_complete", "topped_calls=stealable"):
            table = table_of(f"players=4 topped_pay=no {resolution}", "7C QC / 9C KC / 8C 8D / 7S QS", turn=3)
            table.pile = ["7D", "7H", "8H"]
            table.calls = [mitaines.Call(0, "7", 2, 1), mitaines.Call(1, "7", 3, 1), mitaines.Call(2, "8", 3, 2)]
            self.assertEqual(play(table, "7S"), [0, 100])

    def test_m18_the_double_counts_for_the_stolen_call(self):
        self.assertEqual(play(table_of("topped_pay=no", "8C 8D / 8H 2C"), "8C:m 8H"), [0, 20])


class SweepingJokers(unittest.TestCase):
    def test_a_joker_scores_like_a_jack_for_a_lone_card(self):
        rules = "preset=gaspesie joker_sweep=yes lone_jack=30"
        self.assertEqual(play(table_of(rules, "X1 2C / 3C", "JS"), "X1"), [30 + 50, 0])
        self.assertEqual(play(table_of(rules, "X1 2C / 3C", "X2"), "X1"), [10 + 100, 0])

    def test_a_joker_does_not_sweep_while_a_call_is_open(self):
        table = table_of("preset=gaspesie joker_sweep=yes", "9C 9D / X1 3C")
        self.assertEqual((play(table, "9C:m X1"), len(table.pile)), ([0, 0], 2))


class MatchEnd(unittest.TestCase):
    def test_m21_with_at_once_a_capture_may_end_the_match(self):
        table = table_of("game_end=at_once target=50", "4C 2C TD / 4D 3C", "KS 4S", stock="")
        self.assertEqual(play(table, "4C 4D 2C 3C TD"), [50, 0])
        self.assertTrue(table.over)  # the round was played to its end: the last capturer gets the leftover ten (M19)
        table = table_of("game_end=at_once target=50", "QC QD 2C / 3C 4C 5C")
        table.totals = [40, 0]
        self.assertEqual(play(table, "QC:m 3C QD"), [10, 0])
        self.assertEqual((table.over, table.hands), (True, [["2C"], ["4C", "5C"]]))

    def test_m21_the_winner_alone_has_the_highest_total_and_has_reached_the_target(self):
        options = mitaines.options_from_text("")
        self.assertIsNone(mitaines.winners(options, [490, 480], 1))
        self.assertEqual(mitaines.winners(options, [500, 480], 1), [0])
        self.assertEqual(mitaines.winners(options, [510, 560], 1), [1])
        self.assertIsNone(mitaines.winners(options, [560, 560], 1))


class Options(unittest.TestCase):
    def test_every_preset_has_valid_options(self):
        for preset, values in mitaines.PRESETS.items():
            self.assertEqual(mitaines.options_from_text(f"preset={preset}"), values)

    def test_an_error_names_the_invalid_option(self):
        for text, option in (("layout=6", "layout"), ("jokers=2", "layout"), ("exchange=yes", "exchange"),
                             ("dealing=singly", "dealing"), ("target=55", "target"), ("mitten=10001", "mitten"),
                             ("players=5", "players"), ("preset=regles players=2 exchange=no", "dealing"),
                             ("hands=3", "hands"), ("preset=paget", "preset")):
            with self.assertRaisesRegex(BadOptions, option):
                mitaines.options_from_text(text)


if __name__ == "__main__":
    unittest.main()
