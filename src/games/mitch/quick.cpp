#include "games/mitch/quick.h"

#include "games/mitch/scoring.h"

#include <algorithm>

namespace mitts::mitch {

namespace {

void leave(QuickTable& table, Code card) {
    take_out(table.mover(), card);
    lose(table, card);
}

// Returns the n-th card of a set of `all` cards, counted from 0. The number of steps is the same for every n, because
// branches that depend on a random n would be unpredictable.
Code nth(Lanes cards, int n, int all) {
    auto skipped = (1U << n) - 1;
    for (int card = 1; card < all; ++card) {
        cards &= cards - (skipped & 1);
        skipped >>= 1;
    }
    return static_cast<Code>(std::countr_zero(cards));
}

Column column_of(const Holding& holding, int suit) {
    const auto ranks = lane(holding.columns, suit);
    if ((ranks & (ranks - 1)) == 0) {
        return {.ranks = ranks, .heading = Heading::Open};
    }
    return {.ranks = ranks, .heading = (holding.up >> suit & 1) != 0 ? Heading::Up : Heading::Down};
}

} // namespace

void take_in(Holding& holding, Code card) {
    holding.twins |= holding.held & bit(card);
    holding.held |= bit(card);
    ++holding.cards;
}

void take_out(Holding& holding, Code card) {
    if ((holding.twins & bit(card)) != 0) {
        holding.twins &= ~bit(card);
    } else {
        holding.held &= ~bit(card);
    }
    --holding.cards;
}

void QuickRules::lay(Holding& holding, Code card) const {
    const int suit = suit_of(card);
    const int rank = rank_of(card);
    const auto column = lane(holding.columns, suit);
    if (!high_low()) {
        set_lane(holding.open, suit, below(rank));
    } else if (column == 0) { // C12
        set_lane(holding.open, suit, static_cast<Lane>(every_rank & ~(1 << rank)));
    } else if (rank > highest(column)) {
        holding.up = static_cast<std::uint8_t>(holding.up | 1 << suit);
        set_lane(holding.open, suit, above(rank));
    } else {
        set_lane(holding.open, suit, below(rank));
    }
    holding.columns |= bit(card);
}

void QuickRules::play(QuickTable& table, QuickMove move) const {
    switch (move.type) {
    case ActionType::DrawStock:
        draw_stock(table);
        return;
    case ActionType::DrawPile: { // C7
        const auto card = table.pile[--table.pile_size];
        take_in(table.mover(), card);
        if ((table.gone_twice & bit(card)) != 0) {
            table.gone_twice &= ~bit(card);
        } else {
            table.gone &= ~bit(card);
        }
        ++table.pile_draws;
        table.took_from_pile = true;
        table.taken = card;
        table.step = options.draw == Draw::EitherPlace ? Step::PlaceTaken : Step::Play;
        return;
    }
    case ActionType::Place:
        leave(table, move.card);
        lay(table.mover(), move.card);
        table.pile_draws = 0;
        if (table.phase == Phase::First) { // C16
            table.placed = static_cast<std::uint8_t>(table.placed | 1 << table.turn);
        }
        end_turn(table);
        return;
    case ActionType::Drop:
        leave(table, move.card);
        if (keeps_pile()) {
            table.pile[table.pile_size++] = move.card;
        }
        end_turn(table);
        return;
    }
}

void QuickRules::end_turn(QuickTable& table) const {
    if (table.phase == Phase::First) { // C16
        table.had_turn = static_cast<std::uint8_t>(table.had_turn | 1 << table.turn);
    }
    table.turn = static_cast<std::int8_t>(next(table.turn));
    begin_turn(table);
}

void QuickRules::begin_turn(QuickTable& table) const {
    table.took_from_pile = false;
    table.step = Step::Play;
    if (table.phase == Phase::Second) {
        pass_over_empty_hands(table);
    } else if (may_draw_pile(table)) {
        table.step = Step::Draw;
    } else {
        draw_stock(table);
    }
}

// C5: draws a card. If it is an ace, sets it aside and, unless it is the closing ace, draws again.
void QuickRules::draw_stock(QuickTable& table) const {
    table.pile_draws = 0;
    table.step = Step::Play;
    while (true) {
        const auto card = table.stock[table.stock_next++];
        if (rank_of(card) != ace_rank) {
            take_in(table.mover(), card);
            return;
        }
        if (++table.aces == closing) {
            close_drawing(table);
            return;
        }
    }
}

// C8, C9: begins the second phase or ends the round.
void QuickRules::close_drawing(QuickTable& table) const {
    table.phase = last_ace_ends() ? Phase::Over : Phase::Second;
    if (table.phase == Phase::Second) {
        pass_over_empty_hands(table);
    }
}

// C10: passes the turn to the next player with cards, or ends the round.
void QuickRules::pass_over_empty_hands(QuickTable& table) const {
    for (int step = 0; step < options.players; ++step) {
        if (table.mover().cards > 0) {
            return;
        }
        table.turn = static_cast<std::int8_t>(next(table.turn));
    }
    table.phase = Phase::Over;
}

bool QuickRules::may_draw_pile(const QuickTable& table) const {
    if (!keeps_pile() || table.pile_size == 0) {
        return false;
    }
    const bool top_fits = (table.mover().open & bit(table.pile[at(table.pile_size - 1)])) != 0;
    if (options.draw == Draw::EitherPlace) {
        return top_fits;
    }
    return table.pile_draws < 2 * options.players && (top_fits || table.mover().cards > 0);
}

Moves QuickRules::moves(const QuickTable& table) const {
    Moves moves;
    if (table.step == Step::Draw) {
        moves.push_back({.type = ActionType::DrawStock});
        if (may_draw_pile(table)) {
            moves.push_back({.type = ActionType::DrawPile});
        }
        return moves;
    }
    if (table.step == Step::PlaceTaken) {
        moves.push_back({.type = ActionType::Place, .card = table.taken});
        return moves;
    }
    const auto& holding = table.mover();
    for (auto rest = holding.held; rest != 0; rest &= rest - 1) {
        const auto card = static_cast<Code>(std::countr_zero(rest));
        if ((holding.open & bit(card)) != 0) {
            moves.push_back({.type = ActionType::Place, .card = card});
        }
        if (may_drop(table, card)) {
            moves.push_back({.type = ActionType::Drop, .card = card});
        }
    }
    return moves;
}

AllPoints QuickRules::points(const QuickTable& table) const {
    AllPoints points{};
    const auto column = [&](Seat seat, std::size_t suit) {
        return column_of(table.seats[at(seat)], static_cast<int>(suit));
    };
    const auto penalised = static_cast<std::uint8_t>(table.had_turn & ~table.placed);
    score_columns(options, column, penalised, [&](Seat seat, Reason reason, std::size_t /*suit*/, int more) {
        auto& own = points[at(seat)];
        auto& sum = reason == Reason::LostCards ? own.cards_lost
                    : reason == Reason::Penalty ? own.penalty
                                                : own.suits_won;
        sum = static_cast<std::int16_t>(sum + more);
    });
    return points;
}

QuickTable QuickRules::deal(const Deck& deck) const {
    QuickTable table;
    std::transform(deck.begin(), deck.end(), table.stock.begin(), [](Card card) { return code_of(card); });
    table.stock_size = static_cast<std::uint8_t>(deck.size());
    // C2: deals the cards one by one. Then replaces the aces, player by player.
    int seat = 0;
    std::array<int, max_players> missing{};
    for (int card = 0; card < options.hand_size * options.players; ++card) {
        seat = next(seat);
        const auto dealt = table.stock[table.stock_next++];
        if (rank_of(dealt) == ace_rank) {
            ++table.aces;
            ++missing[at(seat)];
        } else {
            take_in(table.seats[at(seat)], dealt);
        }
    }
    for (int step = 0; step < options.players; ++step) {
        seat = next(seat);
        while (missing[at(seat)] > 0) {
            const auto dealt = table.stock[table.stock_next++];
            if (rank_of(dealt) == ace_rank) {
                ++table.aces;
            } else {
                take_in(table.seats[at(seat)], dealt);
                --missing[at(seat)];
            }
        }
    }
    table.turn = static_cast<std::int8_t>(next(0)); // C4
    if (table.aces < closing) {
        begin_turn(table);
    } else { // C3
        close_drawing(table);
    }
    return table;
}

QuickRules::AnyMove QuickRules::any_move(const QuickTable& table, Rng& rng) const {
    if (table.step == Step::Draw) {
        return {{.type = quick_below(2, rng) == 0 ? ActionType::DrawStock : ActionType::DrawPile}, 2};
    }
    if (table.step == Step::PlaceTaken) {
        return {{.type = ActionType::Place, .card = table.taken}};
    }
    const auto& own = table.mover();
    auto among = own.held;
    const auto twins = own.twins;
    int cards = own.cards;
    if (table.took_from_pile && (own.open & bit(table.taken)) == 0 &&
        !may_drop(table, table.taken)) { // C7: the card taken can be neither placed nor discarded
        among &= ~bit(table.taken);
        --cards;
    }
    const int pick = quick_below(2 * cards, rng);
    const int twice = twins == 0 ? 0 : count_all(twins);
    const auto card = pick / 2 < twice ? nth(twins, pick / 2, twice) : nth(among, pick / 2 - twice, cards - twice);
    const bool fits = (own.open & bit(card)) != 0;
    const int ways = fits && may_drop(table, card) ? 2 : 1;
    const bool places = fits && (ways == 1 || pick % 2 == 0);
    return {{.type = places ? ActionType::Place : ActionType::Drop, .card = card}, ways};
}

RoundResult<max_players> QuickRules::result(const QuickTable& table) const {
    const auto all = points(table);
    RoundResult<max_players> result;
    for (int seat = 0; seat < options.players; ++seat) {
        result.scores[at(seat)] = all[at(seat)].total();
    }
    return result;
}

} // namespace mitts::mitch

namespace mitts {

template class Playout<mitch::QuickRules>;

} // namespace mitts
