#include "ai/thinker.h"

#include "ai/players.h"

namespace mitts::ai {

namespace {

template <Game G> class GameThought final : public AnyThought {
public:
    explicit GameThought(std::unique_ptr<Thought<G>> thought) : thought_(std::move(thought)) {
    }

    bool step() override {
        return thought_->step();
    }

    Reply reply() const override {
        const auto decision = thought_->decision();
        Reply reply{.action = G::action_to_text(decision.action())};
        for (const auto& alternative : decision.alternatives) {
            Reply::Option option{.action = G::action_to_text(alternative.action), .value = alternative.value};
            for (const auto& reason : alternative.reasons) {
                option.reasons.push_back({.id = std::string(reason.id), .points = reason.points});
            }
            reply.alternatives.push_back(std::move(option));
        }
        return reply;
    }

private:
    std::unique_ptr<Thought<G>> thought_;
};

using Begun = Parsed<std::unique_ptr<AnyThought>>;

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
    return Begun(std::make_unique<GameThought<G>>(player->begin(*observation, rng)));
}

Begun begin_thought(const Request& request) {
    if (request.error) {
        return *request.error;
    }
    std::optional<Begun> begun;
    visit_game(request.head.game,
               [&](auto which) { begun.emplace(begin_thought<typename decltype(which)::type>(request)); });
    if (!begun) {
        return ParseError{.what = "unknown game '" + request.head.game + "'; known: " + game_names(), .line = 2};
    }
    return std::move(*begun);
}

} // namespace

void Thinker::begin(std::string_view text) {
    const auto request = read_request(text);
    number_ = request.head.number;
    deadline_ms_ = request.head.deadline_ms;
    thought_ = nullptr;
    error_.clear();
    if (auto begun = begin_thought(request)) {
        thought_ = std::move(*begun);
    } else {
        error_ = begun.error().to_text();
    }
}

bool Thinker::work(int steps) {
    bool more = thought_ != nullptr;
    for (int step = 0; more && step < steps; ++step) {
        more = thought_->step();
    }
    return more;
}

Reply Thinker::reply() const {
    auto reply = thought_ ? thought_->reply() : Reply{.error = error_};
    reply.number = number_;
    return reply;
}

} // namespace mitts::ai
