#include "picture.h"

namespace mitts::look {

namespace {

// Returns a scene with a whole pack in the given face and all backs, in three widths. The widest faces are tilted.
view::Scene sheet(const view::Viewport& viewport, view::Face face) {
    view::Scene scene{.width = viewport.width, .height = viewport.height};
    float y = 12;
    for (const float width : {44.0F, 72.0F, 110.0F}) {
        float x = 12;
        for (int index = 53; index >= 0; --index) {
            if (x + width + 8 > viewport.width) {
                x = 12;
                y += width * 1.4F + 10;
            }
            view::CardItem card{.id = index,
                                .centre = {x + width / 2, y + width * 0.7F},
                                .width = width,
                                .rotation = width == 110 ? static_cast<float>(index % 5) * 3 - 6 : 0.0F,
                                .face = face};
            card.card = Card{static_cast<std::uint8_t>(index)};
            if (index % 13 == 5) {
                card.dim = 0.42F;
            }
            scene.items.push_back(card);
            x += width + 8;
        }
        for (const auto back : {view::Back::Red, view::Back::Blue, view::Back::Green, view::Back::Plum}) {
            scene.items.push_back(
                view::CardItem{.centre = {x + width / 2, y + width * 0.7F}, .width = width, .back = back});
            x += width + 8;
        }
        y += width * 1.4F + 24;
    }
    return scene;
}

Picture picture(std::string name, ui::Look look, view::Face face) {
    return {.name = std::move(name), .look = look, .scene = [face](const view::Viewport& viewport) {
                return sheet(viewport, face);
            }};
}

} // namespace

std::vector<Picture> card_pictures() {
    const ui::Look night{.brightness = view::Brightness::Dark,
                         .cards = view::Brightness::Dark,
                         .letters = view::Letters::French,
                         .suits = view::SuitColours::Four};
    return {picture("cards-standard", {}, view::Face::Standard), picture("cards-jumbo", {}, view::Face::Jumbo),
            picture("cards-dark", night, view::Face::Standard), picture("cards-dark-jumbo", night, view::Face::Jumbo),
            picture("cards-chosen", {}, view::Face::Chosen)};
}

} // namespace mitts::look
