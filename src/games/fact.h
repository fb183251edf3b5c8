// Something that a seat can check from what it knows, on the way from whoever reckons (ai) to whoever has the sentences (i18n): an id
// and a few numbers that say what they are. What an id means is told where it is found, ai/<game>/facts.cpp.
//
// It knows no game and no words.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mitts {

/// What a number of a fact is. `Card` is a card's index, `Other` a second count to hold against `Count`.
enum class FactPart : std::uint8_t { Card, Rank, Suit, Kind, Seat, Count, Other, Points, Low, High };
inline constexpr int fact_part_count = 10;

struct FactValue {
    FactPart part = FactPart::Count;
    int value = 0;

    friend bool operator==(const FactValue&, const FactValue&) = default;
};

struct Fact {
    std::string id;
    std::vector<FactValue> values{}; ///< each part once at most

    std::optional<int> value(FactPart part) const {
        const auto found =
            std::find_if(values.begin(), values.end(), [part](const FactValue& one) { return one.part == part; });
        return found == values.end() ? std::nullopt : std::optional(found->value);
    }

    friend bool operator==(const Fact&, const Fact&) = default;
};

} // namespace mitts
