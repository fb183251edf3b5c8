#include "tests/ui/hand.h"
#include "ui/card_art.h"
#include "ui/fonts.h"
#include "ui/painter.h"
#include "view/type_widths.h"

#include <algorithm>
#include <doctest/doctest.h>

#include <imgui.h>

using namespace mitts;
using namespace mitts::tests;

namespace {

view::Scene one_card(Card card, view::Face face) {
    view::Scene scene{.width = 200, .height = 240};
    scene.items.push_back(
        view::CardItem{.card = card, .centre = {100, 120}, .width = 150, .face = face, .shadow = view::Shadow::None});
    return scene;
}

std::uint32_t card_pixel(ui::Screen& screen, const view::Scene& scene, const ui::Look& look, float x, float y) {
    draw(screen, [&] { ui::paint(screen, scene, look); });
    const float left = 100 - 75;
    const float top = 120 - 105;
    return pixel(screen, static_cast<int>(left + x * 150), static_cast<int>(top + y * 150));
}

} // namespace

TEST_CASE("a screen opens without a display, reports its size, and draws nothing before its fonts have loaded") {
    auto screen = open_screen(320, 200, 2);
    CHECK(screen->renderer_kind() == ui::RendererKind::Software);
    CHECK(screen->viewport().width == doctest::Approx(320));
    CHECK(screen->viewport().height == doctest::Approx(200));
    CHECK_FALSE(screen->has_fonts());
    CHECK_FALSE(screen->has_pictures());
    CHECK_FALSE(screen->begin_frame(16));
    CHECK(screen->give(ui::AssetId::FontRegular, asset(ui::AssetId::FontRegular)));
    CHECK_FALSE(screen->begin_frame(16));
    CHECK(screen->give(ui::AssetId::FontBold, asset(ui::AssetId::FontBold)));
    CHECK(screen->has_fonts());
    view::Scene scene{.width = 320, .height = 200};
    scene.items.push_back(view::TextItem{.text = "Mitaines", .at = {10, 10}});
    scene.items.push_back(
        view::CardItem{.card = Card::of(Rank::Nine, Suit::Hearts), .centre = {160, 100}, .width = 60});
    draw(*screen, [&] { ui::paint(*screen, scene, {}); });
    CHECK(pixel(*screen, 4, 4) == 0x2C574D);
    CHECK(pixel(*screen, 320, 200) == 0xFCFAF5); // the card is plain until its pictures are loaded
}

TEST_CASE("a held arrow key repeats, and any other held key acts only once") {
    auto screen = open_screen(100, 100);
    for (const auto code : {SDLK_RETURN, SDLK_SPACE, SDLK_ESCAPE, SDLK_p, SDLK_7, SDLK_RIGHT, SDLK_UP}) {
        SDL_Event event{};
        event.type = SDL_KEYDOWN;
        event.key.keysym.sym = code;
        CHECK(screen->take(event, 0).has_value());
        event.key.repeat = 1;
        CHECK(screen->take(event, 0).has_value() == (code == SDLK_RIGHT || code == SDLK_UP));
    }
}

TEST_CASE("invalid pictures and fonts are rejected") {
    auto screen = open_screen(100, 100);
    CHECK_FALSE(screen->give(ui::AssetId::Core, {1, 2, 3}));
    CHECK_FALSE(screen->give(ui::AssetId::FontBold, {0x77, 0x4F, 0x46, 0x46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}));
    const auto font = asset(ui::AssetId::FontBold);
    for (const std::size_t size : {font.size() / 2, font.size() - 1, font.size() - 400, std::size_t{200}}) {
        CHECK_FALSE(
            screen->give(ui::AssetId::FontBold, {font.begin(), font.begin() + static_cast<std::ptrdiff_t>(size)}));
    }
    for (const std::size_t at : {std::size_t{5}, std::size_t{21}, font.size() / 2, font.size() - 10}) {
        auto changed = font;
        changed[at] ^= 0x40U;
        CHECK_FALSE(screen->give(ui::AssetId::FontBold, changed));
    }
    const auto picture = asset(ui::AssetId::Shapes);
    CHECK_FALSE(screen->give(ui::AssetId::Shapes, {picture.begin(), picture.begin() + 1000}));
    CHECK_FALSE(screen->give(ui::AssetId::Shapes, {picture.begin(), picture.end() - 12}));
    auto changed = picture;
    changed[picture.size() / 2] ^= 1U;
    CHECK_FALSE(screen->give(ui::AssetId::Shapes, changed));
    CHECK_FALSE(screen->has_pictures());
    CHECK(screen->give(ui::AssetId::Shapes, asset(ui::AssetId::Shapes)));
    CHECK(screen->give(ui::AssetId::Core, asset(ui::AssetId::Core)));
    CHECK(screen->has_pictures());
}

