// Parses arbitrary input as a Worker's reply. Accepted input must survive a round trip. A refusal must have a reason.
#include "ai/protocol.h"
#include "cards/check.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace mitts;
    const auto reply = ai::parse_reply({reinterpret_cast<const char*>(data), size});
    if (!reply) {
        MITTS_CHECK(!reply.error().what.empty());
        return 0;
    }
    const auto text = ai::to_text(*reply); // the first write rounds the numbers
    const auto again = ai::parse_reply(text);
    MITTS_CHECK(again);
    MITTS_CHECK(again->number == reply->number && again->action == reply->action && again->error == reply->error);
    MITTS_CHECK(again->facts == reply->facts);
    MITTS_CHECK(ai::to_text(*again) == text);
    return 0;
}
