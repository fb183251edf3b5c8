#include "view/player_parts.h"

#include <algorithm>

namespace mitts::view {

Face face_for_width(Faces faces, Layout layout, float width_on_screen) {
    constexpr float jumbo_under = 56;
    switch (faces) {
    case Faces::Standard:
        return Face::Standard;
    case Faces::Jumbo:
        return Face::Jumbo;
    case Faces::Automatic:
        break;
    }
    return layout == Layout::Small || width_on_screen < jumbo_under ? Face::Jumbo : Face::Standard;
}

// In an arc, held toward the player.
void draw_fan(SceneWriter& writer, const FanOfBacks& fan) {
    const float gaps = static_cast<float>(std::max(fan.cards - 1, 1));
    const float step = std::min(fan.card * 0.5F, (fan.room - fan.card * 1.1F) / gaps);
    for (int index = 0; index < fan.cards; ++index) {
        const float middle = static_cast<float>(index) - static_cast<float>(fan.cards - 1) / 2;
        const float lean = fan.cards > 1 ? middle / gaps * 2 : 0; // −1 … 1
        writer.add(CardItem{.id = hidden_card(fan.place, index),
                            .centre = {fan.centre.x + middle * step, fan.centre.y + lean * lean * fan.card * -0.04F},
                            .width = fan.card,
                            .rotation = -5 * lean,
                            .back = fan.back,
                            .from = fan.from,
                            .from_width = fan.from_width});
    }
}

Rect draw_speech(SceneWriter& writer, const SpeechBubble& bubble) {
    const float pad = bubble.tip ? 14 : 9;
    const TextStyle style{.size = bubble.size, .ink = Ink::Text, .room = bubble.most.w - 2 * pad};
    const float size = writer.fitting_size(bubble.words, style);
    const float words = std::min(style.room, writer.width(bubble.words, size, style.weight));
    const Rect box{bubble.most.x, bubble.most.y, words + 2 * pad, bubble.most.h};
    writer.add(BoxItem{.rect = box,
                       .radius = std::min(14.0F, box.h / 2),
                       .fill = Ink::Paper,
                       .shadow = Shadow::Low,
                       .tip = bubble.tip});
    writer.text(bubble.words, {box.x + pad, box.centre().y - size * 0.6F}, style);
    return box;
}

void draw_menu_button(SceneWriter& writer, const Rect& rect, Glass glass, const std::string& label) {
    if (glass == Glass::Behind) {
        writer.add(BoxItem{.rect = rect, .radius = 10, .fill = Ink::ButtonGlass});
    }
    const auto centre = rect.centre();
    writer.picture(Picture::IconMenu, {centre.x - 13, centre.y - 13, 26, 26}, Ink::TableText);
    writer.target(TargetId::Menu, 0, rect, label);
}

void draw_button(SceneWriter& writer, const Button& button) {
    const bool red = button.kind == ButtonKind::Default;
    const bool pale = button.kind == ButtonKind::Disabled;
    const auto& rect = button.rect;
    writer.add(BoxItem{.rect = rect,
                       .radius = 12,
                       .fill = red ? Ink::Red : pale ? Ink::DisabledFill : Ink::White,
                       .edge = red || pale ? std::nullopt : std::optional(Ink::PaperEdge),
                       .edge_width = 1.5F,
                       .shadow = red ? Shadow::Low : Shadow::None});
    const TextStyle style{.size = button.size,
                          .weight = Weight::Bold,
                          .ink = red ? Ink::Cream : pale ? Ink::DisabledText : Ink::Text,
                          .align = Align::Centre,
                          .room = rect.w - 12};
    const float size = writer.fitting_size(button.words, style);
    writer.text(button.words, {rect.centre().x, rect.centre().y - size * 0.6F}, style);
    writer.target(button.id, button.index, rect, button.words, !pale);
}

void draw_name_sash(SceneWriter& writer, const Rect& patch, float length, Layout layout) {
    writer.add(SashItem{.rect = {patch.x, patch.bottom() + 2, length, 7},
                        .stitch = layout == Layout::Wide ? 2.0F : 1.5F});
}

} // namespace mitts::view
