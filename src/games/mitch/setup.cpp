#include "games/mitch/setup.h"

#include "games/mitch/turn.h"

namespace mitts::mitch {

namespace {

ParseError refuse(std::string_view tag, std::string what) {
    return ParseError{.what = std::move(what), .where = std::string(tag)};
}

// Counts every card against the packs in play.
class Counter {
public:
    explicit Counter(const Options& options) : packs_(options.packs) {
    }

    std::optional<ParseError> claim(const std::vector<Card>& cards, std::string_view tag, bool aces_allowed) {
        for (const auto card : cards) {
            if (card.is_joker()) {
                return refuse(tag, to_text(card) + " is not in the pack");
            }
            if (card.rank() == Rank::Ace && !aces_allowed) {
                return refuse(tag, to_text(card) + " is an ace: aces are set aside (tag Aces) or in the stock");
            }
            if (++used_[card.index] > packs_) {
                return refuse(tag, to_text(card) + (packs_ == 1 ? " is there twice" : " is there three times"));
            }
        }
        return std::nullopt;
    }

private:
    int packs_;
    std::array<int, 54> used_{};
};

std::optional<ParseError> why_not_seats(const Options& options, const Setup& setup) {
    const auto seats = "there are seats 0 to " + std::to_string(options.players - 1);
    if (static_cast<int>(setup.hands.size()) != options.players) {
        return refuse("Hands", "there are " + std::to_string(setup.hands.size()) + " hands for " +
                                   std::to_string(options.players) + " players");
    }
    if (!setup.columns.empty() && static_cast<int>(setup.columns.size()) != options.players) {
        return refuse("Columns", "there are " + std::to_string(setup.columns.size()) + " tableaus for " +
                                     std::to_string(options.players) + " players");
    }
    if (setup.turn < 0 || setup.turn >= options.players) {
        return refuse("Turn", seats);
    }
    if (setup.dealer && (*setup.dealer < 0 || *setup.dealer >= options.players)) {
        return refuse("Dealer", seats);
    }
    return std::nullopt;
}

std::optional<ParseError> why_not_cards(const Options& options, const Setup& setup) {
    Counter counter(options);
    for (const auto& hand : setup.hands) {
        if (auto error = counter.claim(hand, "Hands", false)) {
            return error;
        }
    }
    for (const auto& tableau : setup.columns) {
        for (const auto& column : tableau) {
            if (auto error = counter.claim(column, "Columns", false)) {
                return error;
            }
        }
    }
    if (auto error = counter.claim(setup.discards, "Discards", false)) {
        return error;
    }
    return counter.claim(setup.stock, "Stock", true);
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
                    return refuse("Columns", to_text(card) + " is of another suit than its column");
                }
                if (!fits(options, column, card.rank())) {
                    return refuse("Columns", to_text(card) + " does not fit on its column (C11, C12)");
                }
                place_on(column, card.rank());
                // C16, ruling: what lies on the table in the first phase was placed in it.
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
        return refuse("Aces", "of " + std::to_string(all) + " aces " + std::to_string(in_stock) + " are in the stock");
    }
    if (setup.aces + in_stock < closing_ace(options)) { // C3: else the drawing could never end
        return refuse("Aces", "the closing ace must be out or in the stock");
    }
    // Which aces are out is not told: any that are not in the stock.
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
    if (auto error = why_not_seats(options, setup)) {
        return *error;
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
    if (state.phase == Phase::Over) { // C9: the first draw would end the round
        return refuse("Stock", "the round is over before anybody has anything to play");
    }
    return state;
}

} // namespace mitts::mitch
