#include "tests/look/rules.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <set>

namespace mitts::tests {

namespace {

constexpr float touching = 1;     // the overlap allowed between neighbours
constexpr float readable = 4.45F; // 4.5, minus a tolerance for colour rounding
constexpr float readable_large = 2.95F;
constexpr float least_size = 12.9F;
constexpr float least_target = 43.9F;

std::string number(float value) {
    char text[16];
    std::snprintf(text, sizeof text, "%.1f", static_cast<double>(value));
    return text;
}

float shared(float from, float to, float other_from, float other_to) {
    return std::min(to, other_to) - std::max(from, other_from);
}

bool overlap(const view::Rect& left, const view::Rect& right) {
    return shared(left.x, left.right(), right.x, right.right()) > touching &&
           shared(left.y, left.bottom(), right.y, right.bottom()) > touching;
}

view::Rect seen_of(const view::Rect& letter, const view::Rect& clip) {
    const float top = std::max(letter.y, clip.y);
    const float bottom = std::min(letter.bottom(), clip.bottom());
    return {letter.x, top, letter.w, std::max(0.0F, bottom - top)};
}

bool letters_overlap(const Run& left, const Run& right) {
    if (!overlap(left.ink, right.ink)) {
        return false;
    }
    return std::any_of(left.letters.begin(), left.letters.end(), [&](const view::Rect& one) {
        return std::any_of(right.letters.begin(), right.letters.end(), [&](const view::Rect& other) {
            return overlap(seen_of(one, left.clip), seen_of(other, right.clip));
        });
    });
}

bool is_large(const Run& run) {
    return run.size >= 24 || (run.bold && run.size >= 18.6F);
}

bool sticks_out(const view::Rect& ink, const view::Rect& room, bool upright_too) {
    return ink.x < room.x - touching || ink.right() > room.right() + touching ||
           (upright_too && (ink.y < room.y - touching || ink.bottom() > room.bottom() + touching));
}

bool is_out_of_sight(const Run& run) {
    return run.ink.bottom() <= run.clip.y + touching || run.ink.y >= run.clip.bottom() - touching;
}

Colour seen_colour(ui::Rgb rgb) {
    const auto channel = [rgb](int shift) { return static_cast<float>(rgb >> shift & 0xFF) / 255; };
    return {channel(16), channel(8), channel(0), 1};
}

// Returns the colour of the last box or disc at a point before item `count`, or the table's colour if there is none.
ui::Rgb ground_under(const view::Scene& scene, std::size_t count, view::Point point, const ui::Look& look) {
    auto ground = ui::colour(look, view::Ink::TableGround);
    for (std::size_t at = 0; at < count; ++at) {
        const auto* box = std::get_if<view::BoxItem>(&scene.items[at]);
        const auto* disc = std::get_if<view::PictureItem>(&scene.items[at]);
        if (box != nullptr && box->fill_opacity * box->opacity >= 1 && box->rect.contains(point)) {
            ground = ui::colour(look, box->fill);
        } else if (disc != nullptr && disc->picture == view::Picture::Disc && disc->rect.contains(point)) {
            ground = ui::line_colour(look, disc->ink);
        }
    }
    return ground;
}

// Returns one point in the upper part of a letter and one in its lower part. A strikethrough line covers neither.
std::array<view::Point, 2> points_of(const view::Rect& letter) {
    return {view::Point{letter.centre().x, letter.y + 0.2F * letter.h},
            view::Point{letter.centre().x, letter.y + 0.8F * letter.h}};
}

float contrast_at(const Drawn& drawn, const Run& run, view::Point point) {
    const auto ground = drawn.ground_at(point, run.place);
    const auto blend = [&](float over, float under) { return under + (over - under) * run.colour.alpha; };
    return contrast({blend(run.colour.red, ground.red), blend(run.colour.green, ground.green),
                     blend(run.colour.blue, ground.blue), 1},
                    ground);
}

// Returns the lowest contrast in a sample of the run's letters.
float contrast_of(const Drawn& drawn, const Run& run) {
    float worst = 21;
    const std::size_t step = std::max<std::size_t>(1, run.letters.size() / 4);
    for (std::size_t at = 0; at < run.letters.size(); at += step) {
        const auto [upper, lower] = points_of(run.letters[at]);
        if (run.clip.contains(upper) && run.clip.contains(lower)) {
            worst = std::min(worst, std::max(contrast_at(drawn, run, upper), contrast_at(drawn, run, lower)));
        }
    }
    return worst;
}

bool is_covered(const Drawn& drawn, const Run& run, const Room& room) {
    const auto lasting = [&](view::Point point) {
        return run.clip.contains({point.x, point.y - room.fade}) && run.clip.contains({point.x, point.y + room.fade});
    };
    return std::any_of(run.letters.begin(), run.letters.end(), [&](const view::Rect& letter) {
        const auto points = points_of(letter);
        return std::all_of(points.begin(), points.end(), [&](view::Point point) {
            constexpr float half = 0.5F;
            return lasting(point) && drawn.open_at(point, run.place) < half;
        });
    });
}

void check_place(const view::Rect& rect, const std::string& name, const Room& room, bool narrow,
                 std::vector<Fault>& faults) {
    const float least = room.share * least_target;
    const auto size = number(rect.w) + " × " + number(rect.h);
    if (rect.h < least || (rect.w < least && !narrow)) {
        faults.push_back({"target too small", name + " " + size});
    }
    if (sticks_out(rect, room.window, !room.scrolls)) {
        faults.push_back({"target outside", name});
    }
    if (name.empty()) {
        faults.push_back({"target without a name", size});
    }
}

// Returns true for the target of the bare table. A Table target with a label closes a close-up.
bool is_bare_table(const view::Target& target) {
    return target.id == view::TargetId::Table && target.label.empty();
}

} // namespace

std::vector<Fault> text_faults(const Drawn& drawn, const Room& room) {
    std::vector<Fault> faults;
    std::vector<const Run*> seen;
    for (const auto& run : drawn.runs) {
        if (run.colour.alpha <= 0 || is_out_of_sight(run)) {
            continue;
        }
        seen.push_back(&run);
        const auto dots = run.text.find("…"); // an ellipsis after a space is part of the text
        if (dots != std::string::npos && run.text != "…" && (dots == 0 || run.text[dots - 1] != ' ')) {
            faults.push_back({"cut", run.text});
        }
        if (sticks_out(run.ink, run.clip, !room.scrolls) || sticks_out(run.ink, room.window, !room.scrolls)) {
            faults.push_back({"outside", run.text});
        }
        if (run.size < room.share * least_size) {
            faults.push_back({"too small", run.text + " " + number(run.size)});
        }
        if (is_covered(drawn, run, room)) {
            faults.push_back({"covered", run.text});
        }
        const float clear = contrast_of(drawn, run);
        if (clear < (is_large(run) ? readable_large : readable)) {
            faults.push_back({"pale", run.text + " " + number(clear)});
        }
    }
    for (std::size_t first = 0; first < seen.size(); ++first) {
        for (std::size_t second = first + 1; second < seen.size(); ++second) {
            if (letters_overlap(*seen[first], *seen[second])) {
                faults.push_back({"overlap", seen[first]->text + " / " + seen[second]->text});
            }
        }
    }
    return faults;
}

std::vector<Fault> target_faults(const view::Scene& scene, const Room& room) {
    std::vector<Fault> faults;
    for (auto target = scene.targets.begin(); target != scene.targets.end(); ++target) {
        const bool covered = std::any_of(target + 1, scene.targets.end(), [&](const view::Target& later) {
            return is_bare_table(later) && later.rect.contains(target->rect.centre());
        });
        if (covered && target->id != view::TargetId::Table) {
            faults.push_back({"out of reach", target->label});
        }
    }
    for (const auto& target : scene.targets) {
        if (target.id != view::TargetId::Table) {                  // the table itself is not checked
            const bool narrow = target.id == view::TargetId::Card; // the cards of a long hand may be narrow
            check_place(target.rect, target.label, room, narrow, faults);
        }
    }
    return faults;
}

std::vector<Fault> control_faults(const std::vector<view::PanelControl>& controls, const Room& room) {
    std::vector<Fault> faults;
    for (const auto& control : controls) {
        check_place(control.rect, control.label, room, false, faults);
    }
    return faults;
}

std::vector<Fault> mark_faults(const view::Scene& scene, const ui::Look& look) {
    auto on_table = look;
    on_table.ground = scene.ground;
    std::vector<Fault> faults;
    for (std::size_t at = 0; at < scene.items.size(); ++at) {
        const auto* picture = std::get_if<view::PictureItem>(&scene.items[at]);
        if (picture == nullptr || picture->picture > view::Picture::IconDiscard || picture->opacity < 1) {
            continue;
        }
        const auto ground = ground_under(scene, at, picture->rect.centre(), on_table);
        const float clear = contrast(seen_colour(ui::line_colour(on_table, picture->ink)), seen_colour(ground));
        if (clear < readable_large) {
            faults.push_back({"pale mark", std::to_string(static_cast<int>(picture->picture)) + " " + number(clear)});
        }
    }
    return faults;
}

std::vector<Fault> edge_faults(const view::Scene& scene, const ui::Look& look) {
    auto on_table = look;
    on_table.ground = scene.ground;
    const auto face = seen_colour(ui::card_face(on_table));
    constexpr float least = 1.48F; // 1.5, minus a tolerance for rounding
    std::vector<Fault> faults;
    if (look.cards == view::Brightness::Light) { // light cards stand out from every table
        return faults;
    }
    for (std::size_t at = 0; at < scene.items.size(); ++at) {
        const auto* card = std::get_if<view::CardItem>(&scene.items[at]);
        const bool open = card != nullptr && (card->card || card->tarot >= 0) && card->face != view::Face::Chosen;
        if (!open || card->opacity < 1 || card->dim > 0) {
            continue;
        }
        const view::Point beside{card->centre.x - card->width / 2 - 1.5F, card->centre.y};
        const float clear = contrast(face, seen_colour(ground_under(scene, at, beside, on_table)));
        if (clear < least) {
            faults.push_back({"card without an edge", number(clear)});
        }
    }
    const float rim = contrast(face, seen_colour(ui::card_edge(on_table)));
    if (rim < least) {
        faults.push_back({"card without a rim", number(rim)});
    }
    return faults;
}

namespace {

bool is_suit(view::Picture picture) {
    return picture >= view::Picture::SuitClubs && picture <= view::Picture::SuitSpades;
}

// Returns the rectangle of the rank and suit in the upper left corner.
view::Rect index_of(const view::CardItem& card) {
    const auto rect = view::card_rect(card.centre, card.width);
    return {rect.x, rect.y, 0.26F * card.width, 0.42F * card.width};
}

bool holds_something(const view::Scene& scene, const view::Rect& paper) {
    const auto inside = [&](const view::TextItem& text) {
        return !text.text.empty() && paper.contains({text.at.x, text.at.y + text.size / 2});
    };
    const auto pictured = [&](const view::PictureItem& picture) {
        return picture.picture != view::Picture::IconPadlock && paper.contains(picture.rect.centre());
    };
    return view::find_item<view::TextItem>(scene, inside) != nullptr ||
           view::find_item<view::PictureItem>(scene, pictured) != nullptr;
}

void check_later(const view::Scene& scene, std::size_t at, std::vector<Fault>& faults) {
    const auto* picture = std::get_if<view::PictureItem>(&scene.items[at]);
    const auto* card = std::get_if<view::CardItem>(&scene.items[at]);
    const auto* text = std::get_if<view::TextItem>(&scene.items[at]);
    for (auto other = at + 1; other < scene.items.size(); ++other) {
        const auto* crown = std::get_if<view::PictureItem>(&scene.items[other]);
        const auto* box = std::get_if<view::BoxItem>(&scene.items[other]);
        const auto* sash = std::get_if<view::SashItem>(&scene.items[other]);
        const bool pill = box != nullptr && box->radius >= box->rect.h / 2 - 0.5F && box->rect.h >= 16 &&
                          box->fill_opacity >= 1 && !box->tip;
        if (picture != nullptr && is_suit(picture->picture) && pill && overlap(picture->rect, box->rect)) {
            faults.push_back({"parts overlap", "pill on a suit"});
        }
        if (picture != nullptr && box != nullptr && box->fill_opacity >= 1 &&
            box->rect.contains(picture->rect.centre())) {
            return; // the box hides the picture
        }
        if (picture != nullptr && is_suit(picture->picture) && crown != nullptr &&
            crown->picture == view::Picture::IconCrown && overlap(picture->rect, crown->rect)) {
            faults.push_back({"parts overlap", "crown on a suit"});
        }
        if (text != nullptr && text->lettering == view::Lettering::Knitted && sash != nullptr &&
            shared(text->at.y, text->at.y + text->size, sash->rect.y, sash->rect.bottom()) > touching) {
            faults.push_back({"parts overlap", "sash on figures"});
        }
        if (card != nullptr && card->card && pill && overlap(index_of(*card), box->rect)) {
            faults.push_back({"parts overlap", "pill on a card's index"});
        }
    }
}

bool is_choice(const view::Target& target) {
    return target.id == view::TargetId::ChoicePlay || target.id == view::TargetId::ChoiceCall ||
           target.id == view::TargetId::ChoicePlace || target.id == view::TargetId::ChoiceDiscard;
}

} // namespace

std::vector<Fault> part_faults(const view::Scene& scene) {
    std::vector<Fault> faults;
    for (std::size_t at = 0; at < scene.items.size(); ++at) {
        check_later(scene, at, faults);
        const auto* box = std::get_if<view::BoxItem>(&scene.items[at]);
        if (box != nullptr && box->fill == view::Ink::Paper && box->fill_opacity >= 1 && box->opacity >= 1 &&
            box->rect.h >= 16 && !holds_something(scene, box->rect)) {
            faults.push_back({"empty paper", number(box->rect.w) + " × " + number(box->rect.h)});
        }
    }
    for (const auto& locked : scene.targets) {
        for (const auto& open : scene.targets) {
            if (is_choice(locked) && !locked.enabled && is_choice(open) && open.enabled &&
                locked.rect.y > open.rect.y) {
                faults.push_back({"locked below the default", locked.label});
            }
        }
    }
    return faults;
}

std::vector<Fault> counter_faults(const view::Scene& scene) {
    std::vector<Fault> faults;
    std::set<int> counters;
    view::for_each_item<view::TextItem>(scene, [&](const view::TextItem& item) {
        if (item.counter == 0) {
            return;
        }
        const auto name = "counter " + std::to_string(item.counter);
        if (item.text.empty()) {
            faults.push_back({"emptied", name});
        }
        if (!counters.insert(item.counter).second) { // the animation needs a different id for each number
            faults.push_back({"twin numbers", name});
        }
    });
    return faults;
}

} // namespace mitts::tests
