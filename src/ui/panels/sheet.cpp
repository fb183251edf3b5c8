#include "ui/panels/sheet.h"

#include "ui/pointer.h"
#include "view/panel_blocks.h"
#include "view/text_lines.h"
#include "view/type_widths.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mitts::ui {

namespace {

using view::Ink;
using view::Weight;

constexpr float wide_foot = 92;
constexpr float narrow_foot = 76;
constexpr float low_foot = 54;
constexpr float drag_threshold = 8; ///< a finger that moves farther than this, in points, drags instead of pressing
constexpr float glide_friction = 4; ///< exponential decay rate per second
constexpr float slowest_glide = 24; ///< a glide slower than this, in points per second, stops
constexpr int rise_ms = 180;
constexpr float rise_points = 12;
constexpr int deaf_frames = 3;

float ease_out(float part) {
    const float rest = 1 - std::clamp(part, 0.0F, 1.0F);
    return 1 - rest * rest * rest;
}

} // namespace

Sheet::Sheet(const PanelContext& context, const view::PanelDoc& doc, const SheetOptions& options)
    : context_(context), pointer_(context.screen.pointer()), doc_(doc), stage_(context.stage),
      unit_(context.screen.density() * panel_zoom(context.viewport)), foot_(options.foot),
      foot_extra_(options.foot_extra), band_(options.band), press_(context.stage.press),
      brush_(context.screen, context.screen.list(), panel_zoom(context.viewport)) {
    stage_.press = -1;
    stage_.rising = false;
    stage_.moving = false;
    stage_.plays = false;
    stage_.controls.clear();
    stage_.main = -1;
    place_paper(options);
    forget_opening_touch();
    brush_.set_opacity(opacity_);
    if (band_ > 0) {
        const float zoom = panel_zoom(context_.viewport);
        brush_.fill({0, 0, context_.viewport.width / zoom, context_.viewport.height / zoom}, 0,
                    shape(Ink::TableGround));
    }
    brush_.shadow(paper_, view::Shadow::Chosen);
    brush_.fill(paper_, 18, shape(Ink::Paper));
    draw_head(options);
    if (foot_ == Foot::Stays) {
        brush_.fill(foot(), 18, shape(Ink::PaperFooter), ImDrawFlags_RoundCornersBottom);
    }
}

void Sheet::use_column(int column, int columns) {
    constexpr float gap = 32;
    const float whole = paper_.w - 2 * padding_;
    width_ = columns == 1 ? whole : (whole - gap) / 2;
    left_ = paper_.x + padding_ + static_cast<float>(column) * (width_ + gap);
}

bool Sheet::is_deaf() const {
    return stage_.frames <= deaf_frames;
}

float Sheet::margin(const view::Viewport& viewport) {
    return viewport.width / panel_zoom(viewport) < 360 || is_low(viewport) ? 8.0F : 16.0F;
}

float Sheet::paper_width(const view::Viewport& viewport, float most) {
    return std::min(most, viewport.safe().w / panel_zoom(viewport) - 2 * margin(viewport));
}

float Sheet::title_size() const {
    return is_low() ? 20.0F : paper_.w < 480 ? 22.0F : band_ > 0 && paper_.w >= 900 ? 36.0F : 28.0F;
}

float Sheet::head_top() const {
    return is_low() ? 14.0F : padding_ > 20 ? 26.0F : 16.0F;
}

float Sheet::foot_height() const {
    return foot_extra_ + (is_low() ? low_foot : is_narrow() ? narrow_foot : wide_foot);
}

// Returns the eased progress (0 to 1) of the rising panel, which is also the panel's opacity.
float Sheet::rise() {
    if (stage_.opened_ms < 0) {
        stage_.opened_ms = context_.now_ms;
    }
    const int whole = view::paced(rise_ms, context_.speed);
    if (whole == 0) {
        return 1;
    }
    const float part = static_cast<float>(context_.now_ms - stage_.opened_ms) / static_cast<float>(whole);
    stage_.rising = part < 1;
    return ease_out(part);
}

float Sheet::played(int from_ms, int for_ms) {
    const auto& pointer = pointer_.state();
    stage_.hurried = stage_.hurried || (!is_deaf() && (pointer.clicked || pointer.wheel != 0 || press_ >= 0));
    const int whole = view::paced(for_ms, context_.speed);
    if (whole == 0 || stage_.hurried) {
        return 1;
    }
    const double begins = stage_.opened_ms + view::paced(from_ms, context_.speed);
    const float part = static_cast<float>(context_.now_ms - begins) / static_cast<float>(whole);
    stage_.plays = stage_.plays || part < 1;
    return std::clamp(part, 0.0F, 1.0F);
}

