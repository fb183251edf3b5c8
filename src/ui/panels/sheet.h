// The sheet of paper that every panel is: it covers the table, rises, has a head, a part that scrolls and a foot that stays.
//
// Panels draw on it in points and ask it which of their controls was pressed; Dear ImGui hits and scrolls underneath. A drag
// over the paper scrolls it and presses nothing.
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
/// What the page shows in an element of its own is told and closed as a panel, and not seen on the canvas.
enum class Paper : std::uint8_t { Seen, Unseen };

inline constexpr float widest_sheet = 880;

struct SheetOptions {
    std::string_view title;
    std::string_view subtitle{};
    float width = widest_sheet; ///< at most, in points
    Foot foot = Foot::None;
    Cross cross = Cross::Shown;
    Paper paper = Paper::Seen;
    /// Further room in the head, under the title (the figures of a summary).
    float head_extra = 0;
    /// And in the foot.
    float foot_extra = 0;
    /// Kept free at the right of the title, besides the cross.
    float head_right = 0;
    bool opens_at_end = false;
};

/// What happens to a control in this frame.
struct Touch {
    bool pressed = false;
    bool held = false;
    bool hovered = false;
};

/// What a control is for the page's mirror.
struct ControlWords {
    std::string label;
    bool enabled = true;
    bool chosen = false;
    view::PanelRole role = view::PanelRole::Button;
    std::string in_group{}; ///< its name where the group's is known; empty: the label
};

enum class Repeat : std::uint8_t { Once, WhileHeld };

class Sheet {
public:
    Sheet(const PanelContext& context, const SheetOptions& options);
    ~Sheet();
    Sheet(const Sheet&) = delete;
    Sheet& operator=(const Sheet&) = delete;

    /// The rest between head and foot; controls and drawing go there until `end_content`.
    void begin_content();
    void end_content();

    /// In points of this sheet: the left edge and breadth of what is written, and where the next thing goes.
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
    /// Under the title, where `head_extra` begins; the foot's rectangle.
    float head_bottom() const {
        return head_bottom_;
    }
    view::Rect foot() const;
    /// How much of the content is in sight.
    float seen_height() const {
        return content_bottom_ - content_top_;
    }
    bool is_narrow() const {
        return width() < 560;
    }
    /// A low window: head and foot are kept small, so that something is left to scroll.
    bool is_low() const {
        return is_low(context_.viewport);
    }
    /// How much the widest sheet has for what is written.
    static float width_in(const view::Viewport& viewport) {
        const float paper = paper_width(viewport, widest_sheet);
        return paper - 2 * padding_of(paper);
    }
    static bool is_low(const view::Viewport& viewport) {
        return viewport.safe().h / panel_zoom(viewport) < 480;
    }

    /// The control that comes next is the panel's default button, which Enter presses.
    void next_is_main() {
        stage_.main = next_control_;
    }
    /// A rectangle that can be pressed. In the content it must lie there; it is told to the page in the order of calls.
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

    /// How much of an ornament has been played that begins and lasts so long after the panel opened, at the player's speed: 0 to 1. All of
    /// it where nothing moves, and at once when anything is touched.
    float played(int from_ms, int for_ms);

    /// What the sheet itself was asked (to close); a panel's own intents take its place.
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
    float unit_; ///< pixels a point of this sheet
    view::Rect paper_{};
    float padding_ = 32;
    float head_bottom_ = 0;
    float content_top_ = 0;
    float content_bottom_ = 0;
    float content_start_ = 0; ///< y of the content's first line, scrolled
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
