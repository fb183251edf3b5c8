// The players' own program on the page, driven by web/ai-worker.js in a Worker: a request is begun, worked on in slices, and
// replied to. Texts are zero-terminated UTF-8; those returned stay where they are until the next call of the same function.
#include "ai/thinker.h"
#include "ai/warm_up.h"

namespace {

struct Worker {
    mitts::ai::Thinker thinker;
    std::string reply;
    std::string warm_up;
};

// The one instance: functions called from a script have nowhere else to keep anything.
Worker& worker() {
    static Worker instance;
    return instance;
}

} // namespace

extern "C" {

/// Begins with a request (protocol.h). Returns its deadline in milliseconds, or 0 if it has none.
int mitts_ai_begin(const char* request);
/// One step (Thought::step). Returns 1 while there is more to think about, else 0.
int mitts_ai_step();
/// The reply as far as it has been thought through.
const char* mitts_ai_reply();
/// A request to warm up with, by index from 0 (warm_up.h), or null after the last.
const char* mitts_ai_warm_up(int index);

int mitts_ai_begin(const char* request) {
    worker().thinker.begin(request);
    return worker().thinker.deadline_ms().value_or(0);
}

int mitts_ai_step() {
    return worker().thinker.work(1) ? 1 : 0;
}

const char* mitts_ai_reply() {
    worker().reply = to_text(worker().thinker.reply());
    return worker().reply.c_str();
}

const char* mitts_ai_warm_up(int index) {
    const auto request = mitts::ai::warm_up_request(index);
    worker().warm_up = request.value_or("");
    return request ? worker().warm_up.c_str() : nullptr;
}
}