void Sheet::place_paper(const SheetOptions& options) {
    const float zoom = panel_zoom(context_.viewport);
    auto room = context_.viewport.safe();
    room = {room.x / zoom, room.y / zoom + band_, room.w / zoom, room.h / zoom - band_};
    const float risen = rise();
    const bool unknown = stage_.content_height <= 0;
    opacity_ = unknown || doc_.paper == view::Paper::Unseen ? 0.0F : risen;
    paper_.w = paper_width(context_.viewport, options.width);
    padding_ = padding_of(paper_.w);
    width_ = paper_.w - 2 * padding_;
    const float title = title_size();
    const float cross = doc_.closes ? 52.0F : 0.0F;
    const float title_room = width() - cross - options.head_right;
    const view::TypeMeasure measure;
    float head = head_top() + view::text_height(doc_.title, title_room, title, Weight::Bold, measure);
    if (!doc_.subtitle.empty()) {
        head += 4 + view::text_height(doc_.subtitle, title_room, 16, Weight::Regular, measure);
    }
    const bool has_head = !doc_.title.empty();
    head = (has_head ? head + (is_low() ? 8.0F : 14.0F) : 20) + options.head_extra;
    const float foot = foot_ == Foot::Stays ? foot_height() : 0.0F;
    const float end = foot_ == Foot::Stays ? 0.0F : 12.0F;
    paper_.h = std::min(room.h - 2 * margin(context_.viewport), head + stage_.content_height + foot + end);
    paper_.x = room.x + (room.w - paper_.w) / 2;
    left_ = paper_.x + padding_;
    paper_.y = room.y + (room.h - paper_.h) / 2 + rise_points * (1 - risen);
    head_bottom_ = paper_.y + head - options.head_extra;
    content_top_ = paper_.y + head;
    content_bottom_ = paper_.bottom() - foot - (foot_ == Foot::Stays ? 0.0F : end);
}

void Sheet::draw_head(const SheetOptions& options) {
    const float title = title_size();
    const float cross = doc_.closes ? 52.0F : 0.0F;
    const float room = width() - cross - options.head_right;
    float top = paper_.y + head_top();
    top += brush_.paragraph({left(), top}, doc_.title, room, title, Weight::Bold, ink(Ink::Text));
    if (!doc_.subtitle.empty()) {
        brush_.paragraph({left(), top + 4}, doc_.subtitle, room, 16, Weight::Regular, ink(Ink::Muted));
    }
    if (doc_.closes) {
        const auto close = view::close_choice(context_.language);
        const float inset = is_low() ? 8.0F : padding_ > 20 ? 24.0F : 12.0F;
        const view::Rect rect{paper_.right() - inset - 44, paper_.y + inset, 44, 44};
        const auto touched = touch(rect, close);
        brush_.fill(rect, 10, shape(touched.held ? Ink::PaperRule : Ink::PaperFooter));
        brush_.icon(Sprite::icon_close, rect.centre(), 20, ink(Ink::Text));
        if (tapped_beside()) {
            result_ = close.press;
        }
    }
}

// Returns true if a tap started and ended outside the sheet while the panel was open.
bool Sheet::tapped_beside() {
    const auto& pointer = pointer_.state();
    const bool beside = pointer.there && !paper_.contains(in_points(pointer.at));
    if (pointer.clicked) {
        stage_.pressed_beside = beside && !is_deaf();
    }
    return pointer.released && beside && std::exchange(stage_.pressed_beside, false);
}

// Ignores the touch that opened the panel, because the touch is still in the pointer's queue.
void Sheet::forget_opening_touch() {
    ++stage_.frames;
    if (stage_.frames == 1) {
        pointer_.forget();
    }
    stage_.rising = stage_.rising || is_deaf();
}

view::Rect Sheet::content() const {
    return {paper_.x, content_top_, paper_.w, seen_height()};
}

view::Rect Sheet::foot() const {
    return {paper_.x, paper_.bottom() - foot_height(), paper_.w, foot_height()};
}

float Sheet::text_width(std::string_view text, float size, Weight weight) const {
    return view::TypeMeasure{}.width(text, size, weight);
}

float Sheet::size_for(std::string_view text, float size, Weight weight, float room) const {
    while (size > 13 && text_width(text, size, weight) > room) {
        size -= 1;
    }
    return size;
}

void Sheet::begin_content() {
    scroll();
    brush_.push_clip(content());
    in_content_ = true;
    content_start_ = content_top_ - stage_.scroll;
    y = content_start_;
}

