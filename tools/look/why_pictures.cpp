// Pictures of the panels that explain a computer's move, for a match of each game.
#include "picture.h"

#include "ai/protocol.h"
#include "platform/null/null_ports.h"
#include "session/query.h"
#include "table/game_shelf.h"
#include "table/why_asked.h"
#include "tests/support/random_play.h"
#include "ui/panels/panel.h"

namespace mitts::look {

namespace {

using i18n::Language;

/// A match, and the number of actions played. The explained move is the latest move by another player.
struct Played {
    const char* name;
    const char* query;
    std::uint64_t luck;
    int actions;
};

// The matches: an exchange between partners, a table of four players, and a long hand during the play of tricks.
constexpr Played matches[] = {{"mitaines", "game=mitaines&options=preset=regles,players=4,exchange=yes&seed=8", 3, 21},
                              {"mitch", "game=mitch&options=preset=banilower,players=4&seed=9", 5, 52},
                              {"mitigati", "game=mitigati&seed=4", 6, 40}};

/// The three panels of a match.
struct Panels {
    view::PanelDoc log{};
    view::PanelDoc why{};
    view::PanelDoc known{};
};

void answer(platform::SilentPlayers& players, table::WhyAsked& asked, table::GameTable& table) {
    asked.look(table, 0);
    players.answers.push_back(ai::reply_to(players.requests.back()));
    asked.look(table, 0);
}

Panels panels_of(const Played& played, Language language) {
    auto match = **match_from_query(played.query, 1);
    Rng rng(played.luck);
    std::visit([&](auto& one) { tests::play_at_random(one, rng, played.actions); }, match);
    const auto same = match;
    auto seats = table::people_for(match, 0);
    for (auto& seat : seats) {
        seat.level = seat.is_human() ? "" : "careful";
    }
    platform::SilentPlayers players;
    const auto table = table::table_for(std::move(match), seats, table::TableBegins::InTheMiddle, players);
    table->set_mode(table::TableMode::Review);
    table->surround({.viewport = {.width = 1000, .height = 700}, .language = language});
    Panels panels{.log = table->log()};
    int entry = 0;
    for (const auto& block : panels.log.blocks) {
        entry = std::max(entry, block.asks);
    }
    auto witness = table::table_for(same, seats, table::TableBegins::InTheMiddle, players);
    witness->sit_behind(entry, table->viewer());
    witness->surround({.viewport = {.width = 1000, .height = 700}, .language = language});
    table::WhyAsked asked(*table, entry, std::move(witness));
    answer(players, asked, *table);
    panels.why = asked.why(language);
    asked.ask_again(*table);
    answer(players, asked, *table);
    panels.known = asked.known(language);
    return panels;
}

} // namespace

std::vector<Picture> why_pictures() {
    std::vector<Picture> pictures;
    for (const auto language : {Language::English, Language::French}) {
        for (const auto& played : matches) {
            const auto panels = panels_of(played, language);
            const auto add = [&](const std::string& name, const view::PanelDoc& text) {
                pictures.push_back(
                    {.name = "panel-" + name + "-" + played.name + (language == Language::French ? "-fr" : ""),
                     .language = language,
                     .scene =
                         [](const view::Viewport& viewport) {
                             return view::Scene{.width = viewport.width, .height = viewport.height};
                         },
                     .panel = [text](const ui::PanelContext& context) { ui::draw_panel(context, text); }});
            };
            add("log", panels.log);
            add("why", panels.why);
            add("known", panels.known);
        }
    }
    return pictures;
}

} // namespace mitts::look
