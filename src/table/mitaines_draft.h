// The match of Mitaines that is being arranged: what MatchDraft needs to know of the game.
#pragma once

#include "games/mitaines/game.h"
#include "i18n/mitaines_words.h"
#include "table/match_draft.h"
#include "table/mitaines_texts.h"
#include "view/mitaines/option_sheet.h"

namespace mitts::table {

struct MitainesDraftParts {
    using Game = mitaines::Game;
    using Preset = mitaines::Preset;

    static constexpr i18n::TextId name = i18n::TextId::MitainesName;
    static constexpr int least_players = 2;
    static constexpr int most_players = mitaines::max_players;
    static constexpr int usual_players = 2;

    static std::string preset_name(i18n::Language language, Preset preset) {
        return i18n::preset_name(language, preset);
    }
    static std::string preset_about(i18n::Language language, Preset preset) {
        return i18n::preset_about(language, preset);
    }
    static view::TextModel how_to_play(i18n::Language language, const mitaines::Options& options) {
        return how_to_play_text(language, options);
    }
    static view::OptionSheet option_sheet(const mitaines::Options& options, i18n::Language language) {
        return view::mitaines::option_sheet(options, language);
    }
    static mitaines::Options with_option(const mitaines::Options& options, int index, int value) {
        return view::mitaines::with_option(options, index, value);
    }
    static mitaines::Options preset_for(Preset preset, int players) {
        return view::mitaines::preset_for(preset, players);
    }
    static int changes_from_preset(const mitaines::Options& options) {
        return view::mitaines::changes_from_preset(options);
    }
};

extern template class MatchDraft<MitainesDraftParts>;
using MitainesDraft = MatchDraft<MitainesDraftParts>;

} // namespace mitts::table
