#include "ui/painter.h"

#include "ui/brush.h"
#include "ui/card_art.h"
#include "ui/pictures.h"

#include <algorithm>
#include <cmath>

namespace mitts::ui {

namespace {

// The sizes of the wool and wood tiles of the background, in points (tools/art/table.py).
constexpr float wool_width = 128;
constexpr float wool_height = 112;
constexpr float wood_width = 480;
constexpr float wood_height = 384;
constexpr float wool_opacity = 0.04F;
constexpr float stitch_opacity = 0.26F;
constexpr float tip_breadth = 16;
constexpr float halo_opacity = 0.7F;
constexpr float night_edge = 1.5F;
constexpr float veil_opacity = 0.34F;

class ScenePainter {
public:
    ScenePainter(Brush& brush, const Look& look) : brush_(brush), look_(look) {
    }

    void ground(const view::Scene& scene) {
        const view::Rect all{0, 0, scene.width, scene.height};
        if (scene.ground == view::Ground::Wood) {
            brush_.tile(Sprite::wood, all, wood_width, wood_height, packed(0x000000));
        } else {
            brush_.tile(Sprite::wool, all, wool_width, wool_height, packed(0xFFFFFF, wool_opacity));
        }
    }

    void operator()(const view::CardItem& item) {
        draw_card(brush_, item, look_);
    }

    void operator()(const view::TextItem& item) {
        if (item.opacity <= 0) {
            return;
        }
        const auto text = view::shown_text(item);
        if (item.lettering == view::Lettering::Knitted && brush_.has(Sprite::figure_0)) {
            draw_figures(brush_, text, item.at, item.size, packed(colour(look_, item.ink), item.opacity), item.opacity);
            return;
        }
        const ImU32 ink = packed(line_colour(look_, item.ink), item.opacity);
        brush_.turned({item.at, item.rotation}, [&] {
            if (item.wrap > 0) {
                brush_.paragraph(item.at, text, item.wrap, item.size, item.weight, ink, item.align);
            } else {
                brush_.text(item.at, text, item.size, item.weight, ink, item.align);
            }
        });
    }

    void operator()(const view::BoxItem& item) {
        if (item.opacity > 0 && item.rect.h > 0) {
            brush_.turned({item.rect.centre(), item.rotation}, [&] { upright_box(item); });
        }
    }

    void operator()(const view::PictureItem& item) {
        draw_picture(brush_, item, look_);
    }

    // Draws a Bézier curve whose middle is `sag` below the middle of the straight line between its ends.
    void operator()(const view::YarnItem& item) {
        const float lift = item.sag * 4 / 3;
        const view::Point a{item.from.x + (item.to.x - item.from.x) / 3,
                            item.from.y + (item.to.y - item.from.y) / 3 + lift};
        const view::Point b{item.to.x - (item.to.x - item.from.x) / 3,
                            item.to.y - (item.to.y - item.from.y) / 3 + lift};
        const bool coloured = item.ink != view::Ink::TableText && item.ink != view::Ink::Cream;
        if (coloured) { // a halo makes a seat's colour visible on every background
            brush_.curve(item.from, a, b, item.to,
                         packed(colour(look_, view::Ink::TableText), halo_opacity * item.opacity), item.width + 3);
        }
        const auto thread = packed(line_colour(look_, item.ink), item.opacity);
        brush_.curve(item.from, a, b, item.to, thread, item.width);
        brush_.disc(item.from, 4, thread); // the knot
    }

