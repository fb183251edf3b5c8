#include "ai/mitch/open_table.h"

namespace mitts::ai::for_mitch {

namespace {

using mitts::mitch::Column;
using mitts::mitch::Heading;

constexpr std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

void leave(OpenTable& table, Code card) {
    take_out(table.mover(), card);
    table.gone_twice |= table.gone & bit(card);
    table.gone |= bit(card);
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

void Rules::lay(Holding& holding, Code card) const {
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

void Rules::play(OpenTable& table, Move move) const {
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
        table.step = options.draw == mitts::mitch::Draw::EitherPlace ? Step::PlaceTaken : Step::Play;
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

void Rules::end_turn(OpenTable& table) const {
    if (table.phase == Phase::First) { // C16
        table.had_turn = static_cast<std::uint8_t>(table.had_turn | 1 << table.turn);
    }
    table.turn = static_cast<std::int8_t>(next(table.turn));
    begin_turn(table);
}

void Rules::begin_turn(OpenTable& table) const {
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

// C5, C8, C9
void Rules::draw_stock(OpenTable& table) const {
    table.pile_draws = 0;
    table.step = Step::Play;
    while (true) {
        const auto card = table.stock[table.stock_next++];
        if (rank_of(card) != ace_rank) {
            take_in(table.mover(), card);
            return;
        }
        if (++table.aces < closing) {
            continue;
        }
        table.phase = last_ace_ends() ? Phase::Over : Phase::Second;
        if (table.phase == Phase::Second) {
            pass_over_empty_hands(table);
        }
        return;
    }
}

// C10
void Rules::pass_over_empty_hands(OpenTable& table) const {
    for (int step = 0; step < options.players; ++step) {
        if (table.mover().cards > 0) {
            return;
        }
        table.turn = static_cast<std::int8_t>(next(table.turn));
    }
    table.phase = Phase::Over;
}

bool Rules::may_draw_pile(const OpenTable& table) const {
    if (!keeps_pile() || table.pile_size == 0) {
        return false;
    }
    const bool top_fits = (table.mover().open & bit(table.pile[at(table.pile_size - 1)])) != 0;
    if (options.draw == mitts::mitch::Draw::EitherPlace) {
        return top_fits;
    }
    return table.pile_draws < 2 * options.players && (top_fits || table.mover().cards > 0);
}

Moves Rules::moves(const OpenTable& table) const {
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

Rules::SuitEnd Rules::end_of_suit(const OpenTable& table, int suit) const {
    SuitEnd end;
    int length = 0;
    int leader = 0;
    for (int seat = 0; seat < options.players; ++seat) {
        const auto& holding = table.seats[at(seat)];
        const int own = count(lane(holding.columns, suit));
        if (own == 0 || own < length) { // C13
            continue;
        }
        auto order = std::strong_ordering::greater;
        if (own == length) { // C14, C15
            order = mitts::mitch::compare_for_suit(options, column_of(holding, suit),
                                                   column_of(table.seats[at(leader)], suit));
        }
        if (order > 0) {
            length = own;
            leader = seat;
            end.best = 1U << seat;
        } else if (order == 0) {
            end.best |= 1U << seat;
        }
    }
    if (std::has_single_bit(end.best)) {
        end.winner = leader;
        end.winning = column_of(table.seats[at(leader)], suit);
    }
    return end;
}

AllPoints Rules::points(const OpenTable& table) const {
    AllPoints points{};
    std::array<SuitEnd, suit_count> ends;
    for (int suit = 0; suit < suit_count; ++suit) { // C16
        const auto& end = ends[at(suit)] = end_of_suit(table, suit);
        for (int seat = 0; seat < options.players; ++seat) {
            auto& own = points[at(seat)];
            if (seat == end.winner) {
                own.suits_won = static_cast<std::int16_t>(own.suits_won + suit_points);
            } else if ((end.best >> seat & 1) == 0) {
                const int lost = count(lane(table.seats[at(seat)].columns, suit));
                own.cards_lost = static_cast<std::int16_t>(own.cards_lost - lost);
            }
        }
    }
    for (int seat = 0; seat < options.players; ++seat) { // C16
        if ((table.had_turn >> seat & 1) != 0 && (table.placed >> seat & 1) == 0) {
            points[at(seat)].penalty = static_cast<std::int16_t>(-options.penalty);
        }
    }
    if (options.shortest != mitts::mitch::Shortest::None) {
        reward_shortest(ends, points);
    }
    return points;
}

// C17: each winning column that no other is shorter than.
void Rules::reward_shortest(const std::array<SuitEnd, suit_count>& ends, AllPoints& points) const {
    for (const auto& end : ends) {
        bool shortest = end.winner >= 0;
        for (const auto& other : ends) {
            shortest =
                shortest && (other.winner < 0 || mitts::mitch::compare_for_shortest(end.winning, other.winning) <= 0);
        }
        if (shortest) {
            auto& won = points[at(end.winner)].suits_won;
            won = static_cast<std::int16_t>(won + suit_points);
        }
    }
}

OpenTable table_of(const Rules& rules, const Observation& observation) {
    OpenTable table{.phase = observation.phase,
                    .step = observation.step,
                    .took_from_pile = observation.taken.has_value(),
                    .taken = observation.taken ? code_of(*observation.taken) : Code{0},
                    .turn = static_cast<std::int8_t>(observation.turn),
                    .aces = static_cast<std::uint8_t>(observation.aces.size()),
                    .had_turn = static_cast<std::uint8_t>(observation.had_turn),
                    .placed = static_cast<std::uint8_t>(observation.placed),
                    .pile_draws = static_cast<std::uint8_t>(observation.pile_draws),
                    .stock_size = static_cast<std::uint8_t>(observation.stock)};
    const auto lose = [&](Code card) {
        table.gone_twice |= table.gone & bit(card);
        table.gone |= bit(card);
    };
    for (Seat seat = 0; seat < observation.options.players; ++seat) {
        auto& holding = table.seats[at(seat)];
        for (const auto card : seat == observation.viewer ? observation.hand : observation.shown[at(seat)]) {
            take_in(holding, code_of(card));
        }
        holding.cards = static_cast<std::int8_t>(observation.hand_sizes[at(seat)]);
        for (int suit = 0; suit < suit_count; ++suit) {
            const auto& column = observation.tableaus[at(seat)][at(suit)];
            for (int n = 0; n < column.size(); ++n) {
                const auto card = code_of(suit, static_cast<int>(column.nth(n)));
                rules.lay(holding, card);
                lose(card);
            }
        }
    }
    for (const auto card : observation.discards) {
        lose(code_of(card));
        if (rules.keeps_pile()) {
            table.pile[table.pile_size++] = code_of(card);
        }
    }
    return table;
}

} // namespace mitts::ai::for_mitch
