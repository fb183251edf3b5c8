// The first page: the wash line with the product's name, the match to go on with, and a tile for each game there is.
//
// It is laid out from plain data and knows no game: whoever composes the program says which games exist. Targets: Continue,
// NewGame and Customize (index: the game), Lessons (the game, or any_game), Language (0 English, 1 French), Shelf,
// GamesPlayed, HowToPlay, Settings.
#pragma once

#include "i18n/language.h"
#include "view/scene.h"
#include "view/viewport.h"

#include <optional>
#include <string>
#include <vector>

namespace mitts::view {

/// A name and its points.
struct ScoreLine {
    std::string name;
    int points = 0;
};

/// A few cards to look at, of either pack.
struct PicturedCards {
    std::vector<Card> cards{};
    std::vector<int> tarot{}; ///< instead of `cards`, for a game with the tarot pack
    TarotSuits suits = TarotSuits::French;

    bool empty() const {
        return cards.empty() && tarot.empty();
    }
};

/// The match that was left, as its card tells it.
struct ContinueCard {
    std::string title;  ///< the game, "with Mathilde"
    std::string detail; ///< "round 2 · deal 2 of 4 · your turn"
    std::vector<ScoreLine> scores;
    std::vector<Card> cards;  ///< up to three of the own hand; empty: none are shown
    std::vector<int> tarot{}; ///< instead of `cards`, for a game with the tarot pack
    TarotSuits tarot_suits = TarotSuits::French;
};

/// One game: its name, its words and the three cards on its tile.
struct GameTile {
    int game = 0; ///< the index its targets carry
    std::string name;
    std::string players; ///< "2 to 4 players"
    std::string words;   ///< one or two lines on what it is
    PicturedCards cards{};
    Picture picture = Picture::TileStars;
    bool offers_lessons = false; ///< to whoever has played others, but not this one
};

struct StartPageModel {
    i18n::Language language = i18n::Language::English;
    std::optional<ContinueCard> resume{};
    int shelf = 0;               ///< how many matches are kept, that one among them
    bool offers_lessons = false; ///< to whoever has played nothing yet
    std::vector<GameTile> games{};
    Ground ground = Ground::Spruce;
    Face face_under_56 = Face::Jumbo; ///< faces of small cards
};

/// The index of lessons whose game is chosen there.
inline constexpr int any_game = -1;

/// The page for a window of this size. It may be taller than the window: `height` of the scene then says how tall, and
/// `scroll` (points, 0 at the top) moves it up.
Scene lay_out_start_page(const StartPageModel& model, const Viewport& viewport, float scroll,
                         const TextMeasure& measure);

} // namespace mitts::view
