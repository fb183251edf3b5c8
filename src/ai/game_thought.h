// Answers a request for one game: parses the observation and begins a thought of the requested player. thinker.h does
// this for all games.
#pragma once

#include "ai/fact_list.h"
#include "ai/game_players.h"
#include "ai/thinker.h"

namespace mitts::ai {

template <Game G> class GameThought final : public AnyThought {
public:
    GameThought(typename G::Observation observation, std::unique_ptr<Thought<G>> thought)
        : observation_(std::move(observation)), thought_(std::move(thought)) {
    }

    bool step() override {
        return thought_->step();
    }

    Reply reply() const override {
        const auto decision = thought_->decision();
        Reply reply{.action = G::action_to_text(decision.action()), .estimate = decision.estimate};
        for (const auto& alternative : decision.alternatives) {
            Reply::Option option{.action = G::action_to_text(alternative.action), .value = alternative.value};
            for (const auto& reason : alternative.reasons) {
                option.reasons.push_back({.id = std::string(reason.id), .points = reason.points});
            }
            reply.alternatives.push_back(std::move(option));
        }
        if (has_preference(decision)) {
            reply.facts = facts_of<G>(observation_, decision);
        }
        return reply;
    }

private:
    const typename G::Observation observation_;
    std::unique_ptr<Thought<G>> thought_;
};

using Begun = Parsed<std::unique_ptr<AnyThought>>;

/// Begins the thought of a request. The request must be valid and must name this game.
template <Game G> Begun begin_thought(const Request& request) {
    const auto* player = find_player<G>(request.head.player);
    if (player == nullptr) {
        return ParseError{.what = "unknown player '" + request.head.player + "'; known: " + player_names<G>(),
                          .line = 3};
    }
    auto observation = G::parse_observation(request.observation);
    if (!observation) {
        auto error = observation.error();
        error.line += request.observation_line - 1;
        return error;
    }
    if (observation->turn != observation->viewer) {
        return ParseError{.what = "the viewer is not on turn", .line = request.observation_line};
    }
    const auto rng = decision_rng(request.head.seed, request.observation);
    auto thought = player->begin(*observation, rng);
    return Begun(std::make_unique<GameThought<G>>(std::move(*observation), std::move(thought)));
}

} // namespace mitts::ai
