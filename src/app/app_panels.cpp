// Opens and closes the panels over the table and the start page, and carries out the commands chosen in them.
#include "app/app.h"

#include "ui/panels/panel.h"

namespace mitts::app {

using i18n::say;
using i18n::TextId;
using view::PanelIntent;

void App::open(std::optional<PanelKind> kind) {
    if (kind == PanelKind::WhyMove) {
        ask_why(seen_table().entry_asked());
    }
    if (kind) {
        // these panels can start another match or lesson, so the current lesson ends
        if (kind == PanelKind::Shelf || kind == PanelKind::Lessons) {
            end_lesson();
        }
        notice_.clear();
        panels_.open(*kind);
        dirty_ = true;
    }
}

void App::close_panel() {
    const auto closed = panels_.top();
    panels_.close();
    come_home(closed);
    dirty_ = true;
}

void App::tell(const std::string& title, const std::string& text, const std::string& detail) {
    dialog_ = view::message_doc(title, text, detail, language());
    open(PanelKind::Dialog);
}

// --- Drawing ---------------------------------------------------------------------------------------------------------

view::PanelResult App::draw_top_panel(double now_ms) {
    const ui::PanelContext context{.screen = *screen_,
                                   .look = look(),
                                   .language = language(),
                                   .viewport = viewport(),
                                   .speed = view::speed_of(settings_, host_preferences()),
                                   .now_ms = now_ms,
                                   .stage = panels_.stage()};
    const auto kind = *panels_.top();
    auto& stage = panels_.stage();
    // a long document is built only once, because its content cannot change while it is open
    if (!stage.doc || !ui::is_long(*stage.doc)) {
        stage.doc = panel_doc(kind);
    }
    if (!stage.doc) {
        return {.intent = view::PanelIntent::Close};
    }
    return kind == PanelKind::Summary ? ui::draw_summary(context, summary(), *stage.doc)
                                      : ui::draw_panel(context, *stage.doc);
}

// --- Intents ---------------------------------------------------------------------------------------------------------

namespace {

// Returns the panel that an intent opens, or nothing if it opens none.
std::optional<PanelKind> opened_by(PanelIntent intent) {
    switch (intent) {
    case PanelIntent::ShowKnown:
        return PanelKind::Known;
    case PanelIntent::Challenge:
        return PanelKind::Challenge;
    case PanelIntent::ShowLog:
        return PanelKind::Log;
    case PanelIntent::ShowScores:
        return PanelKind::Summary;
    case PanelIntent::ShowRules:
        return PanelKind::Rules;
    case PanelIntent::ShowRecord:
        return PanelKind::Record;
    case PanelIntent::ShowLessons:
        return PanelKind::Lessons;
    case PanelIntent::ShowShelf:
        return PanelKind::Shelf;
    case PanelIntent::ShowSettings:
        return PanelKind::Settings;
    case PanelIntent::ShowAbout:
        return PanelKind::About;
    case PanelIntent::Customize:
        return PanelKind::CustomRules;
    default:
        return {};
    }
}

} // namespace

void App::change_draft(const view::PanelResult& result) {
    switch (result.intent) {
    case PanelIntent::ChoosePreset:
        draft().choose_preset(result.index);
        break;
    case PanelIntent::ResetOptions:
        draft().reset_options();
        break;
    case PanelIntent::ChoosePlayers:
        draft().choose_players(result.value);
        break;
    case PanelIntent::SetOption:
        draft().set_option(result.index, result.value);
        break;
    case PanelIntent::ChoosePlayedBy:
        draft().choose_played_by(result.index, result.value);
        break;
    case PanelIntent::TakeOffer:
        draft().take_offer();
        break;
    case PanelIntent::NewSeed:
        draft().set_seed({});
        break;
    default:
        break;
    }
    keep_draft();
}

void App::follow(const view::PanelResult& result) {
    const double now_ms = ports_.clock.now();
    dirty_ = true;
    switch (result.intent) {
    case PanelIntent::None:
        return;
    case PanelIntent::Close:
        return close_panel();
    case PanelIntent::NewMatch:
        arrange(*table::game_named(table_->game_name()));
        return open(PanelKind::NewMatch);
    case PanelIntent::Start:
        return begin_new_match();
    case PanelIntent::Rematch:
        return rematch();
    case PanelIntent::Review:
        return look_again();
    case PanelIntent::Leave:
        return leave();
    case PanelIntent::NextRound:
        panels_.close_all();
        return table_->next_round(now_ms);
    case PanelIntent::Undo:
        panels_.close_all();
        return table_->undo(now_ms);
    case PanelIntent::Redo:
        panels_.close_all();
        return table_->redo(now_ms);
    case PanelIntent::AskWhy:
        ask_why(result.index);
        return panels_.open(PanelKind::WhyMove);
    case PanelIntent::AskAgain:
        return why_->ask_again(*table_);
    case PanelIntent::ToggleSounds: {
        auto settings = settings_;
        const bool on = settings.sound != view::SoundChoice::Off;
        settings.sound = on ? view::SoundChoice::Off : view::SoundChoice::Normal;
        return change_settings(settings);
    }
    case PanelIntent::ChangeSettings: {
        auto settings = settings_;
        view::choose_setting(settings, result.name, result.value);
        return change_settings(settings);
    }
    default:
        break;
    }
    if (const auto kind = opened_by(result.intent)) {
        return open(kind);
    }
    ask_page(result);
}

// Carries out an intent that needs the page, and passes any other intent to the draft.
void App::ask_page(const view::PanelResult& result) {
    switch (result.intent) {
    case PanelIntent::Find:
        return ask("find", TextId::LogFindWords, sought_);
    case PanelIntent::ShowKeys:
        return ports_.page.show_keys();
    case PanelIntent::ShowDeal:
        return ports_.page.show_deal();
    case PanelIntent::FillScreen:
        return ports_.page.fill_screen();
    case PanelIntent::ShowRule:
        return ports_.page.show_rule(!result.name.empty() ? result.name
                                     : at_table_          ? table_->game_name()
                                                          : table::game_name(arranged_));
    case PanelIntent::Share: // the page copies the canvas now, while the last frame is still on it
        return ports_.page.share(summary().share, table_->link_query());
    case PanelIntent::CopyRecord:
        ports_.page.copy(panels_.top() == PanelKind::Dialog ? dialog_.blocks[1].text : table_->save().record);
        notice_ = say(language(), TextId::NoticeCopied);
        return;
    case PanelIntent::CopyLink:
        ports_.page.copy_link(table_->link_query());
        notice_ = say(language(), TextId::NoticeCopied);
        return;
    case PanelIntent::LoadRecord:
        return ports_.page.ask({.purpose = "record",
                                .label = say(language(), TextId::AskRecord),
                                .accept = say(language(), TextId::DialogLoad),
                                .cancel = say(language(), TextId::DialogCancel),
                                .many_lines = true});
    case PanelIntent::EditName:
        return ask("name " + std::to_string(result.index), TextId::AskName, draft().name(result.index));
    case PanelIntent::EditSeed:
        return ask("seed", TextId::AskSeed, draft().seed_text());
    default:
        change_draft(result);
    }
}

void App::ask(std::string purpose, TextId label, std::string initial) {
    ports_.page.ask({.purpose = std::move(purpose),
                     .label = say(language(), label),
                     .initial = std::move(initial),
                     .accept = say(language(), TextId::DialogFine),
                     .cancel = say(language(), TextId::DialogCancel)});
}

void App::ask_for_table() {
    if (const auto question = table_->take_question()) {
        ports_.page.ask(*question);
    }
    if (const auto rule = table_->take_rule(); !rule.empty()) {
        ports_.page.show_rule(rule);
    }
}

void App::answer_text(std::string_view purpose, std::string_view text) {
    if (purpose == "seed") {
        if (!draft().set_seed(text)) {
            tell(say(language(), TextId::SeedWrongTitle), say(language(), TextId::SeedWrong));
        }
    } else if (purpose == "find") {
        if (!panels_.empty()) {
            find_in_text(text);
        }
    } else if (purpose == "record") {
        load_record(text);
    } else if (purpose == "table") {
        if (at_table_) {
            table_->answer(text, ports_.clock.now());
        }
    } else if (const auto words = split_words(purpose, " "); words.size() == 2 && words[0].text == "name") {
        draft().rename(static_cast<int>(parse_integer(words[1].text).value_or(0)), std::string(text));
        keep_draft();
    }
    dirty_ = true;
    frame();
}

// --- Reasons for a move ----------------------------------------------------------------------------------------------

// Asks for the reasons for a move of the match, even while a copy of the match is being reviewed. In a review, the user
// can also ask about a person's move. The best computer player then explains its own choice.
void App::ask_why(int entry) {
    std::unique_ptr<GameTable> witness;
    if (const auto move = table_->move_made(entry); move.may_ask && (review_ || !move.by_person)) {
        witness = std::move(*table_from_save(table_->save()));
        witness->sit_behind(entry, seen_table().viewer());
        witness->surround(surroundings());
    }
    why_.emplace(*table_, entry, std::move(witness));
}

// Checks whether the computer's reasons have arrived. Closing the panels cancels the question about the move but does
// not affect the computers' turns.
void App::look_at_why(double now_ms) {
    if (why_ && panels_.empty()) {
        table_->computers().forget_besides();
        why_.reset();
    }
    dirty_ = (why_ && why_->look(*table_, now_ms)) || dirty_;
}

} // namespace mitts::app
