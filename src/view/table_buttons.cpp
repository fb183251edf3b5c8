// Draws the buttons that all tables share: tools, plain buttons, choices on a card, pills and the curtain button.
#include "view/table_parts.h"

#include <algorithm>

namespace mitts::view {

void draw_menu_button(SceneWriter& writer, const Rect& rect, Glass glass, const std::string& label) {
    if (glass == Glass::Behind) {
        writer.add(BoxItem{.rect = rect, .radius = 10, .fill = Ink::ButtonGlass});
    }
    const auto centre = rect.centre();
    writer.picture(Picture::IconMenu, {centre.x - 13, centre.y - 13, 26, 26}, Ink::TableText);
    writer.target(TargetId::Menu, 0, rect, label);
}

void draw_tools(SceneWriter& writer, const Tools& tools) {
    const auto draw = [&](const Rect& rect, Picture picture, TargetId id, i18n::TextId name, bool enabled) {
        const auto label = i18n::say(tools.language, name);
        const float opacity = enabled ? 1.0F : 0.45F; // fades the icon and its background, but not the name
        const float middle = rect.centre().x;
        constexpr float icon = 24;
        float top = rect.centre().y - icon / 2;
        float below = rect.bottom() + 4;
        auto ink = enabled ? Ink::TableText : Ink::TableMuted;
        auto box = rect;
        const bool next = name == i18n::TextId::ToolShow; // the next touch shows the hinted move
        const bool named = tools.glass == Glass::Behind;
        if (next && !named) { // without room below the button, the name is inside it
            box = {rect.x - 6, rect.y, rect.w + 12, rect.h};
            top -= 8;
            below = top + icon + 2;
            ink = Ink::Cream;
        }
        if (named || next) {
            writer.add(
                BoxItem{.rect = box, .radius = 10, .fill = next ? Ink::Red : Ink::ButtonGlass, .opacity = opacity});
            writer.text(label, {middle, below}, {.size = 13, .ink = ink, .align = Align::Centre, .room = 60});
        }
        writer.add(PictureItem{.picture = picture,
                               .rect = {middle - icon / 2, top, icon, icon},
                               .ink = Ink::TableText,
                               .opacity = opacity});
        writer.target(id, 0, rect, label, enabled);
    };
    draw(tools.rects[0], Picture::IconHint, TargetId::Hint, tools.hint, tools.can_hint);
    draw(tools.rects[1], Picture::IconUndo, TargetId::Undo, i18n::TextId::ToolUndo, tools.can_undo);
    draw(tools.rects[2], Picture::IconLog, TargetId::Log, i18n::TextId::ToolLog, true);
}

namespace {

/// The colours of a button.
struct ButtonInks {
    Ink fill = Ink::White;
    std::optional<Ink> edge{};
    Ink words = Ink::Text;
};

ButtonInks inks_of(ButtonKind kind) {
    switch (kind) {
    case ButtonKind::Default:
        return {.fill = Ink::Red, .words = Ink::Cream};
    case ButtonKind::Disabled:
        return {.fill = Ink::DisabledFill, .words = Ink::DisabledText};
    default:
        return {.edge = Ink::PaperEdge};
    }
}

} // namespace

void draw_button(SceneWriter& writer, const Button& button) {
    const auto& rect = button.rect;
    const auto inks = inks_of(button.kind);
    writer.add(BoxItem{.rect = rect,
                       .radius = 12,
                       .fill = inks.fill,
                       .edge = inks.edge,
                       .edge_width = 1.5F,
                       .shadow = button.kind == ButtonKind::Default ? Shadow::Low : Shadow::None});
    const TextStyle style{
        .size = button.size, .weight = Weight::Bold, .ink = inks.words, .align = Align::Centre, .room = rect.w - 12};
    const float size = writer.fitting_size(button.words, style);
    const bool two_lines = writer.width(button.words, size, style.weight) > style.room && rect.h >= 40;
    const float top = rect.centre().y - size * (two_lines ? 1.2F : 0.6F);
    auto fitted = style;
    fitted.size = size;
    writer.paragraph(button.words, {rect.centre().x, top}, fitted, two_lines ? 2 : 1);
    writer.target(button.id, button.index, rect, button.words, button.kind != ButtonKind::Disabled);
}

namespace {

/// The positions of a choice's icon, words and points.
struct ChoiceForm {
    float size = 17;
    float edge = 10;        ///< space before the icon (or the text, if there is no icon) and after the points
    float beside_icon = 41; ///< start of the text; 0: there is no icon
};

constexpr float padlock_room = 26;

bool is_barred(const CardChoice& choice) {
    return choice.kind == ButtonKind::Disabled;
}

// Returns the form for all choices of a card. If their texts do not fit, the form has smaller text and margins or, if
// that is not enough, no icons.
ChoiceForm form_of(const SceneWriter& writer, const std::vector<CardChoice>& choices) {
    for (const ChoiceForm& form : {ChoiceForm{}, {.size = 15, .edge = 7, .beside_icon = 33}}) {
        if (std::all_of(choices.begin(), choices.end(), [&](const CardChoice& choice) {
                const float words = form.beside_icon + writer.width(choice.words, form.size, Weight::Bold);
                const float worth = choice.worth.empty() ? 0 : writer.width(choice.worth, form.size, Weight::Bold) + 6;
                return words + worth + (is_barred(choice) ? padlock_room : form.edge) <= choice.rect.w;
            })) {
            return form;
        }
    }
    return {.beside_icon = 0};
}

void draw_card_choice(SceneWriter& writer, const CardChoice& choice, const ChoiceForm& form) {
    const bool barred = is_barred(choice);
    const auto& rect = choice.rect;
    const auto inks = inks_of(choice.kind);
    const auto ink = inks.words;
    const auto icon_ink = ink == Ink::Text ? Ink::Red : ink;
    writer.add(BoxItem{.rect = rect, .radius = 10, .fill = inks.fill, .edge = inks.edge, .edge_width = 2});
    const float top = rect.centre().y - form.size * text_line / 2;
    const TextStyle style{.size = form.size, .weight = Weight::Bold, .ink = ink};
    float right = rect.right() - (barred ? padlock_room : 4.0F);
    if (!choice.worth.empty()) {
        auto at_right = style;
        at_right.align = Align::Right;
        right = writer.text(choice.worth, {rect.right() - form.edge, top}, at_right).x - 4;
    }
    constexpr float icon = 22;
    const bool pictured = form.beside_icon > 0;
    if (pictured) {
        writer.picture(choice.icon, {rect.x + form.edge, rect.centre().y - icon / 2, icon, icon}, icon_ink);
    }
    auto words = style;
    const float left = rect.x + (pictured ? form.beside_icon : form.edge);
    words.room = right - left;
    writer.text(choice.words, {left, top}, words);
    if (barred) {
        writer.picture(Picture::IconPadlock, {rect.right() - 25, rect.centre().y - 8, 16, 16}, icon_ink);
    }
    writer.target(choice.id, choice.index, rect, choice.words, !barred);
}

} // namespace

void draw_card_choices(SceneWriter& writer, const std::vector<CardChoice>& choices) {
    const auto form = form_of(writer, choices);
    for (const auto& choice : choices) {
        draw_card_choice(writer, choice, form);
    }
}

Rect draw_pill(SceneWriter& writer, const Pill& pill) {
    const float width = std::min(writer.width(pill.words, pill.size, Weight::Bold) + pill.height * 0.8F, pill.most);
    const Rect rect{pill.centre.x - width / 2, pill.centre.y - pill.height / 2, width, pill.height};
    writer.add(BoxItem{.rect = rect,
                       .radius = pill.height / 2,
                       .fill = pill.fill,
                       .edge = pill.edge,
                       .edge_width = 2,
                       .shadow = Shadow::Low});
    writer.text(pill.words, {pill.centre.x, pill.centre.y - pill.size * 0.6F},
                {.size = pill.size, .weight = Weight::Bold, .ink = pill.ink, .align = Align::Centre});
    return rect;
}

void draw_curtain_button(SceneWriter& writer, const TextMeasure& measure, const Rect& hand, const std::string& words) {
    const float width = std::min(280.0F, hand.w);
    const Rect button{hand.centre().x - width / 2, hand.centre().y - 24, width, 48};
    cover_texts(writer.scene(), button, measure);
    writer.add(BoxItem{
        .rect = button, .radius = 12, .fill = Ink::Red, .edge = Ink::Cream, .edge_width = 2, .shadow = Shadow::Chosen});
    const auto said = writer.text(
        words, {button.centre().x + 16, button.centre().y - 11},
        {.size = 18, .weight = Weight::Bold, .ink = Ink::Cream, .align = Align::Centre, .room = width - 70});
    writer.picture(Picture::IconEye, {said.x - 32, button.centre().y - 12, 24, 24}, Ink::Cream);
    writer.target(TargetId::Ready, 0, button, words);
}

} // namespace mitts::view
