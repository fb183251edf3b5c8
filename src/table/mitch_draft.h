// The match of Mitch that is being arranged: what MatchDraft needs to know of the game.
#pragma once

#include "games/mitch/game.h"
#include "i18n/mitch_words.h"
#include "table/match_draft.h"
#include "table/mitch_texts.h"
#include "view/mitch/option_sheet.h"

namespace mitts::table {

struct MitchDraftParts {
    using Game = mitch::Game;
    using Preset = mitch::Preset;

    static constexpr i18n::TextId name = i18n::TextId::MitchName;
    static constexpr int least_players = 2;
    static constexpr int most_players = mitch::max_players;
    static constexpr int usual_players = 3;

    static std::string preset_name(i18n::Language language, Preset preset) {
        return i18n::preset_name(language, preset);
    }
    static std::string preset_about(i18n::Language language, Preset preset) {
        return i18n::preset_about(language, preset);
    }
    static view::TextModel how_to_play(i18n::Language language, const mitch::Options& options) {
        return how_to_play_text(language, options);
    }
    static view::OptionSheet option_sheet(const mitch::Options& options, i18n::Language language) {
        return view::mitch::option_sheet(options, language);
    }
    static mitch::Options with_option(const mitch::Options& options, int index, int value) {
        return view::mitch::with_option(options, index, value);
    }
    static mitch::Options preset_for(Preset preset, int players) {
        return view::mitch::preset_for(preset, players);
    }
    static int changes_from_preset(const mitch::Options& options) {
        return view::mitch::changes_from_preset(options);
    }
};

extern template class MatchDraft<MitchDraftParts>;
using MitchDraft = MatchDraft<MitchDraftParts>;

} // namespace mitts::table
