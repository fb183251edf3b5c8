// The page's WebAssembly module with the computer players. web/ai-worker.js runs the module in a Worker. The script
// passes a request, runs the module in slices and takes the reply. Strings are null-terminated UTF-8. A returned string
// is valid until the next call of the same function.
#include "ai/thinker.h"
#include "ai/warm_up.h"

namespace {

struct Worker {
    mitts::ai::Thinker thinker;
    std::string reply;
    std::string warm_up;
};

// Returns the only instance. It is global because scripts call plain functions.
Worker& worker() {
    static Worker instance;
    return instance;
}

} // namespace

extern "C" {

/// Begins to answer a request (protocol.h). Returns its deadline in milliseconds, or 0 if it has none.
int mitts_ai_begin(const char* request);
/// Runs one step (Thought::step). Returns 1 if work remains, otherwise 0.
int mitts_ai_step();
/// Returns the reply with the results so far.
const char* mitts_ai_reply();
/// Returns a warm-up request by index from 0 (warm_up.h), or null if there is none.
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
