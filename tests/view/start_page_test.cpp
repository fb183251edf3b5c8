// The start page fits every window: nothing overlaps, everything can be touched, and the games are in sight.
#include "cards/tarot.h"
#include "tests/view/fitting.h"
#include "view/start_page.h"
#include "view/type_widths.h"

#include <algorithm>
#include <doctest/doctest.h>

namespace {

using namespace mitts;
using namespace mitts::view;
using i18n::Language;
using i18n::TextId;

const TypeMeasure measure;

Card card(std::string_view code) {
    return *parse_card(code);
}

std::vector<GameTile> three_games(Language language) {
    const auto say = [&](TextId id) { return i18n::say(language, id); };
    return {{.game = 0,
             .name = say(TextId::MitainesName),
             .players = say(TextId::MitainesPlayers),
             .words = say(TextId::MitainesWords),
             .cards = {.cards = {card("9S"), card("9H"), card("9D")}}},
            {.game = 1,
             .name = say(TextId::MitchName),
             .players = say(TextId::MitchPlayers),
             .words = say(TextId::MitchWords),
             .cards = {.cards = {card("KC"), card("TC"), card("6C")}}},
            {.game = 2,
             .name = say(TextId::MitigatiName),
             .players = say(TextId::MitigatiPlayers),
             .words = say(TextId::MitigatiWords),
             .cards = {.tarot = {TarotCard::trump(18).index, fool.index, TarotCard::trump(21).index}}}};
}

ContinueCard left_match() {
    return {.title = "Mitaines avec Mathilde",
            .detail = "brasse 2 · donne 2 de 4 · à toi de jouer",
            .scores = {{.name = "Toi", .points = 120}, {.name = "Mathilde", .points = 150}},
            .cards = {card("QS"), card("TD"), card("9H")}};
}

// Eight players, and the tarot pack: the longest card there is.
ContinueCard longest_match() {
    ContinueCard left{.title = "Mitigati avec Mathilde, Odile, Gaspard, Rosalie, Fernand, Colette, Anselme",
                      .detail = "brasse 12 · donne 2 de 3 · levée 18 sur 25 · à toi de jouer",
                      .tarot = {TarotCard::trump(2).index, fool.index, TarotCard::of(Suit::Hearts, 14).index}};
    for (const auto* name : {"Toi", "Mathilde", "Odile", "Gaspard", "Rosalie", "Fernand", "Colette", "Anselme"}) {
        left.scores.push_back({.name = name, .points = -120});
    }
    return left;
}

std::vector<StartPageModel> models() {
    std::vector<StartPageModel> all;
    for (const auto language : {Language::English, Language::French}) {
        StartPageModel model{.language = language, .games = three_games(language)};
        all.push_back(model);
        model.offers_lessons = true;
        all.push_back(model);
        model.resume = left_match();
        all.push_back(model);
        model.resume = longest_match();
        all.push_back(model);
        model.shelf = 12;
        model.offers_lessons = false;
        for (auto& tile : model.games) {
            tile.offers_lessons = true;
        }
        all.push_back(model);
        model.resume.reset();
        all.push_back(model);
    }
    return all;
}

const Target* find(const Scene& scene, TargetId id, int index) {
    const auto found = std::find_if(scene.targets.begin(), scene.targets.end(),
                                    [&](const Target& target) { return target.id == id && target.index == index; });
    return found == scene.targets.end() ? nullptr : &*found;
}

bool within(const Rect& inner, const Rect& outer) {
    return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() &&
           inner.bottom() <= outer.bottom();
}

// What a touch in the middle of a place means.
const Target& touched(const Scene& scene, const Target& target) {
    const auto* hit = scene.hit(target.rect.centre());
    REQUIRE(hit != nullptr);
    return *hit;
}

} // namespace

TEST_CASE("the start page fits every window, in both languages, with and without a match to go on with") {
    for (const auto& size : mitts::tests::window_sizes) {
        for (const auto& model : models()) {
            INFO(mitts::tests::name_of(size), ' ', i18n::language_code(model.language), ' ',
                 model.resume ? model.resume->title : "nothing left");
            const auto scene = lay_out_start_page(model, size, 0, measure);
            mitts::tests::check_texts(scene, measure);
            mitts::tests::check_inside(scene);
            mitts::tests::check_targets(scene);
        }
    }
}