TEST_CASE("a large sprite is drawn from the largest size that has been loaded") {
    ui::AtlasesThere there{true, true};
    const auto sizes = ui::sprite_levels(ui::Sprite::back_motif);
    CHECK(&ui::sprite_level(ui::Sprite::back_motif, 1000, there) == &sizes[sizes.size() - 2]);
    CHECK(&ui::sprite_level(ui::Sprite::back_motif, 1, there) == &sizes.front());
    there[static_cast<std::size_t>(ui::Atlas::FineCore)] = true;
    CHECK(&ui::sprite_level(ui::Sprite::back_motif, 1000, there) == &sizes.back());
}

TEST_CASE("pips are drawn in their suit's colour, on every kind of card face") {
    auto screen = open_furnished(200, 240);
    const auto nine = Card::of(Rank::Nine, Suit::Hearts);
    const ui::Look day{};
    CHECK(card_pixel(*screen, one_card(nine, view::Face::Standard), day, 0.34F, 0.28F) ==
          ui::suit_colour(day, Suit::Hearts));
    CHECK(card_pixel(*screen, one_card(nine, view::Face::Standard), day, 0.5F, 0.42F) == ui::card_face(day));
    CHECK(card_pixel(*screen, one_card(nine, view::Face::Jumbo), day, 0.66F, 0.99F) ==
          ui::suit_colour(day, Suit::Hearts));
    CHECK(card_pixel(*screen, one_card(nine, view::Face::Chosen), day, 0.66F, 0.99F) == ui::card_face(day));
    const ui::Look night{.cards = view::Brightness::Dark};
    CHECK(card_pixel(*screen, one_card(nine, view::Face::Standard), night, 0.34F, 0.28F) ==
          ui::suit_colour(night, Suit::Hearts));
    CHECK(card_pixel(*screen, one_card(nine, view::Face::Standard), night, 0.5F, 0.42F) == ui::card_face(night));
}

TEST_CASE("the index letters on cards depend on the language") {
    CHECK(ui::rank_index(Rank::Jack, view::Letters::English) == "J");
    CHECK(ui::rank_index(Rank::Jack, view::Letters::French) == "V");
    CHECK(ui::rank_index(Rank::Queen, view::Letters::French) == "D");
    CHECK(ui::rank_index(Rank::King, view::Letters::French) == "R");
    CHECK(ui::rank_index(Rank::Ten, view::Letters::French) == "10");
}

TEST_CASE("after the graphics device is lost, the same picture is drawn from the stored bytes") {
    auto screen = open_furnished(200, 240);
    const auto scene = one_card(Card::of(Rank::King, Suit::Diamonds), view::Face::Standard);
    int width = 0;
    int height = 0;
    draw(*screen, [&] { ui::paint(*screen, scene, {}); });
    const auto before = screen->read_pixels(width, height);
    REQUIRE(screen->rebuild());
    draw(*screen, [&] { ui::paint(*screen, scene, {}); });
    CHECK(before == screen->read_pixels(width, height));
}

