// Tests that the toy game, which uses only the interfaces for new games, can be played at a real table.
#include "ai/game_thought.h"
#include "tests/support/toy_parts.h"
#include "tests/table/person.h"

using namespace mitts;
using table::PanelKind;
using tests::Person;
using tests::ToyGame;
using tests::ToyParts;

static_assert(table::GameParts<ToyParts>);

namespace {

// Returns the reply of the toy game's computer player. For the real games, the Worker computes the replies.
std::string toy_reply(std::string_view text) {
    const auto request = ai::read_request(text);
    REQUIRE(!request.error);
    REQUIRE(request.head.game == ToyGame::name);
    auto thought = ai::begin_thought<ToyGame>(request);
    REQUIRE(bool(thought));
    while ((*thought)->step()) {
    }
    auto reply = (*thought)->reply();
    reply.number = request.head.number;
    return to_text(reply);
}

Person toy_person(int players, i18n::Language language = i18n::Language::English) {
    auto options = ToyGame::preset_options(0);
    options.players = players;
    table::SeatPlans seats{{}};
    while (static_cast<int>(seats.size()) < players) {
        seats.push_back({.name = "Odile", .level = std::string(ToyParts::levels().front())});
    }
    const auto sit = [&](ports::PlayerChannel& channel) -> std::unique_ptr<table::GameTable> {
        return std::make_unique<table::MatchTable<ToyParts>>(*Match<ToyGame>::begin(options, SeededStart{.seed = 11}),
                                                             seats, table::TableBegins::WithTheMatch, channel);
    };
    return Person(sit, toy_reply, language);
}

Match<ToyGame> match_of(const Person& person) {
    auto match = match_from_record<ToyGame>(*parse_record(person.table->save().record));
    REQUIRE(bool(match));
    return std::move(*match);
}

} // namespace

TEST_CASE("a match of an unregistered game can be played at a table against the game's computer player") {
    for (const int players : {2, 3}) {
        CAPTURE(players);
        auto person = toy_person(players);
        std::vector<std::string> said;
        for (int move = 0; move < 1'000 && !person.table->match_is_over(); ++move) {
            if (person.wait() == PanelKind::Summary) {
                CHECK(person.table->summary().summary.sides.size() == static_cast<std::size_t>(players));
                person.table->next_round(person.now_ms);
            } else {
                person.move();
            }
            for (auto& sentence : person.table->take_sentences()) {
                said.push_back(std::move(sentence.text));
            }
        }
        REQUIRE(person.table->match_is_over());
        const auto match = match_of(person);
        CHECK(match.phase() == MatchPhase::Over);
        // The computers played like `showy`, which plays its highest card first in every round.
        CHECK(person.answered > 0);
        for (std::size_t round = 0; round < match.rounds().size(); ++round) {
            const auto end =
                round + 1 < match.rounds().size() ? match.rounds()[round + 1].first_entry : match.log().size();
            int before = tests::toy::pack_size;
            for (auto at = match.rounds()[round].first_entry; at < end; ++at) {
                const auto& entry = match.log()[at];
                if (entry.seat == 1) {
                    CHECK(entry.action.card.number < before);
                    before = entry.action.card.number;
                }
            }
        }
        CHECK(std::any_of(said.begin(), said.end(), [](const auto& words) { return words.find("Odile") == 0; }));
        CHECK(person.says("\"rules\":[\"Y1\"]"));
        CHECK(person.table->log().blocks.size() > match.log().size());
        ports::JsonObject result;
        person.table->tell_result(result);
        CHECK(result.done().find("{\"game\":\"toy\"") == 0);
    }
}

TEST_CASE("a touch plays a card in the toy game, and undo takes the card back") {
    auto person = toy_person(2);
    person.wait();
    const auto before = match_of(person).log().size();
    const auto card = person.table->goal().targets.front();
    REQUIRE(card.id == view::TargetId::Card);
    for (const auto type : {view::InputType::PointerDown, view::InputType::PointerUp}) {
        person.table->take_input({.type = type, .at = card.rect.centre(), .time_ms = person.now_ms}, person.now_ms);
    }
    CHECK(match_of(person).log().size() > before);
    person.wait();
    person.table->undo(person.now_ms);
    CHECK(match_of(person).log().size() == before);
    CHECK(person.table->link_query().find("game=toy") != std::string::npos);
}

TEST_CASE("the toy game's options are shown in a panel, in both languages") {
    for (const auto language : {i18n::Language::English, i18n::Language::French}) {
        const auto person = toy_person(2, language);
        // A heading precedes the options.
        CHECK(person.table->rules().blocks.size() == 1 + ToyGame::option_descriptors().size());
        CHECK(person.table->page_text().title == tests::toy::game_words.game(language));
        CHECK(person.table->menu().subtitle == person.table->continue_card().detail);
    }
}
