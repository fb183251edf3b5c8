#include "games/mitch/setup.h"

#include "games/mitch/turn.h"

namespace mitts::mitch {

namespace {

// C1, C2: returns an error for an ace in a hand, a column or the discard pile.
std::optional<ParseError> misplaced_ace(std::string_view tag, const std::vector<Card>& cards) {
    for (const auto card : cards) {
        if (card.rank() == Rank::Ace) {
            return refuse(tag, to_text(card) + " is an ace: aces are set aside (tag Aces) or in the stock");
        }
    }
    return std::nullopt;
}

std::optional<ParseError> why_not_cards(const Options& options, const Setup& setup) {
    auto claimed = claims(options);
    const auto claim = [&](std::string_view tag, const auto& lists) {
        std::optional<ParseError> error;
        for (auto list = lists.begin(); !error && list != lists.end(); ++list) {
            error = first_error({claimed.claim_all(tag, *list), misplaced_ace(tag, *list)});
        }
        return error;
    };
    std::vector<std::vector<Card>> columns;
    for (const auto& tableau : setup.columns) {
        columns.insert(columns.end(), tableau.begin(), tableau.end());
    }
    return first_error({claim("Hands", setup.hands), claim("Columns", columns),
                        claim("Discards", std::array{setup.discards}), claimed.claim_all("Stock", setup.stock)});
}

std::optional<ParseError> lay_columns(const Options& options, const Setup& setup, State& state) {
    for (std::size_t seat = 0; seat < setup.columns.size(); ++seat) {
        for (const auto& cards : setup.columns[seat]) {
            if (cards.empty()) {
                continue;
            }
            auto& column = state.tableaus[seat][static_cast<std::size_t>(cards.front().suit())];
            if (!column.empty()) {
                return refuse("Columns", "a player has one column for each suit (C11)");
            }
            for (const auto card : cards) {
                if (card.suit() != cards.front().suit()) {
                    return refuse("Columns", to_text(card) + " is in a column of another suit");
                }
                if (!fits(options, column, card.rank())) {
                    return refuse("Columns", to_text(card) + " does not fit on its column (C11, C12)");
                }
                place_on(column, card.rank());
                // C16, ruling: cards in columns count as placed in the first phase.
                add_seat(state.placed, static_cast<Seat>(seat));
            }
        }
    }
    return std::nullopt;
}

std::optional<ParseError> count_aces(const Options& options, const Setup& setup, State& state) {
    const int all = 4 * options.packs;
    std::array<int, suit_count> left{};
    left.fill(options.packs);
    int in_stock = 0;
    for (const auto card : setup.stock) {
        if (card.rank() == Rank::Ace) {
            ++in_stock;
            --left[static_cast<std::size_t>(card.suit())];
        }
    }
    if (setup.aces < 0 || setup.aces + in_stock > all) {
        return refuse("Aces", std::to_string(in_stock) + " of the " + std::to_string(all) + " aces are in the stock");
    }
    if (setup.aces + in_stock < closing_ace(options)) { // C3: with fewer aces, the first phase could never end
        return refuse("Aces", "the closing ace must be out or in the stock");
    }
    // A set-up does not specify which aces are out, so the function uses the first aces that are not in the stock.
    for (std::size_t suit = 0, out = 0; static_cast<int>(out) < setup.aces; suit = (suit + 1) % suit_count) {
        if (left[suit] > 0) {
            --left[suit];
            ++out;
            state.aces.push_back(Card::of(Rank::Ace, static_cast<Suit>(suit)));
        }
    }
    return std::nullopt;
}

bool anything_to_play(const Options& options, const State& state) {
    if (!closing_ace_is_out(options, state)) {
        return true;
    }
    bool held = false;
    for (const auto& hand : state.hands) {
        held = held || !hand.empty();
    }
    return held && options.ending == Ending::PlayOut;
}

} // namespace

Parsed<State> start_setup(const Options& options, const Setup& setup) {
    if (auto error = wrong_seats(setup, options.players)) {
        return *error;
    }
    if (!setup.columns.empty() && static_cast<int>(setup.columns.size()) != options.players) {
        return refuse("Columns", "there are " + std::to_string(setup.columns.size()) + " tableaus for " +
                                     std::to_string(options.players) + " players");
    }
    if (auto error = why_not_cards(options, setup)) {
        return *error;
    }
    State state;
    if (auto error = lay_columns(options, setup, state)) {
        return *error;
    }
    if (auto error = count_aces(options, setup, state)) {
        return *error;
    }
    for (std::size_t seat = 0; seat < setup.hands.size(); ++seat) {
        for (const auto card : setup.hands[seat]) {
            state.hands[seat].insert(card);
        }
    }
    state.deck.append(setup.stock);
    state.discards.append(setup.discards);
    if (!anything_to_play(options, state)) {
        return refuse("Hands", "nobody has anything left to play");
    }
    state.turn = setup.turn;
    state.dealer = setup.dealer.value_or(seat_after(setup.turn, options.players, options.players - 1));
    state.phase = closing_ace_is_out(options, state) ? Phase::Second : Phase::First;
    const NoEvents nothing;
    Turn(options, state, nothing).begin_turn();
    if (state.phase == Phase::Over) { // C9: the automatic first draw has ended the round
        return refuse("Stock", "the round is over before anybody has anything to play");
    }
    return state;
}

} // namespace mitts::mitch
