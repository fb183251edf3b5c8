#include "ui/panels/panel.h"

#include "ui/panels/controls.h"
#include "view/text_lines.h"
#include "view/type_widths.h"

#include <algorithm>
#include <array>

namespace mitts::ui {

namespace {

using i18n::TextId;
using view::Ink;
using view::OptionControl;
using view::OptionRow;
using view::OptionSection;
using view::Rect;
using view::Weight;

constexpr float column_gap = 32;
constexpr float dot_room = 16;
constexpr float name_size = 17;
constexpr float help_size = 14;

std::vector<Segment> segments_of(const OptionRow& row, view::SheetUse use) {
    std::vector<Segment> values;
    for (const auto& choice : row.choices) {
        values.push_back({.value = choice.value,
                          .label = choice.label,
                          .enabled = choice.possible && use == view::SheetUse::Change});
    }
    return values;
}

class OptionsPanel {
public:
    OptionsPanel(Sheet& sheet, view::SheetUse use) : sheet_(sheet), use_(use) {
    }

    void draw(const view::OptionSheet& options) {
        if (use_ == view::SheetUse::Change) {
            presets(options);
        }
        for (const auto& section : options.sections) {
            heading(sheet_, section.title);
            matrix(section);
            rows(section);
            sheet_.y += 6;
        }
        if (sheet_.is_narrow()) {
            paragraph(sheet_, options.note, 15, Ink::Muted);
        }
    }

private:
    void presets(const view::OptionSheet& options) {
        std::vector<Chip> names;
        for (const auto& name : options.presets) {
            names.push_back({.words = name, .chosen = static_cast<int>(names.size()) == options.preset});
        }
        const auto touched = chips(sheet_, names);
        if (touched && *touched != options.preset) {
            sheet_.want(view::PanelIntent::ChoosePreset, *touched);
        }
    }

    float control_width(const OptionRow& row, float column) const {
        if (use_ == view::SheetUse::Look) {
            return std::min(column, sheet_.text_width(value_words(row), 18, Weight::Bold));
        }
        switch (row.control) {
        case OptionControl::Stepper:
            return stepper_width;
        case OptionControl::Switch:
            return toggle_width;
        case OptionControl::Segments:
            break;
        }
        return std::min(column, segments_width(sheet_, segments_of(row, use_)));
    }

    // Returns the lines under a rule's name: the preset's value if it was changed, the explanation, and why it is
    // barred.
    std::string small_print(const OptionRow& row) const {
        std::string text = row.changed ? row.preset_value : "";
        const auto add = [&text](const std::string& line) {
            text += (text.empty() || line.empty() ? "" : "\n") + line;
        };
        add(row.help);
        if (use_ == view::SheetUse::Change) {
            add(row.barred);
        }
        return text;
    }

    float name_room(const OptionRow& row, float breadth) const {
        return breadth - (row.changed ? dot_room : 0.0F) - rule_width(sheet_, row.rule);
    }
    float name_height(const OptionRow& row, float breadth) const {
        return view::text_height(row.name, name_room(row, breadth), name_size,
                                 row.changed ? Weight::Bold : Weight::Regular, measure_);
    }
    // Returns true if name and control fit side by side.
    bool lies(const OptionRow& row, float column) const {
        const float beside = column - control_width(row, column) - 12;
        const float longest_word =
            view::text_width(row.name, 1, name_size, Weight::Bold, measure_) + dot_room + rule_width(sheet_, row.rule);
        return beside >= 100 && beside >= longest_word;
    }

    // Returns true if the small print fits beside the control in at most two lines.
    bool print_lies(const OptionRow& row, float column) const {
        const float beside = column - control_width(row, column) - 12;
        return view::text_height(small_print(row), beside, help_size, Weight::Regular, measure_) <=
               2 * view::line_height(help_size) + 0.5F;
    }

    float row_height(const OptionRow& row, float column) const {
        const auto print = small_print(row);
        const float control = control_size(row, column);
        if (!lies(row, column)) {
            return about_height(row, column) + 8 + control;
        }
        const float beside = column - control_width(row, column) - 12;
        const float name = name_height(row, beside);
        if (print_lies(row, column)) {
            return std::max(control, name + print_height(print, beside));
        }
        return std::max(control, name) + print_height(print, column) + 2;
    }