    void operator()(const view::SashItem& item) {
        if (!brush_.has(Sprite::sash)) {
            brush_.fill(item.rect, 0, packed(colour(look_, view::Ink::Red), item.opacity));
            return;
        }
        const float height = item.rect.h;
        brush_.shadow(item.rect, view::Shadow::Low, item.opacity);
        brush_.tile(Sprite::sash, item.rect, item.stitch * 18, item.stitch * 9, packed(0xFFFFFF, item.opacity));
        const float width = view::fringe_width(item.stitch);
        const view::Rect fringe{0, item.rect.y + height / 2 - 0.6F * width, width, 1.2F * width};
        if (item.fringe_left) {
            auto at = fringe;
            at.x = item.rect.x - fringe.w;
            brush_.sprite(Sprite::fringe_left, at, packed(0xFFFFFF, item.opacity));
        }
        if (item.fringe_right) {
            auto at = fringe;
            at.x = item.rect.right();
            brush_.sprite(Sprite::fringe_right, at, packed(0xFFFFFF, item.opacity));
        }
    }

private:
    void upright_box(const view::BoxItem& item) {
        brush_.shadow(item.rect, item.shadow, item.opacity);
        const ImU32 fill = packed(colour(look_, item.fill), item.fill_opacity * item.opacity);
        if (item.edge && item.fill_opacity * item.opacity >= 1) {
            brush_.bordered(item.rect, item.radius, fill, packed(colour(look_, *item.edge)), item.edge_width);
        } else {
            translucent_box(item, fill);
        }
        if (is_edged_by_night(item)) {
            brush_.edge(item.rect, item.radius, packed(colour(look_, view::Ink::PaperEdge), item.opacity), night_edge);
        }
        if (item.tip) {
            tip(item, fill);
        }
        if (item.stitch > 0) {
            brush_.stitch(item.rect.inset(item.stitch), std::max(0.0F, item.radius - item.stitch),
                          packed(colour(look_, item.stitch_ink), stitch_opacity * item.opacity),
                          item.stitch < 6 ? 1.5F : 2.0F, item.stitch < 6 ? 4.5F : 6.0F, item.stitch < 6 ? 3.0F : 4.0F);
        }
    }

    // Returns true for a box filled with Ink::Paper in dark mode. Such a box needs an edge, because the fill is hardly
    // lighter than the table.
    bool is_edged_by_night(const view::BoxItem& item) const {
        return look_.brightness == view::Brightness::Dark && item.fill == view::Ink::Paper && !item.edge;
    }

    void translucent_box(const view::BoxItem& item, ImU32 fill) {
        if (item.fill_opacity > 0) {
            brush_.fill(item.rect, item.radius, fill);
        }
        if (item.edge) {
            brush_.edge(item.rect, item.radius, packed(colour(look_, *item.edge), item.opacity), item.edge_width);
        }
    }

    // Draws a bubble's tip on the side that faces the target.
    void tip(const view::BoxItem& item, ImU32 fill) {
        const auto& rect = item.rect;
        const view::Point tip = *item.tip;
        const float half = std::min(tip_breadth / 2, std::min(rect.w, rect.h) / 3);
        const auto spike = [&](view::Point from, view::Point to) {
            brush_.triangle(from, to, tip, fill);
            if (is_edged_by_night(item)) {
                const auto edge = packed(colour(look_, view::Ink::PaperEdge), item.opacity);
                brush_.line(from, tip, edge, night_edge);
                brush_.line(to, tip, edge, night_edge);
            }
        };
        if (tip.y >= rect.y && tip.y < rect.bottom()) {
            const float side = tip.x < rect.x ? rect.x + 1 : rect.right() - 1;
            // on a short bubble, the tip starts in the middle of the side
            const float inset = std::min(item.radius * 0.7F + half, rect.h / 2);
            const float y = std::clamp(tip.y, rect.y + inset, rect.bottom() - inset);
            spike({side, y - half}, {side, y + half});
        } else {
            const float side = tip.y < rect.y ? rect.y + 1 : rect.bottom() - 1;
            const float inset = std::min(item.radius + half, rect.w / 2);
            const float x = std::clamp(tip.x, rect.x + inset, rect.right() - inset);
            spike({x - half, side}, {x + half, side});
        }
    }

    Brush& brush_;
    const Look& look_;
};

} // namespace

void paint(Screen& screen, const view::Scene& scene, const Look& look, Veil veil) {
    Brush brush{screen, screen.list()};
    auto scene_look = look;
    scene_look.ground = scene.ground;
    ScenePainter painter{brush, scene_look};
    screen.set_ground(colour(scene_look, view::Ink::TableGround));
    painter.ground(scene);
    for (const auto& item : scene.items) {
        std::visit(painter, item);
    }
    if (veil == Veil::Panel) {
        brush.fill({0, 0, scene.width, scene.height}, 0, packed(0x000000, veil_opacity));
    }
}

} // namespace mitts::ui
