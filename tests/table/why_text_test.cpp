// Tests the reasons panel: sentences about the best choice, then the other choices with their cost and main reasons.
#include "table/why_text.h"

#include <doctest/doctest.h>

using namespace mitts;
using i18n::Language;
using view::BlockKind;

namespace {

ai::Reply::Option option(std::string action, double value, std::vector<ai::Reply::Term> reasons = {}) {
    return {.action = std::move(action), .value = value, .reasons = std::move(reasons)};
}

ai::Reply reply_with(std::vector<ai::Reply::Option> options, std::vector<Fact> facts = {}) {
    ai::Reply reply{.number = 1, .action = options.front().action};
    reply.alternatives = std::move(options);
    reply.facts = std::move(facts);
    return reply;
}

constexpr auto in_words = [](std::string_view action) { return "play " + std::string(action); };

view::PanelDoc why(Language language, std::vector<ai::Reply::Option> options) {
    return table::why_text(language, reply_with(std::move(options)), in_words);
}

constexpr auto fact_words = [](const Fact& fact) {
    return fact.id == "unknown" ? i18n::FactWords{}
                                : i18n::FactWords{"It is " + fact.id + ".", "Look for " + fact.id + "."};
};

} // namespace

TEST_CASE("the best choice is explained by facts and a comparison, and each other choice by up to three reasons") {
    const auto options = [] {
        return std::vector{
            option("7S", 12, {{"own_chances", 1}, {"points_now", 10}}), option("3H", 11.98, {{"hand_kept", -2}}),
            option("4D", 8.46, {{"points_now", 0.01}}),
            option("5D", 8, {{"points_now", 1}, {"hand_kept", -2}, {"others_chances", 3}, {"own_chances", 0.5}})};
    };
    const auto text =
        table::why_text(Language::English, reply_with(options(), {{"high"}, {"dry"}}), in_words, fact_words);
    REQUIRE(text.blocks.size() == 9);
    CHECK(text.blocks[0].kind == BlockKind::Line);
    CHECK(text.blocks[0].text == "Play 7S");
    CHECK(text.blocks[0].figure == "best");
    CHECK(text.blocks[1].kind == BlockKind::Paragraph);
    CHECK(text.blocks[1].text == "It is high.");
    CHECK(text.blocks[2].text == "It is dry.");
    CHECK(text.blocks[3].text == "Instead, play 4D: about 4 points less."); // skips 3H, which is as good as 7S
    CHECK(text.blocks[4].kind == BlockKind::Heading);
    CHECK(text.blocks[4].text == "The other choices");
    CHECK(text.blocks[5].figure == "as good"); // 3H is hardly worse, so no reason against it is given
    CHECK(text.blocks[6].text == "Play 4D");
    CHECK(text.blocks[6].figure == "−4");
    CHECK(text.blocks[8].kind == BlockKind::Note);
    CHECK(text.blocks[8].text ==
          "for it: the others’ chances, about 3 points\u00A0· against it: cards kept in hand, about 2 points\u00A0· "
          "for it: points at once, about 1 point");
    // If there are no facts, the main reason is shown. At most three facts are listed. A fact without words is omitted.
    CHECK(why(Language::English, options()).blocks[1].text == "Main reason: points at once, about 10 points.");
    const auto many = reply_with(options(), {{"one"}, {"unknown"}, {"two"}, {"three"}, {"four"}});
    CHECK(table::why_sentences(Language::English, many, fact_words) ==
          std::vector<std::string>{"It is one.", "It is two.", "It is three."});
}

TEST_CASE("a hint points to the first fact, or to the main reason if there are no facts") {
    const auto options = [] { return std::vector{option("7S", 12, {{"own_chances", 1}, {"points_now", 10}})}; };
    const auto look = [&](std::vector<Fact> facts) {
        return table::where_to_look(Language::English, reply_with(options(), std::move(facts)), fact_words);
    };
    CHECK(look({{"unknown"}, {"high"}, {"dry"}}) == "Look for high.");
    CHECK(look({}) == "Think of this: points at once.");
    CHECK(table::where_to_look(Language::English, reply_with({option("7S", 1)}), fact_words).empty());
}

TEST_CASE("the cost of another choice is rounded to whole points, or described as not quite one point") {
    const auto cost = [](double other) {
        return why(Language::French, {option("7S", 0), option("8S", other)}).blocks[1].text;
    };
    CHECK(cost(-0.7) == "Sinon, play 8S\u00a0: pas tout à fait un point de moins.");
    CHECK(cost(-1.2) == "Sinon, play 8S\u00a0: environ 1 point de moins.");
    CHECK(cost(-5.7) == "Sinon, play 8S\u00a0: environ 6 points de moins.");
    CHECK(why(Language::French, {option("7S", 0), option("8S", 0)}).blocks[2].text == "Play 8S");
}

TEST_CASE("the first six of many choices are listed, followed by the number of remaining choices") {
    std::vector<ai::Reply::Option> options;
    options.reserve(9);
    for (int index = 0; index < 9; ++index) {
        options.push_back(option(std::to_string(index), -index));
    }
    const auto text = why(Language::French, options);
    REQUIRE(text.blocks.size() == 9);
    CHECK(text.blocks[7].figure == "−5");
    CHECK(text.blocks[8].text == "3 autres choix, pas meilleurs.");
    options.resize(7);
    CHECK(why(Language::French, options).blocks.back().text == "Un autre choix, pas meilleur.");
}

TEST_CASE("costs are shown in whole points, and a cost below half a point is described with a word") {
    const auto text = why(Language::French, {option("7S", 1, {{"outlook", 0.2}}),
                                             option("8S", -1.6, {{"own_chances", 0.4}}), option("9S", 0.7)});
    CHECK(text.blocks[1].text == "Raison principale\u00a0: la suite des colonnes.");
    CHECK(text.blocks[4].figure == "−3");
    CHECK(text.blocks[5].figure == "presque"); // 8S has no reason worth half a point, so 9S follows
}