    // Returns the height of name and small print above the control, at least the height of a touch target for the link
    // to the rule.
    float about_height(const OptionRow& row, float column) const {
        return std::max(control_height, name_height(row, column) + print_height(small_print(row), column));
    }

    float control_size(const OptionRow& row, float column) const {
        if (use_ == view::SheetUse::Look) {
            return lies(row, column) ? control_height : 24;
        }
        return row.control == OptionControl::Segments
                   ? segments_height(sheet_, segments_of(row, use_), control_width(row, column))
                   : control_height;
    }

    float print_height(const std::string& print, float breadth) const {
        return print.empty() ? 0 : view::text_height(print, breadth, help_size, Weight::Regular, measure_) + 2;
    }

    void rows(const OptionSection& section) {
        std::vector<const OptionRow*> plain;
        for (const auto& row : section.rows) {
            if (row.column == 0 || section.columns.empty()) {
                plain.push_back(&row);
            }
        }
        const bool two = sheet_.width() >= 640;
        const float column = two ? (sheet_.width() - column_gap) / 2 : sheet_.width();
        for (std::size_t at = 0; at < plain.size();) {
            const bool pair = two && at + 1 < plain.size();
            float height = row_height(*plain[at], column);
            draw_row(*plain[at], {sheet_.left(), sheet_.y, column, height});
            if (pair) {
                const float other = row_height(*plain[at + 1], column);
                draw_row(*plain[at + 1], {sheet_.left() + column + column_gap, sheet_.y, column, other});
                height = std::max(height, other);
            }
            sheet_.y += height + 14;
            at += pair ? 2 : 1;
        }
    }

    void draw_name(const OptionRow& row, view::Point at, float breadth) {
        if (row.changed) {
            sheet_.brush().disc({at.x + 5, at.y + name_size * 0.6F}, 4.5F, sheet_.ink(Ink::Red));
            at.x += dot_room;
        }
        sheet_.brush().paragraph(at, row.name, name_room(row, breadth), name_size,
                                 row.changed ? Weight::Bold : Weight::Regular, sheet_.ink(Ink::Text));
    }

    void draw_print(const OptionRow& row, view::Point at, float breadth) {
        const auto print = small_print(row);
        if (!print.empty()) {
            sheet_.brush().paragraph(at, print, breadth, help_size, Weight::Regular, sheet_.ink(Ink::Muted));
        }
    }

    void draw_row(const OptionRow& row, const Rect& rect) {
        if (use_ == view::SheetUse::Look) { // in the outline, its value is between name and help
            sheet_.outline().deaf([&] { draw_name_and_print(row, rect); });
        } else {
            draw_name_and_print(row, rect);
        }
        const float width = control_width(row, rect.w);
        const float height = control_size(row, rect.w);
        const bool beside = lies(row, rect.w);
        draw_control(row, beside ? Rect{rect.right() - width, rect.y, width, height}
                                 : Rect{rect.x, rect.bottom() - height, width, height});
    }

    void draw_name_and_print(const OptionRow& row, const Rect& rect) {
        const float width = control_width(row, rect.w);
        const float height = control_size(row, rect.w);
        if (!lies(row, rect.w)) {
            draw_name(row, {rect.x, rect.y}, rect.w);
            draw_print(row, {rect.x, rect.y + name_height(row, rect.w) + 2}, rect.w);
            link(row, {rect.x, rect.y, rect.w, about_height(row, rect.w)}, rect.y);
            return;
        }
        const float beside = rect.w - width - 12;
        const float name = name_height(row, beside);
        if (print_lies(row, rect.w)) {
            const float text = name + print_height(small_print(row), beside);
            const float top = rect.y + std::max(0.0F, (height - text) / 2);
            draw_name(row, {rect.x, top}, beside);
            draw_print(row, {rect.x, top + name + 2}, beside);
            link(row, {rect.x, rect.y, beside, rect.h}, top);
        } else {
            const float top = rect.y + std::max(0.0F, (height - name) / 2);
            draw_name(row, {rect.x, top}, beside);
            draw_print(row, {rect.x, rect.y + std::max(height, name) + 2}, rect.w);
            link(row, {rect.x, rect.y, beside, std::max(height, name)}, top);
        }
    }

    // Draws the link beside the first line of the name, at `top`.
    void link(const OptionRow& row, const Rect& rect, float top) {
        rule_link(sheet_, rect, top + name_size * 0.6F, row.rule, row.name);
    }

