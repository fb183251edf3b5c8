#include "view/text_lines.h"

#include "view/scene_writer.h"
#include "view/type_widths.h"

#include <doctest/doctest.h>

#include <string>

using namespace mitts::view;

namespace {

// Gives every byte a width of half the text size.
class Typewriter final : public TextMeasure {
public:
    float width(std::string_view text, float size, Weight) const override {
        return static_cast<float>(text.size()) * size / 2;
    }
};

std::vector<std::string_view> lines(std::string_view text, int letters) {
    return break_lines(text, static_cast<float>(letters) * 5, 10, Weight::Regular, Typewriter{});
}

using Lines = std::vector<std::string_view>;

} // namespace

TEST_CASE("lines break at spaces and newlines") {
    CHECK(lines("one two three", 20) == Lines{"one two three"});
    CHECK(lines("one two three", 8) == Lines{"one two", "three"});
    CHECK(lines("one two three", 5) == Lines{"one", "two", "three"});
    CHECK(lines("one\ntwo three", 20) == Lines{"one", "two three"});
    CHECK(lines("", 20) == Lines{""});
    CHECK(lines("a\n\nb", 20) == Lines{"a", "", "b"});
}

TEST_CASE("a word wider than the line gets its own line") {
    CHECK(lines("a gigantic b", 4) == Lines{"a", "gigantic", "b"});
    CHECK(lines("gigantic", 4) == Lines{"gigantic"});
}

TEST_CASE("a very long word can break between any two characters, and a short word never breaks") {
    CHECK(lines("a game=mitaines&options=target=200 b", 12) ==
          Lines{"a", "game=mitaine", "s&options=ta", "rget=200 b"});
    CHECK(lines("éééééééééééééé", 5) == Lines{"éé", "éé", "éé", "éé", "éé", "éé", "éé"}); // two bytes each
    CHECK(lines("abcdefghijklmnopqrstuvwxy", 0).size() == 25);
    CHECK(lines(std::string(4000, 'a'), 10).size() == 400);
    CHECK(lines(std::string(4001, 'a'), 10).size() == 1);
    CHECK(lines("abcdefghijklmnopqrstuvwx", 12) == Lines{"abcdefghijklmnopqrstuvwx"});
}

TEST_CASE("a no-break space keeps its words together") {
    CHECK(lines("brasse 2\u00a0: donne", 12) == Lines{"brasse 2\u00a0:", "donne"});
    CHECK(lines("un 2\u00a0: x", 6) == Lines{"un", "2\u00a0: x"});
}

TEST_CASE("a paragraph's height depends on its number of lines, and its width on its widest line") {
    const Typewriter measure;
    CHECK(text_height("one two three", 40, 10, Weight::Regular, measure) == doctest::Approx(2 * 13.5));
    CHECK(text_height("one", 400, 20, Weight::Regular, measure) == doctest::Approx(24));
    CHECK(text_width("one two three", 40, 10, Weight::Regular, measure) == doctest::Approx(35));
}

TEST_CASE("text is measured by character, not by byte") {
    const TypeMeasure measure;
    CHECK(measure.width("é", 100, Weight::Regular) == measure.width("e", 100, Weight::Regular));
    CHECK(measure.width("ab", 100, Weight::Bold) ==
          doctest::Approx(measure.width("a", 100, Weight::Bold) + measure.width("b", 100, Weight::Bold)));
    CHECK(measure.width("", 100, Weight::Bold) == 0);
    CHECK(measure.width("a", 34, Weight::Regular) == doctest::Approx(2 * measure.width("a", 17, Weight::Regular)));
}

TEST_CASE("invalid UTF-8 is consumed without an endless loop or an overrun") {
    for (const std::string_view broken : {"\xC3", "\xE2\x80", "\xFF\xFE", "\xC3(", "\x80", "\xF0\x9F\x98"}) {
        std::string_view rest = broken;
        int taken = 0;
        while (!rest.empty()) {
            take_character(rest);
            ++taken;
        }
        CHECK(taken >= 1);
        CHECK(taken <= static_cast<int>(broken.size()));
    }
    std::string_view euro = "\xE2\x82\xACx";
    CHECK(take_character(euro) == 0x20AC);
    CHECK(euro == "x");
}

TEST_CASE("a partly covered paragraph is cleared as a whole, and other texts remain") {
    const Typewriter typewriter;
    Scene scene{.width = 300, .height = 300};
    SceneWriter writer(scene, typewriter);
    writer.paragraph("one two three", {10, 10}, {.size = 10, .room = 40}, 3);
    writer.text("apart", {10, 100}, {.size = 10});
    REQUIRE(scene.items.size() == 3);
    cover_texts(scene, {0, 24, 50, 20}, typewriter);
    for (std::size_t line = 0; line < 2; ++line) {
        CHECK(std::get<TextItem>(scene.items[line]).text.empty());
    }
    CHECK(std::get<TextItem>(scene.items[2]).text == "apart");
}
