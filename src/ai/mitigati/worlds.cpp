#include "ai/mitigati/worlds.h"

#include "ai/mitigati/hiding_place.h"

#include <algorithm>

namespace mitts::ai::for_mitigati {

using namespace mitts::mitigati;

namespace {

bool follows(TarotCard card, TarotCard led) {
    return led.is_trump() ? card.is_trump() : card.is_suited() && card.suit() == led.suit();
}

} // namespace

Worlds::Worlds(const Observation& observation) : observation_(observation) {
    look_back();
}

void Worlds::look_back() {
    InlineVector<TrickCard, pack_size> played;
    for (const auto& seen : observation_.history) {
        if (seen.type == ActionType::Play && seen.card && played.size() < pack_size) {
            played.push_back({.seat = seen.seat, .card = *seen.card});
        }
    }
    // Where somebody ran out of cards (set-ups) tricks are not of three cards, and nothing is concluded.
    if (static_cast<int>(played.size()) !=
        observation_.tricks_played * player_count + static_cast<int>(observation_.trick.size())) {
        return;
    }
    Trick trick;
    for (const auto& card : played) {
        if (trick.size() == player_count) {
            trick.clear();
        }
        const auto led = card_led(trick);
        trick.push_back(card);
        if (!led || card.card.is_fool() || follows(card.card, *led)) {
            continue;
        }
        auto& lacking = lacking_[static_cast<std::size_t>(card.seat)];
        if (led->is_suited()) {
            lacking |= TarotSet::of_suit(led->suit());
        }
        if (!card.card.is_trump()) {
            lacking |= TarotSet::all_trumps();
        }
    }
}

State Worlds::draw(Rng& rng) const {
    auto state = resample(observation_.options, observation_, rng);
    if (observation_.phase == Phase::Play) {
        constexpr int attempts = 8;
        for (int attempt = 0; attempt < attempts && !lay_out(state, rng); ++attempt) {
        }
    }
    return state;
}

// Lays the hidden cards anew, those with the fewest places to go to first. On a dead end the state stays as it was.
bool Worlds::lay_out(State& state, Rng& rng) const {
    const auto hidden = unseen(observation_);
    std::array<TarotSet, player_count> hands{};
    TarotSet discards;
    TarotSet out_of_play;
    HidingPlaces places;
    const auto below = [&](int room) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(room))); };
    int room = 0;
    for (Seat seat = 0; seat < player_count; ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        if (seat != observation_.viewer) {
            places.push_back({.cards = &hands[index],
                              .allowed = TarotSet::all() - lacking_[index],
                              .room = observation_.hand_sizes[index]});
            room += observation_.hand_sizes[index];
        }
    }
    if (observation_.viewer != observation_.dealer) {
        places.push_back({.cards = &discards, .allowed = discardable(hidden), .room = observation_.discarded});
        room += observation_.discarded;
    }
    places.push_back({.cards = &out_of_play, .allowed = TarotSet::all(), .room = hidden.size() - room});
    InlineVector<TarotCard, pack_size> cards;
    for (const auto card : hidden) {
        cards.push_back(card);
    }
    shuffle(std::span<TarotCard>(cards.begin(), cards.size()), rng);
    for (int choices = 1; choices <= static_cast<int>(places.size()); ++choices) {
        for (const auto card : cards) {
            const auto fits = std::count_if(places.begin(), places.end(),
                                            [&](const HidingPlace& place) { return place.allowed.contains(card); });
            if (fits == choices && !put_away(card, places, below)) {
                return false;
            }
        }
    }
    for (Seat seat = 0; seat < player_count; ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        state.hands[index] = seat == observation_.viewer ? observation_.hand : hands[index];
    }
    if (observation_.viewer != observation_.dealer) {
        state.discards = discards;
    }
    return true;
}

} // namespace mitts::ai::for_mitigati
