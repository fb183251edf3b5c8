#include "ui/pictures.h"

#include <algorithm>

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

// Returns the colour of a picture: the fill colour for patches, the line colour for icons. A suit may have the colour
// that it has on the cards.
Rgb picture_colour(const view::PictureItem& item, const Look& look) {
    if (item.ink == view::Ink::SuitInk && is_suit(item.picture)) {
        return suit_colour(look,
                           static_cast<Suit>(static_cast<int>(item.picture) - static_cast<int>(Picture::SuitClubs)));
    }
    return item.picture == Picture::Patch ? colour(look, item.ink) : line_colour(look, item.ink);
}

} // namespace

std::optional<Sprite> icon_sprite(Picture picture) {
    switch (picture) {
    case Picture::IconMitten:
        return Sprite::icon_mitten;
    case Picture::IconGlove:
        return Sprite::icon_glove;
    case Picture::IconSock:
        return Sprite::icon_sock;
    case Picture::IconPlay:
        return Sprite::icon_play;
    case Picture::IconPadlock:
        return Sprite::icon_padlock;
    case Picture::IconCrown:
        return Sprite::icon_crown;
    case Picture::IconHint:
        return Sprite::icon_bulb;
    case Picture::IconUndo:
        return Sprite::icon_undo;
    case Picture::IconRedo:
        return Sprite::icon_redo;
    case Picture::IconLog:
        return Sprite::icon_list;
    case Picture::IconMenu:
        return Sprite::icon_menu;
    case Picture::IconOptions:
        return Sprite::icon_sliders;
    case Picture::IconSettings:
        return Sprite::icon_gear;
    case Picture::IconChevronRight:
        return Sprite::icon_chevron_right;
    case Picture::IconChevronLeft:
        return Sprite::icon_chevron_left;
    case Picture::IconChevronDown:
        return Sprite::icon_chevron_down;
    case Picture::IconClose:
        return Sprite::icon_close;
    case Picture::IconPlus:
        return Sprite::icon_plus;
    case Picture::IconMinus:
        return Sprite::icon_minus;
    case Picture::IconCheck:
        return Sprite::icon_check;
    case Picture::IconPeople:
        return Sprite::icon_people;
    case Picture::IconEye:
        return Sprite::icon_eye;
    case Picture::IconInfo:
        return Sprite::icon_info;
    case Picture::IconDice:
        return Sprite::icon_dice;
    case Picture::IconCopy:
        return Sprite::icon_copy;
    case Picture::IconCards:
        return Sprite::icon_cards;
    case Picture::IconTrophy:
        return Sprite::icon_trophy;
    case Picture::IconDiscard:
        return Sprite::icon_discard;
    case Picture::SuitClubs:
        return Sprite::pip_club;
    case Picture::SuitDiamonds:
        return Sprite::pip_diamond;
    case Picture::SuitHearts:
        return Sprite::pip_heart;
    case Picture::SuitSpades:
        return Sprite::pip_spade;
    case Picture::Star:
        return Sprite::star_eight;
    case Picture::Disc:
        return Sprite::disc;
    case Picture::Patch:
        return Sprite::patch;
    case Picture::PatchStitch:
        return Sprite::patch_stitch;
    default:
        return std::nullopt;
    }
}

void draw_picture(Brush& brush, const view::PictureItem& item, const Look& look) {
    if (item.opacity <= 0) {
        return;
    }
    if (const auto icon = icon_sprite(item.picture)) {
        fit(brush, *icon, item, packed(picture_colour(item, look), item.opacity));
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