TEST_CASE("losing the graphics device while a texture sheet is prepared does not change the picture") {
    const auto scene = one_card(Card::of(Rank::King, Suit::Diamonds), view::Face::Standard);
    int width = 0;
    int height = 0;
    auto screen = open_furnished(200, 240);
    draw(*screen, [&] { ui::paint(*screen, scene, {}); });
    const auto whole = screen->read_pixels(width, height);

    int all_steps = 0;
    const auto check = [&](int lost_after) {
        auto broken = open_screen(200, 240);
        for (const auto id : {ui::AssetId::FontRegular, ui::AssetId::FontBold, ui::AssetId::Shapes}) {
            REQUIRE(broken->give(id, asset(id)));
        }
        REQUIRE(broken->begin(ui::AssetId::Core, asset(ui::AssetId::Core)));
        int steps = 0;
        do {
            if (steps == lost_after) {
                REQUIRE(broken->rebuild());
            }
            ++steps;
        } while (broken->work());
        all_steps = std::max(all_steps, steps);
        draw(*broken, [&] { ui::paint(*broken, scene, {}); });
        CHECK(broken->read_pixels(width, height) == whole);
    };
    check(-1);
    CHECK(all_steps > 10);
    for (const int lost_after : {0, 1, 2, all_steps / 2, all_steps - 4, all_steps - 3, all_steps - 2, all_steps - 1}) {
        check(lost_after);
    }
}

TEST_CASE("no frames are requested once the picture is final") {
    auto screen = open_furnished(200, 240);
    const auto scene = one_card(Card::of(Rank::Two, Suit::Clubs), view::Face::Standard);
    draw(*screen, [&] { ui::paint(*screen, scene, {}); });
    CHECK_FALSE(screen->wants_frame());
    SDL_Event event{};
    event.type = SDL_MOUSEMOTION;
    screen->take(event, 0);
    CHECK(screen->wants_frame());
    draw(*screen, [&] { ui::paint(*screen, scene, {}); });
    CHECK_FALSE(screen->wants_frame());
}

TEST_CASE("rare letters are rendered when first needed, and are then cached") {
    auto screen = open_furnished(200, 100);
    const auto written = [&](const std::string& text) {
        view::Scene scene{.width = 200, .height = 100};
        scene.items.push_back(view::TextItem{.text = text, .size = 20});
        draw(*screen, [&] { ui::paint(*screen, scene, {}); });
        int width = 0;
        int height = 0;
        return screen->read_pixels(width, height);
    };
    const auto is_made = [&](ImWchar character) {
        const auto& fonts = screen->fonts().atlas().Fonts;
        return std::any_of(fonts.begin(), fonts.end(),
                           [&](const ImFont* font) { return font->FindGlyphNoFallback(character) != nullptr; });
    };
    const auto plain = written("Reversi");
    CHECK_FALSE(is_made(U'é'));
    const auto accented = written("Réversi");
    CHECK(is_made(U'é'));
    CHECK(accented != plain);
    CHECK(written("Reversi") == plain);
    CHECK(is_made(U'é'));
    // A name from a damaged save may contain a null character.
    written(std::string("a\0b", 3));
    CHECK(is_made(U'a'));
}

TEST_CASE("the fonts contain every character of every sentence, with the widths that the layout assumes") {
    auto screen = open_furnished(200, 100);
    const auto characters = i18n::all_characters();
    view::Scene scene{.width = 200, .height = 100};
    scene.items.push_back(view::TextItem{.text = characters, .size = 100});
    scene.items.push_back(view::TextItem{.text = characters, .size = 100, .weight = view::Weight::Bold});
    draw(*screen, [&] { ui::paint(*screen, scene, {}); });
    for (const auto weight : {view::Weight::Regular, view::Weight::Bold}) {
        // The atlas contains all sizes of one weight, then all sizes of the other. The largest size was drawn above.
        const ImFont* font = nullptr;
        const auto& fonts = screen->fonts().atlas().Fonts;
        const int half = fonts.Size / 2;
        for (int at = 0; at < half; ++at) {
            const auto* one = fonts[weight == view::Weight::Regular ? at : half + at];
            font = font == nullptr || one->FontSize > font->FontSize ? one : font;
        }
        REQUIRE(font != nullptr);
        const float made = font->FontSize / 1.24F;
        std::string_view rest = characters;
        while (!rest.empty()) {
            const auto character = view::take_character(rest);
            const auto* glyph = font->FindGlyphNoFallback(static_cast<ImWchar>(character));
            CAPTURE(static_cast<int>(character));
            REQUIRE(glyph != nullptr);
            CHECK(glyph->AdvanceX / made * 1000 == doctest::Approx(view::advance_of(character, weight)).epsilon(0.004));
        }
    }
}
