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

struct SheetParts {
    using Game = mitts::mitigati::Game;
    static constexpr TextId game = TextId::MitigatiName;

    static std::array<SheetSection, 2> sections() {
        return {{{OptionGroup::Table, TextId::RulesSectionTable}, {OptionGroup::Values, TextId::SummaryHonours}}};
    }
    static std::string preset(Language language, int index) {
        return i18n::mitigati::preset_name(language, static_cast<Preset>(index));
    }
    static std::string name(Language language, std::string_view option) {
        return i18n::mitigati::option_name(language, option);
    }
    static std::string help(Language language, std::string_view option) {
        return i18n::mitigati::option_help(language, option);
    }
    static std::string value(Language language, std::string_view option, int value) {
        return i18n::mitigati::option_value(language, option, value);
    }
    static std::string note(const Options& options, Language language) {
        return i18n::say(language, TextId::RulesNoteDeals, {{"n", options.deals}});
    }
    static void adapt(OptionSheet& /*sheet*/, Language /*language*/) {
    }
    static void adapt_row(OptionRow& /*row*/, std::string_view /*option*/) {
    }
};

} // namespace

OptionSheet option_sheet(const Options& options, Language language) {
    return OptionSheetMaker<SheetParts>(options, language).make();
}

} // namespace mitts::view::mitigati
