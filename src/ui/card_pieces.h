// The pieces of one card: places sprites on it by fractions of its width, from its top left corner.
#pragma once

#include "ui/brush.h"
#include "ui/theme.h"
#include "view/settings.h"

namespace mitts::ui {

class CardPieces {
public:
    CardPieces(Brush& brush, const Pose& pose, float opacity) : brush_(brush), pose_(pose), opacity_(opacity) {
    }

    /// A sprite in a rectangle of the card; turned: in that rectangle of the card turned round.
    void put(Sprite sprite, const view::Rect& part, Rgb tint, Turn turn = Turn::Upright, float alpha = 1) const;
    /// A sprite of its own aspect by its middle and width.
    void centred(Sprite sprite, float x, float y, float width, Rgb tint, Turn turn = Turn::Upright) const;
    /// A letter or numeral by the middle of its ink, its baseline and its cap height; never nearer the edge than 0.03.
    void glyph(Sprite sprite, float centre, float baseline, float cap, Rgb tint, Turn turn = Turn::Upright) const;
    /// The same by the right end of its ink.
    void right_aligned(Sprite sprite, float right, float baseline, float cap, Rgb tint) const;

private:
    Brush& brush_;
    const Pose& pose_;
    float opacity_;
};

Sprite pip_sprite(Suit suit);
/// Letters J Q K or V D R, numerals in both. Not for jokers.
Sprite rank_sprite(Rank rank, view::Letters letters);

} // namespace mitts::ui
