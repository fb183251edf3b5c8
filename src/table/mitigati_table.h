// A match of Mitigati on the screen: what MatchTable needs to know of the game.
#pragma once

#include "games/mitigati/game.h"
#include "i18n/mitigati_words.h"
#include "ports/host_page.h"
#include "table/match_table.h"
#include "table/mitigati_texts.h"
#include "view/mitigati/controller.h"
#include "view/mitigati/keyframes.h"
#include "view/mitigati/option_sheet.h"
#include "view/mitigati/spoken.h"
#include "view/mitigati/summary.h"

namespace mitts::table {

struct MitigatiParts {
    using Game = mitigati::Game;
    using TableModel = view::mitigati::TableModel;
    using TableUi = view::mitigati::TableUi;
    using Intent = view::mitigati::Intent;

    static constexpr i18n::TextId name = i18n::TextId::MitigatiName;
    static constexpr view::Ground ground = view::Ground::Wood;

    static mitigati::Action fallback(const Match<Game>& match);
    static std::string refusal_words(const TableModel& model, const mitigati::Refusal& refusal) {
        return i18n::mitigati::refusal_sentence(model.language, model.match.seen.options.suits, refusal);
    }
    static std::string hint_words(const TableModel& model) {
        return view::mitigati::advice(model, {});
    }
    static std::string where(const TableModel& model) {
        return where_the_match_is(model);
    }
    static view::RoundSummary summary(const TableModel& model) {
        return view::mitigati::round_summary(model);
    }
    static view::TextModel log(const Match<Game>& match, const TableModel& model) {
        return log_text(match, model);
    }
    static view::TextModel pile(const TableModel& model) {
        return pile_text(model);
    }
    static view::TextModel how_to_play(i18n::Language language, const mitigati::Options& options) {
        return how_to_play_text(language, options);
    }
    static view::OptionSheet rules(const mitigati::Options& options, i18n::Language language) {
        return view::mitigati::option_sheet(options, language);
    }
    static view::ContinueCard continue_card(const TableModel& model) {
        return table::continue_card(model);
    }
    static std::string result_line(const TableModel& model) {
        return table::result_line(model);
    }
    /// AskNumber: the bid is asked for as a text.
    static ports::TextQuestion question(const TableModel& model);
};

extern template class MatchTable<MitigatiParts>;
using MitigatiTable = MatchTable<MitigatiParts>;

} // namespace mitts::table
