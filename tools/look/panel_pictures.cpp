// Pictures of panels over an empty table. Their sample texts are long enough to test the layout.
#include "picture.h"

#include "table/game_draft.h"
#include "table/mitaines/parts.h"
#include "table/mitch/parts.h"
#include "table/mitigati/parts.h"
#include "tests/view/mitch/mitch_states.h"
#include "tests/view/mitigati/mitigati_states.h"
#include "ui/panels/panel.h"
#include "view/mitch/summary.h"
#include "view/mitigati/summary.h"

namespace mitts::look {

namespace {

using i18n::Language;
using i18n::mitaines::game_words;
using namespace mitts::ui;

const Look day{};
const Look night{
    .brightness = view::Brightness::Dark, .cards = view::Brightness::Dark, .letters = view::Letters::French};

Picture picture(std::string name, Look look, Language language, std::function<void(const PanelContext&)> panel) {
    return {.name = std::move(name),
            .look = look,
            .language = language,
            .scene =
                [](const view::Viewport& viewport) {
                    return view::Scene{.width = viewport.width, .height = viewport.height};
                },
            .panel = std::move(panel)};
}

template <class Parts> std::unique_ptr<table::GameOptions> options_of(int preset, int players) {
    return std::make_unique<table::OptionsOf<Parts>>(preset_for<typename Parts::Game>(preset, players));
}

std::unique_ptr<table::GameOptions> changed_options(int players = 2) {
    auto options = options_of<table::MitainesParts>(0, players);
    for (const auto& [name, value] : {std::pair("target", 1000), std::pair("lone_jack", 10), std::pair("glove", 120)}) {
        options->set(options->index_of(name), value);
    }
    return options;
}

void draw_summary(const PanelContext& context, const view::SummaryModel& model) {
    ui::draw_summary(context, model, view::summary_doc(model, context.language));
}

Card card(std::string_view code) {
    return *parse_card(code);
}

// Returns the summary of a round that began with a total of `before` for the first side.
view::SummaryModel summary(int sides, int before = 120) {
    view::SummaryModel model{.names = {"Toi", "Mathilde", "Odile", "Gaspard"}};
    model.names.resize(static_cast<std::size_t>(sides));
    auto& round = model.summary;
    round.title = "Fin de la brasse 2";
    round.subtitle = "Belle brasse. Il te manque 50 points pour gagner.";
    round.gained = "Total de la brasse";
    round.next = "Brasse suivante";
    for (int side = 0; side < sides; ++side) {
        round.sides.push_back({.name = model.names[static_cast<std::size_t>(side)],
                               .side = side,
                               .seat = static_cast<Seat>(side),
                               .before = before + 30 * side,
                               .gained = 330 - 50 * side,
                               .after = before + 330 - 20 * side});
    }
    round.deals = {{.title = "Donne 1",
                    .captures = {{.seat = 0,
                                  .cards = {card("JC"), card("JD")},
                                  .lines = {{"Mitaine de valets, complétée", 0, 50},
                                            {"Deux 5 parmi les cartes étalées au départ", 0, 10}}},
                                 {.seat = 1,
                                  .cards = {card("8S"), card("8H"), card("8C")},
                                  .lines = {{"Gant de 8, complété", 1, 100}, {"Sa mitaine de 3, surpassée", 1, 10}}}}},
                   {.title = "Donne 2",
                    .captures = {{.seat = 0,
                                  .cards = {card("KC"), card("KD"), card("KH")},
                                  .lines = {{"Gant de rois, complété", 0, 100},
                                            {"Gant de 9 de Mathilde, surpassé", 0, 100},
                                            {"Dix de carreau, ramassé", 0, 50}}}}},
                   {.title = "Donne 3",
                    .captures = {{.seat = 1,
                                  .cards = {card("7C"), card("7D")},
                                  .lines = {{"Ta mitaine de 7, volée", 1, 10},
                                            {"Doublée : la carte annoncée était seule", 1, 10}}}}}};
    return model;
}

view::SummaryModel match_end(int sides) {
    auto model = summary(sides, 230);
    model.summary.title = "Tu gagnes la partie!";
    model.summary.subtitle = "Fin de la brasse 3";
    model.summary.match_over = true;
    model.may_review = true;
    model.summary.winners = {0};
    model.story = {.target = 500,
                   .moments = {{.title = "La plus belle prise",
                                .detail = "Gant de rois, terminé · Brasse 2",
                                .side = 0,
                                .points = 250,
                                .cards = {card("KC"), card("KD"), card("KH")}},
                               {.title = "La meilleure brasse", .detail = "Toi · Brasse 3", .side = 0, .points = 280},
                               {.title = "En tête pour de bon", .detail = "Toi · Brasse 2", .side = 0, .points = 120}}};
    for (const int round : {1, 2, 3}) {
        model.story.totals.emplace_back();
        for (const auto& side : model.summary.sides) {
            model.story.totals.back().push_back(round == 3 ? side.after : side.before * round / 2);
        }
    }
    return model;
}

template <class State> view::SummaryModel summary_of(const State& state) {
    view::SummaryModel model{.summary = round_summary(state.model),
                             .names = shown_names(state.model),
                             .viewer = state.model.match.seen.viewer};
    if (!state.model.match.winners.empty()) { // as in table::summary_of
        std::swap(model.summary.title, model.summary.subtitle);
    }
    return model;
}

// Adds a picture of the summary for each state of the view tests in which the round is over.
template <class State>
void add_summaries(std::vector<Picture>& pictures, const std::vector<State>& states, Language language) {
    for (const auto& state : states) {
        if (state.model.match.phase != MatchPhase::Playing) {
            const auto name = "panel-" + state.name + (language == Language::French ? "-fr" : "");
            pictures.push_back(picture(name, day, language, [state](const PanelContext& context) {
                draw_summary(context, summary_of(state));
            }));
        }
    }
}

view::PanelDoc text(Language language) {
    view::PanelDoc model{.title = "Mitaines"};
    for (int preset = 0; preset < mitaines::preset_count; ++preset) {
        model.blocks.push_back({.kind = view::BlockKind::Heading, .text = game_words.preset(language, preset)});
        model.blocks.push_back({.kind = view::BlockKind::Paragraph, .text = game_words.about_preset(language, preset)});
    }
    model.blocks.push_back({.kind = view::BlockKind::Line,
                            .text = "Mathilde calls a glove of nines.",
                            .figure = "100",
                            .seat = 1,
                            .letter = "M",
                            .cards = {card("9C"), card("9H"), card("TD")}});
    return model;
}

void add_language(std::vector<Picture>& pictures, const std::string& end, Look look, Language language) {
    pictures.push_back(picture("panel-options" + end, look, language, [language](const PanelContext& context) {
        draw_panel(context, changed_options()->panel(table::OptionUse::Change, language));
    }));
    pictures.push_back(picture("panel-newmatch" + end, look, language, [language](const PanelContext& context) {
        draw_panel(context, table::GameDraft(changed_options(4)).panel(language, true));
    }));
    const auto* where = language == Language::French ? "brasse 2 · donne 2 sur 4" : "round 2 · deal 2 of 4";
    pictures.push_back(picture("panel-menu" + end, look, language, [where](const PanelContext& context) {
        draw_panel(context,
                   view::menu_doc({.title = "Mitaines", .subtitle = where, .can_undo = true, .may_review = true},
                                  context.language));
    }));
    pictures.push_back(picture("panel-settings" + end, look, language, [](const PanelContext& context) {
        draw_panel(context,
                   view::settings_doc({}, {{"mitaines", "Mitaines"}, {"mitigati", "Mitigati"}}, context.language));
    }));
    pictures.push_back(picture("panel-text" + end, look, language,
                               [language](const PanelContext& context) { draw_panel(context, text(language)); }));
    pictures.push_back(picture("panel-summary" + end, look, language,
                               [](const PanelContext& context) { draw_summary(context, summary(2)); }));
}

} // namespace

std::vector<Picture> panel_pictures() {
    std::vector<Picture> pictures;
    add_language(pictures, "", day, Language::English);
    add_language(pictures, "-fr", night, Language::French);
    for (const auto language : {Language::English, Language::French}) {
        add_summaries(pictures, tests::mitch_states(language), language);
        add_summaries(pictures, tests::mitigati_states(language), language);
    }
    pictures.push_back(picture("panel-mitch-options", day, Language::English, [](const PanelContext& context) {
        const auto options = options_of<table::MitchParts>(static_cast<int>(mitch::Preset::Revolution), 4);
        draw_panel(context, options->panel(table::OptionUse::Change, Language::English));
    }));
    pictures.push_back(picture("panel-mitigati-options", day, Language::French, [](const PanelContext& context) {
        const auto options = options_of<table::MitigatiParts>(0, 3);
        draw_panel(context, options->panel(table::OptionUse::Change, Language::French));
    }));
    pictures.push_back(picture("panel-summary3", day, Language::French,
                               [](const PanelContext& context) { draw_summary(context, summary(3)); }));
    pictures.push_back(picture("panel-end2", day, Language::French,
                               [](const PanelContext& context) { draw_summary(context, match_end(2)); }));
    pictures.push_back(picture("panel-end4", night, Language::French,
                               [](const PanelContext& context) { draw_summary(context, match_end(4)); }));
    pictures.push_back(picture("panel-record", day, Language::English, [](const PanelContext& context) {
        draw_panel(context, view::record_doc("mitaines 1\npreset=pagat players=2\nseed=kitchen\n9H 9C=3 TD 4S",
                                             "Copied.", context.language));
    }));
    pictures.push_back(picture("panel-dialog", day, Language::English, [](const PanelContext& context) {
        draw_panel(context, view::message_doc("The match could not be saved",
                                              "The storage is full. Copy the record to keep the match.",
                                              "[Game \"mitaines\"]", context.language));
    }));
    pictures.push_back(picture("panel-rules", day, Language::English, [](const PanelContext& context) {
        draw_panel(context, changed_options()->panel(table::OptionUse::Look, Language::English));
    }));
    return pictures;
}

} // namespace mitts::look
