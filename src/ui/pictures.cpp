#include "ui/pictures.h"

#include <algorithm>
#include <iterator>

namespace mitts::ui {

namespace {

using view::Picture;

// Draws a sprite centred in the item's rectangle, with its aspect ratio preserved.
void fit(Brush& brush, Sprite sprite, const view::PictureItem& item, ImU32 colour) {
    const float aspect = sprite_aspect(sprite);
    const float width = std::min(item.rect.w, item.rect.h * aspect);
    const auto pose = Pose::of(item.rect.centre(), width, item.rotation);
    brush.sprite(sprite, pose, {-0.5F, -0.5F / aspect, 1, 1 / aspect}, Turn::Upright, colour);
}

bool is_suit(Picture picture) {
    return picture >= Picture::SuitClubs && picture <= Picture::SuitSpades;
}

// Returns the colour of a picture: the fill colour for patches, and the line colour for icons. A suit drawn in SuitInk
// has the same colour as on the cards.
Rgb picture_colour(const view::PictureItem& item, const Look& look) {
    if (item.ink == view::Ink::SuitInk && is_suit(item.picture)) {
        return suit_colour(look,
                           static_cast<Suit>(static_cast<int>(item.picture) - static_cast<int>(Picture::SuitClubs)));
    }
    return item.picture == Picture::Patch ? colour(look, item.ink) : line_colour(look, item.ink);
}

// The sprite of each picture, in the order of view::Picture.
constexpr Sprite sprites[] = {
    Sprite::icon_mitten,
    Sprite::icon_glove,
    Sprite::icon_sock,
    Sprite::icon_play,
    Sprite::icon_padlock,
    Sprite::icon_crown,
    Sprite::icon_bulb,
    Sprite::icon_undo,
    Sprite::icon_redo,
    Sprite::icon_list,
    Sprite::icon_menu,
    Sprite::icon_sliders,
    Sprite::icon_gear,
    Sprite::icon_chevron_right,
    Sprite::icon_chevron_left,
    Sprite::icon_chevron_down,
    Sprite::icon_close,
    Sprite::icon_plus,
    Sprite::icon_minus,
    Sprite::icon_check,
    Sprite::icon_people,
    Sprite::icon_eye,
    Sprite::icon_info,
    Sprite::icon_dice,
    Sprite::icon_copy,
    Sprite::icon_trophy,
    Sprite::icon_cards,
    Sprite::icon_discard,
    Sprite::icon_full_screen,
    Sprite::pip_club,
    Sprite::pip_diamond,
    Sprite::pip_heart,
    Sprite::pip_spade,
    Sprite::star_eight,
    Sprite::disc,
    Sprite::patch,
    Sprite::patch_stitch,
};
static_assert(std::size(sprites) == static_cast<std::size_t>(Picture::PatchStitch) + 1);

} // namespace

Sprite icon_sprite(Picture picture) {
    return sprites[static_cast<std::size_t>(picture)];
}

void draw_picture(Brush& brush, const view::PictureItem& item, const Look& look) {
    if (item.opacity > 0) {
        fit(brush, icon_sprite(item.picture), item, packed(picture_colour(item, look), item.opacity));
    }
}

void draw_figures(Brush& brush, std::string_view text, view::Point top, float height, ImU32 colour, float shadow) {
    std::string figures(text);
    if (constexpr std::string_view minus = "−"; text.starts_with(minus)) {
        figures.replace(0, minus.size(), "-");
    }
    const float step = height * view::knitted_step;
    float x = top.x - step * static_cast<float>(figures.size()) / 2 + (step - height * view::knitted_width) / 2;
    for (const char sign : figures) {
        const auto figure = sign == '+'   ? Sprite::figure_plus
                            : sign == '-' ? Sprite::figure_minus
                                          : nth(Sprite::figure_0, sign - '0');
        view::Rect place{x, top.y + 3, height * view::knitted_width, height};
        brush.sprite(figure, place, packed(0x000000, 0.38F * shadow));
        place.y = top.y;
        brush.sprite(figure, place, colour);
        x += step;
    }
}

} // namespace mitts::ui
