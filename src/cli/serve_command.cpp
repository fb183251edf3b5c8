#include "ai/protocol.h"
#include "cli/commands.h"

namespace mitts::cli {

namespace {

// The lines up to an empty one or the end of the input; nothing if there are none left.
std::optional<std::string> next_request(std::istream& in) {
    std::string request;
    std::string line;
    while (std::getline(in, line)) {
        if (!line.empty() && line.back() == '\r') {
            line.pop_back();
        }
        if (!line.empty()) {
            request += line + '\n';
        } else if (!request.empty()) {
            return request;
        }
    }
    return request.empty() ? std::nullopt : std::optional(request);
}

} // namespace

int serve_command(Words words, const Streams& streams) {
    if (!words.empty()) {
        return refuse(streams, "serve takes no '" + words.front() + "'");
    }
    while (const auto request = next_request(streams.in)) {
        streams.out << ai::reply_to(*request) << '\n' << std::flush;
    }
    return exit_done;
}

} // namespace mitts::cli
