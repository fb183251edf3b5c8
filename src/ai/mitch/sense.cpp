#include "ai/mitch/sense.h"

#include "ai/mitch/aces.h"

#include <algorithm>
#include <cmath>

namespace mitts::ai::for_mitch {

namespace {

constexpr float none = -1e9F; // points that no choice comes to

constexpr std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

float chance_of_more(float lead, float variance) {
    return 0.5F + 0.5F * lead / std::sqrt(lead * lead + 1.5F * variance);
}

mitts::mitch::Column column_of(Lane ranks, bool up) {
    using mitts::mitch::Heading;
    return {.ranks = ranks, .heading = (ranks & (ranks - 1)) == 0 ? Heading::Open : up ? Heading::Up : Heading::Down};
}

} // namespace

Sense::Sense(const QuickRules& rules, float doubt) : rules_(rules), doubt_(doubt) {
}

// What holds for all suits.
void Sense::look(const QuickTable& table) {
    const auto& options = rules_.options;
    const auto& own = table.mover();
    viewer_ = table.turn;
    const int unseen = options.packs * 48 - count_all(table.gone) - count_all(table.gone_twice) - count_all(own.held) -
                       count_all(own.twins);
    each_ = unseen <= 0 ? 0 : 1 / static_cast<float>(unseen);
    const int wanted = rules_.closing - table.aces;
    const int stock = table.stock_left();
    draws_ = 0;
    risk_ = 0;
    if (table.phase == Phase::First && stock > 0 && wanted > 0) {
        const int aces = 4 * options.packs - table.aces;
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

// C9: of what fits, as much as there are draws to get it down.
float Sense::tempo(const QuickTable& table) const {
    float fitting = 0;
    for (int index = 0; index < suit_count; ++index) {
        const auto suit = suit_of_table(table, index);
        const auto grows =
            growth(suit, suit.columns[at(viewer_)], (suit.up >> viewer_ & 1) != 0, lane(table.mover().held, index));
        fitting += grows.in_hand + draws_ * static_cast<float>(temper_.fitting) * grows.unseen;
    }
    return fitting <= draws_ ? 1 : draws_ / fitting;
}

Sense::Suit Sense::suit_of_table(const QuickTable& table, int index) const {
    const auto& own = table.mover();
    const auto seen = lane(table.gone | own.held, index);
    Suit suit;
    if (rules_.options.packs == 2) {
        suit.unseen =
            static_cast<Lane>(every_rank & ~lane(table.gone_twice | own.twins | (table.gone & own.held), index));
        suit.unseen_twice = static_cast<Lane>(every_rank & ~seen);
    } else {
        suit.unseen = static_cast<Lane>(every_rank & ~seen);
    }
    const float others_tempo = rules_.last_ace_ends() ? 0.6F : 1;
    for (int seat = 0; seat < rules_.options.players; ++seat) {
        const auto& holding = table.seats[at(seat)];
        const auto column = lane(holding.columns, index);
        suit.columns[at(seat)] = column;
        const bool up = (holding.up >> index & 1) != 0;
        suit.up |= up ? 1U << seat : 0;
        if (seat != viewer_) {
            const float fits = growth(suit, column, up, 0).unseen;
            const float chances = draws_ * static_cast<float>(temper_.fitting) +
                                  static_cast<float>(holding.cards) * static_cast<float>(temper_.others_keep);
            suit.lengths[at(seat)] = {.mean = static_cast<float>(count(column)) + others_tempo * chances * fits,
                                      .variance = static_cast<float>(temper_.doubt) +
                                                  others_tempo * chances * fits * (1 - fits)};
        }
    }
    return suit;
}

// What would decide between equal lengths as the columns stand (C14, C15).
float Sense::edge(const Suit& suit, int seat) const {
    const auto column = suit.columns[at(seat)];
    const int size = count(column);
    for (int other = 0; column != 0 && other < rules_.options.players; ++other) {
        const auto against = suit.columns[at(other)];
        if (other != seat && count(against) == size &&
            mitts::mitch::compare_for_suit(rules_.options, column_of(column, (suit.up >> seat & 1) != 0),
                                           column_of(against, (suit.up >> other & 1) != 0)) > 0) {
            return static_cast<float>(temper_.tie_edge);
        }
    }
    return 0;
}

// After the columns have changed: the edges, and what depends on them alone.
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
                const float more =
                    chance_of_more(one.mean + one.edge - against.mean - against.edge, one.variance + against.variance);
                suit.others_won[at(seat)] *= more;
                suit.others_won[at(other)] *= 1 - more;
            }
        }
    }
}

