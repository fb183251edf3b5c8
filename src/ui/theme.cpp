#include "ui/theme.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mitts::ui {

namespace {

using view::Brightness;
using view::Ink;

struct TableColours {
    Rgb ground;
    Rgb mat;
    Rgb text;
    Rgb muted;
    Rgb paper; ///< background of panels: a paper colour in light mode, a tint of the table in dark mode
};

constexpr Rgb day_paper = 0xFBF7EF;
constexpr Rgb white = 0xFFFFFF;

// The colours of each table surface, first in light mode and then in dark mode.
constexpr std::array<std::array<TableColours, 2>, 4> tables{{
    {{{0x2C574D, 0x35655A, 0xF8F3E8, 0xCEDED6, day_paper}, {0x15302A, 0x1C3B34, 0xF1EADC, 0xA3BBB1, 0x1F3B35}}},
    {{{0x3C4A57, 0x475766, 0xF6F2E9, 0xC5CFD8, day_paper}, {0x1B232B, 0x252F39, 0xEEE9DE, 0xA5B1BC, 0x28323C}}},
    {{{0x6E4C37, 0x7B5842, 0xFCF5E9, 0xEDDFCF, day_paper}, {0x33241B, 0x413025, 0xF3EADD, 0xBFAB9A, 0x433227}}},
    {{{0x553A58, 0x634767, 0xF9F2EC, 0xDFD0E0, day_paper}, {0x291C2C, 0x36273A, 0xF2E9EA, 0xB9A7BB, 0x38293C}}},
}};

const TableColours& table_of(const Look& look) {
    return tables[static_cast<std::size_t>(look.ground)][look.brightness == Brightness::Dark ? 1 : 0];
}

bool is_dark(const Look& look) {
    return look.brightness == Brightness::Dark;
}

Rgb by_day(Ink ink) {
    switch (ink) {
    case Ink::PaperEdge:
        return 0xCFC5B2;
    case Ink::PaperFooter:
        return 0xF3ECDD;
    case Ink::PaperRule:
        return 0xE0D6C3;
    case Ink::Text:
        return 0x22282C;
    case Ink::Muted:
        return 0x5B645F;
    case Ink::Red:
        return 0xB3262E;
    case Ink::DisabledText:
        return 0x6B6A60;
    case Ink::DisabledFill:
        return 0xEFE8DA;
    default:
        break; // `colour` handles the other inks
    }
    return 0;
}

// Returns a colour in dark mode. Panels are a tint of the table's colour, so their edges and footers are mixed from the
// same colour.
Rgb by_night(const TableColours& table, Ink ink) {
    switch (ink) {
    case Ink::PaperEdge:
        return mixed(table.paper, table.text, 0.28F);
    case Ink::PaperFooter:
        return mixed(table.paper, 0x000000, 0.18F);
    case Ink::PaperRule:
        return mixed(table.paper, table.text, 0.16F);
    case Ink::Text:
        return table.text;
    case Ink::Muted:
        return table.muted;
    case Ink::Red:
        return 0xC5363D;
    case Ink::DisabledText:
        return mixed(table.paper, table.text, 0.70F);
    case Ink::DisabledFill:
        return mixed(table.paper, table.text, 0.07F);
    default:
        break; // `colour` handles the other inks
    }
    return 0;
}

std::size_t suit_index(Suit suit) {
    return static_cast<std::size_t>(suit);
}

// The colours of clubs, diamonds, hearts and spades, first for the two-colour setting and then for four colours.
using SuitTable = std::array<std::array<Rgb, 4>, 2>;
constexpr SuitTable suits_light{{{0x22282C, 0xB5202B, 0xB5202B, 0x22282C}, {0x1B7344, 0x1C5FA3, 0xB5202B, 0x22282C}}};
constexpr SuitTable suits_dark{{{0xF6F1E6, 0xFFAEA7, 0xFFAEA7, 0xF6F1E6}, {0x93E3B5, 0xA9D3FB, 0xFFAEA7, 0xF6F1E6}}};
constexpr SuitTable dyes_light{{{0x34444F, 0xB3262E, 0xB3262E, 0x34444F}, {0x23794B, 0x2263A5, 0xB3262E, 0x34444F}}};
constexpr SuitTable dyes_dark{{{0x5F7A82, 0xC23B40, 0xC23B40, 0x5F7A82}, {0x35895B, 0x3C7CBF, 0xC23B40, 0x5F7A82}}};

Rgb from(const SuitTable& light, const SuitTable& dark, const Look& look, Suit suit) {
    const auto& table = look.cards == Brightness::Dark ? dark : light;
    return table[look.suits == view::SuitColours::Four ? 1 : 0][suit_index(suit)];
}

} // namespace

