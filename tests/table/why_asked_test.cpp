// Tests the reasons for a computer's move: the rebuilt request, the allowed questions, and what the player knew.
#include "session/query.h"
#include "table/why_asked.h"
#include "tests/support/random_play.h"
#include "tests/support/sanitized.h"
#include "tests/table/person.h"

#include <algorithm>
#include <limits>
#include <map>
#include <memory>

using namespace mitts;
using table::PanelKind;
using table::TableMode;
using table::WhyAsked;
using tests::Person;

namespace {

const char* const tables[] = {
    "game=mitaines&options=preset=pagat,players=2&seed=3",
    "game=mitaines&options=preset=regles,players=4,exchange=yes&seed=5",
    "game=mitch&options=preset=banilower,players=3&seed=7",
    "game=mitigati&seed=2",
};

Person person_at(const char* query, std::string_view level = "random") {
    auto match = **match_from_query(query, 1);
    auto seats = tests::one_human(match);
    for (auto& seat : seats) {
        seat.level = seat.is_human() ? "" : std::string(level);
    }
    return {std::move(match), std::move(seats)};
}

// Returns the log entries that the person may ask about.
std::vector<int> open_entries(const Person& person) {
    std::vector<int> entries;
    for (const auto& block : person.table->log().blocks) {
        if (block.asks >= 0) {
            entries.push_back(block.asks);
        }
    }
    return entries;
}

std::size_t first_of_round(const Person& person) {
    const auto save = person.table->save();
    auto match = *match_from_text(save.record);
    table::deal_rounds(match, save.rounds);
    return std::visit([](const auto& one) { return one.rounds().back().first_entry; }, match);
}

// Plays this many rounds with an occasional undo, and calls `look` on each of the person's turns.
template <class Look> void play(Person& person, int rounds, Look look) {
    for (int turn = 1; turn < 1'000; ++turn) {
        if (person.wait() == PanelKind::Summary) {
            if (person.table->match_is_over() || person.says("\"round\":" + std::to_string(rounds))) {
                return;
            }
            person.table->next_round(person.now_ms);
            continue;
        }
        look();
        if (turn % 5 == 0) {
            person.table->undo(person.now_ms);
        } else {
            person.move();
        }
    }
    FAIL("the rounds do not end");
}

// Returns the last request for each position of the match, keyed by the number of earlier actions.
std::map<std::uint64_t, std::string> sent_by_place(const Person& person) {
    std::map<std::uint64_t, std::string> sent;
    for (const auto& request : person.players.requests) {
        if (!ai::cancelled_number(request)) {
            sent[ai::read_request(request).head.seed] = request;
        }
    }
    return sent;
}

// Returns the witness, a second table that shows the saved match as it was before a move.
std::unique_ptr<table::GameTable> witness_of(Person& person, int entry,
                                             i18n::Language language = i18n::Language::English) {
    const auto save = person.table->save();
    auto match = *match_from_text(save.record);
    table::deal_rounds(match, save.rounds);
    auto witness = table::table_for(std::move(match), save.seats, table::TableBegins::InTheMiddle, person.players);
    witness->sit_behind(entry, person.table->viewer());
    witness->surround(tests::quiet_room(language));
    return witness;
}

std::string request_of(const table::PlayerQuestion& question, std::uint64_t number) {
    return ai::request_text({.number = number,
                             .game = question.game,
                             .player = question.level,
                             .seed = question.seed,
                             .deadline_ms = table::ComputerTurns::deadline_ms},
                            question.observation);
}

std::string words_of(const view::PanelDoc& text) {
    auto words = text.title + '\n' + text.subtitle + '\n';
    for (const auto& block : text.blocks) {
        words += block.text + '\n';
    }
    return words + (text.foot.empty() ? "" : text.foot.front().words);
}

bool has(const view::PanelDoc& text, std::string_view words) {
    return words_of(text).find(words) != std::string::npos;
}

// Sends the computer player's reply to the last request. If `action` is not empty, it replaces the reply's action.
void answer(Person& person, WhyAsked& asked, std::string_view action = {}) {
    CHECK(!asked.look(*person.table, person.now_ms));
    REQUIRE(asked.waits());
    auto reply = *ai::parse_reply(ai::reply_to(person.players.requests.back()));
    if (!action.empty()) {
        reply.action = action;
    }
    person.players.answers.push_back(ai::to_text(reply));
    CHECK(asked.look(*person.table, person.now_ms));
    CHECK(!asked.waits());
}

} // namespace

