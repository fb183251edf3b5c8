// Tests columns: the cards that fit, and comparisons (C11–C15, C17).
#include "games/mitch/column.h"
#include "games/mitch/game.h"
#include "games/option_text.h"

#include <doctest/doctest.h>

using namespace mitts;
using namespace mitts::mitch;

namespace {

const Options down = preset_options(Preset::Banilower);
const Options low = preset_options(Preset::LowestWins);
const Options high_low = preset_options(Preset::HighLow);

Rank rank(char code) {
    return parse_card(std::string(1, code) + "C")->rank();
}

// Builds a column from cards in placing order. Each card must fit.
Column column(std::string_view ranks, const Options& options = down) {
    Column built;
    for (const char code : ranks) {
        REQUIRE(fits(options, built, rank(code)));
        place_on(built, rank(code));
    }
    return built;
}

// Returns the ranks that fit, from high to low.
std::string fitting(std::string_view ranks, const Options& options) {
    std::string text;
    for (const char code : std::string_view("AKQJT98765432")) {
        text += fits(options, column(ranks, options), rank(code)) ? std::string(1, code) : "";
    }
    return text;
}

// Returns '<', '=' or '>', after checking the reverse comparison.
char compare(std::string_view left, std::string_view right, const Options& options) {
    const auto one = column(left, options);
    const auto other = column(right, options);
    const auto order = compare_for_suit(options, one, other);
    CHECK(compare_for_suit(options, other, one) == 0 <=> order);
    return order < 0 ? '<' : order > 0 ? '>' : '=';
}

char shorter(std::string_view left, std::string_view right, const Options& options = down) {
    const auto order = compare_for_shortest(column(left, options), column(right, options));
    CHECK(compare_for_shortest(column(right, options), column(left, options)) == 0 <=> order);
    return order < 0 ? '<' : order > 0 ? '>' : '=';
}

} // namespace

TEST_CASE("C11 any card except an ace starts a column, and each further card must be lower than the last") {
    CHECK(fitting("", down) == "KQJT98765432");
    CHECK(fitting("9", down) == "8765432");
    CHECK(fitting("K5", down) == "432");
    CHECK(fitting("2", down).empty());
}

TEST_CASE("C12 with direction=high_low, the second card may be higher or lower, and then the direction is fixed") {
    CHECK(fitting("", high_low) == "KQJT98765432");
    CHECK(fitting("9", high_low) == "KQJT8765432");
    CHECK(fitting("9Q", high_low) == "K");
    CHECK(fitting("96", high_low) == "5432");
    CHECK(fitting("2", high_low) == "KQJT9876543");
    CHECK(fitting("K", high_low) == "QJT98765432");
    CHECK(fitting("9K", high_low).empty());
}

TEST_CASE("a column returns its cards in the order in which they were placed") {
    const auto falling = column("KT4");
    CHECK(falling.nth(0) == rank('K'));
    CHECK(falling.nth(2) == rank('4'));
    CHECK(falling.last() == rank('4'));
    const auto rising = column("4TK", high_low);
    CHECK(rising.nth(0) == rank('4'));
    CHECK(rising.nth(1) == rank('T'));
    CHECK(rising.last() == rank('K'));
    CHECK(rising.size() == 3);
}

TEST_CASE("C13 the longest column wins regardless of its last card, and an empty column never wins") {
    for (const auto& options : {down, low, high_low}) {
        CHECK(compare("432", "KQ", options) == '>');
        CHECK(compare("2", "", options) == '>');
        CHECK(compare("", "", options) == '=');
    }
}

TEST_CASE("C14 if columns are equally long, their last cards are compared, then the earlier cards in turn") {
    CHECK(compare("K3", "Q2", down) == '>');
    CHECK(compare("K3", "Q2", low) == '<');
    CHECK(compare("KJ2", "QT2", down) == '>'); // J is higher than T
    CHECK(compare("KJ2", "QT2", low) == '<');
    CHECK(compare("K72", "Q72", down) == '>'); // K is higher than Q
    CHECK(compare("K72", "Q72", low) == '<');
    CHECK(compare("QJ2", "KT2", down) == '>'); // later cards are compared first: J is higher than T
    CHECK(compare("K72", "K72", down) == '=');
    CHECK(compare("K72", "K72", low) == '=');
    CHECK(compare("7", "8", down) == '<');
    CHECK(compare("7", "8", low) == '>');
}

