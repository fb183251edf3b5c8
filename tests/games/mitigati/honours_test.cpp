// Tests Mitigati's honours: their values and payment (T14, T15).
#include "games/mitigati/scoring.h"
#include "tests/support/mitigati_position.h"

using namespace mitts;
using namespace mitts::tests;

using Points = std::vector<int>;

namespace {

// Returns a hand of 25 cards: these honours and trumps, then plain suit cards. Skips `first_plain` plain cards.
std::string hand_with_honours(std::string_view honours, int first_plain) {
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

TEST_CASE("honours score the values from the table in RULES.md (T14, T15)") {
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
        // The table in RULES.md does not contain these hands.
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

TEST_CASE("each of the other two players pays the holder of honours (T14, T15)") {
    for (const std::string held : {"KC KD KH KS", "01 21 00 KD", "02 03 04 05 06 07 08 09 10 00"}) {
        for (const std::string options : {"", "trump_honour=flat"}) {
            const int each = mitigati::honour_points(tarot_set(held)) +
                             mitigati::trump_points(*parse_options<Mitigati>(options), tarot_set(held));
            const auto card = held.substr(0, 2);
            const auto match =
                play({.options = options, .hands = hand_with_honours(held, 0) + " / 2S / 3S"}, card + " 2S 3S");
            CHECK(points(match) == Points{2 * each, -each, -each});
        }
    }
}
