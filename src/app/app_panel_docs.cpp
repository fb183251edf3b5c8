// Builds the contents of the panels over the table and the start page, and searches long documents.
#include "app/app.h"

#include "table/panel_page.h"
#include "table/report.h"
#include "ui/panels/panel.h"

namespace mitts::app {

using i18n::say;
using i18n::TextId;

// Returns the content of a panel, or nothing if the match or the explained move is missing. In that case, the caller
// closes the panel.
std::optional<view::PanelDoc> App::panel_doc(PanelKind kind) {
    switch (kind) {
    case PanelKind::NewMatch:
        return draft().panel(language(), is_new_to(arranged_));
    case PanelKind::CustomRules:
        return draft().options().panel(table::OptionUse::Change, language());
    case PanelKind::Settings:
        return settings_doc();
    case PanelKind::Dialog:
        return dialog_;
    case PanelKind::Shelf:
        return view::PanelDoc{.title = say(language(), TextId::ShelfTitle), .paper = view::Paper::Unseen};
    case PanelKind::Lessons:
        return view::PanelDoc{.title = say(language(), TextId::LessonsTitle), .paper = view::Paper::Unseen};
    case PanelKind::WhyMove:
        return why_ ? std::optional(why_->why(language())) : std::nullopt;
    case PanelKind::Known:
        return why_ ? std::optional(why_->known(language())) : std::nullopt;
    case PanelKind::Played:
        return view::PanelDoc{.title = say(language(), TextId::PlayedTitle), .paper = view::Paper::Unseen};
    case PanelKind::Challenge:
        return view::PanelDoc{.title = say(language(), TextId::ChallengeTitle), .paper = view::Paper::Unseen};
    case PanelKind::About:
        return view::about_doc(language());
    default:
        return table_ ? std::optional(match_doc(kind)) : std::nullopt;
    }
}

view::PanelDoc App::match_doc(PanelKind kind) {
    switch (kind) {
    case PanelKind::Rules:
        return table_->rules();
    case PanelKind::Summary:
        return view::summary_doc(summary(), language());
    case PanelKind::Record:
        return view::record_doc(table_->save().record, notice_, language());
    case PanelKind::Log:
        return log_text();
    case PanelKind::Why:
        return table_->why();
    case PanelKind::Pile:
        return seen_table().pile();
    default:
        return view::menu_doc(menu(), language());
    }
}

view::PanelDoc App::settings_doc() const {
    std::vector<view::GameTableChoice> games;
    games.reserve(table::game_count);
    for (int game = 0; game < table::game_count; ++game) {
        games.push_back({.game = table::game_name(game), .name = table::game_title(game, language())});
    }
    return view::settings_doc(settings_, games, language());
}

view::MenuModel App::menu() const {
    auto menu = table_->menu();
    menu.may_leave = !is_embedded();
    menu.may_review = may_review();
    menu.can_undo = menu.can_undo && !review_;
    menu.sounds = settings_.sound != view::SoundChoice::Off;
    menu.may_check = !is_embedded() && record().find("[Seed \"") != std::string::npos;
    menu.may_fill = !is_embedded() && ports_.page.can_fill_screen();
    return menu;
}

// Returns true if the table offers the player a review of the match. The last round must be over. An embedded table
// does not offer a review, but the frame's bar may (web/embed/look_again.js).
bool App::may_review() const {
    return table_->round_is_over() && !review_ && !in_lesson() && !is_embedded();
}

view::SummaryModel App::summary() const {
    auto summary = seen_table().summary();
    summary.may_review = may_review();
    summary.summary.playing |= review_ != nullptr; // a review offers no next round
    return summary;
}

ports::PageText App::panel_text() const {
    const auto& stage = panels_.stage();
    return {.title = say(language(), TextId::AppName),
            .panel = std::string(table::panel_name(*panels_.top())),
            .parts = table::panel_parts(*stage.doc, language(), stage.window, stage.found)};
}

// --- Long documents --------------------------------------------------------------------------------------------------

view::PanelDoc App::log_text() const {
    auto text = table_->log();
    if (ui::is_long(text)) {
        text.foot = {{.words = say(language(), TextId::LogFind), .press = {.intent = view::PanelIntent::Find}}};
    }
    return text;
}

// Searches upwards from the last hit, or from the end, for a line that contains these words. At the top, the search
// wraps around to the end.
void App::find_in_text(std::string_view words) {
    sought_ = words;
    auto& stage = panels_.stage();
    if (!stage.doc || words.empty()) {
        return;
    }
    const auto& blocks = stage.doc->blocks;
    const auto count = static_cast<int>(blocks.size());
    const auto wanted = to_lower(words);
    const int from = stage.found >= 0 ? stage.found : count;
    for (int steps = 1; steps <= count; ++steps) {
        const int at = (from - steps + count) % count;
        const auto& text = blocks[static_cast<std::size_t>(at)].text;
        if (to_lower(text).find(wanted) != std::string::npos) {
            stage.found = at;
            stage.jump = view::TextJump::Found;
            return ports_.page.announce(text, ports::Urgency::AtOnce);
        }
    }
    tell(say(language(), TextId::LogFind), say(language(), TextId::LogNotFound, {{"words", sought_}}));
}

void App::read_on(std::string_view way) {
    using view::TextJump;
    panels_.stage().jump = way == "start"     ? TextJump::Start
                           : way == "earlier" ? TextJump::Earlier
                           : way == "later"   ? TextJump::Later
                           : way == "end"     ? TextJump::End
                                              : TextJump::None;
}

} // namespace mitts::app
