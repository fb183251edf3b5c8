// Tests that one touch plays the only legal card, or a card that offers no choice, unless the settings require two.
#include "tests/table/person.h"

#include <algorithm>
#include <set>
#include <string_view>

using namespace mitts;
using tests::Person;

namespace {

// Touches each card once until a card is played. Returns true if a card was played.
bool plays_at_a_touch(Person& person) {
    const auto before = person.actions();
    std::vector<view::Point> cards;
    for (const auto& target : person.table->goal().targets) {
        if (target.id == view::TargetId::Card) {
            cards.push_back(target.rect.centre());
        }
    }
    for (const auto at : cards) {
        for (const auto type : {view::InputType::PointerDown, view::InputType::PointerUp}) {
            person.table->take_input({.type = type, .at = at, .time_ms = person.now_ms}, person.now_ms);
        }
        if (person.actions() > before) {
            return true;
        }
        person.now_ms += 1'000;
        person.table->take_input({.type = view::InputType::Key, .key = view::Key::Escape}, person.now_ms);
    }
    return false;
}

// Returns whether one touch on a card played it, for each of the first five turns whose moves satisfy `wanted`.
template <class Wanted>
std::vector<bool> touched(std::string_view name, const view::Settings& settings, const Wanted& wanted) {
    auto match = tests::new_match(*table::game_named(name), 5);
    auto seats = tests::one_human(match);
    Person person(std::move(match), std::move(seats));
    auto room = tests::quiet_room();
    room.settings = settings;
    person.table->surround(room);
    std::vector<bool> found;
    for (int move = 0; move < 900 && found.size() < 5 && !person.table->match_is_over(); ++move) {
        if (person.wait()) {
            person.table->next_round(person.now_ms);
            continue;
        }
        if (wanted(person.keys("submit "))) {
            found.push_back(plays_at_a_touch(person));
            if (found.back()) {
                continue;
            }
        }
        person.move();
    }
    return found;
}

// Returns true for the move of a plain card, which is only the card's name. Bids and discards have a prefix.
bool is_card(const std::string& move) {
    return move != "submit more" && move.find(':') == std::string::npos;
}
bool is_forced(const std::vector<std::string>& moves) {
    return moves.size() == 1 && is_card(moves.front());
}
// Returns true if every card has a different rank, in which case no call is possible. The rank follows "submit ".
bool plays_singles(const std::vector<std::string>& moves) {
    std::set<char> ranks;
    return moves.size() > 1 && std::all_of(moves.begin(), moves.end(), [&](const std::string& move) {
               return is_card(move) && ranks.insert(move[7]).second;
           });
}
bool places_or_discards(const std::vector<std::string>& moves) {
    return moves.size() > 1 && moves.front().find("drop:") != std::string::npos;
}
bool plays_to_a_trick(const std::vector<std::string>& moves) {
    return moves.size() > 1 && is_card(moves.front());
}

} // namespace

TEST_CASE("one tap plays the only legal card, unless the settings require two taps") {
    using view::ForcedChoice;
    for (const std::string_view name : {"mitaines", "mitigati"}) {
        CAPTURE(name);
        view::Settings settings{.taps = view::TapsChoice::Two};
        CHECK(touched(name, settings, is_forced) == std::vector<bool>(5, true));
        settings.forced = ForcedChoice::TwoTouches;
        CHECK(touched(name, settings, is_forced) == std::vector<bool>(5, false));
    }
}

TEST_CASE("one tap plays a card that has no choices, unless the settings require two taps") {
    using view::TapsChoice;
    const std::vector<bool> always(5, true);
    const std::vector<bool> never(5, false);
    CHECK(touched("mitigati", {}, plays_to_a_trick) == always);
    CHECK(touched("mitigati", {.taps = TapsChoice::Two}, plays_to_a_trick) == never);
    CHECK(touched("mitaines", {}, plays_singles) == always);
    CHECK(touched("mitaines", {.taps = TapsChoice::Two}, plays_singles) == never);
    // A card that can be placed or discarded shows its choices.
    CHECK(touched("mitch", {}, places_or_discards) == never);
}

TEST_CASE("a tap on a card that allows a call opens the card's choices and does not play the card") {
    auto match = tests::new_match(*table::game_named("mitaines"), 5);
    auto seats = tests::one_human(match);
    Person person(std::move(match), std::move(seats));
    int opened = 0;
    for (int move = 0; move < 200 && opened < 3; ++move) {
        if (person.wait()) {
            person.table->next_round(person.now_ms);
            continue;
        }
        const auto moves = person.keys("submit ");
        for (const auto& target : person.table->goal().targets) {
            const auto called = std::find_if(moves.begin(), moves.end(), [](const auto& one) { return !is_card(one); });
            if (called == moves.end() || target.id != view::TargetId::Card ||
                target.index != parse_card(called->substr(7, 2))->index) {
                continue;
            }
            const auto before = person.actions();
            for (const auto type : {view::InputType::PointerDown, view::InputType::PointerUp}) {
                person.table->take_input({.type = type, .at = target.rect.centre(), .time_ms = person.now_ms},
                                         person.now_ms);
            }
            CHECK(person.actions() == before);
            const auto open = person.table->goal().targets;
            CHECK(std::any_of(open.begin(), open.end(),
                              [](const auto& one) { return one.id == view::TargetId::ChoiceCall; }));
            ++opened;
            break;
        }
        person.move();
    }
    CHECK(opened == 3);
}

TEST_CASE("if the first tap of a double tap plays the card, the second tap is ignored") {
    auto match = tests::new_match(*table::game_named("mitaines"), 5);
    auto seats = tests::one_human(match);
    Person person(std::move(match), std::move(seats));
    while (!plays_singles(person.keys("submit "))) {
        person.wait();
        person.move();
        person.wait();
    }
    const auto hand = person.table->goal().targets;
    const auto card =
        std::find_if(hand.begin(), hand.end(), [](const auto& target) { return target.id == view::TargetId::Card; });
    const auto tap = [&](double time_ms) {
        for (const auto type : {view::InputType::PointerDown, view::InputType::PointerUp}) {
            person.table->take_input({.type = type, .at = card->rect.centre(), .time_ms = time_ms}, person.now_ms);
        }
    };
    const double first = person.now_ms;
    const auto before = person.actions();
    tap(first);
    CHECK(person.actions() == before + 1);
    person.wait(); // the computers make their moves
    const auto again = person.state();
    tap(first + 300);
    CHECK(person.state() == again);
    tap(first + 1'000);
    CHECK(person.state() != again);
}

TEST_CASE("if confirmation is on, one tap never plays a card") {
    const view::Settings settings{.taps = view::TapsChoice::One, .confirm = view::ConfirmChoice::On};
    const std::vector<bool> never(5, false);
    CHECK(touched("mitigati", settings, plays_to_a_trick) == never);
    CHECK(touched("mitaines", settings, is_forced) == never);
}
