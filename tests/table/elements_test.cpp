// Plays rounds through the page's elements and by touch, compares the records, and checks every sentence.
#include "cards/text.h"
#include "tests/support/files.h"
#include "tests/table/person.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

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

// Returns the last target with this id and, if `index` is given, this index.
std::optional<view::Target> place(const Person& person, view::TargetId id, std::optional<int> index = {}) {
    std::optional<view::Target> found;
    for (const auto& target : person.table->goal().targets) {
        if (target.id == id && (!index || target.index == *index)) {
            found = target;
        }
    }
    return found;
}

// Returns the name of the card to which an element's key belongs.
std::string card_of(const Person& person, const std::string& key) {
    std::string card;
    for (const auto& part : all_parts(person.table->page_text().parts)) {
        card = part.role == ports::PageRole::Card ? part.text : card;
        if (part.key == key) {
            break;
        }
    }
    return card;
}

// Returns the card in the hand whose label is part of this name. The longest label wins, because "18" contains "8".
view::Target held_card(const Person& person, const std::string& card) {
    std::optional<view::Target> held;
    for (const auto& target : person.table->goal().targets) {
        if (target.id == view::TargetId::Card && card.find(target.label) != std::string::npos &&
            (!held || target.label.size() > held->label.size())) {
            held = target;
        }
    }
    REQUIRE_MESSAGE(held, card);
    return *held;
}

// Touches the card, and then the choice named by the key, or the card again if there are no choices.
void touch_card(Person& person, const std::string& card, const std::string& key) {
    const auto held = held_card(person, card);
    const auto before = person.actions();
    CHECK(tap(person, held));
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
        CHECK(tap(person, held));
    }
}

// Selects a card to give or discard, and presses the button once it is enabled. The button submits all three cards.
void choose_card(Person& person, const std::string& card) {
    CHECK(tap(person, held_card(person, card)));
    if (const auto confirm = place(person, view::TargetId::Confirm); confirm && confirm->enabled) {
        CHECK(tap(person, *confirm));
    }
}

// Changes the prepared bid to `bid` with the step buttons, and makes that bid.
void touch_bid(Person& person, int bid) {
    for (int steps = 0; steps < 200; ++steps) {
        const auto made = place(person, view::TargetId::Bid);
        REQUIRE(made);
        const int left = bid - made->index;
        if (left == 0) {
            CHECK(tap(person, *made));
            return;
        }
        const int size = std::abs(left) >= 5 ? 5 : 1;
        const auto step = place(person, view::TargetId::BidStep, left > 0 ? size : -size);
        REQUIRE(step);
        CHECK(tap(person, *step));
    }
    FAIL("the bid is out of reach: ", bid);
}

// Makes the move that the key names, by touch.
void touch(Person& person, const std::string& key) {
    const auto has = [&](std::string_view part) { return key.find(part) != std::string::npos; };
    if (has("draw:")) {
        const auto from = place(person, has("stock") ? view::TargetId::Stock : view::TargetId::Pile);
        REQUIRE(from);
        CHECK(tap(person, *from));
    } else if (has("bid:")) {
        touch_bid(person, std::stoi(key.substr(key.find(':') + 1)));
    } else if (has("more")) {
        const auto more = place(person, view::TargetId::MoreCards);
        REQUIRE(more);
        CHECK(tap(person, *more));
    } else if (has("discard:") || has("give:")) {
        choose_card(person, card_of(person, key));
    } else {
        touch_card(person, card_of(person, key), key);
    }
}

// Returns an action without its card or number, such as "draw:stock", "place:" or ":g". A plain card is "play".
std::string kind_of(const std::string& key) {
    const auto action = key.substr(key.find(' ') + 1);
    const auto colon = action.find(':');
    if (colon == std::string::npos) {
        return action == "more" ? action : "play";
    }
    return action.rfind("draw", 0) == 0 ? action : colon <= 2 ? action.substr(colon) : action.substr(0, colon + 1);
}

// Plays a round twice. The first person uses the page's elements, and the second person uses touch.
void play_round_twice(Person& keys, Person& fingers, std::set<std::string>& kinds) {
    for (int moves = 0; keys.wait() != PanelKind::Summary; ++moves) {
        REQUIRE(moves < 300);
        fingers.wait();
        const auto offered = keys.keys("submit ");
        REQUIRE(!offered.empty());
        const auto unseen = std::find_if(offered.begin(), offered.end(),
                                         [&](const auto& each) { return kinds.count(kind_of(each)) == 0; });
        auto key =
            unseen != offered.end() ? *unseen : offered[keys.rng.below(static_cast<std::uint32_t>(offered.size()))];
        const bool types = !keys.keys("number").empty() && moves == 0; // types the first bid, because none is proposed
        if (types) {
            key = "submit bid:7";
        }
        CAPTURE(key);
        touch(fingers, key);
        if (types) {
            keys.table->act("number", keys.now_ms);
            REQUIRE(keys.table->take_question());
            keys.table->answer("7", keys.now_ms);
        } else {
            keys.table->act(key, keys.now_ms);
        }
        kinds.insert(kind_of(key));
        const bool chooses = !keys.keys("submit give:").empty() || !keys.keys("submit discard:").empty();
        REQUIRE((chooses || fingers.table->save().record == keys.table->save().record));
    }
}

} // namespace

