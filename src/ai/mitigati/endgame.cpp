#include "ai/mitigati/endgame.h"

#include <limits>

namespace mitts::ai::for_mitigati {

using namespace mitts::mitigati;

namespace {

constexpr std::size_t after(std::size_t seat) {
    return seat == 2 ? 0 : seat + 1;
}

// T2: returns the points of the card with this index.
constexpr int value_at(int card) {
    return quick_value(TarotCard{static_cast<std::uint8_t>(card)});
}

constexpr std::uint32_t pack(const std::array<std::int16_t, player_count>& points) {
    return static_cast<std::uint32_t>(points[0] | points[1] << 8 | points[2] << 16);
}

constexpr int part(std::uint32_t packed, std::size_t seat) {
    return static_cast<int>(packed >> 8 * seat & 255);
}

// Rotates the packed points: the points of seat s move to the seat `steps` before it. 3 − `steps` rotates them back.
constexpr std::uint32_t turned(std::uint32_t packed, std::size_t steps) {
    if (steps == 0) {
        return packed;
    }
    const auto bits = 8 * steps;
    return (packed >> bits | packed << (24 - bits)) & 0xFFFFFFU;
}

// Mixes the bits of a word with the finaliser of SplitMix64 (Steele, Lea, Flood, 2014).
constexpr std::uint64_t mixed(std::uint64_t word) {
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9ULL;
    word = (word ^ word >> 27) * 0x94D049BB133111EBULL;
    return word ^ word >> 31;
}

// Returns the key of a position before a lead: in each suit, the owners and values of the cards in order. Seats are
// counted from the leader.
std::uint64_t key_of(const QuickTable& table) {
    const auto leader = at(table.leader);
    const auto& first = table.hands[leader];
    const auto& second = table.hands[after(leader)];
    const auto& third = table.hands[after(after(leader))];
    std::uint64_t key = 0;
    for (int suit = 0; suit < suit_count; ++suit) {
        auto rest = lane(first.suits() | second.suits() | third.suits(), suit);
        std::uint64_t order = 0;
        for (; rest != 0; rest &= rest - 1) {
            const auto bit = rest & (0 - rest);
            const unsigned owner = (first.suits() & bit) != 0 ? 0 : (second.suits() & bit) != 0 ? 5 : 10;
            order = order << 4 | (owner + static_cast<unsigned>(value_at(std::countr_zero(bit))));
        }
        key += mixed(order + 0x9E3779B97F4A7C15ULL); // the sum does not depend on the order of the suits
    }
    // Packs a leading 1 and then three bits for every trump. The Fool's holder is added to the key separately.
    auto rest = (first.trumps() | second.trumps() | third.trumps()) & real_trumps;
    std::uint64_t order = 1;
    for (; rest != 0; rest &= rest - 1) {
        const auto bit = rest & (0 - rest);
        const unsigned owner = (first.trumps() & bit) != 0 ? 1 : (second.trumps() & bit) != 0 ? 2 : 3;
        const unsigned dear = value_at(64 + std::countr_zero(bit)) > 1 ? 4 : 0;
        order = order << 3 | owner | dear;
    }
    const unsigned fools = (first.trumps() & 1) != 0    ? 1
                           : (second.trumps() & 1) != 0 ? 2
                           : (third.trumps() & 1) != 0  ? 3
                                                        : 0;
    return key ^ mixed(order ^ 0xD1B54A32D192ED03ULL) ^ fools * 0xA0761D6478BD642FULL;
}

} // namespace

TarotSet different_cards(const QuickTable& table) {
    const auto legal = table.playable();
    auto others = table.hands[after(at(table.turn))] | table.hands[after(after(at(table.turn)))];
    if (table.led != nothing_led) {
        others.insert(table.best); // only the best card of the trick matters
    }
    std::uint64_t suits_found = 0;
    std::uint32_t trumps_found = 0;
    std::uint64_t between = 0;
    int last = 0;
    for (auto suits = legal.suits(); suits != 0; suits &= suits - 1) {
        const int card = std::countr_zero(suits);
        between = last > 0 ? others.suits() & ((std::uint64_t{1} << card) - (std::uint64_t{2} << last)) : 1;
        if (last >> 4 != card >> 4 || between != 0 || value_at(card) != value_at(last)) {
            suits_found |= std::uint64_t{1} << card;
        }
        last = card;
    }
    last = 0;
    for (auto trumps = legal.trumps(); trumps != 0; trumps &= trumps - 1) {
        const int trump = std::countr_zero(trumps);
        const bool apart = last == 0 || (others.trumps() & ((1U << trump) - (2U << last))) != 0 ||
                           value_at(64 + trump) != value_at(64 + last);
        trumps_found |= apart ? 1U << trump : 0;
        last = trump;
    }
    return TarotSet(suits_found, trumps_found);
}

Endgame::Endgame(int bits) : table_(std::size_t{1} << bits), mask_((std::uint64_t{1} << bits) - 1) {
}

std::optional<EndgamePoints> Endgame::solve(const QuickTable& table, std::int64_t most_nodes) {
    limit_ = nodes_ + most_nodes;
    const auto points = search(table);
    if (nodes_ > limit_) {
        return std::nullopt;
    }
    return EndgamePoints{part(points, 0), part(points, 1), part(points, 2)};
}

Endgame::Packed Endgame::search(const QuickTable& table) {
    if (table.turn == no_seat) {
        return 0;
    }
    if (table.laid > 0) {
        return best_of(table);
    }
    const auto leader = at(table.leader);
    const auto key = key_of(table);
    auto& entry = table_[static_cast<std::size_t>(key & mask_)];
    if (entry.key == key) {
        return turned(entry.points, (3 - leader) % 3);
    }
    const auto points = best_of(table);
    if (nodes_ <= limit_) {
        entry = {.key = key, .points = turned(points, leader)};
    }
    return points;
}

Endgame::Packed Endgame::best_of(const QuickTable& table) {
    const auto mover = at(table.turn);
    Packed best = 0;
    int most = -1;
    int least = 0;
    for (auto cards = different_cards(table); !cards.empty() && nodes_ <= limit_; cards.drop_first()) {
        ++nodes_;
        auto next = table;
        next.points = {};
        next.play(cards.first());
        const auto points = pack(next.points) + search(next);
        const int own = part(points, mover);
        const int others = part(points, after(mover));
        if (own > most || (own == most && others < least)) {
            best = points;
            most = own;
            least = others;
        }
    }
    return best;
}

EndgameReport solve_endgame(const Options& options, const State& state) {
    constexpr int large = 20;
    Endgame endgame(large);
    const auto table = QuickRules(options).table_of(state);
    EndgameReport report;
    report.points = *endgame.solve(table, std::numeric_limits<std::int64_t>::max() / 2);
    report.nodes = endgame.nodes();
    for (std::size_t seat = 0; seat < player_count; ++seat) {
        report.points[seat] += table.points[seat];
    }
    return report;
}

} // namespace mitts::ai::for_mitigati
