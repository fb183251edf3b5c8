// One touch where there is only one answer, and for the cards of a trick, if the settings have it so.
#include "tests/table/person.h"

#include <string_view>

using namespace mitts;
using tests::Person;

namespace {

// Touches every card in turn, once, until one is played. Whether one was.
bool plays_at_a_touch(Person& person, bool by_mouse) {
    const auto before = person.actions();
    std::vector<view::Point> cards;
    for (const auto& target : person.table->goal().targets) {
        if (target.id == view::TargetId::Card) {
            cards.push_back(target.rect.centre());
        }
    }
    for (const auto at : cards) {
        for (const auto type : {view::InputType::PointerDown, view::InputType::PointerUp}) {
            person.table->take_input({.type = type, .at = at, .time_ms = person.now_ms, .by_mouse = by_mouse},
                                     person.now_ms);
        }
        if (person.actions() > before) {
            return true;
        }
        person.now_ms += 1'000;
        person.table->take_input({.type = view::InputType::Key, .key = view::Key::Escape}, person.now_ms);
    }
    return false;
}

// At the first turns of which `wanted` tells by their moves: whether a touch of one card was enough.
template <class Wanted>
std::vector<bool> touched(std::string_view name, const view::Settings& settings, const Wanted& wanted, bool by_mouse) {
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
            found.push_back(plays_at_a_touch(person, by_mouse));
            if (found.back()) {
                continue;
            }
        }
        person.move();
    }
    return found;
}

// Cards have their names alone; bids and cards put aside have a word before them.
bool is_card(const std::string& move) {
    return move != "submit more" && move.find(':') == std::string::npos;
}
bool is_forced(const std::vector<std::string>& moves) {
    return moves.size() == 1 && is_card(moves.front());
}
bool plays_to_a_trick(const std::vector<std::string>& moves) {
    return moves.size() > 1 && is_card(moves.front());
}

} // namespace

TEST_CASE("a card that is all one may play is played at a touch, unless the player wants two") {
    using view::ForcedChoice;
    for (const std::string_view name : {"mitaines", "mitigati"}) {
        CAPTURE(name);
        view::Settings settings{.taps = view::TapsChoice::Two};
        CHECK(touched(name, settings, is_forced, true) == std::vector<bool>(5, true));
        settings.forced = ForcedChoice::TwoTouches;
        CHECK(touched(name, settings, is_forced, true) == std::vector<bool>(5, false));
    }
}

TEST_CASE(
    "a card of a trick is played by one click of a mouse and two touches of a finger, or as the player wants it") {
    using view::TapsChoice;
    const auto plays = [](TapsChoice taps, bool by_mouse) {
        return touched("mitigati", {.taps = taps}, plays_to_a_trick, by_mouse);
    };
    const std::vector<bool> always(5, true);
    const std::vector<bool> never(5, false);
    CHECK(plays(TapsChoice::Automatic, true) == always);
    CHECK(plays(TapsChoice::Automatic, false) == never);
    CHECK(plays(TapsChoice::One, false) == always);
    CHECK(plays(TapsChoice::Two, true) == never);
}

TEST_CASE("whoever wants to confirm plays no card at a touch, whatever else is set") {
    const view::Settings settings{.taps = view::TapsChoice::One, .confirm = view::ConfirmChoice::On};
    const std::vector<bool> never(5, false);
    CHECK(touched("mitigati", settings, plays_to_a_trick, true) == never);
    CHECK(touched("mitaines", settings, is_forced, true) == never);
}
