#include "view/panel_blocks.h"
#include "view/panels.h"

#include <algorithm>
#include <array>

namespace mitts::view {

namespace {

using i18n::Language;
using i18n::say;
using i18n::TextId;

constexpr std::array kind_pictures{Picture::IconMitten, Picture::IconGlove, Picture::IconSock};

std::string value_words(const OptionRow& row) {
    const auto found = std::find_if(row.choices.begin(), row.choices.end(),
                                    [&](const OptionChoice& one) { return one.value == row.value; });
    return found == row.choices.end() ? std::to_string(row.value) : found->label;
}

PanelResult set_option(const OptionRow& row, int value) {
    return {.intent = PanelIntent::SetOption, .index = row.index, .value = value};
}

PanelBlock control_of(const OptionRow& row, Language language) {
    std::vector<PanelChoice> choices;
    switch (row.control) {
    case OptionControl::Segments:
        for (const auto& one : row.choices) {
            choices.push_back({.words = one.label,
                               .press = set_option(row, one.value),
                               .enabled = one.possible,
                               .on = one.value == row.value});
        }
        return choices_of(language, row.name, std::move(choices));
    case OptionControl::Switch: {
        auto block = switch_of(language, row.name, row.value != 0, set_option(row, row.value == 0 ? 1 : 0));
        block.choices.front().enabled =
            std::all_of(row.choices.begin(), row.choices.end(), [](const OptionChoice& one) { return one.possible; });
        return block;
    }
    case OptionControl::Stepper:
        break;
    }
    for (const auto& [words, value] :
         {std::pair(TextId::Less, row.value - row.step), std::pair(TextId::More, row.value + row.step)}) {
        choices.push_back({.words = say(language, words, {{"what", row.name}}),
                           .press = set_option(row, value),
                           .enabled = value >= row.low && value <= row.high});
    }
    return {.kind = BlockKind::Stepper, .text = row.name, .figure = value_words(row), .choices = std::move(choices)};
}

// Returns a row's block, with these lines below the name: the preset's value if it was changed, the explanation, and
// the reason why some values are impossible.
PanelBlock block_of(const OptionRow& row, SheetUse use, Language language) {
    auto block = use == SheetUse::Change
                     ? control_of(row, language)
                     : PanelBlock{.kind = BlockKind::Value, .text = row.name, .figure = value_words(row)};
    block.rule = row.rule;
    block.changed = row.changed;
    for (const auto& line : {row.changed ? row.preset_value : std::string(), row.help,
                             use == SheetUse::Change ? row.barred : std::string()}) {
        block.help += (block.help.empty() || line.empty() ? "" : "\n") + line;
    }
    return block;
}

// Adds the matrix of call values: a line for each rank, with a column for each kind.
void add_matrix(PanelDoc& doc, const OptionSection& section, SheetUse use, Language language) {
    PanelBlock names{.kind = BlockKind::Columns};
    for (const auto& column : section.columns) {
        names.choices.push_back({.words = column, .picture = kind_pictures[names.choices.size() % 3]});
    }
    doc.blocks.push_back(std::move(names));
    std::size_t line = 0;
    for (const auto& row : section.rows) {
        if (row.column == 0) {
            continue;
        }
        if (row.column == 1) {
            doc.blocks.push_back({.kind = BlockKind::Steppers, .text = section.lines[line++], .rule = row.rule});
        }
        auto cell = block_of(row, use, language);
        cell.help = row.changed ? row.preset_value : std::string();
        cell.rule = {};
        doc.blocks.back().cells.push_back(std::move(cell));
    }
}

} // namespace

PanelDoc options_doc(const OptionSheet& sheet, SheetUse use, Language language) {
    PanelDoc doc{.title = use == SheetUse::Change ? sheet.title : say(language, TextId::RulesInForce),
                 .subtitle = sheet.subtitle,
                 .width = PanelWidth::Sheet,
                 .paired = true,
                 .note = sheet.note};
    if (use == SheetUse::Change) {
        std::vector<PanelChoice> presets;
        for (const auto& name : sheet.presets) {
            const auto at = static_cast<int>(presets.size());
            presets.push_back(
                {.words = name, .press = {.intent = PanelIntent::ChoosePreset, .index = at}, .on = at == sheet.preset});
        }
        doc.blocks.push_back({.kind = BlockKind::Switches, .choices = std::move(presets)});
        const auto& preset = sheet.presets[static_cast<std::size_t>(sheet.preset)];
        if (sheet.changes > 0) {
            doc.foot.push_back({.words = say(language, TextId::RulesBack, {{"preset", preset}}),
                                .press = {.intent = PanelIntent::ResetOptions},
                                .picture = Picture::IconUndo});
        }
        doc.foot.push_back({.words = say(language, TextId::MatchDeal), .press = {.intent = PanelIntent::Start}});
        doc.has_default = true;
    }
    for (const auto& section : sheet.sections) {
        doc.blocks.push_back({.kind = BlockKind::Heading, .text = section.title});
        if (!section.columns.empty()) {
            add_matrix(doc, section, use, language);
        }
        for (const auto& row : section.rows) {
            if (section.columns.empty() || row.column == 0) {
                doc.blocks.push_back(block_of(row, use, language));
            }
        }
    }
    return doc;
}

} // namespace mitts::view
