#include "picture.h"

#include "cards/tarot.h"
#include "view/start_page.h"
#include "view/type_widths.h"

namespace mitts::look {

namespace {

using i18n::Language;

Card card(std::string_view code) {
    return *parse_card(code);
}

std::vector<view::GameTile> tiles(Language language) {
    const auto say = [&](i18n::TextId id) { return i18n::say(language, id); };
    using i18n::TextId;
    return {{.game = 0,
             .name = say(TextId::MitainesName),
             .players = say(TextId::MitainesPlayers),
             .words = say(TextId::MitainesWords),
             .cards = {.cards = {card("9S"), card("9H"), card("9D")}},
             .picture = view::Picture::TileStars},
            {.game = 1,
             .name = say(TextId::MitchName),
             .players = say(TextId::MitchPlayers),
             .words = say(TextId::MitchWords),
             .cards = {.cards = {card("KC"), card("TC"), card("6C")}},
             .picture = view::Picture::TileSteps},
            {.game = 2,
             .name = say(TextId::MitigatiName),
             .players = say(TextId::MitigatiPlayers),
             .words = say(TextId::MitigatiWords),
             .cards = {.tarot = {TarotCard::trump(18).index, fool.index, TarotCard::trump(21).index}},
             .picture = view::Picture::TileHearts}};
}

view::ContinueCard mitaines_left(Language language) {
    const bool french = language == Language::French;
    return {.title = french ? "Mitaines avec Mathilde" : "Mitaines with Mathilde",
            .detail = french ? "brasse 2 · donne 2 de 4" : "round 2 · deal 2 of 4 · your turn",
            .scores = {{french ? "Toi" : "You", 120}, {"Mathilde", 150}},
            .cards = {card("QS"), card("TD"), card("9H")}};
}

// Eight players, and the tarot pack: the longest card there is.
view::ContinueCard longest_left() {
    view::ContinueCard left{.title = "Mitigati avec Mathilde, Odile, Gaspard, Rosalie, Fernand",
                            .detail = "brasse 12 · donne 2 de 3 · pli 18 de 25",
                            .tarot = {TarotCard::trump(2).index, fool.index, TarotCard::of(Suit::Hearts, 14).index}};
    for (const auto* name : {"Toi", "Mathilde", "Odile", "Gaspard", "Rosalie", "Fernand", "Colette", "Anselme"}) {
        left.scores.push_back({name, 120 + static_cast<int>(left.scores.size())});
    }
    return left;
}

Picture picture(std::string name, ui::Look look, Language language, std::optional<view::ContinueCard> left,
                int shelf = 0) {
    return {
        .name = std::move(name), .look = look, .language = language, .scene = [=](const view::Viewport& viewport) {
            const view::StartPageModel model{
                .language = language, .resume = left, .shelf = shelf, .offers_lessons = true, .games = tiles(language)};
            return view::lay_out_start_page(model, viewport, 0, view::TypeMeasure{});
        }};
}

} // namespace

std::vector<Picture> start_pictures() {
    const ui::Look day{};
    const ui::Look night{
        .brightness = view::Brightness::Dark, .cards = view::Brightness::Dark, .letters = view::Letters::French};
    return {picture("start", day, Language::English, std::nullopt),
            picture("start-resume", day, Language::English, mitaines_left(Language::English), 3),
            picture("start-shelf", night, Language::English, std::nullopt, 20),
            picture("start-fr", night, Language::French, std::nullopt),
            picture("start-fr-resume", night, Language::French, mitaines_left(Language::French), 1),
            picture("start-fr-shelf", day, Language::French, std::nullopt, 4),
            picture("start-longest", night, Language::French, longest_left(), 123)};
}

} // namespace mitts::look
