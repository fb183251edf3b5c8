// Defines the traits class of Mitigati for MatchTable and OptionsOf (game_parts.h).
#pragma once

#include "games/mitigati/game.h"
#include "i18n/mitigati/words.h"
#include "table/match_table.h"
#include "view/keyframe_script.h"
#include "view/mitigati/controller.h"
#include "view/mitigati/spoken.h"
#include "view/mitigati/summary.h"

namespace mitts::table {

struct MitigatiParts : UsualParts<mitigati::Game, view::mitigati::TableModel, view::mitigati::TableUi> {
    static constexpr const i18n::GameWords& words = i18n::mitigati::game_words;

    static constexpr auto ground = view::Ground::Wood;
    static constexpr int least_players = mitigati::player_count;
    static constexpr int most_players = mitigati::player_count;
    static constexpr int usual_players = mitigati::player_count;
    static bool offers_choices(const TableModel& /*model*/, TarotCard /*chosen*/) {
        return false;
    }

    static constexpr std::array<OptionSection, 2> sections{
        {{OptionGroup::Table, i18n::TextId::RulesSectionTable}, {OptionGroup::Values, i18n::TextId::SummaryHonours}}};
    static std::string options_note(const mitigati::Options& options, i18n::Language language) {
        return i18n::say(language, i18n::TextId::RulesNoteDeals, {{"n", options.deals}});
    }

    static void follow_settings(TableModel& model, const view::Settings& settings) {
        model.agree = settings.agree;
    }
    /// Sets whether the table offers to play out the deal. The table does so if all computers have the lowest level and
    /// no card has been played in the match.
    static void follow_match(TableModel& model, const Match<mitigati::Game>& match);
    static void ask_first(TableModel& model, const std::vector<mitigati::Action>& actions);
    static std::string asked_words(const TableModel& model);
    static std::string hint_words(const TableModel& model);
    /// During the bargaining, returns the seat's current bid, or a bid of zero if it has none. In play, returns the
    /// first legal card.
    static mitigati::Action plainest(const mitigati::Observation& seen, const mitigati::Actions& legal);
    static std::string refusal_words(const TableModel& model, const mitigati::Refusal& refusal);
    /// Returns true if there is no estimate yet, and the viewer is about to make a first bid or can agree (T6).
    static bool wants_worth(const TableModel& model);
    /// Returns the level of the computer player to ask for a hint. During the bargaining, this level suggests a bid
    /// near the hand's estimated value. The best level opens far above the estimate and lowers its bid later.
    static std::string_view hint_level(const TableModel& model);
    static void take_worth(TableModel& changing, const ai::Estimate& estimate);
    /// Returns the question that asks the player to enter a bid.
    static ports::TextQuestion question(const TableModel& model);
    static i18n::FactWords fact_words(const TableModel& model, Seat thinker, const Fact& fact);
    static std::string where(const TableModel& model);
    /// Returns a panel with the cards that each player has won so far.
    static view::PanelDoc pile(const TableModel& model);
    /// Returns the seat whose bid makes the sum zero and so completes an agreement (T6).
    static Seat completed_by(const mitigati::Event& event, Seat actor) {
        return event.type == mitigati::EventType::Agreed ? actor : no_seat;
    }
    static void add_hand(view::ContinueCard& card, const TableModel& model);
};

extern template class MatchTable<MitigatiParts>;

} // namespace mitts::table