TEST_CASE("every game has its place to begin and its place for the rules, and a touch finds the right one") {
    for (const auto& size : mitts::tests::window_sizes) {
        for (const auto& model : models()) {
            INFO(mitts::tests::name_of(size));
            const auto scene = lay_out_start_page(model, size, 0, measure);
            for (int game = 0; game < 3; ++game) {
                const auto* begin = find(scene, TargetId::NewGame, game);
                const auto* rules = find(scene, TargetId::Customize, game);
                REQUIRE(begin != nullptr);
                REQUIRE(rules != nullptr);
                CHECK(within(rules->rect, begin->rect));
                CHECK(touched(scene, *begin).id == TargetId::NewGame);
                CHECK(touched(scene, *begin).index == game);
                CHECK(touched(scene, *rules).id == TargetId::Customize);
                CHECK(touched(scene, *rules).index == game);
                CHECK(begin->label.find(model.games[static_cast<std::size_t>(game)].name) != std::string::npos);
            }
            CHECK((find(scene, TargetId::Continue, 0) != nullptr) == model.resume.has_value());
            const auto* shelf = find(scene, TargetId::Shelf, 0);
            REQUIRE((shelf != nullptr) == (model.shelf > 0));
            CHECK((shelf == nullptr || touched(scene, *shelf).id == TargetId::Shelf));
            for (const auto door : {TargetId::HowToPlay, TargetId::Settings}) {
                CHECK(find(scene, door, 0) != nullptr);
            }
        }
    }
}

TEST_CASE(
    "whoever has played nothing yet is led to the lessons in every window, and others to those of games new to them") {
    for (const auto& size : mitts::tests::window_sizes) {
        for (const auto& model : models()) {
            INFO(mitts::tests::name_of(size), ' ', i18n::language_code(model.language));
            const auto scene = lay_out_start_page(model, size, 0, measure);
            const bool new_here = model.offers_lessons && !model.resume;
            const auto* lessons = find(scene, TargetId::Lessons, any_game);
            REQUIRE((lessons != nullptr) == new_here);
            CHECK((!new_here || touched(scene, *lessons).index == any_game));
            // Nothing else gives way to them but the list of matches played, of which there are none.
            CHECK((new_here || find(scene, TargetId::GamesPlayed, 0) != nullptr));
            for (const auto& tile : model.games) {
                const auto* of_game = find(scene, TargetId::Lessons, tile.game);
                REQUIRE((of_game != nullptr) == tile.offers_lessons);
                CHECK((!tile.offers_lessons || touched(scene, *of_game).id == TargetId::Lessons));
                CHECK((!tile.offers_lessons || touched(scene, *of_game).index == tile.game));
            }
        }
    }
}

TEST_CASE("the three games are in sight without scrolling, with a match to go on with too") {
    // 320 × 568 and the smallest embed have no room for everything: there the match comes first.
    for (const Viewport size : {Viewport{.width = 390, .height = 844}, Viewport{.width = 768, .height = 1024},
                                Viewport{.width = 1280, .height = 720}, Viewport{.width = 1366, .height = 650},
                                Viewport{.width = 640, .height = 320}, Viewport{.width = 844, .height = 390},
                                Viewport{.width = 1440, .height = 900}, Viewport{.width = 3840, .height = 2160}}) {
        for (const auto language : {Language::English, Language::French}) {
            INFO(mitts::tests::name_of(size), ' ', i18n::language_code(language));
            const StartPageModel model{.language = language, .resume = left_match(), .games = three_games(language)};
            const auto scene = lay_out_start_page(model, size, 0, measure);
            const Rect window{0, 0, size.width, size.height};
            for (int game = 0; game < 3; ++game) {
                CHECK(within(find(scene, TargetId::NewGame, game)->rect, window));
            }
            CHECK(within(find(scene, TargetId::Continue, 0)->rect, window));
        }
    }
}

TEST_CASE("the tarot pack's cards lie on the tile and on the card of a match") {
    StartPageModel model{.games = three_games(Language::English)};
    model.resume = longest_match();
    model.resume->tarot_suits = TarotSuits::Italian;
    const auto scene = lay_out_start_page(model, {.width = 1440, .height = 900}, 0, measure);
    std::vector<int> tarot;
    int italian = 0;
    for (const auto& item : mitts::tests::items_of<CardItem>(scene)) {
        if (item.tarot >= 0) {
            tarot.push_back(item.tarot);
            italian += item.tarot_suits == TarotSuits::Italian ? 1 : 0;
        }
    }
    CHECK(tarot == std::vector<int>{66, 64, 46, 82, 64, 85});
    CHECK(italian == 3);
}

TEST_CASE("a page taller than the window is scrolled up, and no further than its end") {
    const StartPageModel model{.resume = left_match(), .games = three_games(Language::English)};
    const Viewport size{.width = 320, .height = 568};
    const auto top = lay_out_start_page(model, size, 0, measure);
    REQUIRE(top.height > size.height);
    const auto end = lay_out_start_page(model, size, 10'000, measure);
    const auto* settings = find(end, TargetId::Settings, 0);
    CHECK(settings->rect.bottom() <= size.height);
    CHECK(find(top, TargetId::Settings, 0)->rect.y - settings->rect.y == doctest::Approx(top.height - size.height));
}
