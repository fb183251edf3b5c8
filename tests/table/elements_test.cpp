// What the page's elements say and do: whole rounds through them, with the same record as by touch, and every sentence said.
#include "cards/text.h"
#include "tests/support/files.h"
#include "tests/table/person.h"

using namespace mitts;
using namespace mitts::tests;
using table::PanelKind;

namespace {

Person person_at(int game) {
    auto match = new_match(game, 5);
    auto seats = one_human(match);
    return Person(std::move(match), std::move(seats));
}

bool tap(Person& person, const view::Target& target) {
    for (const float part : {0.5F, 0.05F, 0.2F, 0.8F, 0.95F}) {
        const view::Point point{target.rect.x + target.rect.w * part, target.rect.y + target.rect.h / 2};
        const auto* hit = person.table->goal().hit(point);
        if (hit != nullptr && hit->id == target.id && hit->index == target.index) {
            person.now_ms += 1'000;
            person.table->take_input({.type = view::InputType::PointerDown, .at = point, .time_ms = person.now_ms},
                                     person.now_ms);
            person.table->take_input({.type = view::InputType::PointerUp, .at = point, .time_ms = person.now_ms},
                                     person.now_ms);
            return true;
        }
    }
    return false;
}

// The last place of this kind, or of any index.
std::optional<view::Target> place(const Person& person, view::TargetId id, int index = -1) {
    std::optional<view::Target> found;
    for (const auto& target : person.table->goal().targets) {
        if (target.id == id && (index < 0 || target.index == index)) {
            found = target;
        }
    }
    return found;
}

// The name of the card that an element's key belongs to.
std::string card_of(const Person& person, const std::string& key) {
    std::string card;
    for (const auto& part : person.table->page_text().parts) {
        card = part.role == ports::PageRole::Card ? part.text : card;
        if (part.key == key) {
            break;
        }
    }
    return card;
}

// Touches the card, then the choice that the key names; where nothing is to be chosen the card again.
void touch_card(Person& person, const std::string& card, const std::string& key) {
    std::optional<view::Target> held;
    for (const auto& target : person.table->goal().targets) {
        if (target.id == view::TargetId::Card && card.find(target.label) != std::string::npos) {
            held = target;
        }
    }
    REQUIRE_MESSAGE(held, card);
    const auto before = person.actions();
    CHECK(tap(person, *held));
    using view::TargetId;
    const auto has = [&](std::string_view part) { return key.find(part) != std::string::npos; };
    const auto choice = has("place:")                         ? place(person, TargetId::ChoicePlace)
                        : has("drop:")                        ? place(person, TargetId::ChoiceDiscard)
                        : has(":m")                           ? place(person, TargetId::ChoiceCall, 2)
                        : has(":g")                           ? place(person, TargetId::ChoiceCall, 3)
                        : has(":s")                           ? place(person, TargetId::ChoiceCall, 4)
                        : place(person, TargetId::TrickPlace) ? place(person, TargetId::TrickPlace)
                                                              : place(person, TargetId::ChoicePlay);
    if (person.actions() == before && (!choice || !tap(person, *choice))) {
        CHECK(tap(person, *held));
    }
}

// The move behind the key, by touches; a bid is typed, what is laid aside goes by the elements too.
void touch(Person& person, const std::string& key) {
    const auto has = [&](std::string_view part) { return key.find(part) != std::string::npos; };
    if (has("draw:")) {
        const auto from = place(person, has("stock") ? view::TargetId::Stock : view::TargetId::Pile);
        REQUIRE(from);
        CHECK(tap(person, *from));
    } else if (has("bid") || has("more") || has("discard:") || has("give:")) {
        person.table->act(key, person.now_ms);
    } else {
        touch_card(person, card_of(person, key), key);
    }
}

} // namespace

TEST_CASE("a round through the page's elements has the same record as by touch") {
    for (int game = 0; game < table::game_count; ++game) {
        CAPTURE(table::game_name(game));
        auto keys = person_at(game);
        auto fingers = person_at(game);
        for (int moves = 0; keys.wait() != PanelKind::Summary; ++moves) {
            REQUIRE(moves < 300);
            fingers.wait();
            const auto offered = keys.keys("submit ");
            REQUIRE(!offered.empty());
            const auto& key = offered[keys.rng.below(static_cast<std::uint32_t>(offered.size()))];
            CAPTURE(key);
            touch(fingers, key);
            keys.table->act(key, keys.now_ms);
            REQUIRE(fingers.table->save().record == keys.table->save().record);
        }
    }
}

TEST_CASE("a bid typed among the page's elements is made at once") {
    auto person = person_at(*table::game_named("mitigati"));
    person.wait();
    const auto before = person.actions();
    person.table->act("number", person.now_ms);
    REQUIRE(person.table->take_question());
    person.table->answer("3", person.now_ms);
    CHECK(person.actions() == before + 1);
}

TEST_CASE("every sentence of a round, in both languages") {
    for (int game = 0; game < table::game_count; ++game) {
        for (const auto language : {i18n::Language::English, i18n::Language::French}) {
            auto person = person_at(game);
            person.table->surround(quiet_room(language));
            std::string said;
            const auto listen = [&] {
                for (const auto& sentence : person.table->take_sentences()) {
                    said += (sentence.urgency == ports::Urgency::AtOnce ? "! " : "  ") + sentence.text + '\n';
                }
            };
            while (person.wait() != PanelKind::Summary) {
                listen();
                said += "> " + person.table->page_text().turn + '\n';
                person.move();
            }
            listen();
            check_golden("golden/spoken/" + std::string(table::game_name(game)) + '.' +
                             std::string(i18n::language_code(language)) + ".txt",
                         said);
        }
    }
}
