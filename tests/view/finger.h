// Simulates touches and keys on the current layout of a table, for the controller tests of every game.
#pragma once

#include "view/input.h"
#include "view/intent.h"
#include "view/type_widths.h"
#include "view/viewport.h"

#include <doctest/doctest.h>

#include <utility>

namespace mitts::tests {

template <class Model, class Ui, class Intent> class Finger {
public:
    explicit Finger(Model model, Ui selection = {}) : ui(std::move(selection)), model_(std::move(model)) {
    }

    view::Scene scene() const {
        return lay_out(model_, ui, {.width = 390, .height = 844}, measure_);
    }
    const Model& model() const {
        return model_;
    }

    Intent tap_at(view::Point point) {
        time_ += 1000;
        return press(point);
    }
    Intent tap(view::TargetId id, int index = 0) {
        return tap_at(place(id, index));
    }
    /// Performs the second tap of a double tap, at the same place.
    Intent tap_again(view::Point point) {
        time_ += 150;
        return press(point);
    }
    Intent double_tap(view::TargetId id, int index) {
        const auto point = place(id, index);
        tap_at(point);
        return tap_again(point);
    }
    Intent key(view::Key pressed, char character = 0) {
        return input({.type = view::InputType::Key, .key = pressed, .character = character});
    }
    Intent input(const view::InputEvent& event) {
        return on_input(event, scene(), model_, ui);
    }

    /// Returns a point that hits this target.
    view::Point place(view::TargetId id, int index) const {
        const auto shown = scene();
        for (const auto& target : shown.targets) {
            if (target.id != id || target.index != index) {
                continue;
            }
            for (const float part : {0.5F, 0.2F, 0.8F, 0.05F}) {
                const view::Point point{target.rect.x + target.rect.w * part, target.rect.y + target.rect.h * part};
                const auto* hit = shown.hit(point);
                if (hit != nullptr && hit->id == id && hit->index == index) {
                    return point;
                }
            }
        }
        FAIL("no point hits the target");
        return {};
    }

    Ui ui;

private:
    Intent press(view::Point point) {
        CHECK(input({.type = view::InputType::PointerDown, .at = point, .time_ms = time_}).type ==
              view::IntentType::None);
        return input({.type = view::InputType::PointerUp, .at = point, .time_ms = time_ + 40});
    }

    view::TypeMeasure measure_;
    Model model_;
    double time_ = 0;
};

} // namespace mitts::tests
