"""Tests the reference implementation on Mitigati's honours table and on rules that the rules page's examples omit."""

import unittest

import mitigati
from common import tarot_pack

OPTIONS = mitigati.options_from_text("")
ODD_CARDS = [rank + suit for suit in "CDHS" for rank in "NPT98765432"]

HONOURS = [
    ("KC KD KH KS", 20), ("KC KD KH KS 01 21", 30), ("KC KD KH KS 01 21 00", 35), ("01 21 00", 15),
    ("01 21 00 KC", 20), ("KC KD KH 21", 10), ("KC KD KH 01 21", 15), ("KC KD KH", 0), ("KC KD KH KS 00", 25),
    ("KC KD KH 01 21 00", 30),
]


def deal(dealer=2):
    return mitigati.Round.from_deck(OPTIONS, dealer, tarot_pack())


def table_of(hands, stage="play", turn=0, dealer=2, discards="", tricks="//", options=""):
    return mitigati.Round.from_setup(mitigati.options_from_text(options), {
        "hands": [hand.split() for hand in hands.split("/")], "stage": stage, "stock": [],
        "discards": discards.split(), "tricks": [cards.split() for cards in tricks.split("/")],
        "turn": turn, "dealer": dealer})


def bid(table, *bids):
    lines = []
    for number in bids:
        action = number if number == "more" else f"bid:{number}"
        assert table.allows(action), (action, table.legal())
        lines = table.play(action)
    return [(line["side"], line["points"], line["for"]) for line in lines]


def full_hand(named, odd=ODD_CARDS):
    return named.split() + odd[:25 - len(named.split())]


class Honours(unittest.TestCase):
    def test_t14_honours_score_as_in_the_table(self):
        for named, expected in HONOURS:
            self.assertEqual(mitigati.honour_points(full_hand(named)), expected, named)

    def test_t15_trumps_score_as_in_the_table(self):
        trumps = [f"{number:02d}" for number in range(2, 21)]
        for count, fool, expected in ((9, True, 10), (11, True, 11), (9, False, 0), (10, True, 10), (10, False, 10)):
            hand = full_hand(" ".join(trumps[:count] + ["00"] * fool))
            self.assertEqual(mitigati.trump_points(hand, OPTIONS), expected)
            self.assertEqual(mitigati.trump_points(hand, {**OPTIONS, "trump_honour": "flat"}), min(expected, 1))
            self.assertEqual(mitigati.honour_points(hand), 0)


class Auction(unittest.TestCase):
    def test_t3_packets_are_dealt(self):
        pack, table = tarot_pack(), deal(dealer=1)
        self.assertEqual(table.hands[2], pack[0:5] + pack[15:20])
        self.assertEqual(table.hands[1], pack[10:15] + pack[25:30])
        self.assertEqual(table.turn, 2)

    def test_t7_a_lower_bid_resets_the_count_of_stands(self):
        table = deal()
        bid(table, -5, -5, -5, -5, -5, -6, -5, -5)
        self.assertEqual(table.stage, "1")
        bid(table, -6)
        self.assertEqual(table.stage, "2")

    def test_t8_the_discard_and_the_play_follow_the_third_stage(self):
        table = deal()
        bid(table, "more", 3, "more")
        self.assertEqual((table.stage, table.turn), ("3", 0))
        bid(table, 1, 1, "more")
        self.assertEqual((table.stage, table.turn, [len(hand) for hand in table.hands]), ("discard", 2, [25, 25, 28]))
        for _ in range(3):
            self.assertTrue(all(not mitigati.is_trump(action[8:]) and action[8] != "K" for action in table.legal()))
            table.play(sorted(table.legal())[0])
        self.assertEqual((table.stage, table.turn, len(table.hands[2])), ("play", 0, 25))

    def test_t9_t16_a_set_up_with_small_hands_has_no_discard_or_no_trick(self):
        table = mitigati.Round.from_setup(OPTIONS, {
            "hands": [["2C"], ["3C"], ["9H"]], "stage": "3", "discards": [], "tricks": [[], [], []],
            "turn": 0, "dealer": 2,
            "stock": "4C 5C 6C 7C 8C 2D 3D 4D 5D 6D 01 02 03 04 05 06 07 9C".split()})
        bid(table, "more")
        self.assertEqual((table.stage, table.turn), ("play", 0))
        table = table_of("//2C 3C QD", stage="discard", turn=2)
        for card in ("2C", "3C"):
            table.play(f"discard:{card}")
        lines = table.play("discard:QD")
        self.assertEqual([line["points"] for line in lines], [-43, -43, -37])
        self.assertTrue(table.over)


class Play(unittest.TestCase):
    def test_u8_t11_with_overtrump_a_trump_must_beat_the_trick(self):
        trumps = " ".join(f"{number:02}" for number in range(1, 22) if number != 5)
        table = table_of(f"KH / 05 3S / 00 {trumps}", options="overtrump=yes")
        table.play("KH")
        table.play("05")
        self.assertEqual(table.legal(), {f"{number:02}" for number in range(6, 22)} | {"00"})

    def test_t11_with_overtrump_any_trump_is_legal_if_none_is_high_enough(self):
        table = table_of("00 2H / 10 3S / 04 09 3H", options="overtrump=yes")
        table.play("00")
        table.play("10")
        self.assertEqual(table.legal(), {"04", "09"})

    def test_t11_with_overtrump_a_player_who_can_follow_suit_must_not_trump(self):
        table = table_of("2H / 10 / 3H 21", options="overtrump=yes")
        table.play("2H")
        table.play("10")
        self.assertEqual(table.legal(), {"3H"})

    def test_t2_the_pack_is_worth_129(self):
        self.assertEqual(sum(map(mitigati.value, tarot_pack())), 129)

    def test_t12_t13_t16_a_trick_scores_for_its_winner_and_the_fool_for_its_player(self):
        table = table_of("KH / 00 / 07", discards="QC 2C 3C")
        table.play("KH")
        table.play("00")
        lines = table.play("07")
        self.assertEqual([(line["side"], line["points"]) for line in lines],
                         [(0, -43), (1, 4 - 43), (2, 5 + 1 + 4 + 1 + 1 - 43)])


if __name__ == "__main__":
    unittest.main()
