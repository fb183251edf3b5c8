// Places a card's sprites. Positions are measured from the card's top left corner, as fractions of its width.
#pragma once

#include "ui/brush.h"
#include "ui/theme.h"
#include "view/settings.h"

namespace mitts::ui {

class CardPieces {
public:
    CardPieces(Brush& brush, const Pose& pose, float opacity) : brush_(brush), pose_(pose), opacity_(opacity) {
    }

    /// Draws a sprite in a rectangle of the card. Turn::HalfTurn rotates the sprite and the rectangle by 180° about the
    /// card's centre.
    void put(Sprite sprite, const view::Rect& part, Rgb tint, Turn turn = Turn::Upright, float alpha = 1) const;
    /// Draws a sprite, given its centre and width. Preserves the aspect ratio.
    void centred(Sprite sprite, float x, float y, float width, Rgb tint, Turn turn = Turn::Upright) const;
    /// Draws a letter or numeral, given the centre of its ink, its baseline and its cap height. Keeps the glyph at
    /// least 0.03 from the left edge.
    void glyph(Sprite sprite, float centre, float baseline, float cap, Rgb tint, Turn turn = Turn::Upright) const;
    /// Draws a letter or numeral, given the right end of its ink.
    void right_aligned(Sprite sprite, float right, float baseline, float cap, Rgb tint) const;

private:
    Brush& brush_;
    const Pose& pose_;
    float opacity_;
};

Sprite pip_sprite(Suit suit);
/// Returns the sprite of a rank, in the letters J Q K or V D R. The rank must not be a joker.
Sprite rank_sprite(Rank rank, view::Letters letters);

} // namespace mitts::ui
