#include "table/game_options.h"

#include "view/panel_blocks.h"

#include <algorithm>
#include <array>

namespace mitts::table {

namespace {

using i18n::Language;
using i18n::TextId;
using view::BlockKind;
using view::PanelBlock;
using view::PanelIntent;
using view::PanelResult;

constexpr std::array kind_pictures{view::Picture::IconMitten, view::Picture::IconGlove, view::Picture::IconSock};

class OptionsWriter {
public:
    OptionsWriter(const GameOptions& options, OptionUse use, Language language)
        : options_(options), kind_(options.kind()), use_(use), language_(language),
          preset_(kind_.words.preset(language, options.preset())) {
    }

    view::PanelDoc write() {
        const int changes = options_.changes();
        doc_ = {.title = say(use_ == OptionUse::Change ? TextId::RulesTitle : TextId::RulesInForce),
                .subtitle = say(TextId::RulesFrom,
                                {{"game", kind_.words.game(language_)}, {"rules", options_.rules_name(language_)}}),
                .width = view::PanelWidth::Sheet,
                .paired = true,
                .note = options_.note(language_)};
        if (use_ == OptionUse::Change) {
            add_presets();
            add_foot(changes);
        }
        const auto& shapes = options_.shapes();
        const auto& matrix = kind_.matrix.options;
        for (const auto& [group, title] : kind_.sections) {
            doc_.blocks.push_back({.kind = BlockKind::Heading, .text = say(title)});
            if (group == kind_.matrix.group && !matrix.empty()) {
                add_matrix();
            }
            for (std::size_t at = 0; at < shapes.size(); ++at) {
                if (shapes[at].group == group &&
                    std::find(matrix.begin(), matrix.end(), shapes[at].name) == matrix.end()) {
                    doc_.blocks.push_back(block_of(static_cast<int>(at)));
                }
            }
        }
        return std::move(doc_);
    }

private:
    std::string say(TextId id, std::initializer_list<i18n::Argument> arguments = {}) const {
        return i18n::say(language_, id, arguments);
    }
    const OptionShape& shape_at(int index) const {
        return options_.shapes()[static_cast<std::size_t>(index)];
    }
    std::string value_words(int index, int value) const {
        return kind_.words.option_value(language_, shape_at(index).name, value);
    }
    static PanelResult set_option(int index, int value) {
        return {.intent = PanelIntent::SetOption, .index = index, .value = value};
    }

    void add_presets() {
        auto& presets = doc_.blocks.emplace_back(PanelBlock{.kind = BlockKind::Switches}).choices;
        for (int at = 0; at < kind_.presets; ++at) {
            presets.push_back({.words = kind_.words.preset(language_, at),
                               .press = {.intent = PanelIntent::ChoosePreset, .index = at},
                               .on = at == options_.preset()});
        }
    }

    void add_foot(int changes) {
        if (changes > 0) {
            doc_.foot.push_back({.words = say(TextId::RulesBack, {{"preset", preset_}}),
                                 .press = {.intent = PanelIntent::ResetOptions},
                                 .picture = view::Picture::IconUndo});
        }
        doc_.foot.push_back({.words = say(TextId::MatchDeal), .press = {.intent = PanelIntent::Start}});
        doc_.has_default = true;
    }

    // Returns an option's block with the lines below its name: the preset's value if the option was changed, the
    // explanation, and the possible values if some values are impossible.
    PanelBlock block_of(int index) const {
        const auto& shape = shape_at(index);
        const auto name = kind_.words.option(language_, shape.name);
        auto block = use_ == OptionUse::Look           ? PanelBlock{.kind = BlockKind::Value,
                                                                    .text = name,
                                                                    .figure = value_words(index, options_.value(index))}
                     : shape.kind == OptionKind::Range ? stepper(index, name)
                                                       : choices(index, name);
        block.rule = shape.rule;
        block.changed = options_.value(index) != options_.usual(index);
        for (const auto& line :
             {preset_value(index), kind_.words.option_help(language_, shape.name), std::exchange(block.help, {})}) {
            block.help += (block.help.empty() || line.empty() ? "" : "\n") + line;
        }
        return block;
    }

