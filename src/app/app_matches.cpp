// Starts, resumes and reviews matches, and records their results.
#include "app/app.h"

#include "session/any_match.h"
#include "table/game_shelf.h"
#include "table/report.h"
#include "table/seal.h"

#include <algorithm>

namespace mitts::app {

namespace {

// Return the names under which a game's form (its streaks) and the draft of its next match are stored.
std::string form_slot(int game) {
    return "form." + std::string(table::game_name(game));
}
std::string draft_slot(int game) {
    return "new-match." + std::string(table::game_name(game));
}

// The name under which the page stores the player's progress in each game's lessons.
constexpr std::string_view lessons_slot = "lessons";

} // namespace

// --- New players -----------------------------------------------------------------------------------------------------

bool App::has_finished(int game) {
    return !storeroom_.small_text(form_slot(game)).empty();
}

// Returns true if the player has neither finished a match of this game nor opened its lessons.
bool App::is_new_to(int game) {
    return !is_embedded() && !has_finished(game) &&
           storeroom_.small_text(lessons_slot).find(table::game_name(game)) == std::string::npos;
}

// --- Start page ------------------------------------------------------------------------------------------------------

// Returns the start page's card for continuing a match. The card shows only the first few playing cards in the hand.
view::ContinueCard App::card_of(const GameTable& table) {
    constexpr std::size_t most_cards = 3;
    auto card = table.continue_card();
    card.cards.resize(std::min(card.cards.size(), most_cards));
    card.tarot.resize(std::min(card.tarot.size(), most_cards));
    return card;
}

bool App::may_continue() const {
    return table_ && !table_->match_is_over();
}

// Executes a command from the start page. Returns an error message, or an empty string on success.
std::string App::enter(std::string_view wish, std::string_view text) {
    if (wish == "leave") {
        leave();
        return {};
    }
    if (wish == "open") {
        for (const auto kind : {PanelKind::Settings, PanelKind::Shelf, PanelKind::Played}) {
            if (table::panel_name(kind) == text) {
                open(kind);
                return {};
            }
        }
        return "the start page cannot open '" + std::string(text) + '\'';
    }
    const auto game = table::game_named(text);
    if (!game && !(wish == "learn" && text.empty())) {
        return "unknown game '" + std::string(text) + '\'';
    }
    if (game) {
        arrange(*game);
    }
    if (wish == "begin") {
        begin_new_match();
    } else {
        open(wish == "learn" ? PanelKind::Lessons : PanelKind::NewMatch);
    }
    return {};
}

// Shows the home screen if neither a table nor a panel is open. On a page, this is the start page, which lists the
// saved matches. A desktop window resumes the match after a panel is closed, or opens the panel for a new match.
void App::come_home(std::optional<PanelKind> closed) {
    if (at_table_ || !panels_.empty() || is_embedded()) {
        return;
    }
    if (ports_.page.has_start_page()) {
        complete_summaries();
    } else if (closed && may_continue()) {
        resume();
    } else {
        open(PanelKind::NewMatch);
    }
}

// --- New matches -----------------------------------------------------------------------------------------------------

// Selects the game to set up. The drafts of the other games do not change.
void App::arrange(int game) {
    arranged_ = game;
    storeroom_.keep_small_text("game", table::game_name(game));
}

GameDraft& App::draft_of(int game) {
    auto& draft = drafts_[static_cast<std::size_t>(game)];
    if (!draft) {
        draft = table::draft_from_text(game, storeroom_.small_text(draft_slot(game)));
        draft->set_form(table::form_from_text(storeroom_.small_text(form_slot(game))));
        draft->set_newcomer(!has_finished(game));
    }
    return *draft;
}

GameDraft& App::draft() {
    return draft_of(arranged_);
}

void App::keep_draft() {
    storeroom_.keep_small_text(draft_slot(arranged_), draft().to_text());
}

// Starts a new match. The current match stays on the shelf.
void App::begin_new_match() {
    sit_down(table::table_for(draft().deal(ports_.clock.draw_seed()), draft().seats(), TableBegins::WithTheMatch,
                              ports_.players));
}

void App::rematch() {
    const auto save = table_->save();
    const auto match = match_from_text(save.record);
    MITTS_CHECK(bool(match)); // cannot fail: the program wrote this record itself
    sit_down(table::table_for(table::same_again(*match, ports_.clock.draw_seed()), save.seats,
                              TableBegins::WithTheMatch, ports_.players));
}

// Reviews a copy of the match on a separate table, so that the saved match cannot change.
void App::look_again() {
    auto again = table_from_save(table_->save());
    MITTS_CHECK(bool(again)); // cannot fail: the program wrote this record itself
    const double now_ms = ports_.clock.now();
    review_ = std::move(*again);
    review_->set_mode(TableMode::Review);
    panels_.close_all();
    surround();
    review_->enter(now_ms);
    review_->go_to(0, now_ms);
}

void App::end_review() {
    review_.reset();
    panels_.close_all();
    open(PanelKind::Summary);
}

void App::sit_down(std::unique_ptr<GameTable> table) {
    keep_changes();
    end_lesson();
    take({.table = std::move(table)});
    resume();
}

void App::resume() {
    panels_.close_all();
    review_.reset();
    at_table_ = true;
    storeroom_.keep_small_text("place", "table");
    surround();
    if (shown_) {
        table_->enter(ports_.clock.now());
    }
}

void App::leave() {
    if (is_embedded()) {
        return close_panel();
    }
    end_lesson();
    panels_.close_all();
    review_.reset();
    at_table_ = false;
    storeroom_.keep_small_text("place", "start");
    come_home();
    dirty_ = true;
}

// --- Results ---------------------------------------------------------------------------------------------------------

// Adds the result to the statistics and updates the game's streaks (form). A match counts only once, even if its end
// is undone and played again.
void App::note_result() {
    if (!std::exchange(result_noted_, true)) {
        ports::JsonObject result;
        const auto save = table_->save();
        result.text("id", std::to_string(sum_of(save.record)))
            .text("date", std::to_string(ports_.clock.date()))
            .number("undone", save.helps.undone)
            .number("hints", save.helps.hints);
        table_->tell_result(result);
        storeroom_.note_result(result.done());
        const int game = *table::game_named(table_->game_name());
        const auto form = table_->form_after(table::form_from_text(storeroom_.small_text(form_slot(game))));
        storeroom_.keep_small_text(form_slot(game), table::to_text(form));
        draft_of(game).set_form(form);
        draft_of(game).set_newcomer(false);
        clear_away_finished();
    }
}

} // namespace mitts::app
