// Defines the traits class of the toy game for MatchTable (table/game_parts.h).
#pragma once

#include "table/match_table.h"
#include "tests/support/toy_players.h"
#include "tests/support/toy_table.h"

namespace mitts::tests {

struct ToyParts : table::UsualParts<ToyGame, toy::TableModel, toy::TableUi> {
    static constexpr const i18n::GameWords& words = toy::game_words;

    static constexpr auto ground = view::Ground::Spruce;
    static constexpr int least_players = 2;
    static constexpr int most_players = 3;
    static constexpr int usual_players = 2;

    static std::span<const std::string_view> levels() {
        static constexpr std::array<std::string_view, 1> names{"showy"};
        return names;
    }
    static constexpr std::array<table::OptionSection, 1> sections{
        {{OptionGroup::Table, i18n::TextId::RulesSectionTable}}};
    static std::string options_note(const toy::Options& options, i18n::Language language) {
        return words.about_preset(language, static_cast<int>(options.winner));
    }
    static std::string refusal_words(const TableModel& model, const toy::Refusal& refusal) {
        return refusal == toy::Refusal::NotInHand ? toy::in(model.language, "Not in hand.", "Pas en main.")
                                                  : toy::in(model.language, "It is over.", "C’est fini.");
    }
    static std::string hint_words(const TableModel& model) {
        return model.hint ? toy::action_words(model, *model.hint) : std::string();
    }
    static std::string where(const TableModel& model) {
        return toy::in(model.language, "round ", "manche ") + std::to_string(model.match.round);
    }
    static view::PanelDoc pile(const TableModel& model) {
        return {.title = where(model), .blocks = {}};
    }
    static std::string side_name(const TableModel& model, int side) {
        return toy::name_of(model, static_cast<Seat>(side));
    }
    static int points_so_far(const TableModel& model, int side) {
        return toy::points_of(model, static_cast<Seat>(side));
    }
    static void add_hand(view::ContinueCard& /*card*/, const TableModel& /*model*/) {
    }
};

} // namespace mitts::tests
