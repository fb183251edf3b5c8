// A match of Mitch on the screen: what MatchTable needs to know of the game.
#pragma once

#include "games/mitch/game.h"
#include "table/match_table.h"
#include "table/mitch_texts.h"
#include "view/mitch/controller.h"
#include "view/mitch/keyframes.h"
#include "view/mitch/option_sheet.h"
#include "view/mitch/spoken.h"
#include "view/mitch/summary.h"

namespace mitts::table {

struct MitchParts {
    using Game = mitch::Game;
    using TableModel = view::mitch::TableModel;
    using TableUi = view::mitch::TableUi;
    using Intent = view::mitch::Intent;

    static constexpr i18n::TextId name = i18n::TextId::MitchName;
    static constexpr view::Ground ground = view::Ground::Slate;

    static mitch::Action fallback(const Match<Game>& match);
    static std::string refusal_words(const TableModel& model, const mitch::Refusal& refusal) {
        return i18n::refusal_sentence(model.language, refusal);
    }
    static std::string hint_words(const TableModel& model) {
        return view::mitch::advice(model);
    }
    static std::string where(const TableModel& model) {
        return where_the_match_is(model);
    }
    static view::RoundSummary summary(const TableModel& model) {
        return view::mitch::round_summary(model);
    }
    static view::TextModel log(const Match<Game>& match, const TableModel& model) {
        return log_text(match, model);
    }
    static view::TextModel pile(const TableModel& model) {
        return pile_text(model);
    }
    static view::TextModel how_to_play(i18n::Language language, const mitch::Options& options) {
        return how_to_play_text(language, options);
    }
    static view::OptionSheet rules(const mitch::Options& options, i18n::Language language) {
        return view::mitch::option_sheet(options, language);
    }
    static view::ContinueCard continue_card(const TableModel& model) {
        return table::continue_card(model);
    }
    static std::string result_line(const TableModel& model) {
        return table::result_line(model);
    }
};

extern template class MatchTable<MitchParts>;
using MitchTable = MatchTable<MitchParts>;

} // namespace mitts::table
