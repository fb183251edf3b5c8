// A match on the screen, written once: the match and its people, what moves, and the computers' turns.
//
// The game comes in as `Parts`: its types, and the few functions that bear another name in each game. What is shown is made
// from what the viewer may see (view/<game>); whole matches are passed on to nobody but the saves. The rules are asked only
// through the match.
#pragma once

#include "ai/level_names.h"
#include "cards/check.h"
#include "ports/json_text.h"
#include "session/any_match.h"
#include "session/query.h"
#include "table/computer_turns.h"
#include "table/game_table.h"
#include "table/match_control.h"
#include "table/table_texts.h"
#include "table/why_text.h"
#include "view/animator.h"
#include "view/match_view.h"
#include "view/stage.h"
#include "view/type_widths.h"

namespace mitts::table {

/// Between two moves on the table, so that each can be seen; what moves takes its own time besides.
inline constexpr int between_moves_ms = 420;
/// Where nothing moves, a little more is needed to see what changed.
inline constexpr double between_still_moves_ms = 600;

/// `Parts` has:
///  - Game, TableModel, TableUi, Intent: the types of games/<game> and view/<game>;
///  - name (its text), ground (its own first choice);
///  - fallback(match): a legal action for whoever is on turn, found without any player;
///  - match_view(match, viewer), where the view adds to what view::match_view_of tells;
///  - refusal_words(model, refusal), hint_words(model);
///  - question(model), where an intent asks for a number; its answer goes to on_number of view/<game>;
///  - where(model), summary(model), log(match, model), pile(model), how_to_play(language, options),
///    rules(options, language), continue_card(model), result_line(model).
template <class Parts> class MatchTable final : public GameTable {
public:
    using Game = typename Parts::Game;
    using Action = typename Game::Action;

    /// `address` is the query string that opened the match, if one did.
    MatchTable(Match<Game> match, SeatPlans seats, TableBegins begins, ports::PlayerChannel& players,
               std::string address = {})
        : control_(std::move(match), std::move(seats)), begins_(begins), address_(std::move(address)), turns_(players),
          changed_(begins == TableBegins::WithTheMatch && address_.empty()) {
    }

    // --- The picture -------------------------------------------------------------------------------------------------

    void surround(const Surroundings& surroundings) override {
        surroundings_ = surroundings;
        model_ = make_model();
        show_at_once();
    }

    void enter(double now_ms) override {
        entered_ = true;
        earliest_turn_ms_ = now_ms + pause_ms();
        summary_shown_ = false;
        if (begins_ == TableBegins::WithTheMatch) {
            begins_ = TableBegins::InTheMiddle;
            animator_.play(opening(model_, ui_, stage()), now_ms);
        }
    }

    bool moving() const override {
        return animator_.moving();
    }
    view::Scene scene() const override {
        return animator_.now();
    }
    const view::Scene& goal() const override {
        return animator_.goal();
    }
    view::Ground ground() const override {
        return view::ground_of(surroundings_.settings, Parts::ground);
    }
    bool take_redraw() override {
        return std::exchange(redraw_, false);
    }
    bool take_change() override {
        return std::exchange(changed_, false);
    }
    std::vector<std::string> take_sentences() override {
        return std::exchange(sentences_, {});
    }

    // --- What the player does ----------------------------------------------------------------------------------------

    std::optional<PanelKind> take_input(const view::InputEvent& input, double now_ms) override {
        if (animator_.moving() && input.type != view::InputType::PointerMove) {
            animator_.skip();
            redraw_ = true;
        }
        return follow(on_input(input, animator_.goal(), model_, ui_), now_ms);
    }

    std::optional<PanelKind> act(std::string_view key, double now_ms) override {
        animator_.skip();
        for (const auto& action : speak(model_).actions) {
            if (key_of_intent(action.intent) == key) {
                return follow(action.intent, now_ms);
            }
        }
        return std::nullopt;
    }

    void set_mode(TableMode mode) override {
        mode_ = mode;
        first_action_ = control_.match().log().size();
    }

    void go_to(std::size_t actions, double now_ms) override {
        control_.go_to(actions);
        summary_shown_ = false;
        match_changed(now_ms);
    }

    void undo(double now_ms) override {
        if (surroundings_.settings.undo == view::UndoChoice::Forbidden || !control_.undo()) {
            return;
        }
        summary_shown_ = false;
        match_changed(now_ms);
    }

    void redo(double now_ms) override {
        if (control_.redo()) {
            match_changed(now_ms);
        }
    }

    void ask_for_hint(double now_ms) override {
        ask_hint(now_ms);
    }

    void next_round(double now_ms) override {
        if (control_.match().phase() != MatchPhase::RoundOver) {
            return;
        }
        control_.next_round();
        summary_shown_ = false;
        match_changed(now_ms);
    }

    bool match_is_over() const override {
        return control_.match().phase() == MatchPhase::Over;
    }

    std::optional<ports::TextQuestion> take_question() override {
        return std::exchange(question_, std::nullopt);
    }

    void answer([[maybe_unused]] std::string_view text, [[maybe_unused]] double now_ms) override {
        if constexpr (asks_numbers) {
            follow(on_number(text, model_, ui_), now_ms);
        }
    }

    // --- What happens by itself --------------------------------------------------------------------------------------

    std::optional<PanelKind> advance(double now_ms) override {
        const bool moved = animator_.moving();
        for (auto& sentence : text_lines(animator_.advance(now_ms))) {
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
            return std::exchange(summary_shown_, true) || is_example() ? std::nullopt
                                                                       : std::optional(PanelKind::Summary);
        }
        if (is_held()) {
            return std::nullopt;
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

    std::optional<double> wakes_in(double now_ms) const override {
        if (control_.match().phase() != MatchPhase::Playing || is_held() ||
            !(control_.computer_on_turn() || hint_wanted_)) {
            return std::nullopt;
        }
        const bool waits = now_ms < earliest_turn_ms_ || turns_.state() != AnswerState::Waiting;
        return std::max(0.0, (waits ? earliest_turn_ms_ : turns_.patience_ends()) - now_ms);
    }

    // --- Texts -------------------------------------------------------------------------------------------------------

    std::string_view game_name() const override {
        return Game::name;
    }
    Save save() const override {
        const auto& match = control_.match();
        return {.seats = control_.seats(),
                .rounds = static_cast<int>(match.rounds().size()),
                .record = record_to_text(record_of(match)),
                .address = address_};
    }

    std::string link_query() const override {
        return record_to_query(record_of(control_.match()));
    }

    std::string state_json() const override {
        const auto& match = control_.match();
        constexpr const char* phases[] = {"playing", "round_over", "over"};
        std::string totals;
        for (const int total : match.totals()) {
            totals += (totals.empty() ? "" : ",") + std::to_string(total);
        }
        return "\"phase\":" + ports::json_string(phases[static_cast<int>(match.phase())]) +
               ",\"round\":" + std::to_string(match.rounds().size()) + ",\"turn\":" + std::to_string(match.turn()) +
               ",\"viewer\":" + std::to_string(control_.viewer()) +
               ",\"human\":" + (control_.viewer_on_turn() ? "true" : "false") +
               ",\"curtain\":" + (control_.curtain() == Curtain::Closed ? "true" : "false") +
               ",\"actions\":" + std::to_string(match.log().size()) +
               ",\"steps\":" + std::to_string(match.log().size() + match.undone()) +
               ",\"mode\":" + ports::json_string(to_text(mode_)) + ",\"totals\":[" + totals +
               "],\"refusal\":" + refusal_json() + ",\"last\":" + last_json();
    }

    ports::PageText page_text() const override {
        const auto spoken = speak(model_);
        ports::PageText text{.title = say(Parts::name), .status = spoken.status + '\n' + spoken.pile, .actions = {}};
        for (const auto& seat : spoken.seats) {
            text.status += '\n' + seat;
        }
        for (const auto& action : spoken.actions) {
            text.actions.push_back({.key = key_of_intent(action.intent), .label = action.label});
        }
        return text;
    }

    view::MenuModel menu() const override {
        return {.title = say(Parts::name),
                .subtitle = Parts::where(model_),
                .can_undo = model_.can_undo,
                .can_redo = control_.can_redo()};
    }

    view::SummaryModel summary() const override {
        view::SummaryModel summary{.summary = Parts::summary(model_), .faces = surroundings_.settings.faces};
        for (const auto& player : model_.players) {
            summary.names.push_back(player.name);
        }
        summary.viewer = control_.viewer();
        return summary;
    }

    view::TextModel log() const override {
        return Parts::log(control_.match(), model_);
    }
    view::TextModel why() const override {
        return why_text(surroundings_.language, hint_, [&](std::string_view text) {
            const auto action = Game::parse_action(text);
            return action ? action_words(model_, *action) : std::string(text);
        });
    }
    view::TextModel pile() const override {
        return Parts::pile(model_);
    }
    view::TextModel how_to_play() const override {
        return Parts::how_to_play(surroundings_.language, control_.match().options());
    }
    view::OptionSheet rules() const override {
        return Parts::rules(control_.match().options(), surroundings_.language);
    }
    view::ContinueCard continue_card() const override {
        return Parts::continue_card(model_);
    }
    std::string result_line() const override {
        return Parts::result_line(model_);
    }

private:
    using TableModel = typename Parts::TableModel;
    using TableUi = typename Parts::TableUi;
    using Intent = typename Parts::Intent;
    static constexpr bool asks_numbers = requires(const TableModel& model) {
        Parts::question(model);
    };

    std::string say(i18n::TextId id) const {
        return i18n::say(surroundings_.language, id);
    }

    // A page's example: the table shows a position rather than being played at.
    bool is_example() const {
        return mode_ != TableMode::Play;
    }
    // Nobody may act now, whoever's turn it is.
    bool is_held() const {
        return mode_ == TableMode::Replay || (mode_ == TableMode::Try && control_.match().log().size() > first_action_);
    }

    std::string refusal_json() const {
        if (!model_.refusal) {
            return "null";
        }
        const auto& refusal = *model_.refusal;
        return ports::json_string(to_text(refusal.id)) +
               ",\"refusal_rule\":" + ports::json_string(Game::refusal_rule(refusal)) +
               ",\"refusal_words\":" + ports::json_string(Parts::refusal_words(model_, refusal));
    }

    // The last action of this round as the viewer may see it: who, what, in words, the rules it went by, the points it won.
    std::string last_json() const {
        const auto& happenings = model_.match.happenings;
        if (happenings.empty()) {
            return "null";
        }
        const auto& entry = control_.match().log().back();
        const auto& options = control_.match().options();
        const bool open = Game::seen_by(options, control_.viewer(), entry.seat, entry.action) ==
                          Game::seen_by(options, entry.seat, entry.seat, entry.action);
        std::string words;
        for (const auto& sentence : tell(model_, happenings.back())) {
            words += (words.empty() ? "" : " ") + sentence;
        }
        return "{\"seat\":" + std::to_string(entry.seat) +
               ",\"action\":" + (open ? ports::json_string(Game::action_to_text(entry.action)) : "null") +
               ",\"words\":" + ports::json_string(words) + ",\"rules\":" + rules_json(happenings.back().events) + "}";
    }

    // In Mitaines a card that takes nothing simply stays, by one rule while a call is open and by another while none is.
    std::string_view plain_rule() const {
        if constexpr (requires { model_.match.seen.calls; }) {
            return model_.match.seen.calls.empty() ? "M16" : "M15.3";
        } else {
            return {};
        }
    }

    // The rules that an action went by, in the order in which things happened.
    template <class Events> std::string rules_json(const Events& events) const {
        std::string rules;
        for (const auto& event : events) {
            const auto rule = ports::json_string(rule_of(event));
            if (rule.size() > 2 && rules.find(rule) == std::string::npos) {
                rules += (rules.empty() ? "" : ",") + rule;
            }
        }
        return '[' + (rules.empty() && !plain_rule().empty() ? ports::json_string(plain_rule()) : rules) + ']';
    }

    TableModel make_model() const {
        const auto& settings = surroundings_.settings;
        TableModel model;
        model.language = surroundings_.language;
        model.match = match_seen();
        model.players = people_at_table(control_.seats(), surroundings_.language);
        model.curtain = control_.curtain() == Curtain::Open ? view::Curtain::Open : view::Curtain::Closed;
        model.can_undo = settings.undo == view::UndoChoice::Allowed && control_.can_undo() && !is_example();
        model.can_hint = control_.viewer_on_turn() && !is_held();
        model.thinking = control_.computer_on_turn() && !is_held();
        model.faces = settings.faces;
        model.back = settings.back;
        model.ground = ground();
        if constexpr (requires { model.pile_worth; }) {
            model.pile_worth = settings.pile_worth;
        }
        return model;
    }

    auto match_seen() const {
        if constexpr (requires { Parts::match_view(control_.match(), control_.viewer()); }) {
            return Parts::match_view(control_.match(), control_.viewer());
        } else {
            return view::match_view_of(control_.match(), control_.viewer());
        }
    }

    view::Stage stage() const {
        return {.viewport = surroundings_.viewport, .measure = &measure_, .speed = surroundings_.speed};
    }

    void show_at_once() {
        tidy(ui_, model_.match);
        animator_.show(lay_out(model_, ui_, surroundings_.viewport, measure_));
        redraw_ = true;
    }

    // The match is another one than the picture: shows what happened in between.
    void match_changed(double now_ms) {
        turns_.forget();
        hint_wanted_ = false;
        auto after = make_model();
        tidy(ui_, after.match);
        animator_.play(keyframes(model_, after, ui_, stage()), now_ms);
        model_ = std::move(after);
        changed_ = true;
        redraw_ = true;
    }

    std::optional<PanelKind> follow(const Intent& intent, double now_ms) {
        using view::IntentType;
        if (intent.type != IntentType::None && model_.refusal) {
            model_.refusal.reset();
            redraw_ = true;
        }
        switch (intent.type) {
        case IntentType::None:
            break;
        case IntentType::AskNumber:
            if constexpr (asks_numbers) {
                question_ = Parts::question(model_);
            }
            break;
        case IntentType::Redraw:
            animator_.play({selection_step(model_, ui_, stage())}, now_ms);
            redraw_ = true;
            break;
        case IntentType::Submit:
            submit(intent.actions, now_ms);
            break;
        case IntentType::Refuse:
            refuse(intent.refusal);
            break;
        case IntentType::Undo:
            undo(now_ms);
            break;
        case IntentType::Redo:
            redo(now_ms);
            break;
        case IntentType::Ready:
            control_.open_curtain();
            match_changed(now_ms);
            break;
        case IntentType::AskHint:
            if (model_.hint) {
                return PanelKind::Why;
            }
            ask_hint(now_ms);
            break;
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

    void submit(const std::vector<Action>& actions, double now_ms) {
        if (!control_.viewer_on_turn() || is_held()) {
            return;
        }
        for (const auto& action : actions) {
            if (const auto refusal = control_.submit(action)) {
                refuse(*refusal);
                return;
            }
        }
        match_changed(now_ms);
    }

    void refuse(const typename Game::Refusal& refusal) {
        model_.refusal = refusal;
        sentences_.push_back(Parts::refusal_words(model_, refusal));
        show_at_once();
    }

    // The next human must not see the cards of the one before, nor the other way round: nothing is seen moving.
    void change_hands() {
        control_.change_viewer();
        ui_ = {};
        model_ = make_model();
        show_at_once();
    }

    void take_computers_turn(double now_ms) {
        if (turns_.state() == AnswerState::NotAsked) {
            ask_players(control_.plan(control_.match().turn()).level, now_ms);
        }
        if (turns_.look(now_ms) == AnswerState::Waiting || now_ms < earliest_turn_ms_) {
            return;
        }
        // A wrong answer is no reason to stand still.
        if (control_.submit(answered_or_fallback())) {
            MITTS_CHECK(!control_.submit(Parts::fallback(control_.match())));
        }
        match_changed(now_ms);
    }

    Action answered_or_fallback() const {
        if (turns_.state() == AnswerState::Answered) {
            if (const auto action = Game::parse_action(turns_.reply().action)) {
                return *action;
            }
        }
        return Parts::fallback(control_.match());
    }

    void ask_players(std::string_view level, double now_ms) {
        const auto& match = control_.match();
        turns_.ask({.game = std::string(Game::name),
                    .level = std::string(level),
                    .seed = match.log().size(),
                    .observation = Game::observation_to_text(match.observe(match.turn()))},
                   now_ms);
    }

    void ask_hint(double now_ms) {
        if (control_.viewer_on_turn() && !hint_wanted_ && !is_held()) {
            hint_wanted_ = true;
            ask_players(ai::best_level, now_ms);
        }
    }

    void take_hint(double now_ms) {
        const auto state = turns_.look(now_ms);
        if (state == AnswerState::Waiting) {
            return;
        }
        hint_wanted_ = false;
        if (state == AnswerState::Answered) {
            model_.hint = Game::parse_action(turns_.reply().action);
            hint_ = turns_.reply();
            show_at_once();
            sentences_.push_back(Parts::hint_words(model_));
        }
        turns_.forget();
    }

    double pause_ms() const {
        const auto speed = surroundings_.speed;
        return speed == view::Speed::None ? between_still_moves_ms : view::paced(between_moves_ms, speed);
    }

    MatchControl<Game> control_;
    TableBegins begins_;
    TableMode mode_ = TableMode::Play;
    std::size_t first_action_ = 0; ///< of Try: how many actions the position came with
    std::string address_;
    ComputerTurns turns_;
    Surroundings surroundings_{};
    view::TypeMeasure measure_{};
    TableModel model_{};
    TableUi ui_{};
    view::Animator animator_{};
    std::vector<std::string> sentences_{};
    bool entered_ = false;
    bool redraw_ = true;
    bool changed_ = false;
    bool summary_shown_ = false;
    bool hint_wanted_ = false;
    ai::Reply hint_{};                              ///< what speaks for the hint in `model_`, and for the other choices
    std::optional<ports::TextQuestion> question_{}; ///< to be asked by the page
    /// A computer's move is not shown before this moment, so that the move before it can be seen.
    double earliest_turn_ms_ = 0;
};

} // namespace mitts::table
