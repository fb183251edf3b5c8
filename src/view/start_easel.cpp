#include "view/start_easel.h"

#include <algorithm>

namespace mitts::view {

namespace {

constexpr float widest_page = 1120;
constexpr float widest_strip = 800;
constexpr float widest_row = 720;

StartEasel::Form form_for(const Viewport& viewport) {
    if (viewport.width >= 900 && viewport.height >= 560) {
        return StartEasel::Form::Tiles;
    }
    return viewport.width >= 440 && viewport.height < 560 ? StartEasel::Form::Strip : StartEasel::Form::Rows;
}

float widest(StartEasel::Form form) {
    return form == StartEasel::Form::Tiles ? widest_page : form == StartEasel::Form::Strip ? widest_strip : widest_row;
}

} // namespace

StartEasel::StartEasel(const StartPageModel& page, const Viewport& window, Scene& scene, const TextMeasure& measure)
    : model(page), viewport(window), writer(scene, measure), form(form_for(window)),
      low(form == Form::Strip || (form == Form::Tiles && window.height < 800)) {
    const float margin = window.width >= 600 ? 24 : 16;
    width = std::min(widest(form), window.safe().w - 2 * margin);
    left = window.safe().x + (window.safe().w - width) / 2;
}

void StartEasel::panel(const Rect& rect, float radius) {
    writer.add(BoxItem{.rect = rect, .radius = radius, .fill = Ink::Paper, .shadow = Shadow::Card});
}

void StartEasel::fan(const PicturedCards& cards, Point centre, float card_width, int place) {
    const auto count = cards.tarot.empty() ? cards.cards.size() : cards.tarot.size();
    for (std::size_t index = 0; index < count; ++index) {
        const auto step = static_cast<float>(index) - static_cast<float>(count - 1) / 2;
        CardItem item{.id = hidden_card(place, static_cast<int>(index)),
                      .tarot_suits = cards.suits,
                      .centre = {centre.x + step * card_width * 0.55F, centre.y + step * step * card_width * 0.04F},
                      .width = card_width,
                      .rotation = step * 7,
                      .face = card_width < 56 ? model.face_under_56 : Face::Standard};
        if (cards.tarot.empty()) {
            item.card = cards.cards[index];
        } else {
            item.tarot = cards.tarot[index];
        }
        writer.add(item);
    }
}

void StartEasel::red_button(const Rect& rect, const std::string& text, Picture sign) {
    writer.add(BoxItem{.rect = rect, .radius = 12, .fill = Ink::Red, .shadow = Shadow::Low});
    const float size = 19;
    const float words = writer.width(text, size, Weight::Bold);
    const float x = rect.centre().x - (words + 28) / 2;
    writer.text(text, {x, rect.centre().y - size * text_line / 2},
                {.size = size, .weight = Weight::Bold, .ink = Ink::Cream, .room = rect.w - 44});
    writer.picture(sign, {x + words + 10, rect.centre().y - 9, 18, 18}, Ink::Cream);
}

void StartEasel::glass_button(const Rect& rect, Picture sign, const std::string& words, TargetId target, int index) {
    constexpr float sign_size = 20;
    constexpr float beside_words = sign_size + 8;
    writer.add(BoxItem{.rect = rect, .radius = 10, .fill = Ink::ButtonGlass, .edge = Ink::TableMat});
    const bool with_words = rect.w >= 2 * rect.h;
    TextStyle style{.size = 16, .room = rect.w - 14 - beside_words};
    style.size = writer.fitting_size(words, style);
    const float one_line = writer.width(words, style.size, style.weight);
    const float lines = one_line > style.room ? 2 : 1;
    const float breadth = with_words ? std::min(one_line, style.room) + beside_words : sign_size;
    const float x = rect.centre().x - breadth / 2;
    writer.picture(sign, {x, rect.centre().y - sign_size / 2, sign_size, sign_size}, Ink::TableText);
    if (with_words) {
        writer.paragraph(words, {x + beside_words, rect.centre().y - lines * style.size * text_line / 2}, style,
                         static_cast<int>(lines));
    }
    writer.target(target, index, rect, words);
}

void StartEasel::tile_button(const Rect& rect, Picture sign, TargetId target, const GameTile& tile,
                             i18n::TextId words) {
    writer.add(BoxItem{.rect = rect, .radius = 12, .fill = Ink::White, .edge = Ink::PaperEdge, .edge_width = 1.5F});
    writer.picture(sign, rect.inset((rect.w - 22) / 2), Ink::Text);
    writer.target(target, tile.game, rect, say_of(words, tile.name));
}

} // namespace mitts::view
