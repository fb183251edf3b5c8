#include "games/mitigati/quick.h"

#include <algorithm>

namespace mitts::mitigati {

namespace {

/// The indices of the set bits of each byte value, in ascending order.
constexpr auto nth_of_byte = [] {
    std::array<std::array<std::uint8_t, 8>, 256> places{};
    for (std::size_t byte = 0; byte < places.size(); ++byte) {
        std::size_t n = 0;
        for (std::uint8_t place = 0; place < 8; ++place) {
            if ((byte >> place & 1) != 0) {
                places[byte][n++] = place;
            }
        }
    }
    return places;
}();

/// Finds the n-th set bit by counting the bits of each byte. The number of steps is the same for every n.
class Drawer {
public:
    explicit Drawer(std::uint64_t bits) : bits_(bits) {
        bits -= bits >> 1 & 0x5555555555555555;
        bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
        up_to_byte_ = ((bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F) * every_byte;
    }

    int size() const {
        return static_cast<int>(up_to_byte_ >> 56);
    }
    /// Returns the index of the n-th set bit, counted from 0.
    int nth(int n) const {
        const auto all = static_cast<std::uint64_t>(n) * every_byte;
        const auto passed =
            ((all | top_bits) - up_to_byte_) & top_bits; // marks each byte whose up_to_byte_ count is at most n
        const auto place = (passed >> 7) * every_byte >> 56 << 3;
        const auto left = static_cast<std::uint64_t>(n) - (up_to_byte_ << 8 >> place & 255);
        return static_cast<int>(place) + nth_of_byte[bits_ >> place & 255][left & 7];
    }

private:
    static constexpr std::uint64_t every_byte = 0x0101010101010101;
    static constexpr std::uint64_t top_bits = 0x8080808080808080;

    std::uint64_t bits_;
    std::uint64_t up_to_byte_ = 0; ///< for each byte, the number of set bits in it and in all lower bytes
};

} // namespace

QuickRules::Deck QuickRules::pack() {
    Deck deck{};
    const auto cards = make_tarot_pack();
    std::copy(cards.begin(), cards.end(), deck.begin());
    return deck;
}

QuickTable QuickRules::deal(const Deck& deck) const {
    QuickTable table{.to_discard = 3, .overtrump = options_.overtrump};
    table.points.fill(-even_share); // T16
    const auto* next = deck.data();
    const auto give = [&](std::size_t seat, int cards) {
        auto hand = table.hands[seat];
        for (; cards > 0; --cards) {
            hand.insert(*next++);
        }
        table.hands[seat] = hand;
    };
    for (std::size_t packet = 1; packet <= 3 * full_hand / 5; ++packet) {
        give(packet % player_count, 5);
    }
    give(0, 3);
    return table;
}

QuickTable QuickRules::table_of(const State& state) const {
    QuickTable table{.hands = state.hands, .turn = state.turn, .overtrump = options_.overtrump};
    for (std::size_t seat = 0; seat < player_count; ++seat) { // T16
        const auto aside = state.dealer == static_cast<Seat>(seat) ? state.discards : TarotSet();
        table.points[seat] =
            static_cast<std::int16_t>(state.scores[seat] + value_of(state.captured[seat] | aside) - even_share);
    }
    if (state.phase == Phase::Discard) {
        table.to_discard = static_cast<std::int8_t>(3 - state.discards.size());
        return table;
    }
    if (state.tricks_played == 0) {
        pay_honours(table, {.honours = state.honours, .seats = state.declared});
    }
    table.turn = state.trick.empty() ? state.turn : state.trick[0].seat;
    table.leader = table.turn;
    for (const auto& played : state.trick) { // returns the trick's cards to the hands; they are replayed below
        table.hands[at(played.seat)].insert(played.card);
    }
    for (const auto& played : state.trick) {
        table.play(played.card);
    }
    return table;
}

QuickRules::AnyMove QuickRules::any_move(const QuickTable& table, Rng& rng) {
    const auto legal = table.to_discard > 0 ? discardable(table.hand()) : table.playable();
    const Drawer suited(legal.suits());
    const Drawer trumps(legal.trumps());
    const int ways = suited.size() + trumps.size();
    const int pick = quick_below(ways, rng);
    const int index = pick < suited.size() ? suited.nth(pick) : 64 + trumps.nth(pick - suited.size());
    return {TarotCard{static_cast<std::uint8_t>(index)}, ways};
}

// Adds the points for all honours: those in `shown`, and those in the other hands. The engine pays after the first
// trick (T14–T16).
void QuickRules::pay_honours(QuickTable& table, Shown shown) const {
    for (std::size_t seat = 0; seat < player_count; ++seat) {
        if ((shown.seats >> seat & 1) == 0) {
            shown.honours[seat] = static_cast<std::int16_t>(honours_of(options_, table.hands[seat]));
        }
    }
    for (std::size_t seat = 0; seat < player_count; ++seat) {
        table.points[seat] = static_cast<std::int16_t>(table.points[seat] + honours_balance(shown.honours, seat));
    }
}

} // namespace mitts::mitigati

namespace mitts {

template class Playout<mitigati::QuickRules>;

} // namespace mitts