TEST_CASE("playing every kind of action through the page's elements produces the same record as playing by touch") {
    const std::map<std::string, std::string> every_kind{{"mitaines", ":g :m :s give: play "},
                                                        {"mitch", "draw:pile draw:stock drop: place: "},
                                                        {"mitigati", "bid: discard: more play "}};
    for (int game = 0; game < table::game_count; ++game) {
        const std::string name(table::game_name(game));
        CAPTURE(name);
        const auto draft = table::draft_from_text(game, {});
        const auto& kind = draft->options().kind();
        std::set<std::string> kinds;
        std::string all;
        for (int round = 0; round < 40 && all != every_kind.at(name); ++round) {
            CAPTURE(round);
            draft->choose_preset(round % kind.presets);
            draft->choose_players(kind.least_players + round % (kind.most_players - kind.least_players + 1));
            const auto sit = [&] {
                auto match = draft->deal(5 + static_cast<std::uint64_t>(round));
                auto seats = one_human(match);
                return Person(std::move(match), std::move(seats));
            };
            auto keys = sit();
            auto fingers = sit();
            play_round_twice(keys, fingers, kinds);
            all.clear();
            for (const auto& kind : kinds) {
                all += kind + ' ';
            }
        }
        CHECK(all == every_kind.at(name));
    }
}

TEST_CASE("a bid typed in the page's number dialog is submitted immediately") {
    auto person = person_at(*table::game_named("mitigati"));
    person.wait();
    const auto before = person.actions();
    person.table->act("number", person.now_ms);
    REQUIRE(person.table->take_question());
    person.table->answer("3", person.now_ms);
    CHECK(person.actions() == before + 1);
}

TEST_CASE("golden sentences: the sentences of a round are unchanged, in both languages") {
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

TEST_CASE("Mitch's columns are listed in a table with a column per player and a row per suit") {
    auto person = person_at(*table::game_named("mitch"));
    for (int moves = 0; moves < 6; ++moves) {
        person.wait();
        person.move();
    }
    person.wait();
    std::vector<std::vector<std::string>> rows;
    for (const auto& part : person.table->page_text().parts) {
        if (part.role == ports::PageRole::Row) {
            auto& row = rows.emplace_back();
            for (const auto& cell : part.items) {
                row.push_back(cell.text);
            }
        }
    }
    REQUIRE(rows.size() == 5);
    CHECK(rows.front() == std::vector<std::string>{"", "You", "Mathilde", "Odile"});
    std::string all;
    for (const auto& row : rows) {
        CHECK(row.size() == 4);
        all += row.front() + '|';
        for (const auto& cell : row) {
            all += cell + '/';
        }
    }
    CHECK(all.find("Spades|") != std::string::npos);
    CHECK(all.find("(in the lead)") != std::string::npos);
    CHECK(all.find("none") != std::string::npos);
}

TEST_CASE("a hint lowers a raised card whose choices would cover the hint") {
    auto person = person_at(*table::game_named("mitch"));
    person.wait();
    const auto is_raised = [&] { return place(person, view::TargetId::ChoicePlace).has_value(); };
    REQUIRE(tap(person, *place(person, view::TargetId::Card)));
    REQUIRE(is_raised());
    for (int request = 0; request < 2; ++request) {
        person.table->ask_for_hint(person.now_ms);
        person.answer_computers();
        person.table->advance(person.now_ms += 1'000);
        CHECK_FALSE(is_raised());
        tap(person, *place(person, view::TargetId::Card));
    }
}

TEST_CASE("T9 each hint about the discard names a card that is not yet selected") {
    auto match = *Match<mitigati::Game>::begin({}, SeededStart{.seed = 5, .dealer = 0});
    while (match.turn() != 0 || match.log().back().action.type != mitigati::ActionType::More) {
        REQUIRE(!match.submit({.type = mitigati::ActionType::More}));
    }
    Person person(AnyMatch(match), one_human(AnyMatch(match)));
    person.wait();
    std::set<std::string> hints;
    for (int cards = 0; cards < 3; ++cards) {
        person.table->take_sentences();
        person.table->ask_for_hint(person.now_ms);
        person.answer_computers();
        person.table->advance(person.now_ms += 1'000);
        const auto sentences = person.table->take_sentences();
        REQUIRE(!sentences.empty());
        hints.insert(sentences.back().text);
        CHECK(tap(person, held_card(person, sentences.back().text)));
    }
    CHECK(hints.size() == 3);
    const auto confirm = place(person, view::TargetId::Confirm);
    REQUIRE(confirm);
    CHECK(confirm->enabled);
}
