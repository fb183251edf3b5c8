// Native ports for the desktop program: files as storage, the system clock, the terminal as the host page.
#pragma once

#include "ports/ports.h"

#include <deque>
#include <filesystem>
#include <functional>
#include <utility>

namespace mitts::platform {

/// Storage with one file per entry, in a folder. The folder is created when the first entry is stored.
class FileStorage final : public ports::Storage {
public:
    explicit FileStorage(std::filesystem::path folder) : folder_(std::move(folder)) {
    }
    ports::StoredText get(std::string_view name) override;
    ports::StorageStatus put(std::string_view name, std::string_view text) override;
    ports::StorageStatus remove(std::string_view name) override;
    std::vector<std::string> names() override;

private:
    std::filesystem::path folder_;
};

/// Computer players in the same process. `take_answer` calls the given function to compute each answer.
class InProcessPlayers final : public ports::PlayerChannel {
public:
    using Answer = std::function<std::string(const std::string& request)>;

    explicit InProcessPlayers(Answer answer) : answer_(std::move(answer)) {
    }
    void send(std::string_view request) override;
    std::optional<std::string> take_answer() override;
    ports::ChannelState state() const override {
        return ports::ChannelState::Open;
    }
    void restart() override {
        requests_.clear();
    }

private:
    Answer answer_;
    std::deque<std::string> requests_;
};

/// A host page in a terminal. It prints the page's content and announcements, and reads answers from standard input.
class TerminalPage final : public ports::HostPage {
public:
    TerminalPage(std::string language, std::string query) : language_(std::move(language)), query_(std::move(query)) {
    }
    std::string language() const override {
        return language_;
    }
    ports::ColourScheme colour_scheme() const override {
        return ports::ColourScheme::Light;
    }
    ports::Motion motion() const override {
        return ports::Motion::Full;
    }
    std::string query() const override {
        return query_;
    }
    void show(const ports::PageText& text) override;
    void announce(std::string_view sentence, ports::Urgency urgency) override;
    void play_sounds(std::string_view names, int volume, bool trembles) override;
    void copy(std::string_view text) override;
    void copy_link(std::string_view query) override;
    void show_keys() override {
    }
    void show_rule(std::string_view rule) override;
    void ask(const ports::TextQuestion& question) override;

    struct Answer {
        std::string purpose;
        std::string text;
    };
    /// Returns the answer to an earlier question, or nothing if no answer has arrived.
    std::optional<Answer> take_answer();

private:
    std::string language_;
    std::string query_;
    std::string title_;
    std::deque<Answer> answers_;
};

class SteadyClock final : public ports::Clock {
public:
    double now() const override;
    std::int64_t date() const override;
    std::uint64_t draw_seed() override;
};

/// Records the requested frames and timers for the window's event loop.
class LoopFrames final : public ports::Frames {
public:
    explicit LoopFrames(const ports::Clock& clock) : clock_(clock) {
    }
    void request_frame() override {
        frame_wanted_ = true;
    }
    bool frame_is_wanted() const override {
        return frame_wanted_;
    }
    void wake_after(double milliseconds) override {
        wake_at_ = clock_.now() + milliseconds;
    }

    /// Returns the maximum time in ms that the loop may wait for events: 0 if a frame is due, −1 for no limit.
    int patience() const;
    /// Returns true if a frame is due, and clears the request.
    bool take_due();

private:
    const ports::Clock& clock_;
    bool frame_wanted_ = true;
    std::optional<double> wake_at_;
};

} // namespace mitts::platform
