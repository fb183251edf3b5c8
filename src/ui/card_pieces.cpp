#include "ui/card_pieces.h"

#include <algorithm>

namespace mitts::ui {

namespace {

// A glyph's sprite is 1.4 cap heights high and starts 1.1 cap heights above the baseline.
constexpr float glyph_height = 1.4F;
constexpr float glyph_ascent = 1.1F;

} // namespace

void CardPieces::put(Sprite sprite, const view::Rect& part, Rgb tint, Turn turn, float alpha) const {
    const view::Rect from_middle{part.x - 0.5F, part.y - view::card_aspect / 2, part.w, part.h};
    brush_.sprite(sprite, pose_, from_middle, turn, packed(tint, alpha * opacity_));
}

void CardPieces::centred(Sprite sprite, float x, float y, float width, Rgb tint, Turn turn) const {
    const float height = width / sprite_aspect(sprite);
    put(sprite, {x - width / 2, y - height / 2, width, height}, tint, turn);
}

void CardPieces::glyph(Sprite sprite, float centre, float baseline, float cap, Rgb tint, Turn turn) const {
    const float height = glyph_height * cap;
    const float width = height * sprite_aspect(sprite);
    put(sprite, {std::max(0.03F, centre - width / 2), baseline - glyph_ascent * cap, width, height}, tint, turn);
}

void CardPieces::right_aligned(Sprite sprite, float right, float baseline, float cap, Rgb tint) const {
    const float height = glyph_height * cap;
    const float width = height * sprite_aspect(sprite);
    put(sprite, {right - width, baseline - glyph_ascent * cap, width, height}, tint);
}

Sprite pip_sprite(Suit suit) {
    return nth(Sprite::pip_club, static_cast<int>(suit));
}

Sprite rank_sprite(Rank rank, view::Letters letters) {
    const bool french = letters == view::Letters::French;
    switch (rank) {
    case Rank::Ace:
        return Sprite::rank_a;
    case Rank::King:
        return french ? Sprite::rank_r : Sprite::rank_k;
    case Rank::Queen:
        return french ? Sprite::rank_d : Sprite::rank_q;
    case Rank::Jack:
        return french ? Sprite::rank_v : Sprite::rank_j;
    default:
        return nth(Sprite::rank_2, static_cast<int>(rank));
    }
}

} // namespace mitts::ui
