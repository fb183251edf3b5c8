// Implements the program's ports through the page's script and the browser.
#pragma once

#include "ports/ports.h"

#include <deque>

namespace mitts::platform {

/// The browser's local storage, accessed through the page's script.
class WebStorage final : public ports::Storage {
public:
    ports::StoredText get(std::string_view name) override;
    ports::StorageStatus put(std::string_view name, std::string_view text) override;
    ports::StorageStatus remove(std::string_view name) override;
    std::vector<std::string> names() override;
};

/// The Worker with the computer players, accessed through the page's script.
class WebPlayers final : public ports::PlayerChannel {
public:
    void send(std::string_view request) override;
    std::optional<std::string> take_answer() override;
    ports::ChannelState state() const override {
        return ports::ChannelState::Open; // always open, because the page restarts a broken Worker (web/players.js)
    }
    void restart() override;

    /// Stores an answer that the page's script received from the Worker.
    void put_answer(std::string answer);

private:
    std::deque<std::string> answers_;
};

class WebPage final : public ports::HostPage {
public:
    std::string language() const override;
    ports::ColourScheme colour_scheme() const override;
    ports::Motion motion() const override;
    ports::Insets insets() const override;
    std::string query() const override;
    bool has_start_page() const override {
        return true;
    }
    bool shows_later() const override {
        return true;
    }
    void show(const ports::PageText& text) override;
    void announce(std::string_view sentence, ports::Urgency urgency) override;
    void play_sounds(std::string_view names, int volume, bool trembles) override;
    void copy(std::string_view text) override;
    void copy_link(std::string_view query) override;
    void share(std::string_view sentence, std::string_view query) override;
    void show_keys() override;
    void show_deal() override;
    bool can_fill_screen() const override;
    void fill_screen() override;
    ports::WrittenLine write(const std::string& order) override;
    void show_rule(std::string_view rule) override;
    void ask(const ports::TextQuestion& question) override;
};

class WebClock final : public ports::Clock {
public:
    double now() const override;
    std::int64_t date() const override;
    std::uint64_t draw_seed() override;
};

/// The browser's animation frames and timers. The program runs only in requested frames and timers.
class WebFrames final : public ports::Frames {
public:
    void request_frame() override;
    bool frame_is_wanted() const override {
        return frame_wanted_;
    }
    void wake_after(double milliseconds) override;

    /// Clears the frame request when the frame starts.
    void frame_came() {
        frame_wanted_ = false;
    }

private:
    bool frame_wanted_ = false;
    int timer_ = 0; ///< the browser's id of the pending timer; 0 if no timer is pending
};

} // namespace mitts::platform
