#include "ui/theme.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace mitts;
using view::Ink;

namespace {

double channel(ui::Rgb rgb, int shift) {
    const double value = static_cast<double>(rgb >> shift & 0xFF) / 255;
    return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(ui::Rgb rgb) {
    return 0.2126 * channel(rgb, 16) + 0.7152 * channel(rgb, 8) + 0.0722 * channel(rgb, 0);
}

// Returns the WCAG contrast of two colours, 1 to 21.
double contrast(ui::Rgb a, ui::Rgb b) {
    const double lighter = std::max(luminance(a), luminance(b));
    const double darker = std::min(luminance(a), luminance(b));
    return (lighter + 0.05) / (darker + 0.05);
}

constexpr double readable = 4.5;

std::vector<ui::Look> looks() {
    std::vector<ui::Look> all;
    for (const auto ground : {view::Ground::Spruce, view::Ground::Slate, view::Ground::Wood, view::Ground::Plum}) {
        for (const auto brightness : {view::Brightness::Light, view::Brightness::Dark}) {
            all.push_back({.ground = ground, .brightness = brightness, .cards = brightness});
        }
    }
    return all;
}

} // namespace

TEST_CASE("text is readable on the background of every table, in light and dark mode") {
    for (const auto& look : looks()) {
        for (const auto ground : {Ink::TableGround, Ink::TableMat}) {
            CHECK(contrast(ui::line_colour(look, Ink::TableText), ui::colour(look, ground)) >= readable);
            CHECK(contrast(ui::line_colour(look, Ink::TableMuted), ui::colour(look, ground)) >= readable);
        }
        CHECK(contrast(ui::line_colour(look, Ink::TableText), ui::colour(look, Ink::ButtonGlass)) >= readable);
    }
}

TEST_CASE("text is readable on panels, red buttons and controls") {
    for (const auto& look : looks()) {
        for (const auto ink : {Ink::Text, Ink::Muted, Ink::Red, Ink::Blue, Ink::Green, Ink::Plum}) {
            CAPTURE(static_cast<int>(ink));
            CAPTURE(static_cast<int>(look.ground));
            CHECK(contrast(ui::line_colour(look, ink), ui::colour(look, Ink::Paper)) >= readable);
        }
        CHECK(contrast(ui::colour(look, Ink::Cream), ui::colour(look, Ink::Red)) >= readable);
        CHECK(contrast(ui::line_colour(look, Ink::Text), ui::colour(look, Ink::PaperFooter)) >= readable);
        CHECK(contrast(ui::line_colour(look, Ink::Text), ui::control_fill(look)) >= readable);
        CHECK(contrast(ui::line_colour(look, Ink::DisabledText), ui::colour(look, Ink::DisabledFill)) >=
              readable - 0.1);
    }
}

TEST_CASE("suits are readable on the cards, in two and in four colours") {
    for (auto look : looks()) {
        for (const auto suits : {view::SuitColours::Two, view::SuitColours::Four}) {
            look.suits = suits;
            for (const auto suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades}) {
                CHECK(contrast(ui::suit_colour(look, suit), ui::card_face(look)) >= readable);
            }
        }
    }
}

TEST_CASE(
    "in dark mode, the index of a card that cannot be played is readable, and its face differs from other cards") {
    for (auto look : looks()) {
        if (look.cards != view::Brightness::Dark) {
            continue;
        }
        for (const float dim : {0.3F, 0.42F}) { // the values of Hold::dim (the first only in Mitch)
            const auto shown = ui::dimmed(look, dim);
            const auto ground = ui::colour(look, Ink::TableGround);
            const auto face = ui::mixed(shown.face, ground, shown.veil);
            CHECK(contrast(face, ui::card_face(look)) >= 1.4);
            for (const auto suit : {Suit::Clubs, Suit::Hearts}) {
                CHECK(contrast(ui::mixed(ui::suit_colour(look, suit), ground, shown.veil), face) >= readable);
            }
        }
    }
}

TEST_CASE("clubs and spades, and hearts and diamonds, have different colours only with four-colour suits") {
    const ui::Look two{};
    const ui::Look four{.suits = view::SuitColours::Four};
    CHECK(ui::suit_colour(two, Suit::Clubs) == ui::suit_colour(two, Suit::Spades));
    CHECK(ui::suit_colour(two, Suit::Hearts) == ui::suit_colour(two, Suit::Diamonds));
    CHECK(ui::suit_colour(four, Suit::Clubs) != ui::suit_colour(four, Suit::Spades));
    CHECK(ui::suit_colour(four, Suit::Hearts) != ui::suit_colour(four, Suit::Diamonds));
}

TEST_CASE("colours are mixed, and packed in Dear ImGui's format") {
    CHECK(ui::mixed(0x000000, 0xFFFFFF, 0.5F) == 0x808080);
    CHECK(ui::mixed(0x102030, 0x405060, 0) == 0x102030);
    CHECK(ui::packed(0x112233, 1) == 0xFF332211);
    CHECK(ui::packed(0x112233, 0) == 0x00332211);
}
