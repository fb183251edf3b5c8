#include "view/mitch/option_sheet.h"

#include "i18n/mitch_words.h"
#include "view/option_sheet_maker.h"

#include <array>

namespace mitts::view::mitch {

namespace {

using i18n::Language;
using i18n::TextId;
using namespace mitts::mitch;

// Options that must follow the one just changed.
void settle(Options& options) {
    if (options.players > 5) {
        options.packs = 2;
    }
    while (options.hand_size > 0 && validate(options).has_value() && validate(options)->option == "hand_size") {
        --options.hand_size;
    }
    if (options.direction == Direction::HighLow) { // C15
        options.tie = Tie::HighLast;
    }
}

struct SheetParts {
    using Options = mitts::mitch::Options;
    static constexpr int presets = preset_count;
    static constexpr TextId game = TextId::MitchName;

    static std::array<SheetSection, 4> sections() {
        return {{{OptionGroup::Table, TextId::RulesSectionTable},
                 {OptionGroup::Captures, TextId::MitchSectionColumns},
                 {OptionGroup::Values, TextId::MitchSectionPoints},
                 {OptionGroup::Ending, TextId::RulesSectionEnding}}};
    }
    static auto descriptors() {
        return option_descriptors();
    }
    static std::string preset(Language language, int index) {
        return i18n::preset_name(language, static_cast<Preset>(index));
    }
    static Options usual(const Options& options) {
        return preset_for(options.preset, options.players);
    }
    static Options with(const Options& options, int index, int value) {
        return with_option(options, index, value);
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

Options with_option(const Options& options, int index, int value) {
    const auto descriptors = option_descriptors();
    if (index < 0 || index >= static_cast<int>(descriptors.size())) {
        return options;
    }
    const auto& descriptor = descriptors[static_cast<std::size_t>(index)];
    if (!option_accepts(shape_of(descriptor), value)) {
        return options;
    }
    auto changed = options;
    if (descriptor.name == "players") {
        const bool usual_packs = options.packs == preset_for(options.preset, options.players).packs;
        const bool usual_rounds = options.rounds == options.players;
        set_players(changed, value);
        changed.packs = usual_packs ? changed.packs : options.packs;
        changed.rounds = usual_rounds ? changed.rounds : options.rounds;
    } else {
        descriptor.set(changed, value);
    }
    settle(changed);
    // Settling may have taken the change back: then it is impossible beside the others.
    return descriptor.get(changed) == value && !validate(changed) ? changed : options;
}

Options preset_for(Preset preset, int players) {
    auto options = preset_options(preset);
    set_players(options, players);
    settle(options);
    return options;
}

int changes_from_preset(const Options& options) {
    return count_changes<Options>(option_descriptors(), options, preset_for(options.preset, options.players));
}

} // namespace mitts::view::mitch
