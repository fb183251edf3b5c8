// Writes a match as a trace: JSON Lines, one object per line (session/NOTATION.md).
//
// The writer plays the match step by step, so that each action's line can list the actions that were legal. The caller
// supplies the actions: computer players choose them for `trace`, and `replay` takes them from a record.
#pragma once

#include "cli/json.h"
#include "session/match.h"

#include <limits>
#include <optional>
#include <ostream>

namespace mitts::cli {

template <Game G> class TraceWriter {
public:
    TraceWriter(Match<G>& match, std::ostream& out) : match_(match), out_(out) {
    }

    /// Writes the match from its start. The match must have no actions yet. Stops when the match is over, when `choose`
    /// returns nothing, or after `most_rounds` rounds. `choose(match)` returns an optional action for the seat on turn.
    /// The action must be legal (CHECK).
    template <class Choose> void write(Choose&& choose, int most_rounds = std::numeric_limits<int>::max()) {
        write_game();
        while (true) {
            write_round();
            if (!play_round(choose)) {
                return;
            }
            write_round_end();
            if (match_.phase() == MatchPhase::Over) {
                write_game_end();
                return;
            }
            if (match_.rounds().back().number >= most_rounds) {
                return;
            }
            match_.next_round();
        }
    }

private:
    void line(const Json& json) {
        out_ << json.dump() << '\n';
    }

    void write_game() {
        Json game{{"type", "game"}, {"game", G::name}, {"options", options_to_json<G>(match_.options())}};
        if (match_.seed()) {
            game["seed"] = std::to_string(*match_.seed());
        }
        line(game);
    }

    void write_round() {
        const auto& round = match_.rounds().back();
        const auto* setup = std::get_if<typename G::Setup>(&match_.start());
        if (round.number == 1 && setup != nullptr) {
            line(GameJson<G>::setup(*setup, match_.referee_state()));
            return;
        }
        line({{"type", "round"},
              {"round", round.number},
              {"dealer", round.dealer},
              {"deck", cards_to_json<G>(round.deck)}});
    }

    // Plays one round. Returns false if `choose` runs out of actions before the round ends.
    template <class Choose> bool play_round(Choose&& choose) {
        while (match_.phase() == MatchPhase::Playing) {
            const std::optional<typename G::Action> action = choose(match_);
            if (!action) {
                return false;
            }
            Json entry{{"type", "action"},
                       {"seat", match_.turn()},
                       {"legal", G::legal_texts(match_.options(), match_.referee_state())},
                       {"action", G::action_to_text(*action)}};
            const auto refusal = match_.submit(*action);
            MITTS_CHECK(!refusal);
            line(entry);
            write_points(match_.log().back().events);
        }
        return true;
    }

    void write_points(const typename G::Events& events) {
        for (const auto& event : events) {
            if (const auto points = GameJson<G>::points(event)) {
                line(*points);
            }
        }
    }

    void write_round_end() {
        const auto& round = match_.rounds().back();
        line({{"type", "round_end"}, {"round", round.number}, {"scores", round.scores}, {"totals", match_.totals()}});
    }

    void write_game_end() {
        if (!match_.winners().empty()) {
            line({{"type", "game_end"}, {"totals", match_.totals()}, {"winners", match_.winners()}});
        }
    }

    Match<G>& match_;
    std::ostream& out_;
};

} // namespace mitts::cli
