// Sends arbitrary input as a request to the AI Worker. The reply must be parseable, and must have the request's number
// and an error or an action. A valid request is processed for a few steps.
#include "ai/thinker.h"
#include "cards/check.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace mitts;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto request = ai::read_request(text);
    if (const auto number = ai::cancelled_number(text)) {
        MITTS_CHECK(ai::cancelled_number(ai::cancel_text(*number)) == number);
    }

    ai::Thinker thinker;
    thinker.begin(text);
    thinker.work(1);
    const auto reply = thinker.reply();
    MITTS_CHECK(reply.number == request.head.number);
    MITTS_CHECK(reply.action.empty() != reply.error.empty());
    MITTS_CHECK(!request.error || !reply.error.empty());
    const auto back = ai::parse_reply(ai::to_text(reply));
    MITTS_CHECK(back && back->number == reply.number && back->action == reply.action);
    MITTS_CHECK(back->alternatives.size() == reply.alternatives.size());

    if (!request.error) {
        const auto again_text = ai::request_text(request.head, request.observation);
        const auto again = ai::read_request(again_text);
        MITTS_CHECK(!again.error && again.head.number == request.head.number && again.head.game == request.head.game);
        MITTS_CHECK(again.head.player == request.head.player && again.head.seed == request.head.seed);
    }
    return 0;
}
