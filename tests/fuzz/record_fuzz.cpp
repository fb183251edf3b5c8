// Parses arbitrary input as a record, draws the match on the null screen and saves it. An accepted record must survive
// saving and loading, and every seat must be able to view its match.
#include "session/any_match.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace {

using namespace mitts;

template <Game G> void look_from_every_seat(const Match<G>& match) {
    for (Seat seat = 0; seat < G::players(match.options()); ++seat) {
        const auto observation = match.observe(seat);
        const auto back = G::parse_observation(G::observation_to_text(observation));
        MITTS_CHECK(back && *back == observation);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto match = match_from_text({reinterpret_cast<const char*>(data), size});
    if (!match) {
        MITTS_CHECK(!match.error().what.empty());
        return 0;
    }
    std::visit([](const auto& one) { look_from_every_seat(one); }, *match);
    const auto saved = match_to_text(*match);
    const auto again = match_from_text(saved);
    MITTS_CHECK(again);
    MITTS_CHECK(match_to_text(*again) == saved);
    const auto same_state = [&](const auto& one) {
        using M = std::decay_t<decltype(one)>;
        const auto& other = std::get<M>(*again);
        return one.referee_state() == other.referee_state() && one.totals() == other.totals();
    };
    MITTS_CHECK(std::visit(same_state, *match));
    return 0;
}
