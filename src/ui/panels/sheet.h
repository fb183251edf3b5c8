// The sheet of paper that every panel is drawn on. It covers the table, rises when it opens, and has a head, a
// scrolling part and a fixed foot.
//
// Panels draw on it in points and ask it whether a control was pressed. Dear ImGui performs hit tests and scrolling. A
// drag over the paper scrolls it and presses nothing.
#pragma once

#include "ui/brush.h"
#include "ui/panels/outline.h"
#include "ui/panels/panel.h"

#include <optional>
#include <string>
#include <string_view>

namespace mitts::ui {

enum class Foot : std::uint8_t { None, Stays };
enum class Cross : std::uint8_t { Shown, Absent };
/// The visibility of the panel on the canvas. The page shows an unseen panel in its own element; the sheet then only
/// reports its text and handles closing.
enum class Paper : std::uint8_t { Seen, Unseen };

inline constexpr float widest_sheet = 880;

struct SheetOptions {
    std::string_view title;
    std::string_view subtitle{};
    float width = widest_sheet; ///< maximum width in points
    Foot foot = Foot::None;
    Cross cross = Cross::Shown;
    Paper paper = Paper::Seen;
    /// Extra height of the head, under the title (the figures of a summary).
    float head_extra = 0;
    /// Extra height of the foot.
    float foot_extra = 0;
    /// Space at the right of the title, in addition to the close button.
    float head_right = 0;
    bool opens_at_end = false;
};

/// The state of a control in this frame.
struct Touch {
    bool pressed = false;
    bool held = false;
    bool hovered = false;
};

/// The description of a control for the page's mirror.
struct ControlWords {
    std::string label;
    bool enabled = true;
    bool chosen = false;
    view::PanelRole role = view::PanelRole::Button;
    std::string in_group{}; ///< its name within the group; empty: same as the label
};

enum class Repeat : std::uint8_t { Once, WhileHeld };

class Sheet {
public:
    Sheet(const PanelContext& context, const SheetOptions& options);
    ~Sheet();
    Sheet(const Sheet&) = delete;
    Sheet& operator=(const Sheet&) = delete;

    /// Starts the content between head and foot. Controls and drawings go there until `end_content`.
    void begin_content();
    void end_content();

    /// In points of this sheet: the left edge and width of the text area, and the y of the next item.
    float left() const {
        return paper_.x + padding_;
    }
    float width() const {
        return paper_.w - 2 * padding_;
    }
    float right() const {
        return left() + width();
    }
    float y = 0;

    const view::Rect& paper() const {
        return paper_;
    }
    /// The y under the title, where `head_extra` starts; the rectangle of the foot.
    float head_bottom() const {
        return head_bottom_;
    }
    view::Rect foot() const;
    /// Returns the visible height of the content.
    float seen_height() const {
        return content_bottom_ - content_top_;
    }
    bool is_narrow() const {
        return width() < 560;
    }
    /// Returns true for a low window. Its head and foot are smaller, to leave room for the content.
    bool is_low() const {
        return is_low(context_.viewport);
    }
    /// Returns the width of the text area on the widest sheet.
    static float width_in(const view::Viewport& viewport) {
        const float paper = paper_width(viewport, widest_sheet);
        return paper - 2 * padding_of(paper);
    }
    static bool is_low(const view::Viewport& viewport) {
        return viewport.safe().h / panel_zoom(viewport) < 480;
    }

    /// Makes the next control the panel's default button, which Enter presses.
    void next_is_main() {
        stage_.main = next_control_;
    }
    /// Adds a rectangle that can be pressed. A control of the content must be inside it. The page lists controls in the
    /// order of calls.
    Touch touch(const view::Rect& rect, const ControlWords& words, Repeat repeat = Repeat::Once);

    Brush& brush() {
        return *brush_;
    }
    Outline& outline() {
        return outline_;
    }
    const PanelContext& context() const {
        return context_;
    }
    std::string say(i18n::TextId id, std::initializer_list<i18n::Argument> arguments = {}) const {
        return i18n::say(context_.language, id, arguments);
    }
    ImU32 ink(view::Ink ink) const {
        return packed(line_colour(context_.look, ink));
    }
    ImU32 shape(view::Ink ink) const {
        return packed(colour(context_.look, ink));
    }
    float text_width(std::string_view text, float size, view::Weight weight) const;

    /// Returns the progress (0 to 1) of an ornament that starts `from_ms` after the panel opened and lasts `for_ms`, at
    /// the player's speed. It is 1 if animations are off, and after any touch.
    float played(int from_ms, int for_ms);

    /// Sets the intent of the sheet itself, such as closing. The panel's own intents replace it.
    void want(view::PanelIntent intent, int index = 0, int value = 0) {
        result_ = {.intent = intent, .index = index, .value = value};
    }
    void want_rule(std::string_view rule) {
        result_ = {.intent = view::PanelIntent::ShowRule, .rule = rule};
    }
    view::PanelResult result() const {
        return result_;
    }

private:
    bool is_deaf() const;
    void forget_opening_touch();
    bool tapped_beside();
    static float margin(const view::Viewport& viewport);
    static float paper_width(const view::Viewport& viewport, float most);
    static float padding_of(float paper) {
        return paper >= 720 ? 32.0F : paper >= 480 ? 24.0F : 16.0F;
    }
    float title_size() const;
    float head_top() const;
    float foot_height() const;
    float rise();
    void take_brush();
    void place_paper(const SheetOptions& options);
    void draw_head(const SheetOptions& options);
    void scroll();
    void draw_scroll_mark();

    PanelContext context_;
    PanelStage& stage_;
    float unit_; ///< pixels per point of this sheet
    view::Rect paper_{};
    float padding_ = 32;
    float head_bottom_ = 0;
    float content_top_ = 0;
    float content_bottom_ = 0;
    float content_start_ = 0; ///< y of the first content line, including scrolling
    float opacity_ = 1;
    Foot foot_;
    float foot_extra_ = 0;
    bool opens_at_end_ = false;
    Outline outline_;
    int next_control_ = 0;
    int press_ = -1;
    std::optional<Brush> brush_;
    std::optional<Brush> paper_brush_;
    view::PanelResult result_{};
};

} // namespace mitts::ui
