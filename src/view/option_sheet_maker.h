// Builds the option sheet of any game from its descriptors. A game supplies Parts with:
//
//   Game, Words               the game's type, and its words (i18n/game_words.h)
//   sections()                the sections in order
//   note(options, language)   a summary of these options in one line
//   adapt(sheet, language)    changes the whole sheet; UsualSheet does nothing
//   adapt_row(row, name)      changes one row
#pragma once

#include "games/option_change.h"
#include "i18n/game_words.h"
#include "view/option_sheet.h"

namespace mitts::view {

/// A heading, and the group of options below it.
struct SheetSection {
    OptionGroup group;
    i18n::TextId title;
};

/// Returns the kind of control for a kind of option.
inline OptionControl control_of(OptionKind kind) {
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

struct UsualSheet {
    static void adapt(OptionSheet& /*sheet*/, i18n::Language /*language*/) {
    }
    static void adapt_row(OptionRow& /*row*/, std::string_view /*option*/) {
    }
};

template <class Parts> class OptionSheetMaker {
public:
    using Game = typename Parts::Game;
    using Words = typename Parts::Words;
    using Options = typename Game::Options;
    using Descriptor = OptionDescriptor<Options>;
    using TextId = i18n::TextId;

    OptionSheetMaker(const Options& options, i18n::Language language)
        : options_(options), usual_(preset_for<Game>(static_cast<int>(options.preset), Game::players(options))),
          language_(language), preset_(Words::preset(language, static_cast<int>(options.preset))) {
    }

    OptionSheet make() const {
        OptionSheet sheet{.title = say(TextId::RulesTitle),
                          .subtitle = {},
                          .presets = {},
                          .preset = static_cast<int>(options_.preset),
                          .sections = {},
                          .note = Parts::note(options_, language_),
                          .changes = changes_from_preset<Game>(options_)};
        sheet.subtitle = subtitle(sheet.changes);
        for (int index = 0; index < static_cast<int>(Game::preset_names().size()); ++index) {
            sheet.presets.push_back(Words::preset(language_, index));
        }
        for (const auto& [group, title] : Parts::sections()) {
            sheet.sections.push_back(section(group, title));
        }
        Parts::adapt(sheet, language_);
        return sheet;
    }

private:
    std::string say(TextId id, std::initializer_list<i18n::Argument> arguments = {}) const {
        return i18n::say(language_, id, arguments);
    }

    std::string subtitle(int changes) const {
        const auto game = Words::game(language_);
        return changes == 0
                   ? say(TextId::RulesFromPlain, {{"game", game}, {"preset", preset_}})
                   : say(TextId::RulesFrom, {{"game", game}, {"preset", preset_}, {"n", changes}, {"count", changes}});
    }

    OptionSection section(OptionGroup group, TextId title) const {
        OptionSection section{.title = say(title), .rows = {}, .columns = {}, .lines = {}};
        const auto descriptors = Game::option_descriptors();
        for (std::size_t at = 0; at < descriptors.size(); ++at) {
            if (descriptors[at].group == group) {
                section.rows.push_back(row(descriptors[at], static_cast<int>(at)));
            }
        }
        return section;
    }

    OptionRow row(const Descriptor& descriptor, int index) const {
        const int value = descriptor.get(options_);
        const int usual = descriptor.get(usual_);
        OptionRow row{.index = index,
                      .name = Words::option(language_, descriptor.name),
                      .help = Words::option_help(language_, descriptor.name),
                      .rule = descriptor.rule,
                      .control = control_of(descriptor.kind),
                      .choices = {},
                      .value = value,
                      .low = descriptor.low,
                      .high = descriptor.high,
                      .step = descriptor.step,
                      .changed = value != usual,
                      .preset_value =
                          say(TextId::RulesPresetValue, {{"preset", preset_}, {"value", words(descriptor, usual)}}),
                      .barred = {}};
        if (row.control == OptionControl::Stepper) {
            add_range(row, descriptor);
        } else {
            add_choices(row, descriptor);
        }
        Parts::adapt_row(row, descriptor.name);
        return row;
    }

    // Limits a stepper to the values that are possible with the other options. A special value with a name becomes the
    // lowest.
    void add_range(OptionRow& row, const Descriptor& descriptor) const {
        while (row.high > row.value && !can_be(descriptor, row.index, row.high)) {
            row.high -= row.step;
        }
        while (row.low < row.value && !can_be(descriptor, row.index, row.low)) {
            row.low += row.step;
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

    bool can_be(const Descriptor& descriptor, int index, int value) const {
        return value == descriptor.get(options_) || with_option<Game>(options_, index, value);
    }

    std::string words(const Descriptor& descriptor, int value) const {
        return Words::option_value(language_, descriptor.name, value);
    }

    const Options& options_;
    Options usual_;
    i18n::Language language_;
    std::string preset_; ///< the name of the current preset
};

} // namespace mitts::view