    void draw_control(const OptionRow& row, const Rect& rect) {
        if (use_ == view::SheetUse::Look) {
            sheet_.outline().add(view::PanelRole::Text, row.name);
            draw_value(row, rect);
            sheet_.outline().add(view::PanelRole::Text, row.help);
            return;
        }
        const auto mark = row.changed ? Mark::Changed : Mark::None;
        std::optional<int> value;
        switch (row.control) {
        case OptionControl::Segments:
            value = segments(sheet_, rect, segments_of(row, use_), row.value, row.name, mark);
            break;
        case OptionControl::Stepper:
            value = stepper(sheet_, rect, {row.value, row.low, row.high, row.step, value_words(row)}, row.name, mark);
            break;
        case OptionControl::Switch:
            if (toggle(sheet_, rect, row.value != 0, row.name, can_switch(row))) {
                value = row.value == 0 ? 1 : 0;
            }
            break;
        }
        if (value) {
            sheet_.want(view::PanelIntent::SetOption, row.index, *value);
        }
    }

    static std::string value_words(const OptionRow& row) {
        for (const auto& choice : row.choices) {
            if (choice.value == row.value) {
                return choice.label;
            }
        }
        return std::to_string(row.value);
    }

    // Draws the value of a rule in force, which cannot be changed.
    void draw_value(const OptionRow& row, const Rect& rect) {
        sheet_.brush().text({rect.right(), rect.centre().y - 18 * 0.6F}, value_words(row), 18, Weight::Bold,
                            sheet_.ink(row.changed ? Ink::Red : Ink::Text), view::Align::Right);
    }

    static bool can_switch(const OptionRow& row) {
        return std::all_of(row.choices.begin(), row.choices.end(), [](const auto& choice) { return choice.possible; });
    }

    // --- the values of calls, by kind and rank

    static constexpr std::array kind_icons{Sprite::icon_mitten, Sprite::icon_glove, Sprite::icon_sock};

    void matrix(const OptionSection& section) {
        if (section.columns.empty()) {
            return;
        }
        const auto columns = section.columns.size();
        std::vector<const OptionRow*> cells;
        for (const auto& row : section.rows) {
            if (row.column > 0) {
                cells.push_back(&row);
            }
        }
        sheet_.width() >= 600 ? matrix_wide(section, cells, columns) : matrix_tall(section, cells, columns);
    }

    void matrix_wide(const OptionSection& section, const std::vector<const OptionRow*>& cells, std::size_t columns) {
        const float names = sheet_.width() * 0.2F;
        const float pitch = (sheet_.width() - names) / static_cast<float>(columns);
        const auto left_of = [&](std::size_t column) {
            return sheet_.left() + names + pitch * static_cast<float>(column);
        };
        for (std::size_t column = 0; column < columns; ++column) {
            sheet_.brush().icon(kind_icons[column % 3], {left_of(column) + 13, sheet_.y + 22}, 22,
                                sheet_.ink(Ink::Red));
            sheet_.brush().text({left_of(column) + 36, sheet_.y + 12}, section.columns[column], 17, Weight::Bold,
                                sheet_.ink(Ink::Text));
        }
        rule_link(sheet_, {sheet_.left(), sheet_.y, names - 16, control_height}, sheet_.y + 22, cells.front()->rule,
                  section.title);
        sheet_.y += control_height;
        for (std::size_t line = 0; line * columns < cells.size(); ++line) {
            sheet_.brush().text({sheet_.left(), sheet_.y + 22 - 17 * 0.6F}, section.lines[line], 17, Weight::Regular,
                                sheet_.ink(Ink::Text));
            bool changed = false;
            for (std::size_t column = 0; column < columns && line * columns + column < cells.size(); ++column) {
                const auto& cell = *cells[line * columns + column];
                draw_control(cell, {left_of(column), sheet_.y, stepper_width, control_height});
                if (cell.changed) {
                    changed = true;
                    preset_value(cell, {left_of(column), sheet_.y + control_height + 2});
                }
            }
            sheet_.y += control_height + (changed ? 26.0F : 10.0F);
        }
        sheet_.y += 4;
    }

