// The match of Mitigati that is being arranged: what MatchDraft needs to know of the game.
#pragma once

#include "games/mitigati/game.h"
#include "i18n/mitigati_words.h"
#include "table/match_draft.h"
#include "table/mitigati_texts.h"
#include "view/mitigati/option_sheet.h"

namespace mitts::table {

struct MitigatiDraftParts {
    using Game = mitigati::Game;
    using Preset = mitigati::Preset;

    static constexpr i18n::TextId name = i18n::TextId::MitigatiName;
    static constexpr int least_players = mitigati::player_count;
    static constexpr int most_players = mitigati::player_count;
    static constexpr int usual_players = mitigati::player_count;

    static std::string preset_name(i18n::Language language, Preset preset) {
        return i18n::mitigati::preset_name(language, preset);
    }
    static std::string preset_about(i18n::Language language, Preset preset) {
        return i18n::mitigati::preset_about(language, preset);
    }
    static view::TextModel how_to_play(i18n::Language language, const mitigati::Options& options) {
        return how_to_play_text(language, options);
    }
    static view::OptionSheet option_sheet(const mitigati::Options& options, i18n::Language language) {
        return view::mitigati::option_sheet(options, language);
    }
    static mitigati::Options with_option(const mitigati::Options& options, int index, int value) {
        return view::mitigati::with_option(options, index, value);
    }
    static mitigati::Options preset_for(Preset preset, int players) {
        return view::mitigati::preset_for(preset, players);
    }
    static int changes_from_preset(const mitigati::Options& options) {
        return view::mitigati::changes_from_preset(options);
    }
};

extern template class MatchDraft<MitigatiDraftParts>;
using MitigatiDraft = MatchDraft<MitigatiDraftParts>;

} // namespace mitts::table
