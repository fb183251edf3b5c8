// Tests the pack, its values, and the packets of every stage (T1–T3, T7, T8).
#include "games/mitigati/scoring.h"
#include "games/setup_text.h"
#include "tests/support/mitigati_position.h"

using namespace mitts;
using namespace mitts::mitigati;
using namespace mitts::tests;

namespace {

// Returns the positions of a hand's cards in the unshuffled pack as ranges such as "0-4 15-19".
std::string places(TarotSet hand) {
    const auto pack = make_tarot_pack();
    std::string text;
    for (std::size_t place = 0; place < pack.size(); ++place) {
        if (!hand.contains(pack[place])) {
            continue;
        }
        const auto first = place;
        while (place + 1 < pack.size() && hand.contains(pack[place + 1])) {
            ++place;
        }
        text += (text.empty() ? "" : " ") + std::to_string(first) + "-" + std::to_string(place);
    }
    return text;
}

MitigatiMatch in_order(std::string_view actions) {
    Record record;
    record.add("Game", "mitigati");
    record.add("Deck", CardsTag{}.write(make_tarot_pack()));
    record.add("Dealer", "0");
    return play(record, actions);
}

} // namespace

TEST_CASE("T1 the pack has 78 cards: four suits of fourteen, 21 trumps and the Fool") {
    const auto pack = Mitigati::pack(preset_options(Preset::Standard));
    CHECK(pack.size() == 78);
    CHECK(std::count_if(pack.begin(), pack.end(), [](TarotCard card) { return card.is_trump(); }) == 21);
    CHECK(std::count_if(pack.begin(), pack.end(), [](TarotCard card) { return card.is_king(); }) == 4);
    CHECK(std::count(pack.begin(), pack.end(), fool) == 1);
}

TEST_CASE("T2 the cards' values sum to 129") {
    const std::vector<std::pair<std::string_view, int>> values{{"KH", 5}, {"QC", 4}, {"ND", 3}, {"PS", 2},
                                                               {"TH", 1}, {"1C", 1}, {"5D", 1}, {"01", 5},
                                                               {"21", 5}, {"20", 1}, {"02", 1}, {"00", 4}};
    for (const auto& each : values) {
        CAPTURE(each.first);
        CHECK(card_value(*parse_tarot_card(each.first)) == each.second);
    }
    CHECK(value_of(TarotSet::all()) == 129);
    CHECK(3 * even_share == 129);
}

TEST_CASE("T3 each player gets ten cards in two packets of five, clockwise from the dealer's left") {
    const auto match = in_order("");
    CHECK(places(match.referee_state().hands[1]) == "0-4 15-19");
    CHECK(places(match.referee_state().hands[2]) == "5-9 20-24");
    CHECK(places(match.referee_state().hands[0]) == "10-14 25-29");
    CHECK(match.turn() == 1); // T4
    CHECK(stock_size(match.referee_state()) == 48);
}

TEST_CASE("T7 T8 each stage adds five cards per player, and before play the dealer gets three more") {
    const auto second = in_order("more");
    CHECK(places(second.referee_state().hands[1]) == "0-4 15-19 30-34");
    CHECK(places(second.referee_state().hands[0]) == "10-14 25-29 40-44");
    CHECK(second.turn() == 1);
    const auto third = in_order("more bid:3 more");
    CHECK(places(third.referee_state().hands[2]) == "5-9 20-24 35-39 50-54");
    CHECK(third.turn() == 1);
    const auto all = in_order("more more bid:1 bid:2 more");
    CHECK(places(all.referee_state().hands[1]) == "0-4 15-19 30-34 45-49 60-64");
    CHECK(places(all.referee_state().hands[0]) == "10-14 25-29 40-44 55-59 70-77");
    CHECK(stock_size(all.referee_state()) == 0);
    CHECK(all.turn() == 0); // T9: the dealer discards
}

TEST_CASE("Mitigati: the deal passes to the left after an agreement") {
    auto match = bargain("bid:20 bid:-5 bid:-15");
    match.next_round();
    CHECK(match.rounds().back().dealer == 0);
    CHECK(match.turn() == 1);
    CHECK(match.referee_state().stage == 1);
}

TEST_CASE("in Mitigati, every seat can be the first dealer") {
    std::array<int, 3> times{};
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        auto rng = derive_rng(seed, Purpose::FirstDealer, 0);
        ++times[static_cast<std::size_t>(mitigati::Game::first_dealer(mitigati::Options{}, rng))];
    }
    for (const int count : times) {
        CHECK(count > 60);
    }
}
