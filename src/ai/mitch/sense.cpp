#include "ai/mitch/sense.h"

#include <algorithm>
#include <cmath>

namespace mitts::ai::for_mitch {

namespace {

// Approximates the normal distribution function (0 to 1), without functions whose results differ between math
// libraries.
float chance_to_exceed(float lead, float variance) {
    return 0.5F + 0.5F * lead / std::sqrt(lead * lead + 1.5F * variance);
}

// Returns the chance that at least `wanted` (1 … 8) of `draws` cards are aces, if each is an ace with chance `each`.
float chance_of_aces(int wanted, int draws, float each) {
    std::array<float, 9> exactly{1}; // indexed by the number of aces drawn; element `wanted` includes higher numbers
    const auto enough = at(wanted);
    for (int draw = 0; draw < draws; ++draw) {
        for (std::size_t aces = enough; aces > 0; --aces) {
            const float stays = aces == enough ? 1 : 1 - each;
            exactly[aces] = exactly[aces] * stays + exactly[aces - 1] * each;
        }
        exactly[0] *= 1 - each;
    }
    return exactly[enough];
}

mitts::mitch::Column column_of(Lane ranks, bool up) {
    using mitts::mitch::Heading;
    return {.ranks = ranks, .heading = (ranks & (ranks - 1)) == 0 ? Heading::Open : up ? Heading::Up : Heading::Down};
}

} // namespace

Sense::Sense(const QuickRules& rules, float doubt) : rules_(rules), doubt_(doubt) {
}

Sense::Sense(const QuickRules& rules, const Temper& temper) : rules_(rules), temper_(temper), others_known_(true) {
}

// Computes the values that are the same for all suits.
void Sense::look(const QuickTable& table) {
    const auto& options = rules_.options;
    viewer_ = table.turn;
    seen_ = table.gone;
    seen_twice_ = table.gone_twice;
    for (int seat = 0; seat < options.players; ++seat) {
        if (seat == viewer_ || others_known_) {
            const auto& holding = table.seats[at(seat)];
            seen_twice_ |= (seen_ & holding.held) | holding.twins;
            seen_ |= holding.held;
        }
    }
    const int unseen = options.packs * 48 - count_all(seen_) - count_all(seen_twice_);
    each_ = unseen <= 0 ? 0 : 1 / static_cast<float>(unseen);
    const int wanted = rules_.closing - table.aces;
    const int stock = table.stock_left();
    draws_ = 0;
    risk_ = 0;
    drawing_ = table.phase == Phase::First;
    if (table.phase == Phase::First && stock > 0 && wanted > 0) {
        const int aces = 4 * options.packs - table.aces;
        // The expected position of the closing ace in the stock. Aces drawn before it are replaced immediately (C5), so
        // they are not counted as draws.
        const float until_closing = static_cast<float>(wanted * (stock + 1)) / static_cast<float>(aces + 1);
        draws_ = (until_closing - static_cast<float>(wanted)) / static_cast<float>(options.players);
        if ((table.placed >> viewer_ & 1) == 0) {
            const float each = std::min(1.0F, static_cast<float>(aces) / static_cast<float>(stock));
            risk_ = static_cast<float>(options.penalty) * chance_of_aces(wanted, options.players + wanted - 1, each);
        }
    }
    tempo_ = rules_.last_ace_ends() ? tempo(table) : 1;
}

float Sense::share(const Suit& suit, Lane ranks) const {
    const int cards =
        count(static_cast<Lane>(suit.unseen & ranks)) + count(static_cast<Lane>(suit.unseen_twice & ranks));
    return static_cast<float>(cards) * each_;
}

Sense::Growth Sense::growth(const Suit& suit, Lane column, bool up, Lane held) const {
    const auto towards = [&](Lane ranks) {
        return Growth{.in_hand = static_cast<float>(count(static_cast<Lane>(held & ranks))),
                      .unseen = share(suit, ranks)};
    };
    if (column == 0) { // C11
        return towards(every_rank);
    }
    if (rules_.high_low() && (column & (column - 1)) == 0) { // C12
        const auto down = towards(below(lowest(column)));
        const auto rising = towards(above(lowest(column)));
        return down.in_hand + down.unseen * 10 >= rising.in_hand + rising.unseen * 10 ? down : rising;
    }
    return up ? towards(above(highest(column))) : towards(below(lowest(column)));
}

// C9: returns the share of the fitting cards that can be placed in the remaining turns.
float Sense::tempo(const QuickTable& table) const {
    float fitting = 0;
    for (int index = 0; index < suit_count; ++index) {
        const auto suit = suit_of_table(table, index);
        const auto grows =
            growth(suit, suit.columns[at(viewer_)], (suit.up >> viewer_ & 1) != 0, lane(table.mover().held, index));
        fitting += grows.in_hand + draws_ * temper_.fitting * grows.unseen;
    }
    return fitting <= draws_ ? 1 : draws_ / fitting;
}

Sense::Length Sense::expected(const QuickTable& table, const Suit& suit, int index, int seat) const {
    const auto& holding = table.seats[at(seat)];
    const auto column = suit.columns[at(seat)];
    const auto known = others_known_ ? holding.held : Lanes{0};
    const int hidden = holding.cards - (others_known_ ? count_all(known) + count_all(holding.twins) : 0);
    const auto grows = growth(suit, column, (suit.up >> seat & 1) != 0, lane(known, index));
    const float tempo = rules_.last_ace_ends() ? 0.6F : 1;
    const float chances = draws_ * temper_.fitting + static_cast<float>(hidden) * temper_.others_keep;
    return {.mean = static_cast<float>(count(column)) + tempo * grows.in_hand + tempo * chances * grows.unseen,
            .variance = temper_.doubt + tempo * chances * grows.unseen * (1 - grows.unseen) +
                        (1 - tempo) * grows.in_hand * 0.25F};
}

Sense::Suit Sense::suit_of_table(const QuickTable& table, int index) const {
    Suit suit{.unseen = static_cast<Lane>(every_rank & ~lane(seen_, index))};
    if (rules_.options.packs == 2) {
        suit.unseen_twice = suit.unseen;
        suit.unseen = static_cast<Lane>(every_rank & ~lane(seen_twice_, index));
    }
    for (int seat = 0; seat < rules_.options.players; ++seat) {
        const auto& holding = table.seats[at(seat)];
        suit.columns[at(seat)] = lane(holding.columns, index);
        suit.up |= (holding.up >> index & 1) != 0 ? 1U << seat : 0;
        if (seat != viewer_) {
            suit.lengths[at(seat)] = expected(table, suit, index, seat);
        }
    }
    return suit;
}

// Returns the suit after `seat` has placed a card that fits.
Sense::Suit Sense::with_card(const QuickTable& table, const Suit& suit, int index, int seat, Lane card) const {
    auto after = suit;
    auto& column = after.columns[at(seat)];
    if (column != 0 && card > column) {
        after.up |= 1U << seat;
    }
    column = static_cast<Lane>(column | card);
    if (seat != viewer_) {
        after.lengths[at(seat)] = expected(table, after, index, seat);
        after.edges_set = false;
    }
    set_edges(after);
    return after;
}

// Returns the advantage of the seat's current column over other columns of equal length (C14, C15).
float Sense::edge(const Suit& suit, int seat) const {
    const auto column = suit.columns[at(seat)];
    const int size = count(column);
    for (int other = 0; column != 0 && other < rules_.options.players; ++other) {
        const auto against = suit.columns[at(other)];
        if (other != seat && count(against) == size &&
            mitts::mitch::compare_for_suit(rules_.options, column_of(column, (suit.up >> seat & 1) != 0),
                                           column_of(against, (suit.up >> other & 1) != 0)) > 0) {
            return temper_.tie_edge;
        }
    }
    return 0;
}

// Updates the edges of all columns and, if necessary, `others_won`, which depends on them.
void Sense::set_edges(Suit& suit) const {
    const int players = rules_.options.players;
    bool changed = false;
    for (int seat = 0; seat < players; ++seat) {
        const float now = edge(suit, seat);
        changed = changed || (seat != viewer_ && now != suit.lengths[at(seat)].edge);
        suit.lengths[at(seat)].edge = now;
    }
    if (!changed && suit.edges_set) {
        return;
    }
    suit.edges_set = true;
    for (int seat = 0; seat < players; ++seat) {
        suit.others_won[at(seat)] = std::min(1.0F, suit.lengths[at(seat)].mean * 2);
    }
    for (int seat = 0; seat < players; ++seat) {
        for (int other = seat + 1; seat != viewer_ && other < players; ++other) {
            if (other != viewer_) {
                const auto& one = suit.lengths[at(seat)];
                const auto& against = suit.lengths[at(other)];
                const float more = chance_to_exceed(one.mean + one.edge - against.mean - against.edge,
                                                    one.variance + against.variance);
                suit.others_won[at(seat)] *= more;
                suit.others_won[at(other)] *= 1 - more;
            }
        }
    }
}

// Returns a bit for each other seat whose current column beats `reach` (C13–C15).
std::uint32_t Sense::ahead_of(const Suit& suit, Lane reach, bool up) const {
    const int length = count(reach);
    std::uint32_t ahead = 0;
    for (int seat = 0; seat < rules_.options.players; ++seat) {
        const auto against = suit.columns[at(seat)];
        const int more = count(against) - length;
        if (seat != viewer_ && against != 0 && more >= 0 &&
            (more > 0 || mitts::mitch::compare_for_suit(rules_.options, column_of(against, (suit.up >> seat & 1) != 0),
                                                        column_of(reach, up)) > 0)) {
            ahead |= 1U << seat;
        }
    }
    return ahead;
}

// Returns a bit for each other seat whose column beats every possible final column of the player. Columns only grow, so
// the suit is lost if there is such a seat.
std::uint32_t Sense::ahead_for_good(const Suit& suit, Lane held) const {
    const auto column = suit.columns[at(viewer_)];
    const bool up = (suit.up >> viewer_ & 1) != 0;
    const auto more = static_cast<Lane>(drawing_ ? held | suit.unseen : held);
    if (column == 0) {
        return ahead_of(suit, more, false);
    }
    const auto falling = static_cast<Lane>(column | (more & below(lowest(column))));
    const auto rising = static_cast<Lane>(column | (more & above(highest(column))));
    if (!rules_.high_low() || (column & (column - 1)) != 0) {
        return up ? ahead_of(suit, rising, true) : ahead_of(suit, falling, false);
    }
    const auto of_falling = ahead_of(suit, falling, false); // C12: both directions are possible
    const auto of_rising = ahead_of(suit, rising, true);
    return of_falling != 0 && of_rising != 0 ? of_falling | of_rising : 0;
}

// C13, C16: returns the outlook of the seat on turn. Its value is relative to the other players' average.
Sense::Outlook Sense::outlook_of_length(const Suit& suit, float mean, float variance, std::uint32_t beaten_by) const {
    const int players = rules_.options.players;
    const auto points = static_cast<float>(rules_.suit_points);
    const float reach = mean + suit.lengths[at(viewer_)].edge;
    float own_won = std::min(1.0F, mean * 2);
    float sum = 0;
    float others_lost = 0;
    float others_less = 0; // the other players' gain from winning the suit, weighted by each player's chance
    for (int seat = 0; seat < players; ++seat) {
        if (seat != viewer_) {
            const auto& against = suit.lengths[at(seat)];
            const float more = (beaten_by >> seat & 1) != 0
                                   ? 0
                                   : chance_to_exceed(reach - against.mean - against.edge, variance + against.variance);
            const float won = suit.others_won[at(seat)] * (1 - more);
            own_won *= more;
            sum += won;
            others_lost += against.mean;
            others_less += won * (points + against.mean);
        }
    }
    sum += own_won;
    const float scale = sum > 1e-9F ? 1 / std::max(sum, 0.5F) : 0;
    own_won *= scale;
    const float others = (others_less * scale - others_lost) / static_cast<float>(players - 1);
    return {.won = own_won, .mean = mean, .others = others, .value = own_won * (points + mean) - mean - others};
}

// Returns the outlook of the better plan: extending the column, or leaving it unchanged. In a hopeless suit, the held
// cards can be discarded.
Sense::Outlook Sense::outlook(const Suit& suit, Lane held) const {
    const auto column = suit.columns[at(viewer_)];
    const auto grows = growth(suit, column, (suit.up >> viewer_ & 1) != 0, held);
    const auto size = static_cast<float>(count(column));
    const float unseen = draws_ * temper_.fitting * grows.unseen;
    const auto grown =
        outlook_of_length(suit, size + tempo_ * (grows.in_hand + unseen),
                          temper_.doubt + tempo_ * unseen * (1 - grows.unseen) + (1 - tempo_) * grows.in_hand * 0.25F,
                          ahead_for_good(suit, held));
    const auto left =
        outlook_of_length(suit, size, temper_.doubt, ahead_of(suit, column, (suit.up >> viewer_ & 1) != 0));
    return grown.value < left.value ? left : grown;
}

} // namespace mitts::ai::for_mitch
