// Null ports: stand-ins for the page, the clock and the storage, for tests and headless programs.
//
// They record the calls, so that tests can inspect them.
#pragma once

#include "ports/ports.h"

#include <deque>
#include <map>

namespace mitts::platform {

/// Storage in memory. After refuse(Refused), every call fails. After `refuse` with another error, only `put` fails.
class MemoryStorage final : public ports::Storage {
public:
    ports::StoredText get(std::string_view name) override;
    ports::StorageStatus put(std::string_view name, std::string_view text) override;
    ports::StorageStatus remove(std::string_view name) override;
    std::vector<std::string> names() override;

    void refuse(ports::StorageStatus status) {
        refusal_ = status;
    }

private:
    std::map<std::string, std::string, std::less<>> texts_;
    ports::StorageStatus refusal_ = ports::StorageStatus::Done;
};

/// A player channel without players. The test supplies the answers.
class SilentPlayers final : public ports::PlayerChannel {
public:
    void send(std::string_view request) override;
    std::optional<std::string> take_answer() override;
    ports::ChannelState state() const override {
        return ports::ChannelState::Open;
    }
    void restart() override;

    std::vector<std::string> requests{};
    std::deque<std::string> answers{};
    int restarts = 0;
};

/// A host page that shows nothing.
class BlankPage final : public ports::HostPage {
public:
    std::string language() const override {
        return reader_language;
    }
    ports::ColourScheme colour_scheme() const override {
        return ports::ColourScheme::Light;
    }
    ports::Motion motion() const override {
        return ports::Motion::Reduced;
    }
    std::string query() const override {
        return address_query;
    }
    void show(const ports::PageText& text) override {
        shown = text;
    }
    void announce(std::string_view sentence, ports::Urgency /*urgency*/) override {
        said.emplace_back(sentence);
    }
    void play_sounds(std::string_view names, int volume, bool trembles) override {
        heard.push_back(std::string(names) + ' ' + std::to_string(volume) + (trembles ? " trembling" : ""));
    }
    void copy(std::string_view text) override {
        copied = text;
    }
    void copy_link(std::string_view query) override {
        copied = query;
    }
    void show_keys() override {
    }
    void show_rule(std::string_view rule) override {
        rule_shown = rule;
    }
    void ask(const ports::TextQuestion& question) override {
        asked.push_back(question);
    }

    std::string rule_shown{};
    std::string reader_language = "en";
    std::string address_query{};
    ports::PageText shown{};
    std::vector<std::string> said{};
    std::vector<std::string> heard{};
    std::string copied{};
    std::vector<ports::TextQuestion> asked{};
};

/// A clock that advances only when a test sets it. Its seeds are consecutive numbers.
class StandingClock final : public ports::Clock {
public:
    double now() const override {
        return time;
    }
    std::int64_t date() const override {
        return day;
    }
    std::uint64_t draw_seed() override {
        return next_seed++;
    }

    double time = 0;
    std::int64_t day = 0;
    std::uint64_t next_seed = 1;
};

/// Records the requested frames and timers.
class NotedFrames final : public ports::Frames {
public:
    void request_frame() override {
        frame_wanted = true;
    }
    bool frame_is_wanted() const override {
        return frame_wanted;
    }
    void wake_after(double milliseconds) override {
        wake_in = milliseconds;
    }

    bool frame_wanted = false;
    std::optional<double> wake_in{};
};

} // namespace mitts::platform
