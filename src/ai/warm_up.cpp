#include "ai/warm_up.h"

#include "ai/players.h"
#include "ai/protocol.h"
#include "ai/sample_position.h"

namespace mitts::ai {

namespace {

/// The number of actions before each request. The later position comes first, because most requests occur late in a
/// round.
constexpr int actions_before[] = {12, 1};

template <Game G> std::string question_after(int actions) {
    const auto enough = [&](const typename G::State& /*state*/, int made) { return made >= actions; };
    const auto position = sample_position<G>(G::preset_options(0), 1, enough);
    return request_text({.game = std::string(G::name), .player = std::string(players_of<G>().back().name)},
                        G::observation_to_text(position.observation));
}

} // namespace

std::optional<std::string> warm_up_request(int index) {
    int left = index;
    std::optional<std::string> request;
    for (const int actions : actions_before) {
        for_each_game([&](auto game) {
            if (left-- == 0) {
                request = question_after<typename decltype(game)::type>(actions);
            }
        });
    }
    return request;
}

} // namespace mitts::ai
