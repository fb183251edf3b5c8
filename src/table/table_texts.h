// Texts that the program makes around a match of any game: its people, keys for the page's buttons, the log as a panel.
//
// All sentences come from i18n and view; here they are only put together. Only what the viewer may see is used.
#pragma once

#include "table/seat_plan.h"
#include "view/continue_card.h"
#include "view/intent.h"
#include "view/panels.h"
#include "view/people.h"
#include "view/round_summary.h"

#include <string>
#include <vector>

namespace mitts::table {

/// The people as a table names them; humans without a name are called by their number if there are several.
std::vector<view::PlayerInfo> people_at_table(const SeatPlans& seats, i18n::Language language);

/// Whose seat it is, as a panel shows it: their place from the viewer on, and their letter.
struct SeatMark {
    int steps = 0;
    std::string letter{};
};
SeatMark seat_mark(const std::vector<view::PlayerInfo>& players, Seat viewer, Seat seat);

/// Everybody's name but the viewer's.
std::string other_names(const std::vector<view::PlayerInfo>& players, Seat viewer);

/// A log as a panel, opened at its end. Entries below `asked_below` may be asked about.
view::TextModel log_panel(std::vector<view::LogLine> lines, const std::vector<view::PlayerInfo>& players, Seat viewer,
                          const std::string& subtitle, i18n::Language language, int asked_below);

/// Paragraphs as a panel; one that begins with "# " is a heading.
view::TextModel how_to_play_panel(const std::vector<std::string>& paragraphs, const std::string& subtitle,
                                  i18n::Language language);
/// How a game is played by these rules, with their name where there is more than one set of them.
template <class Parts>
view::TextModel how_to_play_panel(i18n::Language language, const typename Parts::Game::Options& options) {
    using Words = typename Parts::Words;
    auto title = Words::game(language);
    if (Parts::Game::preset_names().size() > 1) {
        title += " · " + Words::preset(language, static_cast<int>(options.preset));
    }
    return how_to_play_panel(Words::how_to_play(language, options), title, language);
}

/// One section of such a text, from 0, under its own heading.
view::TextModel section_of(view::TextModel text, int section);

/// The lines of a text, empty ones left out.
std::vector<std::string> text_lines(const std::string& text);

/// The key of an intent that moves no card; "submit" for one that does.
std::string key_of(view::IntentType type, Seat seat);

/// A name for what an intent does that stays the same from table to table: "submit place:KH".
template <class G> std::string key_of_intent(const view::IntentOf<G>& intent) {
    auto key = key_of(intent.type, intent.seat);
    for (const auto& action : intent.actions) {
        key += ' ' + G::action_to_text(action);
    }
    return key;
}

} // namespace mitts::table
