#include "view/mitch/option_sheet.h"

#include "i18n/mitch_words.h"

namespace mitts::view::mitch {

namespace {

using i18n::Language;
using i18n::TextId;
using namespace mitts::mitch;
using Descriptor = OptionDescriptor<Options>;

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
        const auto game = say(TextId::MitchName);
        const int changes = changes_from_preset(options_);
        OptionSheet sheet{
            .title = say(TextId::RulesTitle),
            .subtitle = changes == 0 ? say(TextId::RulesFromPlain, {{"game", game}, {"preset", preset}})
                                     : say(TextId::RulesFrom,
                                           {{"game", game}, {"preset", preset}, {"n", changes}, {"count", changes}}),
            .preset = static_cast<int>(options_.preset),
            .note = rounds_note(),
            .changes = changes};
        for (int at = 0; at < preset_count; ++at) {
            sheet.presets.push_back(i18n::preset_name(language_, static_cast<Preset>(at)));
        }
        sheet.sections = {section(OptionGroup::Table, TextId::RulesSectionTable),
                          section(OptionGroup::Captures, TextId::MitchSectionColumns),
                          section(OptionGroup::Values, TextId::MitchSectionPoints),
                          section(OptionGroup::Ending, TextId::RulesSectionEnding)};
        return sheet;
    }

private:
    std::string say(TextId id, std::initializer_list<i18n::Argument> arguments = {}) const {
        return i18n::say(language_, id, arguments);
    }

    std::string rounds_note() const {
        return say(TextId::MitchNote, {{"rounds", options_.rounds},
                                       {"count", options_.rounds},
                                       {"hand", options_.hand_size},
                                       {"points", suit_value(options_)}});
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
                      .name = i18n::mitch_option_name(language_, descriptor.name),
                      .help = i18n::mitch_option_help(language_, descriptor.name),
                      .control = control_of(descriptor.kind),
                      .value = value,
                      .low = descriptor.low,
                      .high = descriptor.high,
                      .step = 1,
                      .changed = value != usual};
        row.preset_value = say(TextId::RulesPresetValue, {{"preset", i18n::preset_name(language_, options_.preset)},
                                                          {"value", words(descriptor, usual)}});
        if (row.control == OptionControl::Stepper) {
            add_range(row, descriptor);
        } else {
            add_choices(row, descriptor);
        }
        return row;
    }

    bool can_be(const Descriptor& descriptor, int index, int value) const {
        return descriptor.get(with_option(options_, index, value)) == value;
    }

    // A stepper goes as far as can be dealt; a named value beside its numbers is told as a choice.
    void add_range(OptionRow& row, const Descriptor& descriptor) const {
        while (row.high > row.value && !can_be(descriptor, row.index, row.high)) {
            --row.high;
        }
        while (row.low < row.value && !can_be(descriptor, row.index, row.low)) {
            ++row.low;
        }
        if (!descriptor.special.empty()) {
            row.low = descriptor.special_value;
            row.choices.push_back({.value = row.low, .label = words(descriptor, row.low)});
        }
    }

    void add_choices(OptionRow& row, const Descriptor& descriptor) const {
        std::string possible;
        bool all = true;
        for (const int value : option_values(shape_of(descriptor))) {
            const bool can = can_be(descriptor, row.index, value);
            row.choices.push_back({.value = value, .label = words(descriptor, value), .possible = can});
            all = all && can;
            if (can) {
                possible += (possible.empty() ? "" : ", ") + row.choices.back().label;
            }
        }
        if (!all) {
            row.barred = say(TextId::RulesOnly, {{"values", possible}});
        }
    }

    std::string words(const Descriptor& descriptor, int value) const {
        return i18n::mitch_option_value(language_, descriptor.name, value);
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
    const auto usual = preset_for(options.preset, options.players);
    int changes = 0;
    for (const auto& descriptor : option_descriptors()) {
        changes += descriptor.name != "players" && descriptor.get(options) != descriptor.get(usual) ? 1 : 0;
    }
    return changes;
}

} // namespace mitts::view::mitch