TEST_CASE("replaying a computer's request after the round reproduces its move") {
    for (const auto* query : tables) {
        for (const auto* level : {"random", "newcomer"}) {
            CAPTURE(query);
            CAPTURE(level);
            auto person = person_at(query, level);
            play(person, 2, [] {});
            const auto sent = sent_by_place(person);
            const auto entries = open_entries(person);
            REQUIRE(entries.size() > 10);
            for (const int entry : entries) {
                if (tests::sanitized && entry % 4 != 0) {
                    continue;
                }
                const auto move = person.table->move_made(entry);
                REQUIRE(move.may_ask);
                REQUIRE(!move.by_person);
                const auto witness = witness_of(person, entry);
                CHECK(witness->viewer() == move.seat);
                const auto& request = sent.at(static_cast<std::uint64_t>(entry));
                CHECK(request_of(witness->question(), ai::read_request(request).head.number) == request);
                CHECK(ai::parse_reply(ai::reply_to(request))->action == move.action);
            }
            // The entries are exactly the computers' actions.
            std::size_t by_computers = 0;
            for (std::size_t entry = 0; entry < person.actions(); ++entry) {
                by_computers += person.table->move_made(static_cast<int>(entry)).by_person ? 0 : 1;
            }
            CHECK(entries.size() == by_computers);
        }
    }
}

TEST_CASE("during a round, the reasons for that round's moves are not available") {
    for (const auto* query : tables) {
        CAPTURE(query);
        auto person = person_at(query);
        int looked = 0;
        play(person, 2, [&] {
            if (tests::sanitized && person.actions() % 4 != 0) {
                return;
            }
            const auto first = first_of_round(person);
            for (const int entry : open_entries(person)) {
                CHECK(static_cast<std::size_t>(entry) < first);
            }
            CHECK(person.keys("why").empty());
            // Each check replays the match, so only the first and last entries are checked.
            for (auto entry = first; entry < person.actions(); ++entry) {
                if (entry < first + 2 || entry + 3 > person.actions()) {
                    CHECK(!person.table->move_made(static_cast<int>(entry)).may_ask);
                    ++looked;
                }
            }
            const auto before = person.players.requests.size();
            if (person.actions() > first) {
                WhyAsked asked(*person.table, static_cast<int>(person.actions()) - 1, nullptr);
                CHECK(!asked.waits());
                CHECK(!asked.look(*person.table, person.now_ms));
                const auto why = asked.why(i18n::Language::English);
                CHECK(why.foot.empty());
                CHECK(why.blocks.size() == 1);
            }
            CHECK(person.players.requests.size() == before);
        });
        CHECK(looked > 10);
        CHECK(person.keys("why").size() <= 1);
    }
}

TEST_CASE("reasons are available after a round and in reviews and replays, but not in lessons or in Try mode") {
    constexpr int all = std::numeric_limits<int>::max();
    using table::asked_below_in;
    CHECK(asked_below_in(TableMode::Play, false, 40) == 40);
    CHECK(asked_below_in(TableMode::Play, true, 40) == all);
    CHECK(asked_below_in(TableMode::Review, false, 40) == all);
    CHECK(asked_below_in(TableMode::Replay, false, 0) == all);
    CHECK(asked_below_in(TableMode::Lesson, true, 40) == 0);
    CHECK(asked_below_in(TableMode::Try, true, 40) == 0);
}

