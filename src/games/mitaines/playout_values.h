// The options of Mitaines as a play-out asks for them: every value looked up, not worked out, and by the card where it can be.
//
// Made once for a rule set. It knows no state; playout_table.h does the adding up.
#pragma once

#include "games/mitaines/options.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace mitts::mitaines {

struct PlayoutValues {
    explicit PlayoutValues(const Options& options) : doubles(options.doubles) {
        for (int rank = 0; rank < rank_count; ++rank) {
            fill_rank(options, static_cast<Rank>(rank));
        }
        prize[ten_of_diamonds.index] = options.ten_of_diamonds; // M18.5
        prize[Card::joker(0).index] = options.joker;
        prize[Card::joker(1).index] = options.joker;
        lone_jack = options.lone_jack;
    }

    constexpr std::int32_t call_worth(Kind kind, Rank rank) const {
        return call[static_cast<std::size_t>(rank) * kinds + static_cast<std::size_t>(kind)];
    }
    constexpr std::int32_t height_of(Rank rank) const {
        return height[static_cast<std::size_t>(rank)];
    }
    /// What taking a lone card scores (M18.3).
    constexpr std::int32_t lone_worth(Rank lone, Rank taker) const {
        return lone == taker ? lone_match[static_cast<std::size_t>(taker)]
                             : lone_jack; // only a jack takes another rank
    }
    /// What the layout's combinations score (M18.4), given its cards of each rank, four bits a rank.
    constexpr std::int32_t layout_worth(std::uint64_t ranks) const {
        std::int32_t worth = 0;
        for (std::size_t rank = 0; ranks != 0; ++rank, ranks >>= 4) {
            worth += call[rank * kinds + (ranks & 15)];
        }
        return worth;
    }

    YesNo doubles;
    std::int32_t lone_jack = 0;
    std::array<std::int32_t, 64> prize{}; ///< by the card's index

private:
    static constexpr std::size_t kinds = 8;

    constexpr void fill_rank(const Options& options, Rank rank) {
        const auto index = static_cast<std::size_t>(rank);
        for (const auto kind : {Kind::Mitten, Kind::Glove, Kind::Sock}) {
            call[index * kinds + static_cast<std::size_t>(kind)] = call_value(options, kind, rank);
        }
        height[index] = rank_height(options, rank);
        const int flat = rank == Rank::Jack ? options.lone_jacks_points : options.lone_match_points;
        lone_match[index] = options.lone_match == LoneMatch::Mitten ? call_value(options, Kind::Mitten, rank) : flat;
    }

    std::array<std::int32_t, 16 * kinds> call{}; ///< by rank, then kind; 0 where it is none
    std::array<std::int32_t, 16> height{};
    std::array<std::int32_t, 16> lone_match{};
};

} // namespace mitts::mitaines
