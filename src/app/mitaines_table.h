// A match of Mitaines on the screen: the match and its people, what moves, and the computers' turns.
//
// What it shows is made from what the viewer may see (view/mitaines); it passes whole matches on to nobody but the saves. The
// rules are asked only through the match.
#pragma once

#include "app/computer_turns.h"
#include "app/game_table.h"
#include "app/match_control.h"
#include "view/animator.h"
#include "view/mitaines/controller.h"
#include "view/mitaines/keyframes.h"
#include "view/mitaines/spoken.h"
#include "view/type_widths.h"

namespace mitts::app {

/// Whether a match begins with this table or goes on.
enum class Beginning : std::uint8_t { New, Resumed };

class MitainesTable final : public GameTable {
public:
    using MatchOfMitaines = Match<mitaines::Game>;

    /// `address` is the query string that opened the match, if one did.
    MitainesTable(MatchOfMitaines match, SeatPlans seats, Beginning beginning, ports::PlayerChannel& players,
                  std::string address = {});

    void surround(const Surroundings& surroundings) override;
    void enter(double now_ms) override;
    std::optional<PanelKind> take_input(const view::InputEvent& input, double now_ms) override;
    std::optional<PanelKind> act(std::string_view key, double now_ms) override;
    std::optional<PanelKind> advance(double now_ms) override;
    void undo(double now_ms) override;
    void redo(double now_ms) override;
    void next_round(double now_ms) override;
    bool match_is_over() const override;
    bool moving() const override;
    std::optional<double> wakes_in(double now_ms) const override;
    bool take_redraw() override;
    bool take_change() override;
    std::vector<std::string> take_sentences() override;
    view::Scene scene() const override;
    const view::Scene& goal() const override;
    view::Ground ground() const override;
    ports::PageText page_text() const override;
    Save save() const override;
    std::string state_json() const override;
    ui::MenuModel menu() const override;
    ui::SummaryModel summary() const override;
    ui::TextModel log() const override;
    ui::TextModel pile() const override;
    ui::TextModel how_to_play() const override;
    view::OptionSheet rules() const override;
    view::ContinueCard continue_card() const override;
    std::string result_line() const override;

private:
    using Intent = view::mitaines::Intent;

    std::optional<PanelKind> follow(const Intent& intent, double now_ms);
    void submit(const std::vector<mitaines::Action>& actions, double now_ms);
    void refuse(const mitaines::Refusal& refusal);
    void ask_hint(double now_ms);
    void open_curtain(double now_ms);
    void change_hands();
    void take_computers_turn(double now_ms);
    void take_hint(double now_ms);
    void ask_players(std::string_view level, double now_ms);
    mitaines::Action answered_or_fallback() const;
    view::mitaines::TableModel make_model() const;
    std::vector<view::mitaines::PlayerInfo> player_infos() const;
    view::mitaines::Stage stage() const;
    void after_change(double now_ms);
    void show_selection(double now_ms);
    void show_at_once();
    double pause_ms() const;

    MatchControl<mitaines::Game> control_;
    Beginning beginning_;
    std::string address_;
    ComputerTurns turns_;
    Surroundings surroundings_{};
    view::TypeMeasure measure_{};
    view::mitaines::TableModel model_{};
    view::mitaines::TableUi ui_{};
    view::Animator animator_{};
    std::vector<std::string> sentences_{};
    bool entered_ = false;
    bool redraw_ = true;
    bool changed_ = false;
    bool summary_shown_ = false;
    bool hint_wanted_ = false;
    /// A computer's move is not shown before this moment, so that the move before it can be seen.
    double earliest_turn_ms_ = 0;
};

} // namespace mitts::app
