#include "view/table_parts.h"

#include <algorithm>

namespace mitts::view {

namespace {

/// The colours of a choice.
struct ChoiceLook {
    Ink fill = Ink::White;
    Ink icon = Ink::Red;
    Ink text = Ink::Text;
    std::optional<Ink> edge = Ink::PaperEdge;
};

ChoiceLook look_of(ChoiceState state) {
    switch (state) {
    case ChoiceState::Barred:
        return {.fill = Ink::DisabledFill, .icon = Ink::DisabledText, .text = Ink::DisabledText, .edge = std::nullopt};
    case ChoiceState::Default:
        return {.fill = Ink::Red, .icon = Ink::Cream, .text = Ink::Cream, .edge = std::nullopt};
    case ChoiceState::Open:
        break;
    }
    return {};
}

} // namespace

Ink player_ink(int seats_from_viewer) {
    constexpr Ink others[] = {Ink::Blue, Ink::Green, Ink::Plum};
    return seats_from_viewer == 0 ? Ink::Red : others[(seats_from_viewer - 1) % 3];
}

std::string initial(const std::string& name) {
    std::size_t length = name.empty() ? 0 : 1;
    while (length < name.size() && (static_cast<unsigned char>(name[length]) & 0xC0) == 0x80) {
        ++length;
    }
    return name.substr(0, length);
}

void draw_badge(SceneWriter& writer, const Rect& patch, Ink ink, const std::string& name) {
    writer.picture(Picture::Patch, patch, ink);
    writer.picture(Picture::PatchStitch, patch, Ink::Cream);
    const float size = std::max(14.0F, patch.h * 0.46F);
    const auto centre = patch.centre();
    writer.text(initial(name), {centre.x, centre.y - size * 0.58F},
                {.size = size, .weight = Weight::Bold, .ink = Ink::Cream, .align = Align::Centre});
}

void draw_tool(SceneWriter& writer, const Tool& tool) {
    const float opacity = tool.enabled ? 1.0F : 0.4F;
    const auto& rect = tool.rect;
    if (tool.label == ToolLabel::Below) {
        writer.add(BoxItem{.rect = rect, .radius = 10, .fill = Ink::ButtonGlass, .opacity = opacity});
        writer.text(tool.words, {rect.centre().x, rect.bottom() + 4},
                    {.size = 13, .align = Align::Centre, .room = 60, .opacity = opacity});
    }
    constexpr float icon = 24;
    writer.add(PictureItem{.picture = tool.picture,
                           .rect = {rect.centre().x - icon / 2, rect.centre().y - icon / 2, icon, icon},
                           .ink = Ink::TableText,
                           .opacity = opacity});
    writer.target(tool.id, 0, rect, tool.words, tool.enabled);
}

void draw_choice_button(SceneWriter& writer, const Rect& rect, Picture icon, const std::string& words, ChoiceState state) {
    const auto look = look_of(state);
    writer.add(BoxItem{.rect = rect, .radius = 10, .fill = look.fill, .edge = look.edge, .edge_width = 2});
    constexpr float size = 22;
    writer.picture(icon, {rect.x + 11, rect.centre().y - size / 2, size, size}, look.icon);
    const float lock = state == ChoiceState::Barred ? 26 : 4;
    writer.text(words, {rect.x + 41, rect.centre().y - 10},
                {.size = 17, .weight = Weight::Bold, .ink = look.text, .room = rect.w - 41 - lock});
    if (state == ChoiceState::Barred) {
        writer.picture(Picture::IconPadlock, {rect.right() - 25, rect.centre().y - 8, 16, 16}, look.icon);
    }
}

void draw_ready_button(SceneWriter& writer, const Rect& hand, const std::string& words, const TextMeasure& measure) {
    const float width = std::min(280.0F, hand.w);
    const Rect button{hand.centre().x - width / 2, hand.centre().y - 24, width, 48};
    cover_texts(writer.scene(), button, measure);
    writer.add(BoxItem{.rect = button, .radius = 12, .fill = Ink::Red, .shadow = Shadow::Chosen});
    writer.picture(Picture::IconEye, {button.x + 14, button.centre().y - 12, 24, 24}, Ink::Cream);
    writer.text(words, {button.centre().x + 14, button.centre().y - 11},
                {.size = 18, .weight = Weight::Bold, .ink = Ink::Cream, .align = Align::Centre, .room = width - 70});
    writer.target(TargetId::Ready, 0, button, words);
}

Rect draw_pill(SceneWriter& writer, const std::string& words, Point centre, const PillStyle& style) {
    const float width = writer.width(words, style.size, Weight::Bold) + style.height * 0.9F;
    const Rect box{centre.x - width / 2, centre.y - style.height / 2, width, style.height};
    writer.add(BoxItem{.rect = box, .radius = style.height / 2, .fill = style.fill});
    writer.text(words, {centre.x, centre.y - style.size * 0.6F},
                {.size = style.size, .weight = Weight::Bold, .ink = style.ink, .align = Align::Centre});
    return box;
}

void draw_refusal(SceneWriter& writer, const std::string& words, const Rect& room, float size, const TextMeasure& measure) {
    constexpr float icon = 18;
    const TextStyle style{
        .size = size, .weight = Weight::Bold, .ink = Ink::Red, .room = room.w - icon - 22, .smallest = 13};
    Scene written;
    SceneWriter draft(written, measure);
    const int lines = std::max(1, static_cast<int>((room.h - 12) / (size * text_line)));
    const Rect box{room.x, room.y, room.w, draft.paragraph(words, {}, style, lines) + 12};
    cover_texts(writer.scene(), box, measure);
    writer.add(BoxItem{.rect = box, .radius = 10, .fill = Ink::Paper, .shadow = Shadow::Chosen});
    writer.picture(Picture::IconPadlock, {box.x + 8, box.centre().y - icon / 2, icon, icon}, Ink::Red);
    for (auto& item : written.items) {
        auto text = std::get<TextItem>(item);
        text.at = {text.at.x + box.x + icon + 15, text.at.y + box.y + 6};
        writer.add(std::move(text));
    }
}

} // namespace mitts::view
