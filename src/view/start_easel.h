// What the parts of the start page are drawn with: the page's form and breadth, how far down it is filled, and the pieces
// that several of its parts need (panels, fans of cards, buttons).
//
// It knows no game and no target; the parts themselves (start_resume, start_tiles, start_footer) know where things go.
#pragma once

#include "view/scene_writer.h"
#include "view/start_page.h"

namespace mitts::view {

/// The room between the page's parts.
inline constexpr float start_gap = 26;
inline constexpr float low_start_gap = 14;
inline constexpr float start_button = 44;

/// Under this height even the line below the name would cost the games their place.
inline constexpr float lowest_for_words = 420;

class StartEasel {
public:
    /// Tiles side by side where there is room; small ones in low windows; rows one under the other in narrow windows.
    enum class Form : std::uint8_t { Tiles, Strip, Rows };

    StartEasel(const StartPageModel& model, const Viewport& viewport, Scene& scene, const TextMeasure& measure);

    std::string say(i18n::TextId id) const {
        return i18n::say(model.language, id);
    }
    std::string say_of(i18n::TextId id, const std::string& game) const {
        return i18n::say(model.language, id, {{"game", game}});
    }

    /// "Shelf: 3".
    std::string shelf_words() const {
        return i18n::say(model.language, i18n::TextId::ShelfDoor, {{"n", model.shelf}});
    }

    /// A sheet of paper on the table.
    void panel(const Rect& rect, float radius);
    /// Three cards like a hand held loosely, around a point; `place` tells them from the other fans.
    void fan(const PicturedCards& cards, Point centre, float width, int place);
    /// The button that most will want, with its sign behind the words.
    void red_button(const Rect& rect, const std::string& text, Picture sign);
    /// A button that lets the table shine through; without room for its words only its sign is shown.
    void glass_button(const Rect& rect, Picture sign, const std::string& words, TargetId target, int index = 0);
    /// A small white button that only has a sign, on a game's tile.
    void tile_button(const Rect& rect, Picture sign, TargetId target, const GameTile& tile, i18n::TextId words);

    /// Whether whoever is here for the first time is led to the lessons by a line above the games; in low windows, where
    /// that would cost the games their place, a door of the footer leads there.
    bool has_lessons_line() const {
        return model.offers_lessons && !model.resume && viewport.height >= lowest_for_words;
    }
    bool has_lessons_door() const {
        return model.offers_lessons && !model.resume && !has_lessons_line();
    }

    const StartPageModel& model;
    const Viewport& viewport;
    SceneWriter writer;
    Form form;
    /// Windows in which everything has to be a little smaller, so that the games stay in sight.
    bool low;
    float width; ///< of what is in the middle of the page
    float left;
    float y = 0; ///< how far down the page is filled
};

/// The match to go on with.
void draw_resume(StartEasel& easel, const ContinueCard& resume);
/// A tile, a small tile or a row for each game.
void draw_games(StartEasel& easel);
/// Languages on the left, the other doors on the right.
void draw_start_footer(StartEasel& easel);
/// How much of the page's height the footer takes.
float start_footer_height(const StartEasel& easel);

} // namespace mitts::view
