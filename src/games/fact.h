// A fact that a seat can verify from its observation: an id and some typed numbers. The ai library finds facts, and
// i18n turns them into sentences. ai/<game>/facts.cpp defines the ids.
//
// All games share this type. A fact does not contain any words.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mitts {

/// The meaning of a number in a fact. `Card` is a card index. `Other` is a second count, to compare with `Count`.
enum class FactPart : std::uint8_t { Card, Rank, Suit, Kind, Seat, Count, Other, Points, Low, High };
inline constexpr int fact_part_count = 10;

/// One number of a fact, with its meaning.
struct FactValue {
    FactPart part = FactPart::Count;
    int value = 0;

    friend bool operator==(const FactValue&, const FactValue&) = default;
};

/// A fact: its id and its numbers.
struct Fact {
    std::string id;
    std::vector<FactValue> values{}; ///< the numbers; each part occurs at most once

    /// Returns the value of a part, or nothing if the fact does not have it.
    std::optional<int> value(FactPart part) const {
        const auto found =
            std::find_if(values.begin(), values.end(), [part](const FactValue& one) { return one.part == part; });
        return found == values.end() ? std::nullopt : std::optional(found->value);
    }

    friend bool operator==(const Fact&, const Fact&) = default;
};

} // namespace mitts
