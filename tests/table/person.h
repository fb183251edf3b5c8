// Somebody who plays at a table through its buttons, and the line to the computers, whose other end is the test.
#pragma once

#include "ai/protocol.h"
#include "cards/rng.h"
#include "platform/null/null_ports.h"
#include "ports/json_text.h"
#include "table/game_shelf.h"

#include <doctest/doctest.h>

#include <memory>

namespace mitts::tests {

/// A new match of each game, by the default rules.
inline AnyMatch new_match(int game, std::uint64_t seed) {
    return table::draft_from_text(game, {})->deal(seed);
}

/// One human at seat 0, computers that play at random at the others.
inline table::SeatPlans one_human(const AnyMatch& match) {
    auto seats = table::people_for(match, 0);
    for (auto& seat : seats) {
        seat.level = seat.is_human() ? "" : "random";
    }
    return seats;
}

inline table::Surroundings quiet_room(i18n::Language language = i18n::Language::English) {
    return {.viewport = {.width = 1000, .height = 700}, .language = language, .speed = view::Speed::None};
}

/// A table entered by its person. Time goes on by a second whenever something is to happen.
class Person {
public:
    Person(AnyMatch match, table::SeatPlans seats, table::TableBegins begins = table::TableBegins::WithTheMatch)
        : Person([&](ports::PlayerChannel& channel) {
              return table::table_for(std::move(match), std::move(seats), begins, channel);
          }) {
    }
    /// `sit` makes the table, given the line to the computers; `reply` is what answers there.
    template <class Sit>
    explicit Person(Sit sit, std::string (*reply)(std::string_view) = ai::reply_to,
                    i18n::Language language = i18n::Language::English)
        : table(sit(players)), reply_(reply) {
        table->surround(quiet_room(language));
        table->enter(now_ms);
    }

    /// Answers the latest question with what a computer would, unless nothing was asked.
    void answer_computers() {
        if (players.requests.size() > answered) {
            answered = players.requests.size();
            if (ai::cancelled_number(players.requests.back())) {
                return;
            }
            players.answers.push_back(reply_(players.requests.back()));
        }
    }

    /// Lets time pass until it is the person's turn, or a panel opens.
    std::optional<table::PanelKind> wait() {
        for (int step = 0; step < 1'000; ++step) {
            now_ms += 1'000;
            if (const auto panel = table->advance(now_ms)) {
                return panel;
            }
            if (says("\"human\":true")) {
                return std::nullopt;
            }
            answer_computers();
        }
        FAIL("nothing happens any more");
        return std::nullopt;
    }

    /// The keys of what can be done now that begin with this.
    std::vector<std::string> keys(std::string_view beginning) const {
        std::vector<std::string> found;
        for (const auto& action : table->page_text().parts) {
            if (action.enabled && std::string_view(action.key).substr(0, beginning.size()) == beginning) {
                found.push_back(action.key);
            }
        }
        return found;
    }
    /// Makes one of the moves that the page offers.
    void move() {
        const auto moves = keys("submit ");
        REQUIRE_MESSAGE(!moves.empty(), state());
        table->act(moves[static_cast<std::size_t>(rng.below(static_cast<std::uint32_t>(moves.size())))], now_ms);
    }

    std::string state() const {
        ports::JsonObject json;
        table->tell_state(json);
        return json.done();
    }
    bool says(std::string_view part) const {
        return state().find(part) != std::string::npos;
    }
    /// How many actions have been done.
    std::size_t actions() const {
        const auto match = match_from_text(table->save().record);
        REQUIRE(bool(match));
        return std::visit([](const auto& one) { return one.log().size(); }, *match);
    }

    platform::SilentPlayers players{};
    std::unique_ptr<table::GameTable> table;
    double now_ms = 1'000;
    std::size_t answered = 0;
    Rng rng{7};

private:
    std::string (*reply_)(std::string_view);
};

} // namespace mitts::tests