Rgb mixed(Rgb from, Rgb to, float part) {
    Rgb result = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
        const auto a = static_cast<float>(from >> shift & 0xFF);
        const auto b = static_cast<float>(to >> shift & 0xFF);
        result |= static_cast<Rgb>(std::lround(a + (b - a) * part)) << shift;
    }
    return result;
}

std::uint32_t packed(Rgb rgb, float opacity) {
    const auto alpha = static_cast<std::uint32_t>(std::lround(std::clamp(opacity, 0.0F, 1.0F) * 255.0F));
    return alpha << 24 | (rgb & 0xFF) << 16 | (rgb & 0xFF00) | rgb >> 16;
}

Look look_of(const view::Settings& settings, const view::HostPreferences& host, view::Ground ground) {
    return {.ground = ground,
            .brightness = view::brightness_of(settings, host),
            .cards = view::cards_of(settings, host),
            .letters = view::letters_of(settings, host),
            .suits = settings.suits};
}

Rgb colour(const Look& look, Ink ink) {
    const auto& table = table_of(look);
    switch (ink) {
    case Ink::TableText:
        return table.text;
    case Ink::TableMuted:
        return table.muted;
    case Ink::TableGround:
        return table.ground;
    case Ink::TableMat:
        return table.mat;
    case Ink::Paper:
        return table.paper;
    case Ink::Blue:
        return 0x2A5580;
    case Ink::Green:
        return 0x1B7344;
    case Ink::Plum:
        return 0x7A4A86;
    case Ink::Ochre:
        return 0x875300;
    case Ink::Teal:
        return 0x08697A;
    case Ink::Rose:
        return 0xA8326C;
    case Ink::Iron:
        return 0x59616B;
    case Ink::Gold:
        return 0xC08A22;
    case Ink::Cream:
        return 0xFFF8EC;
    case Ink::GoldInk:
        return 0x2A1D05;
    case Ink::TableGain:
        return 0x9BE0B4;
    case Ink::TableLoss:
        return 0xF9C9C0;
    case Ink::ButtonGlass:
        return mixed(table.mat, white, is_dark(look) ? 0.06F : 0.10F);
    case Ink::Black:
        return 0x000000;
    case Ink::White:
        return is_dark(look) ? mixed(table.paper, white, 0.07F) : white;
    case Ink::CardFace:
        return card_face(look);
    case Ink::SuitInk:
        return suit_colour(look, Suit::Spades);
    default:
        return is_dark(look) ? by_night(table, ink) : by_day(ink);
    }
}

Rgb line_colour(const Look& look, Ink ink) {
    if (is_dark(look)) {
        switch (ink) {
        case Ink::Red:
            return 0xFF938B;
        case Ink::Blue:
            return 0x84BCF2;
        case Ink::Green:
            return 0x9BE0B4;
        case Ink::Plum:
            return 0xD3A6DE;
        case Ink::Ochre:
            return 0xE8B877;
        case Ink::Teal:
            return 0x7FD3E0;
        case Ink::Rose:
            return 0xF5A3C7;
        case Ink::Iron:
            return 0xC3CCD6;
        case Ink::Gold:
            return 0xE3B24F;
        default:
            break;
        }
    }
    return colour(look, ink);
}

Rgb suit_colour(const Look& look, Suit suit) {
    return from(suits_light, suits_dark, look, suit);
}

Rgb suit_dye(const Look& look, Suit suit) {
    return from(dyes_light, dyes_dark, look, suit);
}

// Returns the colour of a card's face. Dark cards are lighter than a dark table and darker than a light one. The
// contrast is at least 1.5 : 1 on every mat.
Rgb card_face(const Look& look) {
    return look.cards != Brightness::Dark ? 0xFCFAF5 : is_dark(look) ? 0x495157 : 0x262C30;
}

// A dark card is dimmed mainly by its face, because a strong veil would make its index illegible.
Dimmed dimmed(const Look& look, float dim) {
    const bool dark = look.cards == Brightness::Dark;
    const float part = dark ? std::min(1.0F, 1.7F * dim) : 0;
    return {.face = mixed(card_face(look), colour(look, Ink::TableGround), part), .veil = dark ? dim / 2 : dim};
}

Rgb card_edge(const Look& look) {
    return look.cards != Brightness::Dark ? 0xD9D2C3 : is_dark(look) ? 0x98A3A9 : 0x6A747A;
}

Rgb court_ground(const Look& look) {
    return look.cards != Brightness::Dark ? 0xF4EDDF : is_dark(look) ? 0x3A4247 : 0x39434A;
}

Rgb back_wool(view::Back back) {
    constexpr std::array<Rgb, 4> wools{0xA9262F, 0x2A5580, 0x2B6A50, 0x6E4379};
    return wools[static_cast<std::size_t>(back)];
}

Rgb control_fill(const Look& look) {
    return colour(look, Ink::White);
}

Rgb control_edge(const Look& look) {
    return colour(look, Ink::PaperEdge);
}

} // namespace mitts::ui
