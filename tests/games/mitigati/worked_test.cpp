// The worked cases U1–U8 of the rules page, and its table of honours.
#include "games/mitigati/scoring.h"
#include "tests/support/mitigati_position.h"

using namespace mitts;
using namespace mitts::tests;

using Points = std::vector<int>;

namespace {

// Returns a hand of 25 with these honours (and trumps), filled with plain suit cards.
std::string full_hand(std::string_view honours, int first_plain) {
    std::string text(honours);
    int size = static_cast<int>(split_words(honours, " ").size());
    for (const auto card : make_tarot_pack()) {
        const bool plain = card.is_suited() && !card.is_king();
        if (plain && --first_plain < 0 && size < 25) {
            text += (text.empty() ? "" : " ") + to_text(card);
            ++size;
        }
    }
    return text;
}

} // namespace

TEST_CASE("U1 three bids that sum to zero are an agreement (T6)") {
    const auto match = bargain("bid:20 bid:-5 bid:-15");
    CHECK(points(match) == Points{20, -5, -15});
    CHECK(scored(match) == "0 agreed 20, 1 agreed -5, 2 agreed -15");
    CHECK(match.phase() == MatchPhase::RoundOver);
}

TEST_CASE("U2 a later bid brings the sum to zero (T6)") {
    const auto match = bargain("bid:20 bid:0 bid:-10 bid:10");
    CHECK(points(match) == Points{10, 0, -10});
    CHECK(scored(match) == "0 agreed 10, 2 agreed -10");
}

TEST_CASE("U3 a later bid is never higher than the player's last one (T5)") {
    const auto match = bargain("bid:5 bid:5 bid:5");
    CHECK(refusal(match, "bid:6") == "bid_too_high T5");
    CHECK(refusal(match, "bid:5").empty());
}

TEST_CASE("U4 three stands in a row count as asking for more (T7)") {
    const auto match = bargain("bid:-5 bid:-5 bid:-5 bid:-5 bid:-5 bid:-5");
    CHECK(match.referee_state().stage == 2);
    CHECK(match.referee_state().hands[0].size() == 15);
    CHECK(legal(match) == "bid:-100..200 more"); // no bid is left
}

TEST_CASE("U5 a player void in the suit led must play a trump or the Fool (T11, T13)") {
    CHECK(legal(play({.hands = "2H / 05 3S / 4H"}, "2H")) == "05");
    CHECK(legal(play({.hands = "2H / 05 3S 00 / 4H"}, "2H")) == "00 05");
}

TEST_CASE("U6 after a led Fool the next card counts as led (T13)") {
    const auto match = play({.hands = "00 KH / 3C 2H / 5C 9S 4C"}, "00 3C");
    CHECK(legal(match) == "4C 5C");
}

TEST_CASE("U7 four kings, 1 and 21 pay as declared (T14)") {
    const auto match = play({.hands = full_hand("KC KD KH KS 01 21", 0) + " / 2S / 3S"}, "");
    const auto honoured = play({.hands = full_hand("KC KD KH KS 01 21", 0) + " / 2S / 3S"}, "KC 2S 3S");
    CHECK(match.referee_state().hands[0].size() == 25);
    CHECK(points(honoured) == Points{60, -30, -30});
    CHECK(scored(honoured) == "0 honours 60, 1 honours -30, 2 honours -30");
}

TEST_CASE("U8 overtrump: a trump above the trick's highest must be played, or the Fool (T11)") {
    const std::string hands = "KH 2H / 05 3S / 00 01 02 03 04 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21";
    const auto match = play({.options = "overtrump=yes", .hands = hands}, "KH 05");
    CHECK(legal(match) == "00 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21");
    CHECK(refusal(match, "04") == "must_overtrump T11");
    CHECK(refusal(play({.hands = hands}, "KH 05"), "04").empty());
}

TEST_CASE("the table of honours gives what each other player pays (T14, T15)") {
    struct Row {
        std::string_view held;
        int per_trump;
        int flat;
    };
    const std::vector<Row> rows{
        {"KC KD KH KS", 20, 20},
        {"KC KD KH KS 01 21", 30, 30},
        {"KC KD KH KS 01 21 00", 35, 35},
        {"01 21 00", 15, 15},
        {"01 21 00 KD", 20, 20},
        {"KC KD KH 21", 10, 10},
        {"KC KD KH 01 21", 15, 15},
        {"KC KD KH", 0, 0},
        {"02 03 04 05 06 07 08 09 10 00", 10, 1},
        {"02 03 04 05 06 07 08 09 10 11 12 00", 11, 1},
        // Some hands that the table leaves to the rule.
        {"", 0, 0},
        {"KC KD 01 21", 10, 10},
        {"KC KD 01 21 00", 25, 25},
        {"KC KD KH 01 21 00", 30, 30},
        {"KC KD KH KS 00", 25, 25},
        {"KC KD KH 00", 10, 10},
        {"01 21", 0, 0},
        {"02 03 04 05 06 07 08 09 10", 0, 0},
        {"02 03 04 05 06 07 08 09 10 11", 10, 1},
        {"02 03 04 05 06 07 08 09 10 11 00", 10, 1},
        {"01 02 03 04 05 06 07 08 21 00", 15 + 10, 15 + 1},
        {"01 02 03 04 05 06 07 08 09 21 00 KC KD KH KS", 35 + 10, 35 + 1},
    };
    auto per_trump = mitigati::preset_options(mitigati::Preset::Standard);
    auto flat = per_trump;
    flat.trump_honour = mitigati::TrumpHonour::Flat;
    for (const auto& row : rows) {
        CAPTURE(row.held);
        const auto hand = tarot_set(row.held);
        CHECK(mitigati::honour_points(hand) + mitigati::trump_points(per_trump, hand) == row.per_trump);
        CHECK(mitigati::honour_points(hand) + mitigati::trump_points(flat, hand) == row.flat);
    }
}

TEST_CASE("the table of honours is paid in play: twice to the holder, once by each other player") {
    for (const std::string held : {"KC KD KH KS", "01 21 00 KD", "02 03 04 05 06 07 08 09 10 00"}) {
        for (const std::string options : {"", "trump_honour=flat"}) {
            const int each = mitigati::honour_points(tarot_set(held)) +
                             mitigati::trump_points(*parse_options<Mitigati>(options), tarot_set(held));
            const auto card = held.substr(0, 2);
            const auto match = play({.options = options, .hands = full_hand(held, 0) + " / 2S / 3S"}, card + " 2S 3S");
            CHECK(points(match) == Points{2 * each, -each, -each});
        }
    }
}
