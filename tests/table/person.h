// A person who plays at a table through its buttons. The test answers for the computers.
#pragma once

#include "ai/protocol.h"
#include "cards/rng.h"
#include "platform/null/null_ports.h"
#include "ports/json_text.h"
#include "table/game_shelf.h"
#include "tests/support/all_parts.h"

#include <doctest/doctest.h>

#include <memory>

namespace mitts::tests {

/// Returns a new match of a game with the default rules.
inline AnyMatch new_match(int game, std::uint64_t seed) {
    return table::draft_from_text(game, {})->deal(seed);
}

/// Returns one human at seat 0 and random computers at the other seats.
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

/// A person at a table. Each step advances the time by a second.
class Person {
public:
    Person(AnyMatch match, table::SeatPlans seats, table::TableBegins begins = table::TableBegins::WithTheMatch)
        : Person([&](ports::PlayerChannel& channel) {
              return table::table_for(std::move(match), std::move(seats), begins, channel);
          }) {
    }
    /// `sit` creates the table with the channel to the computers. `reply` answers a request sent on that channel.
    template <class Sit>
    explicit Person(Sit sit, std::string (*reply)(std::string_view) = ai::reply_to,
                    i18n::Language language = i18n::Language::English)
        : table(sit(players)), reply_(reply) {
        table->surround(quiet_room(language));
        table->enter(now_ms);
    }

    /// Answers the latest request as a computer would, unless it has already been answered or is a cancellation.
    void answer_computers() {
        if (players.requests.size() > answered) {
            answered = players.requests.size();
            if (ai::cancelled_number(players.requests.back())) {
                return;
            }
            players.answers.push_back(reply_(players.requests.back()));
        }
    }

    /// Advances time until it is the person's turn or a panel opens. Returns the panel, if any.
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
        FAIL("the person is never on turn");
        return std::nullopt;
    }

    /// Returns the keys of enabled actions that start with `beginning`.
    std::vector<std::string> keys(std::string_view beginning) const {
        std::vector<std::string> found;
        for (const auto& action : all_parts(table->page_text().parts)) {
            if (action.enabled && std::string_view(action.key).substr(0, beginning.size()) == beginning) {
                found.push_back(action.key);
            }
        }
        return found;
    }
    /// Makes a random legal move.
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
    /// Returns the number of actions in the match so far.
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
