#include "view/mitigati/option_sheet.h"

#include "i18n/mitigati_words.h"
#include "view/option_sheet_maker.h"

#include <array>

namespace mitts::view::mitigati {

namespace {

using i18n::Language;
using i18n::TextId;
using namespace mitts::mitigati;

struct SheetParts {
    using Options = mitts::mitigati::Options;
    static constexpr int presets = 1;
    static constexpr TextId game = TextId::MitigatiName;

    static std::array<SheetSection, 2> sections() {
        return {{{OptionGroup::Table, TextId::RulesSectionTable}, {OptionGroup::Values, TextId::SummaryHonours}}};
    }
    static auto descriptors() {
        return option_descriptors();
    }
    static std::string preset(Language language, int index) {
        return i18n::mitigati::preset_name(language, static_cast<Preset>(index));
    }
    static Options usual(const Options& options) {
        return preset_options(options.preset);
    }
    static Options with(const Options& options, int index, int value) {
        return with_option(options, index, value);
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

Options with_option(const Options& options, int index, int value) {
    auto changed = options;
    option_descriptors()[static_cast<std::size_t>(index)].set(changed, value);
    return validate(changed) ? options : changed;
}

Options preset_for(Preset preset, int /*players*/) {
    return preset_options(preset);
}

int changes_from_preset(const Options& options) {
    return count_changes<Options>(option_descriptors(), options, preset_options(options.preset));
}

} // namespace mitts::view::mitigati
