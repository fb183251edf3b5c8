#include "ui/panels/panel.h"

#include "i18n/people.h"
#include "ui/panels/controls.h"
#include "view/text_lines.h"
#include "view/type_widths.h"

#include <algorithm>

namespace mitts::ui {

namespace {

using i18n::TextId;
using view::Ink;
using view::Rect;
using view::Weight;

constexpr float gap = 10;

class NewMatchPanel {
public:
    NewMatchPanel(Sheet& sheet, const view::NewMatchModel& model) : sheet_(sheet), model_(model) {
    }

    void draw() {
        lessons();
        heading(sheet_, sheet_.say(TextId::MatchPlayers));
        player_count();
        company();
        for (std::size_t at = 0; at < model_.seats.size(); ++at) {
            seat(model_.seats[at], static_cast<int>(at));
        }
        offer();
        length();
        heading(sheet_, sheet_.say(TextId::MatchRules));
        presets();
        variations();
        heading(sheet_, sheet_.say(TextId::MatchSeed));
        seed();
    }

    void foot() {
        const auto foot = sheet_.foot();
        const float middle = foot.centre().y;
        const ButtonWords deal{.text = sheet_.say(TextId::MatchDeal), .size = 20};
        const float width = sheet_.is_narrow() ? sheet_.width() : button_width(sheet_, deal) + 40;
        if (!sheet_.is_narrow()) {
            sheet_.brush().text({sheet_.left(), middle - 16 * 0.6F}, model_.note, 16, Weight::Regular,
                                sheet_.ink(Ink::Muted));
        }
        if (button(sheet_, {sheet_.right() - width, middle - 26, width, 52}, ButtonKind::Default, deal)) {
            sheet_.want(view::PanelIntent::Start);
        }
    }

private:
    void lessons() {
        if (!model_.offers_lessons) {
            return;
        }
        paragraph(sheet_, sheet_.say(TextId::MatchLessons), 15, Ink::Text);
        const ButtonWords open{.text = sheet_.say(TextId::LessonsTitle), .size = 17};
        if (button(sheet_, {sheet_.left(), sheet_.y, button_width(sheet_, open), control_height}, ButtonKind::Quiet,
                   open)) {
            sheet_.want(view::PanelIntent::ShowLessons);
        }
        sheet_.y += control_height + 12;
    }

