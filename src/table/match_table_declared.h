// Declares MatchTable. To use it, include match_table.h, which also contains the definitions.
#pragma once

#include "cards/text.h"
#include "session/any_match.h"
#include "session/query.h"
#include "table/game_options.h"
#include "table/hand_order.h"
#include "table/match_panels.h"
#include "table/match_report.h"
#include "table/one_touch.h"
#include "table/page_parts.h"
#include "table/review_parts.h"
#include "table/table_players.h"
#include "table/table_screen.h"
#include "table/table_texts.h"
#include "table/why_asked.h"
#include "table/why_text.h"
#include "view/table_words.h"

namespace mitts::table {

/// The content of a requested hint: where to look, or the move itself.
enum class HintWanted : std::uint8_t { None, Look, Move };

template <GameParts Parts> class MatchTable final : public TableScreen {
public:
    using Game = typename Parts::Game;
    using Action = typename Game::Action;

    /// `address` is the query string that opened the match, or empty.
    MatchTable(Match<Game> match, SeatPlans seats, TableBegins begins, ports::PlayerChannel& players,
               std::string address = {})
        : control_(std::move(match), std::move(seats)), begins_(begins), address_(std::move(address)),
          players_(players) {
        if (begins == TableBegins::WithTheMatch && address_.empty()) {
            note_change();
        }
    }

    // --- Display -----------------------------------------------------------------------------------------------------

    void surround(const Surroundings& surroundings) override {
        move_to(surroundings);
        auto model = make_model();
        // Rotating the device must not remove a hint or cancel a pending confirmation.
        model.hint = std::move(model_.hint);
        if constexpr (AsksFirst<Parts>) {
            model.asked = std::move(model_.asked);
        }
        if constexpr (TellsWorth<Parts>) {
            model.worth = std::move(model_.worth);
        }
        model_ = std::move(model);
        show_at_once();
    }

    void enter(double now_ms) override {
        entered_ = true;
        if (mode_ == TableMode::Play) { // another player may be at the screen now
            control_.close_curtain();
            model_.curtain = control_.curtain();
        }
        pause_from(now_ms);
        summary_shown_ = false;
        if (begins_ == TableBegins::WithTheMatch) {
            begins_ = TableBegins::InTheMiddle;
            play(opening(model_, ui_, stage()), now_ms);
        }
    }

    view::Ground ground() const override {
        return view::ground_of(surroundings().settings, Game::name, Parts::ground);
    }

    // --- Input -------------------------------------------------------------------------------------------------------

    std::optional<PanelKind> take_input(const view::InputEvent& input, double now_ms) override;

    std::optional<PanelKind> act(std::string_view key, double now_ms) override;

    void set_mode(TableMode mode) override {
        mode_ = mode;
        first_action_ = control_.match().log().size();
        follow_mode(model_);
        if (mode == TableMode::Review) { // a finished match needs no curtain
            control_.open_curtain();
            firsts_.clear();
            for (const auto& round : control_.match().rounds()) {
                firsts_.push_back(round.first_entry);
            }
        }
    }

    void go_to(std::size_t actions, double now_ms) override {
        control_.go_to(actions);
        summary_shown_ = false;
        match_changed(now_ms);
    }

    void step_to(std::size_t actions, std::size_t round, double now_ms) override;

    bool make_moves(std::string_view moves, double now_ms) override;

    bool point_at(std::string_view moves) override;
    void set_paused(bool paused) override {
        paused_ = paused;
        follow_mode(model_);
        ui_.chosen.reset();
        show_at_once();
    }
    bool is_prepared(const Action& action) const;
    // Returns the cards that the viewer has selected to give or discard, or 0 in games without such a selection.
    auto selected() const {
        if constexpr (SelectsCards<Parts>) {
            return ui_.taken;
        } else {
            return 0;
        }
    }

    void undo(double now_ms) override {
        const auto played = control_.match().log().size();
        if (surroundings().settings.undo == view::UndoChoice::Forbidden || !control_.undo()) {
            return;
        }
        ++helps_.undone;
        helps_.mark(control_.match().log().size(), played);
        if constexpr (AsksFirst<Parts>) {
            ui_.repeats.reset();
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
        want_hint(HintWanted::Move, now_ms);
    }

    AskedMove move_made(int entry) const override;
    Seat viewer() const override {
        return control_.viewer();
    }
    void sit_behind(int entry, Seat reader) override;
    PlayerQuestion question() const override {
        const auto& level = control_.plan(control_.viewer()).level;
        return players_.question(control_.match(), level.empty() ? hint_level() : level);
    }
    const std::vector<view::PlayerInfo>& players() const override {
        return model_.players;
    }
    int cards_held(Seat seat) const override {
        return model_.match.seen.hand_sizes[at(seat)];
    }
    ComputerTurns& computers() override {
        return players_.turns();
    }

    void next_round(double now_ms) override {
        if (control_.match().phase() != MatchPhase::RoundOver) {
            return;
        }
        control_.next_round();
        control_.close_curtain();
        summary_shown_ = false;
        match_changed(now_ms);
    }

    bool match_is_over() const override {
        return control_.match().phase() == MatchPhase::Over;
    }

    int actions() const override {
        return static_cast<int>(control_.match().log().size());
    }

    bool round_is_over() const override {
        return control_.match().phase() != MatchPhase::Playing;
    }

    void answer([[maybe_unused]] std::string_view text, [[maybe_unused]] double now_ms) override;

    // --- Time --------------------------------------------------------------------------------------------------------

    std::optional<PanelKind> advance(double now_ms) override {
        if (!settle(now_ms) || !entered_) {
            return std::nullopt;
        }
        if (mode_ == TableMode::Review) {
            play_on(now_ms);
            return std::nullopt;
        }
        if (control_.match().phase() != MatchPhase::Playing) {
            if (!summary_waits() || read_for_ms(now_ms) > 0) {
                return std::nullopt;
            }
            summary_shown_ = true;
            if (match_is_over()) {
                hear({.sound = viewer_won<Parts>(control_) ? view::Sound::Won : view::Sound::Lost, .own = true});
            }
            return PanelKind::Summary;
        }
        if (control_.viewer_on_turn() && std::exchange(waits_, false) && now_ms - waits_since_ms_ > long_wait_ms) {
            hear({.sound = view::Sound::Turn});
        }
        if (is_held()) {
            return std::nullopt;
        }
        if (control_.viewer_is_due()) {
            change_hands();
        } else if (repeats()) {
            if (now_ms >= earliest_move_ms()) {
                repeat(now_ms);
            }
        } else if (control_.computer_on_turn()) {
            if (players_.take_turn(control_, earliest_move_ms(), now_ms)) {
                match_changed(now_ms);
            }
        } else {
            ask_for_worth(now_ms);
            if (players_.hint_wanted() && players_.take_hint(now_ms)) {
                take_answer();
            }
        }
        return std::nullopt;
    }

    std::optional<double> wakes_in(double now_ms) const override {
        if (mode_ == TableMode::Review) {
            return plays_on_ ? std::optional(std::max(0.0, earliest_move_ms() - now_ms)) : std::nullopt;
        }
        if (summary_waits()) { // the wait is 0 if the summary is already due
            return read_for_ms(now_ms);
        }
        if (repeats() && !is_held()) {
            return std::max(0.0, earliest_move_ms() - now_ms);
        }
        if (control_.match().phase() != MatchPhase::Playing || is_held() ||
            !(control_.computer_on_turn() || players_.hint_wanted())) {
            return std::nullopt;
        }
        return players_.wakes_in(earliest_move_ms(), now_ms);
    }

    // --- Text --------------------------------------------------------------------------------------------------------

    std::string_view game_name() const override {
        return Game::name;
    }
    Save save() const override;
    void bring_helps(const Helps& helps) override {
        helps_ = helps;
        if (helps != Helps{} && helps.decisions.empty()) { // a save of an earlier version
            helps_.mark(0, control_.match().log().size());
        }
    }

    std::string link_query() const override {
        return record_to_query(record_of(control_.match()));
    }

    void tell_state(ports::JsonObject& json) const override;

    ports::PageText page_text() const override;

    view::MenuModel menu() const override;

    view::SummaryModel summary() const override {
        return summary_of<Parts>(control_, model_, surroundings().settings.faces);
    }

    view::PanelDoc log() const override;
    view::PanelDoc why() const override {
        return why_of(players_.hint());
    }
    view::PanelDoc why_of(const ai::Reply& reply) const override;
    view::PanelDoc pile() const override {
        return Parts::pile(model_);
    }
    view::PanelDoc rules() const override {
        return OptionsOf<Parts>(control_.match().options()).panel(OptionUse::Look, surroundings().language);
    }
    view::ContinueCard continue_card() const override {
        auto model = model_;
        if (human_count(control_.seats()) > 1 && reader_ == no_seat) {
            model.curtain = view::Curtain::Closed; // all people who share the device can see the card
        }
        return continue_card_of<Parts>(model);
    }
    Form form_after(const Form& form) const override;
    void tell_result(ports::JsonObject& json) const override;

private:
    using TableModel = typename Parts::TableModel;
    using TableUi = typename Parts::TableUi;
    using Intent = view::IntentOf<Game>;

    // ---- Reasons for moves

    int asked_below() const {
        const auto& match = control_.match();
        return asked_below_in(mode_, match.phase() != MatchPhase::Playing, match.rounds().back().first_entry);
    }
    // Requests the panel that explains this seat's last action in this round.
    std::optional<PanelKind> ask_why_of(Seat seat);

    // Handles a number entered through the page's elements, which do not show the action that the number selects. Some
    // actions have a button, such as a bid that makes the sum zero. In that case, announces the button's label, and the
    // player must press the button. Performs any other action immediately.
    void confirm_in_words(double now_ms);
    bool is_echo(const view::InputEvent& input) const;

    // ---- Review of a match

    view::ReviewPlace place() const;
    view::Viewport room() const override;
    void complete(view::Scene& scene) const override;

    std::vector<ports::PagePart> step_parts() const;

    // `names_json` and `levels_json` return the players' names and levels, by seat. A person's level is empty.
    std::string names_json() const;
    std::string levels_json() const;

    // Returns the step chosen by a key, or by a touch that starts and ends on the same bar button.
    std::optional<view::ReviewStep> review_step(const view::InputEvent& input);

    void take_step(view::ReviewStep step, double now_ms);

    // Shows the position after `actions` actions without animation, because it may be far from the current position.
    // Deals the rounds up to `round`, counted from 1.
    void stand_at(std::size_t actions, std::size_t round = 1);

    void play_on(double now_ms);

    // Returns true if the table shows an example, a lesson or a review instead of a match to play.
    bool is_example() const {
        return mode_ != TableMode::Play;
    }
    // Returns true if a round of a match in play is over and its summary has not been opened.
    bool summary_waits() const {
        return control_.match().phase() != MatchPhase::Playing && !summary_shown_ && !is_example();
    }
    // Returns true if no player may act now.
    bool is_held() const {
        return mode_ == TableMode::Replay || mode_ == TableMode::Review ||
               (mode_ == TableMode::Lesson && !control_.viewer_on_turn()) ||
               (is_example() && control_.match().log().size() > first_action_);
    }

    // Updates the parts of a model that depend on the mode and on the step of a lesson.
    void follow_mode(TableModel& model) const {
        model.shows_refusals = mode_ != TableMode::Lesson;
        model.advises = mode_ != TableMode::Review && pointed_.empty() && !paused_;
        model.paused = paused_;
    }

    // Builds the model of the match. This round's actions from index `animated` on can be animated.
    TableModel make_model(std::size_t animated = ~std::size_t{0}) const {
        const auto& settings = surroundings().settings;
        TableModel model;
        model.language = surroundings().language;
        model.match = view::match_view_of(control_.match(), control_.viewer(), animated);
        model.players = people_at_table(control_.seats(), surroundings().language);
        if (mode_ == TableMode::Lesson) { // the lesson chooses the opponents' moves, so they have no levels
            for (auto& player : model.players) {
                player.level.clear();
            }
        }
        if (reader_ != no_seat) {
            model.players[at(reader_)].reads = true;
        }
        model.curtain = control_.curtain();
        model.can_undo = settings.undo == view::UndoChoice::Allowed && control_.can_undo() && !is_example();
        model.can_hint = control_.viewer_on_turn() && !is_held() && mode_ != TableMode::Lesson;
        model.thinking = control_.computer_on_turn() && !is_held();
        model.faces = settings.faces;
        model.back = settings.back;
        model.ground = ground();
        follow_mode(model);
        model.speed = surroundings().speed;
        if (settings.hand == view::HandOrder::AsTheyCame) {
            model.arrived = as_they_came<Parts>(model.match, control_.match());
        }
        Parts::follow_settings(model, settings);
        if constexpr (AsksFirst<Parts>) {
            if (mode_ == TableMode::Play) {
                Parts::follow_match(model, control_.match());
            }
        }
        return model;
    }

    void show_at_once() {
        tidy(ui_, model_.match);
        show(lay_out(model_, ui_, stage().viewport, *stage().measure));
    }

    // Updates the scene after the match has changed, and animates the new events.
    void match_changed(double now_ms) {
        players_.forget();
        wanted_ = HintWanted::None;
        worth_asked_ = false;
        auto after = make_model(model_.match.happenings.size());
        tidy(ui_, after.match);
        play(keyframes(model_, after, ui_, stage()), now_ms);
        model_ = std::move(after);
        note_change();
    }

    std::optional<PanelKind> follow(const Intent& intent, double now_ms);
    // Redraws the table after the selection has changed.
    void show_selection(double now_ms);
    // Asks for confirmation before submitting the actions.
    void ask_first(const std::vector<Action>& actions, double now_ms);
    // Requests the next part of a hint. Once the table shows the move, returns the panel with the reasons.
    std::optional<PanelKind> ask_hint(double now_ms);

    void submit(const std::vector<Action>& actions, double now_ms);

    void refuse(const typename Game::Refusal& refusal);

    // Returns true if the viewer is on turn and has chosen to repeat an action at every turn.
    bool repeats() const {
        if constexpr (AsksFirst<Parts>) {
            return ui_.repeats && control_.viewer_on_turn() && control_.match().phase() == MatchPhase::Playing;
        } else {
            return false;
        }
    }
    void repeat([[maybe_unused]] double now_ms) {
        if constexpr (AsksFirst<Parts>) {
            submit({*ui_.repeats}, now_ms);
        }
    }

    // Changes the viewer without animation, because neither player may see the other's cards.
    void change_hands() {
        control_.change_viewer();
        ui_ = {};
        model_ = make_model();
        show_at_once();
    }

    // Requests the hand estimate that is shown beside a decision. The player need not ask for it.
    void ask_for_worth([[maybe_unused]] double now_ms);

    // Shows the hint, the hand estimate, or both, depending on the answer's content.
    void take_answer();

    // Requests a hint. With Look, shows the first step of the hint (where to look), or the move if the hint has no
    // first step. With Move, shows the move.
    void want_hint(HintWanted wanted, double now_ms);
    void show_hint(HintWanted wanted);
    // Returns the match as if the viewer had given or discarded the selected cards, so that the hint is about the next
    // card. If no card is left to select, returns the match itself.
    Match<Game> without_taken() const;
    std::string_view hint_level() const;
    auto fact_saying() const {
        return [this](const Fact& fact) { return Parts::fact_words(model_, control_.viewer(), fact); };
    }

    MatchControl<Game> control_;
    TableBegins begins_;
    TableMode mode_ = TableMode::Play;
    HintWanted wanted_ = HintWanted::None; ///< the hint that the viewer requested
    bool worth_asked_ = false;             ///< true if the estimate was requested for the current position
    bool plays_on_ = false;                ///< true while a reviewed match advances automatically
    std::vector<std::size_t> firsts_;      ///< in a review, the indices of the rounds' first actions
    std::string pointed_{};                ///< the argument of the last `point_at`, in a lesson
    bool paused_ = false;                  ///< true while a lesson shows an answer
    std::size_t first_action_ = 0;         ///< the number of actions before the user's first action
    std::string address_;
    Helps helps_{};
    Seat reader_ = no_seat; ///< the seat of the person at the screen, if the table is shown from another seat
    TablePlayers<Parts> players_;
    TableModel model_{};
    TableUi ui_{};
    view::InputEvent played_at_once_{};          ///< the last input that played a card with a single touch
    bool asked_in_words_ = false;                ///< true if the last number was requested through the page's elements
    static constexpr double long_wait_ms = 4000; // if the viewer waits longer than this, a sound announces their turn
    bool waits_ = false;                         // true while the viewer, having played, waits for the other players
    double waits_since_ms_ = 0;
    bool entered_ = false;
    bool summary_shown_ = false;
};

} // namespace mitts::table
