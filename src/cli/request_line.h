// Requests as they come in over a stream, read ahead by a thread of their own: while one is thought about, it can be seen
// whether somebody has taken it back.
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

/// Texts separated by empty lines. "cancel N" is no text but marks the request N that is waiting or being worked on.
class RequestLine {
public:
    /// The stream must outlive this; it is read to its end, and flushes no other from now on.
    explicit RequestLine(std::istream& in);
    RequestLine(const RequestLine&) = delete;
    RequestLine& operator=(const RequestLine&) = delete;
    /// Waits for the end of the stream.
    ~RequestLine();

    /// The oldest request not yet taken, when it has come; nothing at the end of the stream.
    std::optional<std::string> next();
    /// Whether this request has been taken back; asked once, the mark is gone.
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
