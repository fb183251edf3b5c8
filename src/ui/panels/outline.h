// The outline of a panel for screen readers: its texts and controls in drawing order.
//
// It observes the sheet's brush, so panels do not describe themselves again. A text on a control belongs to the
// control. A text that ends at the right edge is the figure of the text before it. Recording is suspended for pictures
// that contain letters.
#pragma once

#include "ui/brush.h"
#include "view/panels.h"

#include <vector>

namespace mitts::ui {

class Outline final : public TextListener {
public:
    explicit Outline(std::vector<view::PanelPart>& parts) : parts_(parts) {
        parts_.clear();
    }

    void on_text(view::Point top, std::string_view text, view::Align align) override {
        if (deaf_ || text.empty()) {
            return;
        }
        if (on_control_.contains(top)) {
            auto& control = parts_.back();
            if (control.text.find(text) == std::string::npos) {
                control.more += (control.more.empty() ? "" : " ") + std::string(text);
            }
            return;
        }
        add(align == view::Align::Right ? view::PanelRole::Figure : view::PanelRole::Text, text);
    }

    void add(view::PanelRole role, std::string_view text = {}) {
        on_control_ = {};
        parts_.push_back({.role = role, .text = std::string(text)});
    }
    /// Adds a control. Texts written in its rectangle from now on belong to it.
    void add_control(view::PanelRole role, std::string_view text, int place, const view::Rect& rect) {
        add(role, text);
        parts_.back().control = place;
        on_control_ = rect;
    }
    /// Changes the role of the last text, to a heading or a line of a list.
    void make(view::PanelRole role) {
        if (!deaf_) {
            parts_.back().role = role;
        }
    }

    /// Returns the number of parts, or a part by its index.
    std::size_t size() const {
        return parts_.size();
    }
    view::PanelPart& at(std::size_t part) {
        return parts_[part];
    }
    view::PanelPart& last() {
        return parts_.back();
    }

    /// Draws letters that are not text, without recording them.
    template <class Draw> void deaf(Draw draw) {
        const bool before = deaf_;
        deaf_ = true;
        draw();
        deaf_ = before;
    }

private:
    std::vector<view::PanelPart>& parts_;
    view::Rect on_control_{};
    bool deaf_ = false;
};

} // namespace mitts::ui