    // Draws the presets in cells, with the custom rules in the last one.
    void presets() {
        const int columns = sheet_.width() >= 560 ? 2 : 1;
        const float breadth = (sheet_.width() - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
        const int cells = static_cast<int>(model_.presets.size()) + 1;
        for (int first = 0; first < cells; first += columns) {
            float height = 0;
            for (int cell = first; cell < std::min(cells, first + columns); ++cell) {
                height = std::max(height, cell_height(about(cell), breadth));
            }
            for (int cell = first; cell < std::min(cells, first + columns); ++cell) {
                const float x = sheet_.left() + static_cast<float>(cell - first) * (breadth + gap);
                const Rect rect{x, sheet_.y, breadth, height};
                cell + 1 == cells ? house_rules(rect) : preset(cell, rect);
            }
            sheet_.y += height + gap;
        }
    }

    std::string about(int cell) const {
        if (cell < static_cast<int>(model_.presets.size())) {
            return model_.presets[static_cast<std::size_t>(cell)].about;
        }
        return model_.changes == 0
                   ? sheet_.say(TextId::MatchCustomizeHelp)
                   : sheet_.say(TextId::MatchChanges, {{"n", model_.changes}, {"count", model_.changes}});
    }

    float cell_height(const std::string& words, float breadth) const {
        return 38 + view::text_height(words, breadth - 58, 15, Weight::Regular, measure_) + 10;
    }

    void house_rules(const Rect& rect) {
        const auto name = sheet_.say(TextId::MatchCustomize);
        const auto touched = sheet_.touch(rect, {.label = name});
        const auto& look = sheet_.context().look;
        const bool pointed = touched.hovered || touched.held;
        sheet_.brush().fill(rect, 12, sheet_.shape(pointed ? Ink::PaperRule : Ink::PaperFooter));
        sheet_.brush().stitch(rect.inset(5), 8, packed(control_edge(look)), 1.5F);
        sheet_.brush().icon(Sprite::icon_sliders, {rect.x + 24, rect.y + 24}, 20, sheet_.ink(Ink::Red));
        sheet_.brush().text({rect.x + 44, rect.y + 13}, name, 18, Weight::Bold, sheet_.ink(Ink::Text));
        sheet_.brush().paragraph({rect.x + 44, rect.y + 38}, about(static_cast<int>(model_.presets.size())),
                                 rect.w - 58, 15, Weight::Regular,
                                 sheet_.ink(model_.changes > 0 ? Ink::Red : Ink::Muted));
        sheet_.brush().icon(Sprite::icon_chevron_right, {rect.right() - 22, rect.y + 24}, 18, sheet_.ink(Ink::Muted));
        if (touched.pressed) {
            sheet_.want(view::PanelIntent::Customize);
        }
    }

    void preset(int index, const Rect& rect) {
        const auto& choice = model_.presets[static_cast<std::size_t>(index)];
        const bool chosen = index == model_.preset;
        const auto touched = sheet_.touch(rect, {.label = choice.name, .chosen = chosen});
        const auto& look = sheet_.context().look;
        const ImU32 edge = chosen ? sheet_.ink(Ink::Red) : packed(control_edge(look));
        const Rgb ground = touched.hovered || touched.held ? colour(look, Ink::PaperFooter) : control_fill(look);
        sheet_.brush().bordered(rect, 12, packed(ground), edge, 2);
        const view::Point mark{rect.x + 24, rect.y + 24};
        if (chosen) {
            sheet_.brush().disc(mark, 10, sheet_.shape(Ink::Red));
            sheet_.brush().icon(Sprite::icon_check, mark, 13, sheet_.shape(Ink::Cream));
        } else {
            sheet_.brush().ring(mark, 10, packed(control_edge(look)), 2);
        }
        sheet_.brush().text({rect.x + 44, rect.y + 13}, choice.name, 18, chosen ? Weight::Bold : Weight::Regular,
                            sheet_.ink(Ink::Text));
        sheet_.brush().paragraph({rect.x + 44, rect.y + 38}, choice.about, rect.w - 58, 15, Weight::Regular,
                                 sheet_.ink(Ink::Muted));
        if (touched.pressed) {
            sheet_.want(view::PanelIntent::ChoosePreset, index);
        }
    }

    void variations() {
        if (model_.variations.empty()) {
            return;
        }
        heading(sheet_, sheet_.say(TextId::MatchVariations));
        std::vector<Chip> names;
        for (const auto& variation : model_.variations) {
            names.push_back({.words = variation.name, .chosen = variation.on});
        }
        if (const auto touched = chips(sheet_, names)) {
            const auto& variation = model_.variations[static_cast<std::size_t>(*touched)];
            sheet_.want(view::PanelIntent::SetOption, variation.option, variation.value);
        }
    }

    void length() {
        if (model_.lengths.empty()) {
            return;
        }
        const auto name = sheet_.say(TextId::MatchLength);
        heading(sheet_, name);
        std::vector<Segment> lengths;
        for (const auto& one : model_.lengths) {
            lengths.push_back(
                {.value = one.points,
                 .label = sheet_.say(TextId::MatchLengthPoints, {{"points", one.points}, {"minutes", one.minutes}})});
        }
        const float width = std::min(sheet_.width(), std::max(300.0F, segments_width(sheet_, lengths)));
        const float height = segments_height(sheet_, lengths, width);
        if (const auto chosen =
                segments(sheet_, {sheet_.left(), sheet_.y, width, height}, lengths, model_.length, name)) {
            sheet_.want(view::PanelIntent::SetOption, model_.length_option, *chosen);
        }
        sheet_.y += height + 12;
    }

    void player_count() {
        std::vector<Segment> numbers;
        for (const int number : model_.player_numbers) {
            numbers.push_back({.value = number, .label = std::to_string(number)});
        }
        const auto name = sheet_.say(TextId::MatchPlayerCount);
        float width = segments_width(sheet_, numbers) + 24;
        const bool beside = sheet_.text_width(name, 17, Weight::Regular) + 12 + width <= sheet_.width();
        sheet_.brush().text({sheet_.left(), sheet_.y + 22 - 17 * 0.6F}, name, 17, Weight::Regular,
                            sheet_.ink(Ink::Text));
        if (!beside) {
            width = sheet_.width();
            sheet_.y += 38;
        }
        const float height = segments_height(sheet_, numbers, width);
        if (const auto chosen =
                segments(sheet_, {sheet_.right() - width, sheet_.y, width, height}, numbers, model_.players, name)) {
            sheet_.want(view::PanelIntent::ChoosePlayers, 0, *chosen);
        }
        sheet_.y += height + 12;
    }

    // Draws the choice of opponents: computers, or people who share the device.
    void company() {
        const auto people = std::count_if(model_.seats.begin(), model_.seats.end(),
                                          [](const auto& one) { return one.played_by == 0 && !one.is_viewer; });
        const auto others = static_cast<std::ptrdiff_t>(model_.seats.size()) - 1;
        const Segment values[] = {{.value = 0, .label = sheet_.say(TextId::CompanyComputers)},
                                  {.value = 1, .label = sheet_.say(TextId::CompanyPeople)}};
        const auto name = sheet_.say(TextId::Company);
        const float width = std::min(sheet_.width(), segments_width(sheet_, values));
        const float height = segments_height(sheet_, values, width);
        const bool beside = sheet_.text_width(name, 17, Weight::Regular) + 12 + width <= sheet_.width();
        sheet_.brush().text({sheet_.left(), sheet_.y + (beside ? 22 - 17 * 0.6F : 0)}, name, 17, Weight::Regular,
                            sheet_.ink(Ink::Text));
        sheet_.y += beside ? 0 : 28;
        const int value = people == 0 ? 0 : people == others ? 1 : -1;
        const Rect rect{beside ? sheet_.right() - width : sheet_.left(), sheet_.y, width, height};
        if (const auto chosen = segments(sheet_, rect, values, value, name)) {
            sheet_.want(view::PanelIntent::ChoosePlayedBy, view::everybody_else, *chosen == 1 ? 0 : model_.usual_level);
        }
        sheet_.y += height + 10;
        if (people > 0) {
            paragraph(sheet_, sheet_.say(TextId::CompanyPassed), 15, Ink::Muted);
            sheet_.y += 10;
        }
    }

    void seat(const view::SeatChoice& seat, int index) {
        const bool stacked = sheet_.width() < 460 && !seat.is_viewer;
        const float middle = sheet_.y + 24;
        badge(sheet_, {sheet_.left(), middle - 20, 40, 40}, index, i18n::badge_text(seat.name));
        const float levels = stacked ? sheet_.width() - 54 : std::min(280.0F, sheet_.width() * 0.45F);
        const float name_room = stacked || seat.is_viewer ? sheet_.width() - 54 : sheet_.width() - 54 - levels - 12;
        name(seat, index, {sheet_.left() + 50, sheet_.y, name_room, 48});
        if (seat.is_viewer) {
            sheet_.y += 56;
            return;
        }
        if (stacked) {
            sheet_.y += 50;
        }
        level(seat, index, {sheet_.right() - levels, sheet_.y + 2, levels, control_height});
        sheet_.y += 52;
        const auto& words = model_.levels[static_cast<std::size_t>(seat.played_by)].about;
        const bool told = index > 1 && model_.seats[static_cast<std::size_t>(index) - 1].played_by == seat.played_by;
        if (!words.empty() && !told) {
            sheet_.brush().paragraph({sheet_.left() + 58, sheet_.y}, words, sheet_.width() - 58, 15, Weight::Regular,
                                     sheet_.ink(Ink::Muted));
            sheet_.y += view::text_height(words, sheet_.width() - 58, 15, Weight::Regular, measure_);
        }
        sheet_.y += 8;
    }

    // Draws the name. A touch edits it.
    void name(const view::SeatChoice& seat, int index, const Rect& rect) {
        const auto touched = sheet_.touch(rect, {.label = sheet_.say(TextId::SeatRename, {{"name", seat.name}})});
        if (touched.hovered || touched.held) {
            sheet_.brush().fill(rect, 10, sheet_.shape(Ink::PaperFooter));
        }
        const bool partnered = !seat.partner.empty();
        const float top = partnered ? rect.y + 3 : rect.centre().y - 18 * 0.6F;
        const float end = sheet_.brush().text({rect.x + 8, top}, seat.name, 18, Weight::Bold, sheet_.ink(Ink::Text));
        sheet_.brush().dashes({rect.x + 8, top + 23}, {std::min(end, rect.right()), top + 23},
                              sheet_.shape(Ink::PaperEdge), 1.5F, 4, 3);
        if (partnered) {
            sheet_.brush().text({rect.x + 8, rect.y + 27}, seat.partner, 14, Weight::Regular, sheet_.ink(Ink::Muted));
        }
        if (touched.pressed) {
            sheet_.want(view::PanelIntent::EditName, index);
        }
    }

    // Draws the player of the seat as one of the levels. Two arrows change it; a touch in the middle selects the next
    // one.
    void level(const view::SeatChoice& seat, int index, const Rect& rect) {
        const auto count = static_cast<int>(model_.levels.size());
        const auto& words = model_.levels[static_cast<std::size_t>(seat.played_by)].name;
        const auto& look = sheet_.context().look;
        sheet_.brush().bordered(rect, 10, packed(control_fill(look)), packed(control_edge(look)), 2);
        const auto arrow = [&](const Rect& part, Sprite sign, TextId label, int next) {
            const auto touched =
                sheet_.touch(part, {.label = sheet_.say(label, {{"name", seat.name}, {"level", words}})});
            if (touched.held || touched.hovered) {
                sheet_.brush().fill(part.inset(3), 8, sheet_.shape(Ink::PaperFooter));
            }
            sheet_.brush().icon(sign, part.centre(), 16, sheet_.ink(Ink::Muted));
            if (touched.pressed) {
                sheet_.want(view::PanelIntent::ChoosePlayedBy, index, (next + count) % count);
            }
        };
        arrow({rect.x, rect.y, 44, 44}, Sprite::icon_chevron_left, TextId::SeatBefore, seat.played_by - 1);
        arrow({rect.right() - 44, rect.y, 44, 44}, Sprite::icon_chevron_right, TextId::SeatNext, seat.played_by + 1);
        float size = 16;
        while (size > 13 && sheet_.text_width(words, size, Weight::Bold) > rect.w - 96) {
            size -= 1;
        }
        sheet_.brush().text({rect.centre().x, rect.centre().y - size * 0.6F}, words, size, Weight::Bold,
                            sheet_.ink(Ink::Text), view::Align::Centre);
    }

    void offer() {
        if (!model_.offer) {
            return;
        }
        paragraph(sheet_, model_.offer->words, 15, Ink::Text);
        const ButtonWords take{.text = model_.offer->accept, .size = 17};
        if (button(sheet_, {sheet_.left(), sheet_.y, button_width(sheet_, take), control_height}, ButtonKind::Quiet,
                   take)) {
            sheet_.want(view::PanelIntent::TakeOffer);
        }
        sheet_.y += control_height + 12;
    }

    void seed() {
        const auto words = model_.seed.empty() ? sheet_.say(TextId::MatchSeedChance) : model_.seed;
        const Rect dice{sheet_.right() - 44, sheet_.y, 44, 44};
        const Rect field{sheet_.left(), sheet_.y, dice.x - 10 - sheet_.left(), 44};
        const auto touched = sheet_.touch(field, {.label = sheet_.say(TextId::MatchSeedWrite)});
        const auto& look = sheet_.context().look;
        const Rgb ground = touched.hovered || touched.held ? colour(look, Ink::PaperFooter) : control_fill(look);
        sheet_.brush().bordered(field, 10, packed(ground), packed(control_edge(look)), 2);
        sheet_.brush().text({field.x + 14, field.centre().y - 17 * 0.6F}, words, 17,
                            model_.seed.empty() ? Weight::Regular : Weight::Bold,
                            sheet_.ink(model_.seed.empty() ? Ink::Muted : Ink::Text));
        if (touched.pressed) {
            sheet_.want(view::PanelIntent::EditSeed);
        }
        if (icon_button(sheet_, dice, Sprite::icon_dice, sheet_.say(TextId::MatchSeedNew))) {
            sheet_.want(view::PanelIntent::NewSeed);
        }
        sheet_.y += 52;
        paragraph(sheet_, sheet_.say(TextId::MatchSeedHelp), 14, Ink::Muted);
    }

    Sheet& sheet_;
    const view::NewMatchModel& model_;
    view::TypeMeasure measure_;
};

} // namespace

view::PanelResult draw_new_match(const PanelContext& context, const view::NewMatchModel& model) {
    const auto rules = i18n::say(context.language, TextId::NewGame) + " · " +
                       model.presets[static_cast<std::size_t>(model.preset)].name;
    Sheet sheet{context, {.title = model.title, .subtitle = rules, .foot = Foot::Stays}};
    NewMatchPanel panel{sheet, model};
    sheet.begin_content();
    panel.draw();
    sheet.end_content();
    panel.foot();
    return sheet.result();
}

} // namespace mitts::ui
