// The players' own program on the page: one function, text in and text out, called by web/ai-worker.js in a Worker.
#include "ai/protocol.h"

/// The reply to a request (protocol.h), both as zero-terminated UTF-8. The reply stays where it is until the next call.
extern "C" const char* mitts_ai_reply(const char* request);

extern "C" const char* mitts_ai_reply(const char* request) {
    static std::string reply; // the caller reads it after this function has returned
    reply = mitts::ai::reply_to(request);
    return reply.c_str();
}
