#include "view/animator.h"

#include "view/tween.h"

#include <algorithm>
#include <utility>

namespace mitts::view {

namespace {

const CardItem* find_card(const Scene& scene, CardId id) {
    for (const auto& item : scene.items) {
        const auto* card = std::get_if<CardItem>(&item);
        if (card != nullptr && card->id == id) {
            return card;
        }
    }
    return nullptr;
}

const Mover* find_mover(const Scene& scene, int id) {
    const auto found =
        std::find_if(scene.movers.begin(), scene.movers.end(), [&](const Mover& mover) { return mover.id == id; });
    return found == scene.movers.end() ? nullptr : &*found;
}

const Mover* mover_of(const Scene& scene, std::size_t index) {
    const auto found = std::find_if(scene.movers.begin(), scene.movers.end(), [&](const Mover& mover) {
        return index >= mover.first && index < mover.first + mover.count;
    });
    return found == scene.movers.end() ? nullptr : &*found;
}

void add_line(std::string& lines, const std::string& line) {
    if (!line.empty()) {
        lines += (lines.empty() ? "" : "\n") + line;
    }
}

/// Makes the scene between two others, item by item.
class Blend {
public:
    Blend(const Scene& from, const Scene& to, float part)
        : from_(from), to_(to), part_(part), taken_(from.items.size(), false) {
    }

    Scene make() {
        scene_ = to_;
        scene_.items.clear();
        scene_.movers.clear();
        for (std::size_t index = 0; index < to_.items.size(); ++index) {
            scene_.items.push_back(arriving(index));
        }
        for (std::size_t index = 0; index < from_.items.size(); ++index) {
            leave(index);
        }
        return std::move(scene_);
    }

private:
    Item arriving(std::size_t index) {
        const auto& item = to_.items[index];
        if (const auto* mover = mover_of(to_, index)) {
            return moved(item, *mover);
        }
        if (const auto* card = std::get_if<CardItem>(&item)) {
            return card_arriving(*card);
        }
        if (const auto* before = match(item)) {
            return mix_same(*before, item, part_);
        }
        auto faint = item;
        make_fainter(faint, fade_in(part_));
        return faint;
    }

    Item moved(Item item, const Mover& mover) const {
        const auto* before = find_mover(from_, mover.id);
        if (before == nullptr && !mover.from) {
            make_fainter(item, fade_in(part_));
            return item;
        }
        const auto start = before != nullptr ? before->anchor : *mover.from;
        const float left = 1 - eased(part_);
        shift(item, {(start.x - mover.anchor.x) * left, (start.y - mover.anchor.y) * left});
        return item;
    }

    Item card_arriving(const CardItem& card) const {
        if (const auto* before = find_card(from_, card.id)) {
            return mix(*before, card, own_part(card, part_));
        }
        const float own = own_part(card, part_);
        auto coming = mix(origin_of(card), card, own);
        if (!card.from) {
            coming.opacity *= fade_in(part_);
        } else if (own <= 0 && card.delay > 0) {
            coming.opacity = 0; // it still lies in the stock
        }
        return coming;
    }

    // The first item of the scene before that is the same thing and has not been matched.
    const Item* match(const Item& item) {
        for (std::size_t index = 0; index < from_.items.size(); ++index) {
            if (!taken_[index] && mover_of(from_, index) == nullptr && same_thing(from_.items[index], item)) {
                taken_[index] = true;
                return &from_.items[index];
            }
        }
        return nullptr;
    }

    void leave(std::size_t index) {
        const auto& item = from_.items[index];
        const auto* card = std::get_if<CardItem>(&item);
        const auto* mover = mover_of(from_, index);
        const bool stays = mover != nullptr  ? find_mover(to_, mover->id) != nullptr
                           : card != nullptr ? find_card(to_, card->id) != nullptr
                                             : taken_[index];
        if (stays || fade_out(part_) <= 0) {
            return;
        }
        auto faint = item;
        make_fainter(faint, fade_out(part_));
        scene_.items.push_back(faint);
    }

    const Scene& from_;
    const Scene& to_;
    float part_;
    std::vector<bool> taken_;
    Scene scene_{};
};

} // namespace

Scene between(const Scene& from, const Scene& to, float part) {
    if (part >= 1) {
        return to;
    }
    return Blend(from, to, std::max(part, 0.0F)).make();
}

void Animator::show(Scene scene) {
    steps_.clear();
    start_ = std::move(scene);
    first_said_ = false;
}

void Animator::play(std::vector<Keyframe> steps, double now_ms) {
    if (steps.empty()) {
        return;
    }
    if (steps_.empty()) {
        step_began_ms_ = now_ms;
        now_ms_ = now_ms;
        first_said_ = false;
    }
    for (auto& step : steps) {
        steps_.push_back(std::move(step));
    }
}

void Animator::skip() {
    if (steps_.empty()) {
        return;
    }
    for (const auto& step : steps_) {
        const bool told = first_said_ && &step == &steps_.front();
        add_line(unsaid_, told ? std::string() : step.said);
    }
    auto last = std::move(steps_.back().scene);
    show(std::move(last));
}

std::string Animator::advance(double now_ms) {
    now_ms_ = std::max(now_ms_, now_ms);
    auto said = std::exchange(unsaid_, {});
    while (!steps_.empty()) {
        auto& step = steps_.front();
        if (!first_said_) {
            add_line(said, step.said);
        }
        first_said_ = true;
        if (now_ms_ < step_began_ms_ + step.milliseconds) {
            break;
        }
        step_began_ms_ += step.milliseconds;
        start_ = std::move(step.scene);
        steps_.pop_front();
        first_said_ = false;
    }
    return said;
}

Scene Animator::now() const {
    if (steps_.empty()) {
        return start_;
    }
    const auto& step = steps_.front();
    const auto part = static_cast<float>((now_ms_ - step_began_ms_) / std::max(1, step.milliseconds));
    return between(start_, step.scene, part);
}

const Scene& Animator::goal() const {
    return steps_.empty() ? start_ : steps_.back().scene;
}

} // namespace mitts::view
