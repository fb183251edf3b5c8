// Matches: begun, resumed, loaded, kept; and the start page that they begin from.
#include "app/app.h"

#include "app/mitaines_table.h"
#include "app/query_value.h"
#include "i18n/mitaines_words.h"
#include "session/any_match.h"
#include "session/query.h"

namespace mitts::app {

using i18n::say;
using i18n::TextId;

// --- The start page --------------------------------------------------------------------------------------------------

void App::show_start_page() {
    const auto words = language();
    view::StartPageModel model{.language = words,
                               .ground = look().ground,
                               .face_under_56 =
                                   settings_.faces == view::Faces::Standard ? view::Face::Standard : view::Face::Jumbo};
    if (table_ && !table_->match_is_over()) {
        model.resume = table_->continue_card();
    }
    model.games.push_back({.name = say(words, TextId::MitainesName),
                           .players = say(words, TextId::MitainesPlayers),
                           .words = say(words, TextId::MitainesWords),
                           .cards = {Card::of(Rank::Nine, Suit::Spades), Card::of(Rank::Nine, Suit::Hearts),
                                     Card::of(Rank::Nine, Suit::Diamonds)}});
    start_.show(model, screen_->viewport());
}

void App::tap_start_page(const view::Target& target) {
    switch (target.id) {
    case view::TargetId::Continue:
        return resume();
    case view::TargetId::NewGame:
        return begin_new_match();
    case view::TargetId::Customize:
        return open(PanelKind::NewMatch);
    case view::TargetId::Language: {
        auto changed = settings_;
        changed.language = target.index == 0 ? view::LanguageChoice::English : view::LanguageChoice::French;
        return change_settings(changed);
    }
    case view::TargetId::GamesPlayed:
        return open(PanelKind::Played);
    case view::TargetId::HowToPlay:
        return open(PanelKind::HowToPlay);
    case view::TargetId::Settings:
        return open(PanelKind::Settings);
    default:
        return;
    }
}

ports::PageText App::start_text() const {
    ports::PageText text{.title = say(language(), TextId::AppName), .status = say(language(), TextId::AppName)};
    int number = 0;
    for (const auto& target : start_.scene().targets) {
        text.actions.push_back({.key = std::to_string(number++), .label = target.label, .enabled = target.enabled});
    }
    return text;
}

// --- Beginning and leaving -------------------------------------------------------------------------------------------

// A match that is still on is not thrown away without a question.
void App::begin_new_match() {
    if (table_ && !table_->match_is_over()) {
        dialog_ = {.title = say(language(), TextId::ReplaceTitle),
                   .text = say(language(), TextId::ReplaceText, {{"match", table_->continue_card().title}}),
                   .confirm = say(language(), TextId::ReplaceConfirm),
                   .decline = say(language(), TextId::DialogCancel)};
        dialog_topic_ = DialogTopic::ReplaceMatch;
        return open(PanelKind::Dialog);
    }
    sit_down(std::make_unique<MitainesTable>(draft_.deal(ports_.clock.draw_seed()), draft_.seats(),
                                             TableBegins::WithTheMatch, ports_.players));
}

void App::rematch() {
    const auto save = table_->save();
    const auto match = match_from_text(save.record);
    MITTS_CHECK(bool(match)); // it is our own record
    const auto draft = MitainesDraft::again(std::get<Match<mitaines::Game>>(*match), save.seats);
    sit_down(std::make_unique<MitainesTable>(draft.deal(ports_.clock.draw_seed()), save.seats,
                                             TableBegins::WithTheMatch, ports_.players));
}

void App::sit_down(std::unique_ptr<GameTable> table) {
    panels_.close_all();
    table_ = std::move(table);
    keeping_failed_ = false;
    result_noted_ = table_->match_is_over();
    resume();
}

void App::resume() {
    panels_.close_all();
    at_table_ = true;
    storeroom_.keep_small_text("place", "table");
    surround();
    table_->enter(ports_.clock.now());
}

void App::leave() {
    panels_.close_all();
    at_table_ = false;
    storeroom_.keep_small_text("place", "start");
    show_start_page();
    dirty_ = true;
}

// --- Records ---------------------------------------------------------------------------------------------------------

// Where the human sits in a match that comes without people: where the address says, else at seat 0.
Seat App::human_seat(int players) const {
    const auto text = query_value(ports_.page.query(), "seat");
    const auto seat = parse_integer(text.value_or("0")).value_or(0);
    return seat >= 0 && seat < players ? static_cast<Seat>(seat) : Seat{0};
}

// The table for a match that comes from a text. Without people it gets a human and computers.
std::unique_ptr<GameTable> App::table_for(AnyMatch match, SeatPlans seats, std::string address) const {
    auto& mitaines_match = std::get<Match<mitaines::Game>>(match);
    if (seats.empty()) {
        const int players = mitaines_match.options().players;
        seats = MitainesDraft::people_for(players, human_seat(players));
    }
    return std::make_unique<MitainesTable>(std::move(mitaines_match), std::move(seats), TableBegins::InTheMiddle,
                                           ports_.players, std::move(address));
}

Parsed<std::unique_ptr<GameTable>> App::table_from_save(const Save& save) const {
    auto match = match_from_text(save.record);
    if (!match) {
        return match.error();
    }
    auto& mitaines_match = std::get<Match<mitaines::Game>>(*match);
    if (static_cast<int>(save.seats.size()) != mitaines_match.options().players) {
        return ParseError{.what = "the save names " + std::to_string(save.seats.size()) + " players"};
    }
    while (mitaines_match.phase() == MatchPhase::RoundOver &&
           static_cast<int>(mitaines_match.rounds().size()) < save.rounds) {
        mitaines_match.next_round();
    }
    return table_for(std::move(*match), save.seats, save.address);
}

void App::load_record(std::string_view text) {
    auto match = match_from_text(text);
    if (!match) {
        return tell(say(language(), TextId::RecordWrongTitle), match.error().to_text(), std::string(text));
    }
    sit_down(table_for(std::move(*match), {}, {}));
    keep_match();
}

// The match kept in a slot, or nothing. A save that cannot be read is set aside, and that is said.
std::unique_ptr<GameTable> App::saved_match(Slot slot) {
    const auto text = storeroom_.match_text(slot);
    if (!text) {
        return nullptr;
    }
    const auto save = parse_save(*text);
    auto table = save ? table_from_save(*save) : Parsed<std::unique_ptr<GameTable>>(save.error());
    if (table) {
        return std::move(*table);
    }
    storeroom_.set_aside(slot, *text);
    tell(say(language(), TextId::SaveWrongTitle),
         say(language(), TextId::SaveWrong, {{"why", table.error().to_text()}}), *text);
    return nullptr;
}

// An address may name a match: a position to play from, or a whole record. Opened again, it goes on where it was left.
void App::open_address() {
    const auto query = ports_.page.query();
    auto match = match_from_query(query, ports_.clock.draw_seed());
    if (!match) {
        return tell(say(language(), TextId::AddressWrongTitle), match.error().to_text(), query);
    }
    if (!*match) {
        if (table_ && panels_.empty() && storeroom_.small_text("place") == "table") {
            resume();
        }
        return;
    }
    if (auto table = saved_match(Slot::Link); table && table->save().address == query) {
        table_ = std::move(table);
        return resume();
    }
    sit_down(table_for(std::move(**match), {}, query));
}

void App::keep_match() {
    if (table_->match_is_over()) {
        note_result();
    }
    const auto kept = storeroom_.keep_match(table_->save());
    if (kept == Keeping::Kept) {
        keeping_failed_ = false;
    } else if (!keeping_failed_) {
        keeping_failed_ = true; // said once, not after every card
        tell(say(language(), TextId::NotKeptTitle),
             say(language(), kept == Keeping::Full ? TextId::NotKeptFull : TextId::NotKeptRefused));
    }
}

// A match whose end is undone and played again is still one match.
void App::note_result() {
    if (std::exchange(result_noted_, true)) {
        return;
    }
    storeroom_.keep_small_text("played", storeroom_.small_text("played") + table_->result_line() + '\n');
}

ui::TextModel App::played_text() {
    ui::TextModel text{.title = say(language(), TextId::PlayedTitle), .start = ui::TextStart::End};
    const auto played = storeroom_.small_text("played");
    for (const auto& line : split_words(played, "\n")) {
        text.blocks.push_back({.kind = ui::TextKind::Line, .text = std::string(line.text)});
    }
    if (text.blocks.empty()) {
        text.blocks.push_back({.text = say(language(), TextId::PlayedNone)});
    }
    return text;
}

} // namespace mitts::app