// C13, C16: what the suit is worth to the seat on turn, over the others' average.
float Sense::worth_of_length(const Suit& suit, float mean, float variance) const {
    const int players = rules_.options.players;
    const auto points = static_cast<float>(rules_.suit_points);
    const float reach = mean + suit.lengths[at(viewer_)].edge;
    float own_won = std::min(1.0F, mean * 2);
    float sum = 0;
    float others_lost = 0;
    float others_less = 0; // by the chance that each wins it
    for (int seat = 0; seat < players; ++seat) {
        if (seat != viewer_) {
            const auto& against = suit.lengths[at(seat)];
            const float more = chance_of_more(reach - against.mean - against.edge, variance + against.variance);
            const float won = suit.others_won[at(seat)] * (1 - more);
            own_won *= more;
            sum += won;
            others_lost += against.mean;
            others_less += won * (points + against.mean);
        }
    }
    sum += own_won;
    const float scale = sum > 1e-9F ? 1 / std::max(sum, 0.5F) : 0;
    return own_won * scale * (points + mean) - mean -
           (others_less * scale - others_lost) / static_cast<float>(players - 1);
}

// With the choice to leave the column as it is.
float Sense::worth(const Suit& suit, Lane held) const {
    const auto column = suit.columns[at(viewer_)];
    const auto grows = growth(suit, column, (suit.up >> viewer_ & 1) != 0, held);
    const auto size = static_cast<float>(count(column));
    const float unseen = draws_ * static_cast<float>(temper_.fitting) * grows.unseen;
    const auto doubt = static_cast<float>(temper_.doubt);
    const float grown =
        worth_of_length(suit, size + tempo_ * (grows.in_hand + unseen),
                        doubt + tempo_ * unseen * (1 - grows.unseen) + (1 - tempo_) * grows.in_hand * 0.25F);
    return std::max(grown, worth_of_length(suit, size, doubt));
}

void Sense::add(ActionType type, int suit, Lane card, float worth) {
    worths_[at(weighed_++)] = worth;
    if (type == asked_.type && suit == suit_of(asked_.card) && (card >> rank_of(asked_.card) & 1) != 0) {
        worth_of_asked_ = worth;
    }
    if (worth > best_worth_) {
        best_worth_ = worth;
        best_ = {.type = type, .card = code_of(suit, lowest(card))};
    }
}

void Sense::weigh_suit(const QuickTable& table, int index) {
    const auto& own = table.mover();
    const auto held = lane(own.held, index);
    const auto twins = lane(own.twins, index);
    auto suit = suit_of_table(table, index);
    set_edges(suit);
    const float now = worth(suit, held);
    const auto without = [&](Lane card) { return static_cast<Lane>((twins & card) != 0 ? held : held & ~card); };
    const auto column = suit.columns[at(viewer_)];
    const bool up = (suit.up >> viewer_ & 1) != 0;
    // Many discards come to the same: cards that count for nothing, and those of which one counts like the other.
    const auto as_held = growth(suit, column, up, held);
    auto counted = as_held;
    float dropped = 0;
    for (auto rest = held; rest != 0; rest = static_cast<Lane>(rest & (rest - 1))) {
        const auto card = static_cast<Lane>(rest & -rest);
        const auto grows = growth(suit, column, up, without(card));
        if (grows != counted) {
            counted = grows;
            dropped = grows == as_held ? 0 : worth(suit, without(card)) - now;
        }
        add(ActionType::Drop, index, card, dropped - risk_);
    }
    for (auto rest = static_cast<Lane>(held & lane(own.open, index)); rest != 0;
         rest = static_cast<Lane>(rest & (rest - 1))) {
        const auto card = static_cast<Lane>(rest & -rest);
        auto after = suit;
        after.columns[at(viewer_)] = static_cast<Lane>(column | card);
        if (column != 0 && card > column) {
            after.up |= 1U << viewer_;
        }
        set_edges(after);
        add(ActionType::Place, index, card, worth(after, without(card)) - now);
    }
}

void Sense::weigh(const QuickTable& table, QuickMove asked) {
    asked_ = asked;
    worth_of_asked_ = 0;
    best_worth_ = none;
    weighed_ = 0;
    look(table);
    for (int suit = 0; suit < suit_count; ++suit) {
        if (lane(table.mover().held, suit) != 0) {
            weigh_suit(table, suit);
        }
    }
}

QuickMove Sense::choose(const QuickTable& table) {
    weigh(table, {});
    return best_;
}

float Sense::worth_of(const QuickTable& table, QuickMove move) {
    weigh(table, move);
    return worth_of_asked_;
}

SuitChoices Sense::choices(const QuickTable& table, int suit) {
    worth_of_asked_ = none;
    best_worth_ = none;
    weighed_ = 0;
    weigh_suit(table, suit);
    const auto weight = [&](float worth) { return leaning(best_worth_ - worth, doubt_); };
    SuitChoices found{.best = best_worth_, .asked = worth_of_asked_ > none ? weight(worth_of_asked_) : 0};
    for (int index = 0; index < weighed_; ++index) {
        found.all += weight(worths_[at(index)]);
    }
    return found;
}

float Sense::chance_of(const QuickTable& table, QuickMove move, TurnMemory& memory) {
    asked_ = move;
    const auto look_first = [&] {
        look(table);
        return tempo_;
    };
    return chance_by_suits(rules_, table, memory, doubt_, look_first, [&](int suit) { return choices(table, suit); });
}

} // namespace mitts::ai::for_mitch
