// Answers requests for one game: parses the observation and begins the requested player's thought. thinker.h selects
// the game.
#pragma once

#include "ai/evaluation.h"
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

/// Evaluates the actions in a request, one world per step.
template <Game G> class EvaluationThought final : public AnyThought {
public:
    EvaluationThought(typename G::Observation observation, const RequestHead& head)
        : play_on_(observation.options), evaluation_(play_on_, observation, head.worlds, head.seed) {
    }

    bool step() override {
        return evaluation_.step();
    }

    Reply reply() const override {
        if (!evaluation_.ready()) {
            return {.error = "there was no time for two worlds"};
        }
        const auto sums = evaluation_.first_sums();
        const auto best = evaluation_.compare(sums, 0).best;
        Reply reply{.action = evaluation_.ways()[best].name, .version = play_on_version};
        for (const auto& value : evaluation_.values()) {
            const auto error = evaluation_.compare(sums, reply.values.size()).error;
            reply.values.push_back(
                {.action = value.name, .value = value.value, .error = value.error, .difference_error = error});
        }
        return reply;
    }

private:
    PlayOn<G> play_on_;
    Evaluation<G> evaluation_;
};

using Begun = Parsed<std::unique_ptr<AnyThought>>;

/// Begins the thought that answers a request. The request must be valid and must name this game.
template <Game G> Begun begin_thought(const Request& request) {
    constexpr bool can_evaluate = requires {
        sizeof(PlayOn<G>);
    };
    const bool evaluates = can_evaluate && request.head.worlds > 0;
    if (evaluates && request.head.version != play_on_version) {
        return ParseError{.what = "evaluations are of version " + std::to_string(play_on_version), .line = 4};
    }
    const auto* player = find_player<G>(request.head.player);
    if (player == nullptr && !evaluates) {
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
    if constexpr (can_evaluate) {
        if (evaluates) {
            return Begun(std::make_unique<EvaluationThought<G>>(std::move(*observation), request.head));
        }
    }
    const auto rng = decision_rng(request.head.seed, request.observation);
    auto thought = player->begin(*observation, rng);
    return Begun(std::make_unique<GameThought<G>>(std::move(*observation), std::move(thought)));
}

} // namespace mitts::ai
