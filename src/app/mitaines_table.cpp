#include "app/mitaines_table.h"

#include "app/mitaines_texts.h"
#include "ports/json_text.h"
#include "session/any_match.h"
#include "view/mitaines/option_sheet.h"

namespace mitts::app {

namespace {

using view::mitaines::IntentType;

/// Between two moves on the table, so that each can be seen; what moves takes its own time besides.
constexpr int pause_between_moves_ms = 420;
/// Where nothing moves, a little more is needed to see what changed.
constexpr double pause_without_motion_ms = 600;

/// A hint comes from the best player there is.
constexpr std::string_view hint_level = "careful";

// A legal action for whoever is on turn, found without any player: a card without a call where that is allowed.
mitaines::Action fallback_action(const MitainesTable::MatchOfMitaines& match) {
    const auto actions = mitaines::legal_actions(match.options(), match.referee_state());
    MITTS_CHECK(!actions.empty());
    for (const auto& action : actions) {
        if (action.call == mitaines::Kind::None) {
            return action;
        }
    }
    return actions[0];
}

} // namespace

MitainesTable::MitainesTable(MatchOfMitaines match, SeatPlans seats, Beginning beginning, ports::PlayerChannel& players,
                             std::string address)
    : control_(std::move(match), std::move(seats)), beginning_(beginning), address_(std::move(address)),
      turns_(players), changed_(beginning == Beginning::New && address_.empty()) {
}

// --- The picture -----------------------------------------------------------------------------------------------------

void MitainesTable::surround(const Surroundings& surroundings) {
    surroundings_ = surroundings;
    model_ = make_model();
    show_at_once();
}

void MitainesTable::enter(double now_ms) {
    entered_ = true;
    earliest_turn_ms_ = now_ms + pause_ms();
    summary_shown_ = false;
    if (beginning_ == Beginning::New) {
        beginning_ = Beginning::Resumed;
        animator_.play(view::mitaines::opening(model_, ui_, stage()), now_ms);
    }
}

view::mitaines::TableModel MitainesTable::make_model() const {
    const auto& settings = surroundings_.settings;
    const bool undo_allowed = settings.undo == view::UndoChoice::Allowed;
    return {.language = surroundings_.language,
            .match = view::mitaines::match_view(control_.match(), control_.viewer()),
            .players = player_infos(),
            .curtain =
                control_.curtain() == Curtain::Open ? view::mitaines::Curtain::Open : view::mitaines::Curtain::Closed,
            .can_undo = undo_allowed && control_.can_undo(),
            .can_hint = control_.viewer_on_turn(),
            .thinking = control_.computer_on_turn(),
            .faces = settings.faces,
            .back = settings.back,
            .ground = ground(),
            .pile_worth = settings.pile_worth};
}

std::vector<view::mitaines::PlayerInfo> MitainesTable::player_infos() const {
    return mitaines_players(control_.seats(), surroundings_.language);
}

view::mitaines::Stage MitainesTable::stage() const {
    return {.viewport = surroundings_.viewport, .measure = &measure_, .speed = surroundings_.speed};
}

void MitainesTable::show_at_once() {
    view::mitaines::tidy(ui_, model_.match);
    animator_.show(view::mitaines::lay_out(model_, ui_, surroundings_.viewport, measure_));
    redraw_ = true;
}

void MitainesTable::show_selection(double now_ms) {
    animator_.play({view::mitaines::selection_step(model_, ui_, stage())}, now_ms);
    redraw_ = true;
}

// The match is another one than the picture: shows what happened in between.
void MitainesTable::after_change(double now_ms) {
    auto after = make_model();
    view::mitaines::tidy(ui_, after.match);
    animator_.play(view::mitaines::keyframes(model_, after, ui_, stage()), now_ms);
    model_ = std::move(after);
    changed_ = true;
    redraw_ = true;
}

bool MitainesTable::moving() const {
    return animator_.moving();
}

view::Scene MitainesTable::scene() const {
    return animator_.now();
}

const view::Scene& MitainesTable::goal() const {
    return animator_.goal();
}

view::Ground MitainesTable::ground() const {
    return view::ground_of(surroundings_.settings, view::Ground::Spruce);
}

bool MitainesTable::take_redraw() {
    return std::exchange(redraw_, false);
}

bool MitainesTable::take_change() {
    return std::exchange(changed_, false);
}

std::vector<std::string> MitainesTable::take_sentences() {
    return std::exchange(sentences_, {});
}

// --- What the player does --------------------------------------------------------------------------------------------

std::optional<PanelKind> MitainesTable::take_input(const view::InputEvent& input, double now_ms) {
    if (animator_.moving() && input.type != view::InputType::PointerMove) {
        animator_.skip();
        redraw_ = true;
    }
    return follow(view::mitaines::on_input(input, animator_.goal(), model_, ui_), now_ms);
}

std::optional<PanelKind> MitainesTable::act(std::string_view key, double now_ms) {
    animator_.skip();
    for (const auto& action : view::mitaines::speak(model_).actions) {
        if (intent_key(action.intent) == key) {
            return follow(action.intent, now_ms);
        }
    }
    return std::nullopt;
}

std::optional<PanelKind> MitainesTable::follow(const Intent& intent, double now_ms) {
    if (intent.type != IntentType::None && model_.refusal) {
        model_.refusal.reset();
        redraw_ = true;
    }
    switch (intent.type) {
    case IntentType::None:
    case IntentType::AskNumber: // no card of this game needs a number
        return std::nullopt;
    case IntentType::Redraw:
        show_selection(now_ms);
        return std::nullopt;
    case IntentType::Submit:
        submit(intent.actions, now_ms);
        return std::nullopt;
    case IntentType::Refuse:
        refuse(intent.refusal);
        return std::nullopt;
    case IntentType::Undo:
        undo(now_ms);
        return std::nullopt;
    case IntentType::Redo:
        redo(now_ms);
        return std::nullopt;
    case IntentType::Ready:
        open_curtain(now_ms);
        return std::nullopt;
    case IntentType::AskHint:
        ask_hint(now_ms);
        return std::nullopt;
    case IntentType::OpenMenu:
        return PanelKind::Menu;
    case IntentType::OpenLog:
        return PanelKind::Log;
    case IntentType::OpenPile:
        return PanelKind::Pile;
    case IntentType::OpenScores:
    case IntentType::OpenPlayer:
        return PanelKind::Summary;
    }
    return std::nullopt;
}

void MitainesTable::submit(const std::vector<mitaines::Action>& actions, double now_ms) {
    if (!control_.viewer_on_turn()) {
        return;
    }
    for (const auto& action : actions) {
        if (const auto refusal = control_.submit(action)) {
            refuse(*refusal);
            return;
        }
    }
    turns_.forget();
    hint_wanted_ = false;
    after_change(now_ms);
}

void MitainesTable::refuse(const mitaines::Refusal& refusal) {
    model_.refusal = refusal;
    sentences_.push_back(i18n::refusal_sentence(surroundings_.language, refusal));
    show_at_once();
}

void MitainesTable::open_curtain(double now_ms) {
    control_.open_curtain();
    after_change(now_ms);
}

void MitainesTable::undo(double now_ms) {
    if (surroundings_.settings.undo == view::UndoChoice::Forbidden || !control_.undo()) {
        return;
    }
    turns_.forget();
    hint_wanted_ = false;
    summary_shown_ = false;
    after_change(now_ms);
}

void MitainesTable::redo(double now_ms) {
    if (!control_.redo()) {
        return;
    }
    turns_.forget();
    hint_wanted_ = false;
    after_change(now_ms);
}

void MitainesTable::next_round(double now_ms) {
    if (control_.match().phase() != MatchPhase::RoundOver) {
        return;
    }
    control_.next_round();
    summary_shown_ = false;
    after_change(now_ms);
}

bool MitainesTable::match_is_over() const {
    return control_.match().phase() == MatchPhase::Over;
}

// --- What happens by itself ------------------------------------------------------------------------------------------

std::optional<PanelKind> MitainesTable::advance(double now_ms) {
    const bool moved = animator_.moving();
    for (auto& sentence : lines_of(animator_.advance(now_ms))) {
        sentences_.push_back(std::move(sentence));
    }
    if (animator_.moving() || !entered_) {
        return std::nullopt;
    }
    if (moved) {
        redraw_ = true;
        earliest_turn_ms_ = now_ms + pause_ms();
    }
    if (control_.match().phase() != MatchPhase::Playing) {
        return std::exchange(summary_shown_, true) ? std::nullopt : std::optional(PanelKind::Summary);
    }
    if (control_.viewer_is_due()) {
        change_hands();
    } else if (control_.computer_on_turn()) {
        take_computers_turn(now_ms);
    } else if (hint_wanted_) {
        take_hint(now_ms);
    }
    return std::nullopt;
}

// The next human must not see the cards of the one before, nor the other way round: nothing is seen moving.
void MitainesTable::change_hands() {
    control_.change_viewer();
    ui_ = {};
    model_ = make_model();
    show_at_once();
}

void MitainesTable::take_computers_turn(double now_ms) {
    if (turns_.state() == AnswerState::NotAsked) {
        ask_players(control_.plan(control_.match().turn()).level, now_ms);
    }
    if (turns_.look(now_ms) == AnswerState::Waiting || now_ms < earliest_turn_ms_) {
        return;
    }
    // A wrong answer is no reason to stand still.
    if (control_.submit(answered_or_fallback())) {
        turns_.forget();
        MITTS_CHECK(!control_.submit(fallback_action(control_.match())));
    }
    turns_.forget();
    after_change(now_ms);
}

mitaines::Action MitainesTable::answered_or_fallback() const {
    if (turns_.state() == AnswerState::Answered) {
        if (const auto action = mitaines::parse_action(turns_.action())) {
            return *action;
        }
    }
    return fallback_action(control_.match());
}

void MitainesTable::ask_players(std::string_view level, double now_ms) {
    const auto& match = control_.match();
    turns_.ask({.game = std::string(mitaines::Game::name),
                .level = std::string(level),
                .seed = match.log().size(),
                .observation = mitaines::to_text(match.observe(match.turn()))},
               now_ms);
}

void MitainesTable::ask_hint(double now_ms) {
    if (control_.viewer_on_turn() && !hint_wanted_) {
        hint_wanted_ = true;
        ask_players(hint_level, now_ms);
    }
}

void MitainesTable::take_hint(double now_ms) {
    const auto state = turns_.look(now_ms);
    if (state == AnswerState::Waiting) {
        return;
    }
    hint_wanted_ = false;
    if (state == AnswerState::Answered) {
        model_.hint = mitaines::parse_action(turns_.action());
        show_at_once();
        sentences_.push_back(view::mitaines::advice(model_));
    }
    turns_.forget();
}

double MitainesTable::pause_ms() const {
    const auto speed = surroundings_.speed;
    return speed == view::Speed::None ? pause_without_motion_ms : view::paced(pause_between_moves_ms, speed);
}

std::optional<double> MitainesTable::wakes_in(double now_ms) const {
    if (control_.match().phase() != MatchPhase::Playing || !(control_.computer_on_turn() || hint_wanted_)) {
        return std::nullopt;
    }
    const double moment = now_ms < earliest_turn_ms_ || turns_.state() != AnswerState::Waiting ? earliest_turn_ms_
                                                                                               : turns_.patience_ends();
    return std::max(0.0, moment - now_ms);
}

// --- Texts -----------------------------------------------------------------------------------------------------------

Save MitainesTable::save() const {
    const auto& match = control_.match();
    return {.seats = control_.seats(),
            .rounds = static_cast<int>(match.rounds().size()),
            .record = record_to_text(record_of(match)),
            .address = address_};
}

std::string MitainesTable::state_json() const {
    const auto& match = control_.match();
    const char* phases[] = {"playing", "round_over", "over"};
    std::string totals;
    for (const int total : match.totals()) {
        totals += (totals.empty() ? "" : ",") + std::to_string(total);
    }
    return "\"phase\":" + ports::json_string(phases[static_cast<int>(match.phase())]) +
           ",\"round\":" + std::to_string(match.rounds().size()) + ",\"turn\":" + std::to_string(match.turn()) +
           ",\"viewer\":" + std::to_string(control_.viewer()) +
           ",\"human\":" + (control_.viewer_on_turn() ? "true" : "false") +
           ",\"curtain\":" + (control_.curtain() == Curtain::Closed ? "true" : "false") +
           ",\"actions\":" + std::to_string(match.log().size()) + ",\"totals\":[" + totals +
           "],\"refusal\":" + (model_.refusal ? ports::json_string(to_text(model_.refusal->id)) : "null");
}

ports::PageText MitainesTable::page_text() const {
    const auto spoken = view::mitaines::speak(model_);
    ports::PageText text{.title = i18n::say(surroundings_.language, i18n::TextId::MitainesName)};
    text.status = spoken.status + '\n' + spoken.pile;
    for (const auto& seat : spoken.seats) {
        text.status += '\n' + seat;
    }
    for (const auto& action : spoken.actions) {
        text.actions.push_back({.key = intent_key(action.intent), .label = action.label});
    }
    return text;
}

ui::MenuModel MitainesTable::menu() const {
    return {.title = i18n::say(surroundings_.language, i18n::TextId::MitainesName),
            .subtitle = where_the_match_is(model_),
            .can_undo = model_.can_undo,
            .can_redo = control_.can_redo()};
}

ui::SummaryModel MitainesTable::summary() const {
    ui::SummaryModel summary{.summary = view::mitaines::round_summary(model_),
                             .faces = surroundings_.settings.faces,
                             .viewer = model_.match.seen.viewer};
    for (const auto& player : model_.players) {
        summary.names.push_back(player.name);
    }
    return summary;
}

ui::TextModel MitainesTable::log() const {
    return log_text(control_.match(), model_);
}

ui::TextModel MitainesTable::pile() const {
    return pile_text(model_);
}

ui::TextModel MitainesTable::how_to_play() const {
    return how_to_play_text(surroundings_.language, control_.match().options());
}

view::OptionSheet MitainesTable::rules() const {
    return view::mitaines::option_sheet(control_.match().options(), surroundings_.language);
}

view::ContinueCard MitainesTable::continue_card() const {
    return app::continue_card(model_);
}

std::string MitainesTable::result_line() const {
    return app::result_line(model_);
}

} // namespace mitts::app
