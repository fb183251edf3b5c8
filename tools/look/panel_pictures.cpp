// Pictures of panels over an empty table. Their sample texts are long enough to test the layout.
#include "picture.h"

#include "table/game_draft.h"
#include "table/mitaines/parts.h"
#include "table/mitch/parts.h"
#include "table/mitigati/parts.h"
#include "tests/support/random_play.h"
#include "tests/view/mitaines/mitaines_states.h"
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

// Returns the summary of a Mitaines match after this many random actions, or at its end. A round has 48 actions.
view::SummaryModel summary(int players, int actions, Language language) {
    auto options = preset_for<table::MitainesParts::Game>(0, players);
    options.target = 300;
    auto match = *tests::MitainesMatch::begin(options, SeededStart{.seed = 7});
    Rng rng(7);
    tests::play_at_random(match, rng, actions);
    const auto model = tests::model_of(match, 0, language);
    table::SeatPlans seats;
    for (const auto& player : model.players) {
        seats.push_back({.name = player.name, .level = player.level});
    }
    const table::MatchControl control(match, seats);
    auto told = table::summary_of<table::MitainesParts>(control, model, view::Faces::Automatic);
    told.may_review = match.phase() == MatchPhase::Over;
    return told;
}

template <class State> view::SummaryModel summary_of(const State& state) {
    view::SummaryModel model{.summary = round_summary(state.model),
                             .names = shown_names(state.model),
                             .viewer = state.model.match.seen.viewer};
    if (!state.model.match.winners.empty()) { // table::summary_of does the same at the end of a match
        std::swap(model.summary.title, model.summary.subtitle);
    }
    return model;
}

// For each state in which the round is over, adds a picture of the summary.
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
    constexpr int to_the_end = 1'000'000;
    const std::tuple<const char*, int, int> summaries[] = {{"panel-summary", 2, 96},
                                                           {"panel-summary3", 3, 48},
                                                           {"panel-end2", 2, to_the_end},
                                                           {"panel-end4", 4, to_the_end}};
    for (const auto& [name, players, actions] : summaries) {
        pictures.push_back(picture(name + end, look, language,
                                   [=, one = summary(players, actions, language)](const PanelContext& context) {
                                       draw_summary(context, one);
                                   }));
    }
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
    pictures.push_back(picture("panel-mitigati-options", day, Language::English, [](const PanelContext& context) {
        const auto options = options_of<table::MitigatiParts>(0, 3);
        draw_panel(context, options->panel(table::OptionUse::Change, Language::English));
    }));
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
