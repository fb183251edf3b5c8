// The sheet on which every panel is drawn. It covers the table, rises when the panel opens, and has a header, a
// scrolling part and a fixed footer.
//
// Panels draw on the sheet in points. The sheet returns the choice that was pressed. Dragging the content scrolls it
// and never presses a control.
#pragma once

#include "ui/brush.h"
#include "ui/panels/panel.h"

#include <optional>
#include <string>
#include <string_view>

namespace mitts::ui {

enum class Foot : std::uint8_t { None, Stays };
inline constexpr float widest_sheet = 880;
/// The depth in points of the fade at an edge beyond which the content continues.
inline constexpr float deepest_fade = 14;

struct SheetOptions {
    float width = widest_sheet; ///< maximum width in points
    Foot foot = Foot::None;
    /// Extra height of the header below the title, for a summary's totals.
    float head_extra = 0;
    /// Extra height of the footer.
    float foot_extra = 0;
    /// Space to the right of the title, in addition to the close button.
    float head_right = 0;
    /// Height of a band above the sheet, drawn on the table's background. The band and the background are as wide as
    /// the window.
    float band = 0;
};

/// The state of a control in this frame.
struct Touch {
    bool held = false;
    bool hovered = false;
};

enum class Repeat : std::uint8_t { Once, WhileHeld };

class Sheet {
public:
    /// Draws the sheet's background and the document's header. The document must outlive the sheet.
    Sheet(const PanelContext& context, const view::PanelDoc& doc, const SheetOptions& options);
    Sheet(const Sheet&) = delete;
    Sheet& operator=(const Sheet&) = delete;

    /// Starts the content, between the header and the footer. Everything drawn until `end_content` belongs to the
    /// content.
    void begin_content();
    void end_content();

    /// The edges and the width of the text area or of the current column, and the y of the next item, in points of this
    /// sheet.
    float left() const {
        return left_;
    }
    float width() const {
        return width_;
    }
    float right() const {
        return left() + width();
    }
    float y = 0;
    static constexpr float content_margin = 16; ///< below the content

    /// Limits the text area to the left (0) or right (1) of two columns, or to the whole width if there is only one.
    void use_column(int column, int columns);

    const view::Rect& paper() const {
        return paper_;
    }
    /// Return the y below the title, where `head_extra` starts, and the footer's rectangle.
    float head_bottom() const {
        return head_bottom_;
    }
    view::Rect foot() const;
    float foot_extra() const {
        return foot_extra_;
    }
    /// Returns the band above the sheet.
    view::Rect band() const {
        return {0, paper_.y - band_, context_.viewport.width / panel_zoom(context_.viewport), band_};
    }
    /// Returns the visible height of the content.
    float seen_height() const {
        return content_bottom_ - content_top_;
    }
    bool is_narrow() const {
        return width() < 560;
    }
    /// Returns true if the window is short. A short window has a smaller header and footer.
    bool is_low() const {
        return is_low(context_.viewport);
    }
    /// Returns the width of the text area on a sheet of at most this width.
    static float width_in(const view::Viewport& viewport, float most) {
        const float paper = paper_width(viewport, most);
        return paper - 2 * padding_of(paper);
    }
    static bool is_low(const view::Viewport& viewport) {
        return viewport.safe().h / panel_zoom(viewport) < 600;
    }

    /// Skips drawing the following content, from `y` to `bottom`, if it is out of view. Its controls are still added.
    void show_until(float bottom) {
        brush_.set_opacity(y < content_bottom_ && bottom > content_top_ ? opacity_ : 0);
    }

    /// Makes the next control the panel's default button, which Enter presses.
    void next_is_main() {
        stage_.main = next_control_;
    }
    /// Adds a control. If it is pressed, the choice becomes the panel's result. Controls that scroll with the content
    /// must be inside the content area. Controls must be added in the order of the document's choices.
    Touch touch(const view::Rect& rect, const view::PanelChoice& choice, Repeat repeat = Repeat::Once);

    Brush& brush() {
        return brush_;
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
    /// Returns the largest size, from `size` down to 13, at which a line of text fits into `room`, or 13 if none fits.
    float size_for(std::string_view text, float size, view::Weight weight, float room) const;

    /// Returns the progress (0 to 1) of an ornament that starts `from_ms` after the panel opened and lasts `for_ms`, at
    /// the player's speed. Returns 1 if animations are off, or after any touch.
    float played(int from_ms, int for_ms);

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
    view::Rect content() const;
    float rise();
    void place_paper(const SheetOptions& options);
    void draw_head(const SheetOptions& options);
    void scroll();
    void draw_scroll_edges();
    view::Point in_points(view::Point pixels) const {
        return {pixels.x / unit_, pixels.y / unit_};
    }
    bool is_dragged() const;
    bool is_over(const view::Rect& rect);

    PanelContext context_;
    Pointer& pointer_;
    const view::PanelDoc& doc_;
    PanelStage& stage_;
    float unit_; ///< pixels per point of this sheet
    view::Rect paper_{};
    float padding_ = 32;
    float left_ = 0;
    float width_ = 0;
    float head_bottom_ = 0;
    float content_top_ = 0;
    float content_bottom_ = 0;
    float content_start_ = 0; ///< y at which the content starts, including scrolling
    float opacity_ = 1;
    Foot foot_;
    float foot_extra_ = 0;
    float band_ = 0;
    int next_control_ = 0;
    int press_ = -1;
    Brush brush_;
    bool in_content_ = false;
    bool is_taken_ = false; ///< true once a control under the pointer has been added
    view::PanelResult result_{};
};

} // namespace mitts::ui
