#include "view/twins.h"

#include <array>

namespace mitts::view {

namespace {

constexpr std::size_t known_cards = 54;

/// The two copies of one card in a scene. The pointer to a copy that is not visible is null.
template <class Item> using Pair = std::array<Item*, 2>;

template <class SomeScene, class Item> std::array<Pair<Item>, known_cards> pairs_of(SomeScene& scene) {
    std::array<Pair<Item>, known_cards> pairs{};
    for (auto& item : scene.items) {
        auto* card = std::get_if<CardItem>(&item);
        if (card == nullptr || card->id < 0 || card->id >= 2 * twin_offset) {
            continue;
        }
        const auto index = static_cast<std::size_t>(card->id % twin_offset);
        if (index < known_cards) {
            pairs[index][static_cast<std::size_t>(card->id / twin_offset)] = card;
        }
    }
    return pairs;
}

/// The quality of a matching between two scenes: the number of matched cards, and the sum of the squared distances.
struct Match {
    int stay = 0;
    float moved = 0;

    bool is_better_than(const Match& other) const {
        return stay != other.stay ? stay > other.stay : moved < other.moved;
    }
};

Match match_of(const Pair<const CardItem>& before, const CardItem* first, const CardItem* second) {
    Match match;
    const auto compare = [&](const CardItem* old, const CardItem* now) {
        if (old != nullptr && now != nullptr) {
            const float x = old->centre.x - now->centre.x;
            const float y = old->centre.y - now->centre.y;
            ++match.stay;
            match.moved += x * x + y * y;
        }
    };
    compare(before[0], first);
    compare(before[1], second);
    return match;
}

} // namespace

void settle_twins(const Scene& before, Scene& after) {
    const auto old_pairs = pairs_of<const Scene, const CardItem>(before);
    const auto new_pairs = pairs_of<Scene, CardItem>(after);
    for (std::size_t index = 0; index < known_cards; ++index) {
        const auto& now = new_pairs[index];
        if (!match_of(old_pairs[index], now[1], now[0]).is_better_than(match_of(old_pairs[index], now[0], now[1]))) {
            continue;
        }
        for (auto* card : now) {
            if (card != nullptr) {
                card->id = card->id < twin_offset ? card->id + twin_offset : card->id - twin_offset;
            }
        }
    }
}

} // namespace mitts::view
