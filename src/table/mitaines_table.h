// A match of Mitaines on the screen: what MatchTable needs to know of the game.
#pragma once

#include "games/mitaines/game.h"
#include "i18n/mitaines_words.h"
#include "table/match_table.h"
#include "table/mitaines_texts.h"
#include "view/mitaines/controller.h"
#include "view/mitaines/keyframes.h"
#include "view/mitaines/option_sheet.h"
#include "view/mitaines/spoken.h"
#include "view/mitaines/summary.h"

namespace mitts::table {

struct MitainesParts {
    using Game = mitaines::Game;
    using TableModel = view::mitaines::TableModel;
    using TableUi = view::mitaines::TableUi;
    using Intent = view::mitaines::Intent;

    static constexpr i18n::TextId name = i18n::TextId::MitainesName;
    static constexpr view::Ground ground = view::Ground::Spruce;

    static mitaines::Action fallback(const Match<Game>& match);
    /// A round has several deals: the view numbers them.
    static view::mitaines::MatchView match_view(const Match<Game>& match, Seat viewer) {
        return view::mitaines::match_view(match, viewer);
    }
    static std::string refusal_words(const TableModel& model, const mitaines::Refusal& refusal) {
        return i18n::refusal_sentence(model.language, refusal);
    }
    static std::string hint_words(const TableModel& model) {
        return view::mitaines::advice(model);
    }
    static std::string where(const TableModel& model) {
        return where_the_match_is(model);
    }
    static view::RoundSummary summary(const TableModel& model) {
        return view::mitaines::round_summary(model);
    }
    static view::TextModel log(const Match<Game>& match, const TableModel& model) {
        return log_text(match, model);
    }
    static view::TextModel pile(const TableModel& model) {
        return pile_text(model);
    }
    static view::TextModel how_to_play(i18n::Language language, const mitaines::Options& options) {
        return how_to_play_text(language, options);
    }
    static view::OptionSheet rules(const mitaines::Options& options, i18n::Language language) {
        return view::mitaines::option_sheet(options, language);
    }
    static view::ContinueCard continue_card(const TableModel& model) {
        return table::continue_card(model);
    }
    static std::string result_line(const TableModel& model) {
        return table::result_line(model);
    }
};

extern template class MatchTable<MitainesParts>;
using MitainesTable = MatchTable<MitainesParts>;

} // namespace mitts::table
