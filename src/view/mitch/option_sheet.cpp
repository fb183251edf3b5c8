#include "view/mitch/option_sheet.h"

#include "games/mitch/game.h"
#include "i18n/mitch/words.h"
#include "view/option_sheet_maker.h"

#include <array>

namespace mitts::view::mitch {

namespace {

using i18n::Language;
using i18n::TextId;
using namespace mitts::mitch;

struct SheetParts {
    using Game = mitts::mitch::Game;
    static constexpr TextId game = TextId::MitchName;

    static std::array<SheetSection, 4> sections() {
        return {{{OptionGroup::Table, TextId::RulesSectionTable},
                 {OptionGroup::Captures, TextId::MitchSectionColumns},
                 {OptionGroup::Values, TextId::MitchSectionPoints},
                 {OptionGroup::Ending, TextId::RulesSectionEnding}}};
    }
    static std::string preset(Language language, int index) {
        return i18n::preset_name(language, static_cast<Preset>(index));
    }
    static std::string name(Language language, std::string_view option) {
        return i18n::mitch_option_name(language, option);
    }
    static std::string help(Language language, std::string_view option) {
        return i18n::mitch_option_help(language, option);
    }
    static std::string value(Language language, std::string_view option, int value) {
        return i18n::mitch_option_value(language, option, value);
    }
    static std::string note(const Options& options, Language language) {
        return i18n::say(language, TextId::MitchNote,
                         {{"rounds", options.rounds},
                          {"count", options.rounds},
                          {"hand", options.hand_size},
                          {"points", suit_value(options)}});
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

} // namespace mitts::view::mitch