    void preset_value(const OptionRow& cell, view::Point at) {
        sheet_.brush().disc({at.x + 5, at.y + 9}, 4, sheet_.ink(Ink::Red));
        sheet_.brush().text({at.x + 14, at.y}, cell.preset_value, help_size, Weight::Regular, sheet_.ink(Ink::Muted));
    }

    void matrix_tall(const OptionSection& section, const std::vector<const OptionRow*>& cells, std::size_t columns) {
        for (std::size_t line = 0; line * columns < cells.size(); ++line) {
            sheet_.brush().text({sheet_.left(), sheet_.y + 12}, section.lines[line], 17, Weight::Bold,
                                sheet_.ink(Ink::Text));
            rule_link(sheet_, {sheet_.left(), sheet_.y, sheet_.width(), control_height}, sheet_.y + 22,
                      cells[line * columns]->rule, section.lines[line]);
            sheet_.y += control_height;
            for (std::size_t column = 0; column < columns && line * columns + column < cells.size(); ++column) {
                const auto& cell = *cells[line * columns + column];
                const auto& name = section.columns[column];
                const float middle = sheet_.y + control_height / 2;
                sheet_.brush().icon(kind_icons[column % 3], {sheet_.left() + 12, middle}, 22, sheet_.ink(Ink::Red));
                sheet_.brush().text({sheet_.left() + 34, middle - 17 * 0.6F}, name, 17, Weight::Regular,
                                    sheet_.ink(Ink::Text));
                if (34 + sheet_.text_width(name, 17, Weight::Regular) + stepper_width > sheet_.width()) {
                    sheet_.y += control_height - 6;
                }
                draw_control(cell, {sheet_.right() - stepper_width, sheet_.y, stepper_width, control_height});
                sheet_.y += control_height + 6;
                if (cell.changed) {
                    preset_value(cell, {sheet_.right() - stepper_width, sheet_.y - 4});
                    sheet_.y += 16;
                }
            }
            sheet_.y += 10;
        }
    }

    Sheet& sheet_;
    view::SheetUse use_;
    view::TypeMeasure measure_;
};

void draw_foot(Sheet& sheet, const view::OptionSheet& options) {
    const auto foot = sheet.foot();
    const float middle = foot.centre().y;
    const ButtonWords deal{.text = sheet.say(TextId::MatchDeal), .size = 19};
    const auto& preset = options.presets[static_cast<std::size_t>(options.preset)];
    const ButtonWords back{.text = sheet.say(TextId::RulesBack, {{"preset", preset}}), .icon = Sprite::icon_undo};
    float x = sheet.left();
    if (options.changes > 0) {
        const bool narrow = sheet.is_narrow();
        const float width = narrow ? 52 : button_width(sheet, back);
        const Rect rect{x, middle - 26, width, 52};
        const bool pressed = narrow ? icon_button(sheet, rect, Sprite::icon_undo, back.text)
                                    : button(sheet, rect, ButtonKind::Plain, back);
        if (pressed) {
            sheet.want(view::PanelIntent::ResetOptions);
        }
        x = rect.right() + 12;
    }
    const float width = sheet.is_narrow() ? sheet.right() - x : button_width(sheet, deal) + 16;
    if (!sheet.is_narrow() && sheet.text_width(options.note, 16, Weight::Regular) < sheet.right() - width - 12 - x) {
        sheet.brush().text({sheet.right() - width - 16, middle - 16 * 0.6F}, options.note, 16, Weight::Regular,
                           sheet.ink(Ink::Muted), view::Align::Right);
    }
    if (button(sheet, {sheet.right() - width, middle - 26, width, 52}, ButtonKind::Default, deal)) {
        sheet.want(view::PanelIntent::Start);
    }
}

} // namespace

view::PanelResult draw_options(const PanelContext& context, const view::OptionSheet& options, view::SheetUse use) {
    const auto title =
        use == view::SheetUse::Change ? options.title : i18n::say(context.language, TextId::RulesInForce);
    Sheet sheet{context,
                {.title = title,
                 .subtitle = options.subtitle,
                 .foot = use == view::SheetUse::Change ? Foot::Stays : Foot::None}};
    sheet.begin_content();
    OptionsPanel{sheet, use}.draw(options);
    sheet.end_content();
    if (use == view::SheetUse::Change) {
        draw_foot(sheet, options);
    }
    return sheet.result();
}

} // namespace mitts::ui
