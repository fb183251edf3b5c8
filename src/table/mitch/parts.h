// Defines the traits class of Mitch for MatchTable and OptionsOf (game_parts.h).
#pragma once

#include "games/mitch/game.h"
#include "i18n/mitch/words.h"
#include "table/match_table.h"
#include "view/keyframe_script.h"
#include "view/mitch/controller.h"
#include "view/mitch/spoken.h"
#include "view/mitch/summary.h"

namespace mitts::table {

struct MitchParts : UsualParts<mitch::Game, view::mitch::TableModel, view::mitch::TableUi> {
    static constexpr const i18n::GameWords& words = i18n::mitch::game_words;

    static constexpr auto ground = view::Ground::Slate;
    static constexpr int least_players = 2;
    static constexpr int most_players = mitch::max_players;
    static constexpr int usual_players = 3;

    static constexpr std::array<OptionSection, 4> sections{{{OptionGroup::Table, i18n::TextId::RulesSectionTable},
                                                            {OptionGroup::Captures, i18n::TextId::MitchSectionColumns},
                                                            {OptionGroup::Values, i18n::TextId::MitchSectionPoints},
                                                            {OptionGroup::Ending, i18n::TextId::RulesSectionEnding}}};
    static std::string options_note(const mitch::Options& options, i18n::Language language);

    static constexpr auto hint_words = &view::mitch::advice;
    static std::string refusal_words(const TableModel& model, const mitch::Refusal& refusal);
    static i18n::FactWords fact_words(const TableModel& model, Seat thinker, const Fact& fact);
    static std::string where(const TableModel& model);
    /// Returns a panel with the discard pile and, for each player, the cards taken from the pile and still held.
    static view::PanelDoc pile(const TableModel& model);
    static std::optional<int> comes_to_hand(const mitch::Event& event, Seat seat) {
        const bool comes = event.type == mitch::EventType::Drew || event.type == mitch::EventType::Took; // C5, C7
        return comes && event.seat == seat ? std::optional<int>(event.card.index) : std::nullopt;
    }
    /// Returns the seat that won a suit (C13).
    static Seat completed_by(const mitch::Event& event, Seat /*actor*/) {
        return event.type == mitch::EventType::SuitWon ? event.seat : no_seat;
    }
    static void add_hand(view::ContinueCard& card, const TableModel& model);
};

extern template class MatchTable<MitchParts>;

} // namespace mitts::table
