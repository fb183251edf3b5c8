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

struct SheetParts : UsualSheet {
    using Game = mitts::mitch::Game;
    using Words = i18n::mitch::Words;

    static std::array<SheetSection, 4> sections() {
        return {{{OptionGroup::Table, TextId::RulesSectionTable},
                 {OptionGroup::Captures, TextId::MitchSectionColumns},
                 {OptionGroup::Values, TextId::MitchSectionPoints},
                 {OptionGroup::Ending, TextId::RulesSectionEnding}}};
    }
    static std::string note(const Options& options, Language language) {
        return i18n::say(language, TextId::MitchNote,
                         {{"rounds", options.rounds},
                          {"count", options.rounds},
                          {"hand", options.hand_size},
                          {"points", suit_value(options)}});
    }
};

} // namespace

OptionSheet option_sheet(const Options& options, Language language) {
    return OptionSheetMaker<SheetParts>(options, language).make();
}

} // namespace mitts::view::mitch
