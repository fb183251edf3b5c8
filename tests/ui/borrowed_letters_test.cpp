#include "tests/ui/hand.h"
#include "ui/fonts.h"
#include "ui/painter.h"
#include "view/borrowed_type.h"
#include "view/type_widths.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace mitts;
using namespace mitts::tests;

namespace {

// Draws every word as a box in the requested colour. Each letter is as high as the text size and half as wide.
struct Boxes {
    std::vector<std::string> orders{}; ///< the orders with a colour; other orders only measure the text

    ui::LetterPicture operator()(const ui::LetterOrder& order) {
        int letters = 0;
        for (auto rest = order.text; !rest.empty(); ++letters) {
            view::take_character(rest);
        }
        ui::LetterPicture box{.advance = letters * 500,
                              .width = letters * order.pixels / 2,
                              .height = order.pixels,
                              .feet = order.pixels};
        if (!order.colour.empty()) {
            orders.push_back(std::string(order.text) + ' ' + order.colour);
            const auto rgb = static_cast<std::uint32_t>(std::stoul(order.colour.substr(1), nullptr, 16));
            for (int pixel = 0; pixel < box.width * box.height; ++pixel) {
                for (const int shift : {16, 8, 0}) {
                    box.pixels.push_back(static_cast<std::uint8_t>(rgb >> shift));
                }
                box.pixels.push_back(255);
            }
        }
        return box;
    }
};

std::vector<std::string> runs(std::string_view line) {
    std::vector<std::string> all;
    while (!line.empty()) {
        const auto run = view::take_run(line);
        all.push_back((run.borrowed ? "*" : "") + std::string(run.text));
    }
    return all;
}

using Runs = std::vector<std::string>;

} // namespace

TEST_CASE("a line is split into runs with glyphs in the fonts and whole words with missing glyphs") {
    CHECK(runs("Зоя wins") == Runs{"Зоя wins"}); // word pictures cannot be requested yet
    auto screen = open_furnished(100, 100);
    screen->fonts().borrow(Boxes{});
    CHECK(runs("Odile’s « 9♥ »: −4 …") == Runs{"Odile’s « 9♥ »: −4 …"});
    CHECK(runs("Зоя") == Runs{"*Зоя"});
    CHECK(runs("Łukasz, you lead.") == Runs{"*Łukasz", ", you lead."});
    CHECK(runs("To Nguyễn (bold)") == Runs{"To ", "*Nguyễn", " (bold)"});
    CHECK(runs("محمد علي and Łukasz") == Runs{"*محمد علي", " and ", "*Łukasz"});
    CHECK(runs("«Зоя».") == Runs{"«", "*Зоя", "»."});
    CHECK(runs("🧤\u00A0wins") == Runs{"*🧤", "\u00A0wins"});
    CHECK(runs("小…") == Runs{"*小", "…"});
    CHECK(runs("\xFF\xFE").size() == 1); // invalid UTF-8 counts as a missing glyph
}

TEST_CASE("a name with missing glyphs is drawn as one picture, in the text's colour and with the picture's width") {
    const auto size = view::TypeMeasure{}.width("小明", 20, view::Weight::Regular);
    {
        auto screen = open_furnished(200, 100);
        Boxes boxes;
        screen->fonts().borrow([&](const ui::LetterOrder& order) { return boxes(order); });
        const auto measure = [](std::string_view text) {
            return view::TypeMeasure{}.width(text, 20, view::Weight::Regular);
        };
        CHECK(measure("小明") == doctest::Approx(20));
        CHECK(measure("小明, 小明") == doctest::Approx(60)); // six characters, drawn together
        CHECK(measure("a 小明") == doctest::Approx(measure("a ") + 20));

        view::Scene scene{.width = 200, .height = 100};
        scene.items.push_back(view::TextItem{.text = "小明", .at = {50, 20}, .size = 20, .ink = view::Ink::Cream});
        draw(*screen, [&] { ui::paint(*screen, scene, {}); });
        CHECK(boxes.orders == Runs{"小明 #FFF8EC"});
        CHECK(pixel(*screen, 52, 30) == 0xFFF8EC);
        CHECK(pixel(*screen, 68, 30) == 0xFFF8EC);
        CHECK(pixel(*screen, 72, 30) != 0xFFF8EC);

        REQUIRE(screen->rebuild()); // simulates the loss of the graphics device and its textures
        draw(*screen, [&] { ui::paint(*screen, scene, {}); });
        CHECK(boxes.orders == Runs{"小明 #FFF8EC", "小明 #FFF8EC"});
        CHECK(pixel(*screen, 52, 30) == 0xFFF8EC);
    }
    // After the screen is closed, no pictures are used for measuring.
    CHECK(view::TypeMeasure{}.width("小明", 20, view::Weight::Regular) == size);
}

TEST_CASE("a word whose picture is empty is drawn with the program's own fonts") {
    auto screen = open_furnished(200, 100);
    const auto before = view::TypeMeasure{}.width("Зоя", 20, view::Weight::Bold);
    screen->fonts().borrow([](const ui::LetterOrder&) { return ui::LetterPicture{}; });
    CHECK(view::TypeMeasure{}.width("Зоя", 20, view::Weight::Bold) == before);
    view::Scene scene{.width = 200, .height = 100};
    scene.items.push_back(view::TextItem{.text = "Зоя", .at = {50, 20}, .size = 20});
    draw(*screen, [&] { ui::paint(*screen, scene, {}); });
}