void Sheet::end_content() {
    const float height = y - content_start_ + content_margin;
    // If the height has changed, the sheet's height and the button positions are updated in the next frame.
    stage_.moving = stage_.moving || std::abs(height - stage_.content_height) > 1;
    stage_.content_height = height;
    brush_.pop_clip();
    brush_.set_opacity(opacity_);
    in_content_ = false;
    draw_scroll_edges();
}

// Scrolls the content when the wheel turns or a finger drags, and continues after a flick.
void Sheet::scroll() {
    const auto& pointer = pointer_.state();
    const float most = std::max(0.0F, stage_.content_height - seen_height());
    const bool dragging = pointer.down && is_dragged() && content().contains(in_points(pointer.clicked_at));
    if (dragging) {
        stage_.scroll -= pointer.moved.y / unit_;
        stage_.glide = 0.6F * stage_.glide - 0.4F * pointer.moved.y / unit_ / pointer.seconds;
    } else if (pointer.down) {
        stage_.glide = 0;
    } else if (std::abs(stage_.glide) > slowest_glide && context_.speed != view::Speed::None) {
        stage_.scroll += stage_.glide * pointer.seconds;
        stage_.glide *= std::exp(-glide_friction * pointer.seconds);
        stage_.moving = true;
    } else {
        stage_.glide = 0;
    }
    stage_.scroll -= pointer.wheel * 60;
    if (doc_.start == view::TextStart::End && stage_.at_start) {
        stage_.scroll = most;
    }
    stage_.at_start = stage_.content_height <= 0;
    if (stage_.scroll < 0 || stage_.scroll > most) {
        stage_.glide = 0;
    }
    stage_.scroll = std::clamp(stage_.scroll, 0.0F, most);
}

// Draws the scroll indicator, and fades the content at each edge beyond which it continues.
void Sheet::draw_scroll_edges() {
    const float room = seen_height();
    const float hidden = stage_.content_height - room;
    if (hidden <= 1) {
        return;
    }
    const ImU32 paper = shape(Ink::Paper);
    const ImU32 clear = paper & ~IM_COL32_A_MASK;
    const float above = std::min(stage_.scroll, deepest_fade);
    const float below = std::min(hidden - stage_.scroll, deepest_fade);
    brush_.fade({paper_.x + 4, content_top_, paper_.w - 8, above}, paper, clear);
    brush_.fade({paper_.x + 4, content_bottom_ - below, paper_.w - 8, below}, clear, paper);
    const float height = std::max(28.0F, room * room / stage_.content_height);
    const float travel = room - height - 8;
    const float top = content_top_ + 4 + travel * stage_.scroll / hidden;
    brush_.fill({paper_.right() - 8, top, 4, height}, 2, shape(Ink::PaperEdge));
}

Touch Sheet::touch(const view::Rect& rect, const view::PanelChoice& choice, Repeat repeat) {
    const int place = next_control_++;
    const float zoom = panel_zoom(context_.viewport);
    stage_.controls.push_back({.label = choice.label.empty() ? choice.words : choice.label,
                               .rect = {rect.x * zoom, rect.y * zoom, rect.w * zoom, rect.h * zoom},
                               .enabled = choice.enabled,
                               .chosen = choice.on});
    if (!choice.enabled) {
        return {};
    }
    const auto& pointer = pointer_.state();
    const bool over = is_over(rect);
    if (over && pointer.clicked) {
        pointer_.pressed_control = place;
    }
    const bool active = pointer_.pressed_control == place;
    const bool repeating = repeat == Repeat::WhileHeld;
    const bool lifted = pointer.released && !(repeating && pointer_.has_repeated());
    const bool clicked = active && over && (lifted || (repeating && pointer_.repeats()));
    const bool held = active && pointer.down && !is_dragged();
    stage_.moving = stage_.moving || (held && repeating);
    if ((clicked && !is_dragged() && !is_deaf()) || place == press_) {
        result_ = choice.press;
    }
    return {.held = held, .hovered = over};
}

// Returns true if the pointer is over this control but over no earlier control, and no other control is pressed.
bool Sheet::is_over(const view::Rect& rect) {
    const auto& pointer = pointer_.state();
    const auto at = in_points(pointer.at);
    const bool over = pointer.there && !is_taken_ && rect.contains(at) && (!in_content_ || content().contains(at));
    is_taken_ = is_taken_ || over;
    return over && (pointer_.pressed_control < 0 || pointer_.pressed_control == next_control_ - 1);
}

bool Sheet::is_dragged() const {
    return pointer_.state().dragged > drag_threshold * unit_;
}

} // namespace mitts::ui
