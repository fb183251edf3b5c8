#include "view/mitaines/option_sheet.h"

#include "games/mitaines/game.h"
#include "i18n/mitaines/words.h"
#include "view/option_sheet_maker.h"

#include <algorithm>
#include <array>

namespace mitts::view::mitaines {

namespace {

using i18n::Language;
using i18n::TextId;
using namespace mitts::mitaines;

constexpr std::array values_of_calls{"mitten", "glove", "sock", "jack_mitten", "jack_glove", "jack_sock"};

// Returns an option's column in the matrix of call values, from 1, or 0 if it is not in the matrix.
int matrix_column(std::string_view option) {
    const auto found = std::find(values_of_calls.begin(), values_of_calls.end(), option);
    return found == values_of_calls.end() ? 0 : static_cast<int>(found - values_of_calls.begin()) % 3 + 1;
}

// Returns the change made by one touch on − or +. It is smaller for small values.
int touch_step(std::string_view option, int value) {
    if (option == "target") {
        return value >= 1000 ? 100 : 50;
    }
    return value >= 100 ? 10 : 5;
}

struct SheetParts : UsualSheet {
    using Game = mitts::mitaines::Game;
    using Words = i18n::mitaines::Words;

    static std::array<SheetSection, 4> sections() {
        return {{{OptionGroup::Table, TextId::RulesSectionTable},
                 {OptionGroup::Values, TextId::RulesSectionValues},
                 {OptionGroup::Captures, TextId::RulesSectionCaptures},
                 {OptionGroup::Ending, TextId::RulesSectionEnding}}};
    }
    static std::string note(const Options& options, Language language) {
        const int deals = deal_count(options);
        return i18n::say(language, TextId::RulesDeals,
                         {{"n", deals}, {"count", deals}, {"hand", hand_size(options, 0)}});
    }
    // Arranges the values of the calls in a matrix.
    static void adapt(OptionSheet& sheet, Language language) {
        auto& values = sheet.sections[1];
        values.columns = {i18n::mitaines::kind_name(language, Kind::Mitten),
                          i18n::mitaines::kind_name(language, Kind::Glove),
                          i18n::mitaines::kind_name(language, Kind::Sock)};
        values.lines = {i18n::say(language, TextId::RulesMostRanks), i18n::say(language, TextId::RulesJacks)};
    }
    static void adapt_row(OptionRow& row, std::string_view option) {
        row.step = touch_step(option, row.value);
        row.column = matrix_column(option);
    }
};

} // namespace

OptionSheet option_sheet(const Options& options, Language language) {
    return OptionSheetMaker<SheetParts>(options, language).make();
}

} // namespace mitts::view::mitaines
