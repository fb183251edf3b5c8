#include "ai/thinker.h"

#include "ai/game_thought.h"
#include "ai/players.h"

namespace mitts::ai {

namespace {

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
