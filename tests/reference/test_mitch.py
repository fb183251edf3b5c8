"""Tests the reference implementation on rules of Mitch that the rules page's examples do not cover."""

import unittest

import mitch
from common import BadOptions, french_pack


def table_of(options="", hands="- / - / -", columns="- / - / -", stock="", discards="", aces=0, turn=0):
    options = mitch.options_from_text(options)
    return mitch.Round.from_setup(options, {
        "hands": [cards(hand) for hand in hands.split("/")],
        "columns": [[cards(column) for column in seat.split(",") if cards(column)] for seat in columns.split("/")],
        "stock": stock.split(), "discards": discards.split(), "aces": aces, "turn": turn,
        "dealer": (turn - 1) % options["players"]})


def cards(text):
    return [] if text.strip() == "-" else text.split()


def play(table, plays):
    lines = []
    for action in plays.split():
        assert action in table.legal(), (action, sorted(table.legal()))
        lines += table.play(action)
    return lines


def points(lines, what):
    return sorted((line["side"], line["points"], line.get("suit")) for line in lines if line["for"] == what)


def deck_with(first, packs=1):
    """Returns a deck that begins with these cards. The other cards follow, with the aces last."""
    rest = french_pack(packs)
    for card in first:
        rest.remove(card)
    return list(first) + sorted(rest, key=lambda card: card[0] == "A")


class Draws(unittest.TestCase):
    def test_c7_a_taken_card_may_not_be_discarded(self):
        table = table_of("draw=either", "9C / - / -", "2C / - / -", stock="3D AC", discards="KC")
        play(table, "draw:pile")
        self.assertEqual(table.legal(), {"drop:9C"})

    def test_c7_a_card_may_be_taken_only_if_it_fits_or_the_hand_is_not_empty(self):
        table = table_of("draw=either", "- / - / -", "2C / - / -", stock="3D AC", discards="KC")
        self.assertEqual(table.legal(), {"drop:3D", "place:3D"})

    def test_c7_the_twin_of_the_card_taken_may_be_discarded(self):
        table = table_of("draw=either packs=2", "KC / - / -", "2C / - / -", stock="3D AC", discards="KC")
        play(table, "draw:pile")
        self.assertEqual(table.legal(), {"drop:KC"})

    def test_c7_with_either_place_the_card_taken_must_be_placed(self):
        table = table_of("draw=either_place", "9C / - / -", stock="3D AC", discards="KC")
        play(table, "draw:pile")
        self.assertEqual(table.legal(), {"place:KC"})
        table = table_of("draw=either_place", "9C / - / -", "2C / - / -", stock="3D AC", discards="KC")
        self.assertNotIn("draw:pile", table.legal())

    def test_c7_the_number_of_draws_from_the_pile_in_a_row_is_limited(self):
        table = table_of("draw=either players=2", "9C / 8C", "2C / 2C", stock="3D 4D AC", discards="KC")
        table.columns = [{"C": ["2C"]}, {"C": ["2C"]}]
        for _ in range(4):
            play(table, "draw:pile")
            play(table, next(iter(table.legal())))
        others = {f"drop:{card}" for card in table.hands[0] if card != "3D"}
        self.assertEqual(table.legal(), {"drop:3D", "place:3D"} | others)
        play(table, "place:3D")
        self.assertEqual(table.legal(), {"draw:stock", "draw:pile"})


class Endings(unittest.TestCase):
    def test_c9_the_last_ace_ends_the_round(self):
        table = table_of("preset=revolution", "KC / KD / KH", stock="2C AC", aces=3)
        self.assertEqual(points(play(table, "place:2C"), "suit"), [(0, 4, "C")])
        self.assertTrue(table.over)

    def test_c3_dealing_the_last_ace_ends_the_round(self):
        options = mitch.options_from_text("preset=revolution players=2 hand_size=2")
        table = mitch.Round.from_deck(options, 1, deck_with(["AC", "AD", "AS", "AH"]))
        self.assertEqual((table.over, table.scores, [len(hand) for hand in table.hands]), (True, [0, 0], [2, 2]))

    def test_c8_a_player_without_cards_passes_the_turn(self):
        table = table_of("", "- / KC / -", stock="AC", aces=2)
        self.assertEqual(table.turn, 1)


class Suits(unittest.TestCase):
    def lines(self, options, columns):
        table = mitch.Round(mitch.options_from_text(options), 0)
        table.columns = [{column.split()[0][1]: column.split() for column in seat} for seat in columns]
        return table.score()

    def test_c14_nobody_wins_a_suit_with_completely_equal_columns(self):
        lines = self.lines("packs=2", [["KC QC"], ["KC QC"], ["9C"]])
        self.assertEqual([(line["side"], line["points"], line["for"]) for line in lines], [(2, -1, "lost_cards")])

    def test_c14_earlier_cards_break_ties(self):
        for tie, winner in (("high_last", 0), ("low_last", 1)):
            lines = self.lines(f"packs=2 tie={tie}", [["KC TC 5C"], ["KC 9C 5C"], []])
            self.assertEqual(points(lines, "suit"), [(winner, 4, "C")])

    def test_c15_a_single_card_counts_in_the_direction_with_more_room(self):
        lines = self.lines("direction=high_low", [["8C", "TS"], ["6C", "JS"], ["7S"]])
        self.assertEqual(points(lines, "suit"), [(1, 4, "C"), (1, 4, "S")])

    def test_c17_equal_shortest_columns_both_score(self):
        lines = self.lines("preset=revolution", [["9C 4C", "8H 6H 2H"], ["9D 4D"], []])
        self.assertEqual(points(lines, "shortest"), [(0, 4, "C"), (1, 4, "D")])


class Options(unittest.TestCase):
    def test_every_preset_has_valid_options(self):
        for preset in mitch.PRESETS:
            for players in range(2, 6):
                mitch.options_from_text(f"preset={preset} players={players}")

    def test_packs_and_rounds_depend_on_the_number_of_players(self):
        options = mitch.options_from_text("players=7")
        self.assertEqual((options["packs"], options["rounds"]), (2, 7))
        self.assertEqual(mitch.options_from_text("players=8 packs=1")["packs"], 1)

    def test_an_error_names_the_invalid_option(self):
        for text, option in (("players=8 packs=1 hand_size=6", "hand_size"), ("players=5 hand_size=9", "hand_size"),
                             ("direction=high_low tie=low_last", "tie"), ("rounds=21", "rounds")):
            with self.assertRaisesRegex(BadOptions, option):
                mitch.options_from_text(text)


if __name__ == "__main__":
    unittest.main()
