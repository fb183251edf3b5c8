// Reads requests from a stream in a background thread, so that a request can be cancelled while it is being answered.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <istream>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>

namespace mitts::cli {

/// A queue of requests separated by empty lines. The line "cancel N" is not queued, but marks request N as cancelled.
class RequestLine {
public:
    /// Starts reading the stream to its end. The stream must outlive this object, and is untied from other streams.
    explicit RequestLine(std::istream& in);
    RequestLine(const RequestLine&) = delete;
    RequestLine& operator=(const RequestLine&) = delete;
    /// Waits for the end of the stream.
    ~RequestLine();

    /// Waits for the next request and returns it, or nothing at the end of the stream.
    std::optional<std::string> next();
    /// Returns true if the request with this number has been cancelled, and clears the mark.
    bool take_cancellation(std::uint64_t number);

private:
    void read(std::istream& in);

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::string> requests_;
    std::set<std::uint64_t> cancelled_;
    bool ended_ = false;
    std::thread reader_;
};

} // namespace mitts::cli
