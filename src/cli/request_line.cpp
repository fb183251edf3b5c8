#include "cli/request_line.h"

#include "ai/protocol.h"

#include <utility>

namespace mitts::cli {

namespace {

// Returns the lines before the next empty line or the end of the input, or nothing if no lines are left.
std::optional<std::string> next_text(std::istream& in) {
    std::string text;
    std::string line;
    while (std::getline(in, line)) {
        if (!line.empty() && line.back() == '\r') {
            line.pop_back();
        }
        if (!line.empty()) {
            text += line + '\n';
        } else if (!text.empty()) {
            return text;
        }
    }
    return text.empty() ? std::nullopt : std::optional(text);
}

} // namespace

RequestLine::RequestLine(std::istream& in) {
    // Unties the stream. Otherwise reading would flush the tied stream while another thread writes to it.
    in.tie(nullptr);
    reader_ = std::thread([this, &in] { read(in); });
}

RequestLine::~RequestLine() {
    reader_.join();
}

void RequestLine::read(std::istream& in) {
    while (auto text = next_text(in)) {
        const std::lock_guard lock(mutex_);
        if (const auto number = ai::cancelled_number(*text)) {
            cancelled_.insert(*number);
        } else {
            requests_.push_back(std::move(*text));
        }
        changed_.notify_one();
    }
    const std::lock_guard lock(mutex_);
    ended_ = true;
    changed_.notify_one();
}

std::optional<std::string> RequestLine::next() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return ended_ || !requests_.empty(); });
    if (requests_.empty()) {
        return std::nullopt;
    }
    auto request = std::move(requests_.front());
    requests_.pop_front();
    return request;
}

bool RequestLine::take_cancellation(std::uint64_t number) {
    const std::lock_guard lock(mutex_);
    return cancelled_.erase(number) > 0;
}

} // namespace mitts::cli
