#include "view/mitigati/option_sheet.h"

#include "games/mitigati/game.h"
#include "i18n/mitigati/words.h"
#include "view/option_sheet_maker.h"

#include <array>

namespace mitts::view::mitigati {

namespace {

using i18n::Language;
using i18n::TextId;
using namespace mitts::mitigati;

struct SheetParts : UsualSheet {
    using Game = mitts::mitigati::Game;
    using Words = i18n::mitigati::Words;

    static std::array<SheetSection, 2> sections() {
        return {{{OptionGroup::Table, TextId::RulesSectionTable}, {OptionGroup::Values, TextId::SummaryHonours}}};
    }
    static std::string note(const Options& options, Language language) {
        return i18n::say(language, TextId::RulesNoteDeals, {{"n", options.deals}});
    }
};

} // namespace

OptionSheet option_sheet(const Options& options, Language language) {
    return OptionSheetMaker<SheetParts>(options, language).make();
}

} // namespace mitts::view::mitigati
