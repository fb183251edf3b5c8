#include "games/mitigati/setup.h"

#include "games/claims.h"

#include <algorithm>

namespace mitts::mitigati {

namespace {

constexpr std::array<std::string_view, 5> stage_names{"1", "2", "3", "discard", "play"};

bool is_bargain(SetupStage stage) {
    return stage <= SetupStage::Three;
}

std::optional<ParseError> why_not_stock(const Setup& setup) {
    // T7, T8: the stock has five cards per player for each later stage and for play, then three for the dealer.
    const auto stages_left = is_bargain(setup.stage) ? 4U - static_cast<unsigned>(setup.stage) : 0U;
    const std::size_t wanted = stages_left == 0 ? 0 : 15U * stages_left + 3U;
    if (setup.stock.size() != wanted) {
        return refuse("Stock", "at this stage " + std::to_string(wanted) + " cards are still to be dealt, not " +
                                   std::to_string(setup.stock.size()));
    }
    return std::nullopt;
}

std::optional<ParseError> why_not_discards(const Setup& setup, Seat dealer) {
    if (setup.stage == SetupStage::Discard) {
        TarotSet hand;
        for (const auto card : setup.hands[at(dealer)]) {
            hand.insert(card);
        }
        if (discardable(hand).size() < 3) { // T9
            return refuse("Hands", "the dealer needs three cards that are neither kings nor trumps to discard");
        }
    }
    if (setup.discards.empty()) {
        return std::nullopt;
    }
    if (setup.stage != SetupStage::Play) {
        return refuse("Discards", "the dealer discards just before play");
    }
    if (setup.discards.size() != 3) { // T9
        return refuse("Discards", "the dealer discards three cards, not " + std::to_string(setup.discards.size()));
    }
    for (const auto card : setup.discards) {
        if (card.is_king() || card.is_trump()) { // T9
            return refuse("Discards", to_text(card) + " may not be discarded");
        }
    }
    return std::nullopt;
}

std::optional<ParseError> why_not_setup(const Setup& setup, Seat dealer) {
    if (auto error = wrong_seats(setup, player_count)) {
        return error;
    }
    if (!setup.tricks.empty() && setup.tricks.size() != player_count) {
        return refuse("Tricks", "there are " + std::to_string(setup.tricks.size()) + " lists of cards for 3 players");
    }
    Claims<TarotCard> claimed({});
    return first_error({claimed.claim_all("Hands", setup.hands), claimed.claim_all("Tricks", setup.tricks),
                        claimed.claim_all("Discards", setup.discards), claimed.claim_all("Stock", setup.stock),
                        why_not_stock(setup), why_not_discards(setup, dealer), no_card_to_play(setup.hands)});
}

} // namespace

std::string_view to_text(SetupStage stage) {
    return stage_names[static_cast<std::size_t>(stage) - 1];
}

std::optional<SetupStage> parse_setup_stage(std::string_view text) {
    const auto found = std::find(stage_names.begin(), stage_names.end(), to_lower(text));
    if (found == stage_names.end()) {
        return std::nullopt;
    }
    return static_cast<SetupStage>(found - stage_names.begin() + 1);
}

Parsed<State> start_setup(const Options& /*options*/, const Setup& setup) {
    const auto before = seat_after(std::max<Seat>(setup.turn, 0), player_count, player_count - 1);
    const auto dealer = setup.dealer.value_or(before);
    if (auto error = why_not_setup(setup, dealer)) {
        return *error;
    }
    State state;
    for (std::size_t seat = 0; seat < player_count; ++seat) {
        for (const auto card : setup.hands[seat]) {
            state.hands[seat].insert(card);
        }
        for (std::size_t card = 0; !setup.tricks.empty() && card < setup.tricks[seat].size(); ++card) {
            state.captured[seat].insert(setup.tricks[seat][card]);
        }
    }
    state.deck.append(setup.stock);
    for (const auto card : setup.discards) {
        state.discards.insert(card);
    }
    state.dealer = dealer;
    if (is_bargain(setup.stage)) {
        state.stage = static_cast<std::uint8_t>(setup.stage);
        state.turn = setup.turn;
        return state;
    }
    state.stage = 3;
    state.phase = setup.stage == SetupStage::Discard ? Phase::Discard : Phase::Play;
    state.turn = setup.stage == SetupStage::Discard ? dealer : setup.turn;
    while (state.hands[at(state.turn)].empty()) {
        state.turn = seat_after(state.turn, player_count);
    }
    return state;
}

} // namespace mitts::mitigati
