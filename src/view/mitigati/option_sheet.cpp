#include "view/mitigati/option_sheet.h"

#include "i18n/mitigati_words.h"

namespace mitts::view::mitigati {

namespace {

using i18n::Language;
using i18n::TextId;
using namespace mitts::mitigati;
using Descriptor = OptionDescriptor<Options>;

OptionRow row_of(const Descriptor& descriptor, int index, const Options& options, Language language) {
    const int value = descriptor.get(options);
    const int usual = descriptor.get(preset_options(options.preset));
    const auto usual_words = i18n::mitigati::option_value(language, descriptor.name, usual);
    const auto preset = i18n::mitigati::preset_name(language, options.preset);
    OptionRow row{.index = index,
                  .name = i18n::mitigati::option_name(language, descriptor.name),
                  .help = i18n::mitigati::option_help(language, descriptor.name),
                  .control = descriptor.kind == OptionKind::Range ? OptionControl::Stepper : OptionControl::Segments,
                  .choices = {},
                  .value = value,
                  .low = descriptor.low,
                  .high = descriptor.high,
                  .step = descriptor.step,
                  .changed = value != usual,
                  .preset_value =
                      i18n::say(language, TextId::RulesPresetValue, {{"preset", preset}, {"value", usual_words}})};
    if (row.control == OptionControl::Segments) {
        for (const int choice : option_values(shape_of(descriptor))) {
            row.choices.push_back(
                {.value = choice, .label = i18n::mitigati::option_value(language, descriptor.name, choice)});
        }
    }
    return row;
}

OptionSection section_of(OptionGroup group, TextId title, const Options& options, Language language) {
    OptionSection section{.title = i18n::say(language, title), .rows = {}, .columns = {}, .lines = {}};
    const auto descriptors = option_descriptors();
    for (std::size_t at = 0; at < descriptors.size(); ++at) {
        if (descriptors[at].group == group) {
            section.rows.push_back(row_of(descriptors[at], static_cast<int>(at), options, language));
        }
    }
    return section;
}

} // namespace

OptionSheet option_sheet(const Options& options, Language language) {
    const auto preset = i18n::mitigati::preset_name(language, options.preset);
    const auto game = i18n::say(language, TextId::MitigatiName);
    const int changes = changes_from_preset(options);
    OptionSheet sheet{
        .title = i18n::say(language, TextId::RulesTitle),
        .subtitle = changes == 0 ? i18n::say(language, TextId::RulesFromPlain, {{"game", game}, {"preset", preset}})
                                 : i18n::say(language, TextId::RulesFrom,
                                             {{"game", game}, {"preset", preset}, {"n", changes}, {"count", changes}}),
        .presets = {preset},
        .preset = static_cast<int>(options.preset),
        .sections = {section_of(OptionGroup::Table, TextId::RulesSectionTable, options, language),
                     section_of(OptionGroup::Values, TextId::SummaryHonours, options, language)},
        .note = i18n::say(language, TextId::RulesNoteDeals, {{"n", options.deals}}),
        .changes = changes};
    return sheet;
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
    const auto usual = preset_options(options.preset);
    int changes = 0;
    for (const auto& descriptor : option_descriptors()) {
        changes += descriptor.get(options) != descriptor.get(usual) ? 1 : 0;
    }
    return changes;
}

} // namespace mitts::view::mitigati
