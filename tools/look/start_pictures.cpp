#include "picture.h"

#include "view/start_page.h"
#include "view/type_widths.h"

namespace mitts::look {

namespace {

using i18n::Language;

Card card(std::string_view code) {
    return *parse_card(code);
}

view::GameTile mitaines(Language language) {
    const bool french = language == Language::French;
    return {.game = 0,
            .name = "Mitaines",
            .players = french ? "2 à 4 joueurs" : "2 to 4 players",
            .words = french ? "Annonce, puis joue avant qu’on te vole ton gant."
                            : "Call a mitten, a glove or a sock, and play it out before it is stolen.",
            .cards = {card("9S"), card("9H"), card("9D")},
            .picture = view::Picture::TileMitaines};
}

view::StartPageModel model(Language language, int games, bool resume) {
    view::StartPageModel model{.language = language};
    if (resume) {
        model.resume = view::ContinueCard{
            .title = language == Language::French ? "Mitaines avec Mathilde" : "Mitaines with Mathilde",
            .detail = language == Language::French ? "brasse 2 · donne 2 de 4" : "round 2 · deal 2 of 4 · your turn",
            .scores = {{language == Language::French ? "Toi" : "You", 120}, {"Mathilde", 150}},
            .cards = {card("QS"), card("TD"), card("9H")}};
    }
    model.games.push_back(mitaines(language));
    if (games > 1) {
        auto mitch = mitaines(language);
        mitch.game = 1;
        mitch.name = "Mitch";
        mitch.words = "Four columns, longest suit wins. Three aces end the drawing.";
        mitch.cards = {card("KC"), card("TC"), card("6C")};
        mitch.picture = view::Picture::TileMitch;
        model.games.push_back(mitch);
        auto mitigati = mitaines(language);
        mitigati.game = 2;
        mitigati.name = "Mitigati";
        mitigati.words = "A tarot game that begins as a bargain. Agree, or play it out.";
        mitigati.picture = view::Picture::TileMitigati;
        model.games.push_back(mitigati);
    }
    return model;
}

Picture picture(std::string name, ui::Look look, Language language, int games, bool resume) {
    return {.name = std::move(name),
            .look = look,
            .language = language,
            .scene = [=](const view::Viewport& viewport) {
                return view::lay_out_start_page(model(language, games, resume), viewport, 0, view::TypeMeasure{});
            }};
}

} // namespace

std::vector<Picture> start_pictures() {
    const ui::Look day{};
    const ui::Look night{.brightness = view::Brightness::Dark, .cards = view::Brightness::Dark, .letters = view::Letters::French};
    return {picture("start", day, Language::English, 1, false), picture("start-resume", day, Language::English, 1, true),
            picture("start-fr-dark", night, Language::French, 1, true), picture("start-three", day, Language::English, 3, true)};
}

} // namespace mitts::look