TEST_CASE("a tap on a bubble opens the reasons panel, but the reasons are available only after the round") {
    for (const auto* query : tables) {
        CAPTURE(query);
        auto person = person_at(query);
        int touched = 0;
        const auto touch_all = [&](bool may_ask) {
            for (const auto& target : std::vector(person.table->goal().targets)) {
                if (target.id == view::TargetId::Bubble) {
                    CHECK(target.rect.w >= 44);
                    CHECK(target.rect.h >= 44);
                    const auto at = target.rect.centre();
                    if (person.table->goal().hit(at)->id != view::TargetId::Bubble) {
                        continue;
                    }
                    person.table->take_input({.type = view::InputType::PointerDown, .at = at}, person.now_ms);
                    const auto panel =
                        person.table->take_input({.type = view::InputType::PointerUp, .at = at}, person.now_ms);
                    CHECK(panel == PanelKind::WhyMove);
                    CHECK(person.table->move_made(person.table->entry_asked()).may_ask == may_ask);
                    ++touched;
                }
            }
        };
        play(person, 1, [&] { touch_all(false); });
        CHECK(touched > 3);
        touched = 0;
        person.table->set_mode(TableMode::Review);
        const auto all = person.actions();
        for (std::size_t moment = 1; moment < all; ++moment) {
            person.table->go_to(moment, person.now_ms);
            person.table->advance(person.now_ms += 10'000);
            touch_all(true);
        }
        CHECK(touched > 3);
        REQUIRE(!person.keys("why").empty());
        CHECK(person.table->act("why", person.now_ms) == PanelKind::WhyMove);
        person.table->set_mode(TableMode::Lesson);
        CHECK(!person.table->act("why", person.now_ms));
    }
}

TEST_CASE(
    "the panels show a move, its reasons and what the player knew, and confirm that the player would repeat the move") {
    using i18n::Language;
    for (const auto* query : tables) {
        CAPTURE(query);
        auto person = person_at(query, "newcomer");
        play(person, 1, [] {});
        const auto entries = open_entries(person);
        const int entry = entries[entries.size() / 2];
        const auto seat = person.table->move_made(entry).seat;
        const auto name = person.table->players()[at(seat)].name;
        WhyAsked asked(*person.table, entry, witness_of(person, entry));
        CHECK(has(asked.why(Language::English), name + " is thinking"));
        answer(person, asked);
        const auto why = asked.why(Language::English);
        CHECK(why.title.find(name) != std::string::npos);
        CHECK(!why.blocks.empty());
        CHECK(has(why, "What " + name + " knew"));
        CHECK(!has(why, "otherwise"));

        const auto known = asked.known(Language::English);
        CHECK(known.title == "What " + name + " knew");
        CHECK(has(known, "Match log"));
        CHECK(std::adjacent_find(known.blocks.begin(), known.blocks.end(), [](const auto& above, const auto& below) {
                  return above.kind == view::BlockKind::Heading && below.kind == view::BlockKind::Heading;
              }) == known.blocks.end());
        // The player's cards are face up. All other cards are face down, and their names are not shown.
        const auto witness = witness_of(person, entry);
        // The badges have the colours of the person's table, so seats are counted from that table's viewer.
        const auto count = static_cast<int>(witness->players().size());
        const int steps = (seat - person.table->viewer() + count) % count;
        std::size_t own = 0;
        std::vector<int> backs;
        for (const auto& block : known.blocks) {
            CHECK(block.asks < 0);
            own += block.seat == steps && own == 0 ? block.cards.size() + block.tarot.size() : 0;
            if (block.backs > 0) {
                backs.push_back(block.backs);
            }
        }
        CHECK(own == static_cast<std::size_t>(witness->cards_held(seat)));
        std::vector<int> held;
        for (std::size_t other = 0; other < witness->players().size(); ++other) {
            if (static_cast<Seat>(other) != seat && witness->cards_held(static_cast<Seat>(other)) > 0) {
                held.push_back(witness->cards_held(static_cast<Seat>(other)));
            }
        }
        CHECK(backs == held);
        CHECK(!has(known, "the same move"));

        asked.ask_again(*person.table);
        CHECK(has(asked.known(Language::English), "is thinking"));
        answer(person, asked);
        CHECK(has(asked.known(Language::English), "Asked again: the same move."));
        asked.surround(tests::quiet_room(Language::French));
        CHECK(has(asked.known(Language::French), "Redemandé : le même coup."));
        const auto& requests = person.players.requests;
        const auto first = ai::read_request(requests[requests.size() - 2]);
        const auto second = ai::read_request(requests.back());
        CHECK(first.observation == second.observation);
        CHECK(first.head.seed == second.head.seed);
    }
}

TEST_CASE("the reasons panel reports a changed choice, a missing reply and a move made by a human") {
    auto person = person_at(tables[2]);
    play(person, 1, [] {});
    for (const int entry : open_entries(person)) {
        const auto move = person.table->move_made(entry);
        WhyAsked asked(*person.table, entry, witness_of(person, entry));
        answer(person, asked, "draw:stock");
        CHECK(has(asked.why(i18n::Language::English), "makes another choice") == (move.action != "draw:stock"));
        asked.ask_again(*person.table);
        answer(person, asked, "draw:stock");
        CHECK(has(asked.known(i18n::Language::English), "another move") == (move.action != "draw:stock"));
        asked.ask_again(*person.table);
        CHECK(!asked.look(*person.table, person.now_ms));
        person.players.answers.push_back("number " +
                                         std::to_string(ai::read_request(person.players.requests.back()).head.number) +
                                         "\nerror tired\n");
        CHECK(asked.look(*person.table, person.now_ms));
        CHECK(has(asked.why(i18n::Language::English), "No answer"));
    }
    int own = 0;
    while (!person.table->move_made(own).by_person) {
        ++own;
    }
    CHECK(has(WhyAsked(*person.table, own, nullptr).why(i18n::Language::English), "Only they know why"));
}

TEST_CASE("a computer's turn continues while the reasons for an earlier move are requested") {
    auto person = person_at(tables[3]);
    play(person, 1, [] {});
    const auto earlier = open_entries(person).front();
    person.table->next_round(person.now_ms);
    while (person.says("\"human\":true") || person.players.requests.size() == person.answered) {
        if (person.says("\"human\":true")) {
            person.move();
        }
        person.table->advance(person.now_ms += 1'000);
    }
    const auto actions = person.actions();
    const auto turn = person.players.requests.size();
    WhyAsked asked(*person.table, earlier, witness_of(person, earlier));
    CHECK(!asked.look(*person.table, person.now_ms));
    CHECK(person.players.requests.size() == turn); // the computer's turn has priority over the request for reasons
    person.answer_computers();
    answer(person, asked);
    CHECK(person.players.requests.size() == turn + 1);
    person.answered = person.players.requests.size();
    CHECK(!has(asked.why(i18n::Language::English), "otherwise"));
    person.table->computers().forget_besides();
    person.table->advance(person.now_ms += 5'000);
    CHECK(person.actions() == actions + 1);
    const auto since = person.players.requests.begin() + static_cast<std::ptrdiff_t>(turn);
    CHECK(std::none_of(since, person.players.requests.end(),
                       [](const auto& request) { return ai::cancelled_number(request).has_value(); }));
}
