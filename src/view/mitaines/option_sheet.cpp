#include "view/mitaines/option_sheet.h"

#include "i18n/mitaines_words.h"

#include <algorithm>
#include <array>

namespace mitts::view::mitaines {

namespace {

using i18n::Language;
using i18n::TextId;
using namespace mitts::mitaines;
using Descriptor = OptionDescriptor<Options>;

constexpr std::array values_of_calls{"mitten", "glove", "sock", "jack_mitten", "jack_glove", "jack_sock"};

// Which column of the matrix of call values an option stands in, from 1; 0: in none.
int matrix_column(std::string_view option) {
    const auto found = std::find(values_of_calls.begin(), values_of_calls.end(), option);
    return found == values_of_calls.end() ? 0 : static_cast<int>(found - values_of_calls.begin()) % 3 + 1;
}

// What one touch on less or more changes: fine where values are small.
int touch_step(const Descriptor& descriptor, int value) {
    if (descriptor.name == "target") {
        return value >= 1000 ? 100 : 50;
    }
    return value >= 100 ? 10 : 5;
}

// Options that must follow the one just changed (M3, M4, M5, M6).
void settle(Options& options) {
    if (options.dealing == Dealing::Singly && (options.players != 4 || options.jokers != 0)) { // M5
        options.dealing = Dealing::Packets;
    }
    if (options.exchange == YesNo::Yes && options.players != 4) { // M6
        options.exchange = YesNo::No;
    }
    options.layout = options.dealing == Dealing::Singly ? 0 : options.jokers == 0 ? 4 : 6; // M3 to M5
}

OptionControl control_of(OptionKind kind) {
    switch (kind) {
    case OptionKind::YesNo:
        return OptionControl::Switch;
    case OptionKind::Range:
        return OptionControl::Stepper;
    case OptionKind::Choice:
    case OptionKind::Numbers:
        break;
    }
    return OptionControl::Segments;
}

class SheetMaker {
public:
    SheetMaker(const Options& options, Language language)
        : options_(options), preset_(preset_for(options.preset, options.players)), language_(language) {
    }

    OptionSheet make() const {
        const auto preset = i18n::preset_name(language_, options_.preset);
        const auto game = say(TextId::MitainesName);
        const int changes = changes_from_preset(options_);
        OptionSheet sheet{
            .title = say(TextId::RulesTitle),
            .subtitle = changes == 0 ? say(TextId::RulesFromPlain, {{"game", game}, {"preset", preset}})
                                     : say(TextId::RulesFrom,
                                           {{"game", game}, {"preset", preset}, {"n", changes}, {"count", changes}}),
            .preset = static_cast<int>(options_.preset),
            .note = deals_note(),
            .changes = changes};
        for (int at = 0; at < preset_count; ++at) {
            sheet.presets.push_back(i18n::preset_name(language_, static_cast<Preset>(at)));
        }
        sheet.sections = {section(OptionGroup::Table, TextId::RulesSectionTable),
                          section(OptionGroup::Values, TextId::RulesSectionValues),
                          section(OptionGroup::Captures, TextId::RulesSectionCaptures),
                          section(OptionGroup::Ending, TextId::RulesSectionEnding)};
        auto& values = sheet.sections[1];
        values.columns = {i18n::kind_name(language_, Kind::Mitten), i18n::kind_name(language_, Kind::Glove),
                          i18n::kind_name(language_, Kind::Sock)};
        values.lines = {say(TextId::RulesMostRanks), say(TextId::RulesJacks)};
        return sheet;
    }

private:
    std::string say(TextId id, std::initializer_list<i18n::Argument> arguments = {}) const {
        return i18n::say(language_, id, arguments);
    }

    std::string deals_note() const {
        const int deals = deal_count(options_);
        return say(TextId::RulesDeals, {{"n", deals}, {"count", deals}, {"hand", hand_size(options_, 0)}});
    }

    OptionSection section(OptionGroup group, TextId title) const {
        OptionSection section{.title = say(title)};
        const auto descriptors = option_descriptors();
        for (std::size_t at = 0; at < descriptors.size(); ++at) {
            if (descriptors[at].group == group) {
                section.rows.push_back(row(descriptors[at], static_cast<int>(at)));
            }
        }
        return section;
    }

    OptionRow row(const Descriptor& descriptor, int index) const {
        const int value = descriptor.get(options_);
        const int usual = descriptor.get(preset_);
        OptionRow row{.index = index,
                      .name = i18n::option_name(language_, descriptor.name),
                      .help = i18n::option_help(language_, descriptor.name),
                      .control = control_of(descriptor.kind),
                      .value = value,
                      .low = descriptor.low,
                      .high = descriptor.high,
                      .step = touch_step(descriptor, value),
                      .changed = value != usual,
                      .column = matrix_column(descriptor.name)};
        row.preset_value =
            say(TextId::RulesPresetValue, {{"preset", i18n::preset_name(language_, options_.preset)},
                                           {"value", i18n::option_value(language_, descriptor.name, usual)}});
        if (row.control != OptionControl::Stepper) {
            add_choices(row, descriptor);
        }
        return row;
    }

    void add_choices(OptionRow& row, const Descriptor& descriptor) const {
        std::string possible;
        bool all = true;
        for (const int value : option_values(shape_of(descriptor))) {
            const bool can = descriptor.get(with_option(options_, row.index, value)) == value;
            row.choices.push_back(
                {.value = value, .label = i18n::option_value(language_, descriptor.name, value), .possible = can});
            all = all && can;
            if (can) {
                possible += (possible.empty() ? "" : ", ") + row.choices.back().label;
            }
        }
        if (!all) {
            row.barred = say(TextId::RulesOnly, {{"values", possible}});
        }
    }

    const Options& options_;
    Options preset_;
    Language language_;
};

} // namespace

OptionSheet option_sheet(const Options& options, Language language) {
    return SheetMaker{options, language}.make();
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
    descriptor.set(changed, value);
    settle(changed);
    // Settling may have taken the change back: then it is impossible beside the others.
    return descriptor.get(changed) == value ? changed : options;
}

Options preset_for(Preset preset, int players) {
    auto options = preset_options(preset);
    options.players = players;
    settle(options);
    return options;
}

int changes_from_preset(const Options& options) {
    const auto usual = preset_for(options.preset, options.players);
    int changes = 0;
    for (const auto& descriptor : option_descriptors()) {
        changes += descriptor.name != "players" && descriptor.get(options) != descriptor.get(usual) ? 1 : 0;
    }
    return changes;
}

} // namespace mitts::view::mitaines