TEST_CASE("C15 with direction=high_low, the column with more room left wins") {
    CHECK(compare("95", "TQ", high_low) == '>'); // room for 3 cards going down, and for 1 going up
    CHECK(compare("93", "4J", high_low) == '<'); // room for 1 card against 2
    CHECK(compare("K6", "Q5", high_low) == '>'); // both descend, with room for 4 cards against 3
    CHECK(compare("27", "38", high_low) == '>'); // both ascend, with room for 6 cards against 5
}

TEST_CASE("C15 with equal room, a descending column beats an ascending one") {
    CHECK(compare("543", "9JQ", high_low) == '>'); // room: 1 each
    CHECK(compare("K2", "2K", high_low) == '>');   // room: 0 each
    CHECK(compare("96", "59", high_low) == '>');   // room: 4 each
}

TEST_CASE("C15 with two packs and equal last cards, the room left after each earlier card is compared in turn") {
    CHECK(compare("KJ5", "QT5", high_low) == '>'); // J leaves room for 9 cards, T for 8
    CHECK(compare("KT5", "QT5", high_low) == '>'); // K leaves room for 11 cards, Q for 10
    CHECK(compare("249", "359", high_low) == '>'); // 4 leaves room for 9 cards, 5 for 8
    CHECK(compare("259", "359", high_low) == '>'); // 2 leaves room for 11 cards, 3 for 10
    CHECK(compare("KT5", "KT5", high_low) == '=');
    CHECK(compare("259", "259", high_low) == '=');
}

TEST_CASE("C15 a column of one card counts in the direction that leaves it more room") {
    CHECK(compare("K", "2", high_low) == '>'); // room: 11 down, 11 up; the descending column wins
    CHECK(compare("2", "Q", high_low) == '>'); // room: 11 up, 10 down
    CHECK(compare("8", "7", high_low) == '>'); // room: 6 down, 6 up; the descending column wins
    CHECK(compare("7", "9", high_low) == '<'); // room: 6 up, 7 down
    CHECK(compare("6", "8", high_low) == '>'); // room: 7 up, 6 down
    CHECK(compare("5", "T", high_low) == '<'); // room: 8 up, 8 down; the descending column wins
    CHECK(compare("3", "3", high_low) == '=');
    // Compares every card with every other card, using an independent formula.
    constexpr std::string_view codes = "23456789TJQK";
    for (std::size_t left = 0; left < codes.size(); ++left) {
        for (std::size_t right = 0; right < codes.size(); ++right) {
            const auto key = [](std::size_t place) { // twice the room, plus 1 if the column descends
                const int deuce = static_cast<int>(place);
                const int king = 11 - deuce;
                return 2 * std::max(deuce, king) + (deuce > king ? 1 : 0);
            };
            const int order = key(left) - key(right);
            CHECK(compare(codes.substr(left, 1), codes.substr(right, 1), high_low) == (order < 0   ? '<'
                                                                                       : order > 0 ? '>'
                                                                                                   : '='));
        }
    }
}

TEST_CASE("C17 the shortest column has the fewest cards, the lowest cards break ties, and equal columns stay tied") {
    CHECK(shorter("K", "32") == '<');
    CHECK(shorter("K92", "K93") == '<');
    CHECK(shorter("K82", "K92") == '<');
    CHECK(shorter("Q92", "K92") == '<');
    CHECK(shorter("K92", "K92") == '=');
    // The lowest card counts, regardless of the column's direction.
    CHECK(shorter("2K", "K3", high_low) == '<');
    CHECK(shorter("K2", "23", high_low) == '>');
}
