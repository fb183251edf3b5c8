// Defines the traits class of Mitaines for MatchTable and OptionsOf (game_parts.h).
#pragma once

#include "games/mitaines/game.h"
#include "i18n/mitaines/words.h"
#include "table/match_table.h"
#include "view/keyframe_script.h"
#include "view/mitaines/choices.h"
#include "view/mitaines/controller.h"
#include "view/mitaines/spoken.h"
#include "view/mitaines/summary.h"

namespace mitts::table {

struct MitainesParts : UsualParts<mitaines::Game, view::mitaines::TableModel, view::mitaines::TableUi> {
    static constexpr const i18n::GameWords& words = i18n::mitaines::game_words;

    static constexpr auto ground = view::Ground::Spruce;
    static constexpr int least_players = 2;
    static constexpr int most_players = mitaines::max_players;
    static constexpr int usual_players = 2;
    static std::span<const std::string_view> levels() {
        return ai::five_levels;
    }

    static constexpr std::string_view length_name = "target";
    static constexpr int short_match = 200;
    static constexpr int long_match = 1000;
    static int minutes(const mitaines::Options& options);

    static constexpr std::array<OptionSection, 4> sections{{{OptionGroup::Table, i18n::TextId::RulesSectionTable},
                                                            {OptionGroup::Values, i18n::TextId::RulesSectionValues},
                                                            {OptionGroup::Captures, i18n::TextId::RulesSectionCaptures},
                                                            {OptionGroup::Ending, i18n::TextId::RulesSectionEnding}}};
    static const OptionMatrix matrix; ///< the values of calls
    static int touch_step(std::string_view option, int value, int step);
    static std::string options_note(const mitaines::Options& options, i18n::Language language);

    static constexpr auto hint_words = &view::mitaines::advice;
    static void follow_settings(TableModel& model, const view::Settings& settings);
    static bool offers_choices(const TableModel& model, Card chosen) {
        return view::mitaines::choices_on(model.match.seen, chosen).size() > 1;
    }
    /// Returns the first legal action without a call, or the first legal action if all of them make a call.
    static mitaines::Action plainest(const mitaines::Observation& seen, const mitaines::Actions& legal);
    /// Returns the rule for a card that takes nothing and stays on the pile. The rule depends on whether a call is
    /// open.
    static std::string_view plain_rule(const TableModel& model);
    static std::string refusal_words(const TableModel& model, const mitaines::Refusal& refusal);
    static i18n::FactWords fact_words(const TableModel& model, Seat thinker, const Fact& fact);
    static std::string where(const TableModel& model);
    static view::PanelDoc pile(const TableModel& model);
    static std::string side_name(const TableModel& model, int side);
    static std::string points_words(int points);
    static std::optional<int> comes_to_hand(const mitaines::Event& event, Seat seat) {
        const bool comes = event.type == mitaines::EventType::Given && event.other == seat; // M6: a gift
        return comes ? std::optional<int>(event.card.index) : std::nullopt;
    }
    /// Returns the seat that completed a call (M14, M15.1).
    static Seat completed_by(const mitaines::Event& event, Seat /*actor*/) {
        return event.type == mitaines::EventType::Completed ? event.seat : no_seat;
    }
    static std::pair<int, int> capture_points(const mitaines::Event& event) {
        return event.type == mitaines::EventType::Points ? std::pair<int, int>(event.side, event.points)
                                                         : std::pair(0, 0);
    }
    static void add_hand(view::ContinueCard& card, const TableModel& model);
};

extern template class MatchTable<MitainesParts>;

} // namespace mitts::table
