// Parses arbitrary input as a challenge. Accepted input must survive a round trip, and its plays are replayed.
#include "session/challenge.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace mitts;
    auto text = std::string(reinterpret_cast<const char*>(data), size); // the corpus has no checksums, so one is added
    text += "&sum=" + std::to_string(sum_of(text));
    auto challenge = parse_challenge(text);
    if (!challenge) {
        MITTS_CHECK(!challenge.error().what.empty() && !challenge.error().where.empty());
        return 0;
    }
    const auto written = to_text(*challenge);
    const auto again = parse_challenge(written);
    MITTS_CHECK(again && to_text(*again) == written);
    for (const auto& play : again->plays) {
        if (const auto match = replay_challenge(*again, play)) {
            MITTS_CHECK(play_of(*again, play.deal, *match));
        }
    }
    return 0;
}