    // Returns the line that states an option's value in the preset, or an empty string if the option was not changed.
    std::string preset_value(int index) const {
        const int usual = options_.usual(index);
        return options_.value(index) == usual
                   ? std::string()
                   : say(TextId::RulesPresetValue, {{"preset", preset_}, {"value", value_words(index, usual)}});
    }

    // Returns a control with all values. If some values are impossible, its help lists the possible values.
    PanelBlock choices(int index, const std::string& name) const {
        const int now = options_.value(index);
        std::vector<view::PanelChoice> values;
        std::string possible;
        bool all = true;
        for (const int value : option_values(shape_at(index))) {
            const bool can = options_.accepts(index, value);
            values.push_back({.words = value_words(index, value),
                              .press = set_option(index, value),
                              .enabled = can,
                              .on = value == now});
            all = all && can;
            if (can) {
                possible += (possible.empty() ? "" : ", ") + values.back().words;
            }
        }
        const bool is_switch = shape_at(index).kind == OptionKind::YesNo;
        auto block = is_switch ? view::switch_of(language_, name, now != 0, set_option(index, now == 0 ? 1 : 0))
                               : view::choices_of(language_, name, std::move(values));
        block.choices.front().enabled = is_switch ? all : block.choices.front().enabled;
        block.help = all ? std::string() : say(TextId::RulesOnly, {{"values", possible}});
        return block;
    }

    // Returns a stepper, whose two buttons decrease and increase the value.
    PanelBlock stepper(int index, const std::string& name) const {
        const int now = options_.value(index);
        const int step = options_.touch_step(index);
        const auto [low, high] = options_.range(index);
        PanelBlock block{.kind = BlockKind::Stepper, .text = name, .figure = value_words(index, now)};
        for (const auto& [words, value] : {std::pair(TextId::Less, now - step), std::pair(TextId::More, now + step)}) {
            block.choices.push_back({.words = say(words, {{"what", name}}),
                                     .press = set_option(index, value),
                                     .enabled = value >= low && value <= high});
        }
        return block;
    }

    // Adds the matrix of call values, with a row for each rank and a column for each kind.
    void add_matrix() {
        const auto& [group, options, columns, lines] = kind_.matrix;
        PanelBlock names{.kind = BlockKind::Columns};
        for (const auto column : columns) {
            names.choices.push_back({.words = say(column), .picture = kind_pictures[names.choices.size() % 3]});
        }
        doc_.blocks.push_back(std::move(names));
        for (std::size_t at = 0; at < options.size(); ++at) {
            const int index = options_.index_of(options[at]);
            if (at % columns.size() == 0) {
                doc_.blocks.push_back({.kind = BlockKind::Steppers,
                                       .text = say(lines[at / columns.size()]),
                                       .rule = shape_at(index).rule});
            }
            auto cell = block_of(index);
            cell.help = preset_value(index);
            cell.rule = {};
            doc_.blocks.back().cells.push_back(std::move(cell));
        }
    }

    const GameOptions& options_;
    const GameKind& kind_;
    OptionUse use_;
    Language language_;
    std::string preset_; ///< the name of the current preset
    view::PanelDoc doc_{};
};

} // namespace

int GameOptions::index_of(std::string_view name) const {
    const auto& all = shapes();
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& shape) { return shape.name == name; });
    return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

std::pair<int, int> GameOptions::range(int index) const {
    const auto& shape = shapes()[static_cast<std::size_t>(index)];
    auto [low, high] = std::pair(shape.low, shape.high);
    while (high > value(index) && !accepts(index, high)) {
        high -= shape.step;
    }
    while (low < value(index) && !accepts(index, low)) {
        low += shape.step;
    }
    return {shape.special.empty() ? low : shape.special_value, high};
}

int GameOptions::changes() const {
    int changes = 0;
    for (int at = 0; at < static_cast<int>(shapes().size()); ++at) {
        changes += at != index_of("players") && value(at) != usual(at) ? 1 : 0;
    }
    return changes;
}

std::string GameOptions::rules_name(Language language) const {
    auto name = kind().words.preset(language, preset());
    const int changes = this->changes();
    return changes == 0 ? name
                        : say(language, TextId::RulesChanged, {{"preset", name}, {"n", changes}, {"count", changes}});
}

view::PanelDoc GameOptions::panel(OptionUse use, Language language) const {
    return OptionsWriter{*this, use, language}.write();
}

} // namespace mitts::table
