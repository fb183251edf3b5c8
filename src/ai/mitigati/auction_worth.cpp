#include "ai/mitigati/auction_worth.h"

#include "ai/mitigati/hand_guess.h"
#include "ai/mitigati/quick_sense.h"
#include "cards/quick_random.h"

#include <algorithm>

namespace mitts::ai::for_mitigati {

using namespace mitts::mitigati;

namespace {

constexpr int packet = 5;
constexpr int dealers_extra = 3;

} // namespace

AuctionSampler::AuctionSampler(const Observation& observation, const State* truth)
    : options_(observation.options), viewer_(at(observation.viewer)), dealer_(at(observation.dealer)),
      stage_(observation.stage), held_(observation.hand_sizes) {
    known_[viewer_] = observation.hand;
    auto hidden = unseen(observation);
    for (std::size_t seat = 0; truth != nullptr && seat < seats; ++seat) {
        known_[seat] = truth->hands[seat];
        hidden = hidden - known_[seat];
    }
    for (const auto card : hidden) {
        hidden_[static_cast<std::size_t>(hidden_count_++)] = card;
    }
}

// T3, T7, T8: deals the hidden cards. If cards are missing, as in a set-up, deals fewer cards.
void AuctionSampler::deal(Rng& rng) {
    quick_shuffle(std::span<TarotCard>(hidden_.data(), static_cast<std::size_t>(hidden_count_)), rng);
    int next = 0;
    const auto give = [&](TarotSet& hand, int cards) {
        for (; cards > 0 && next < hidden_count_; --cards) {
            hand.insert(hidden_[static_cast<std::size_t>(next++)]);
        }
    };
    for (std::size_t seat = 0; seat < seats; ++seat) {
        dealt_[seat] = known_[seat];
        if (known_[seat].empty()) {
            // Draws the seat's cards stage by stage, starting with stage 1.
            int left = held_[seat];
            for (int stage = 1; stage <= stage_; ++stage) {
                const int cards = stage == 1 ? std::max(0, left - packet * (stage_ - 1)) : std::min(packet, left);
                give(dealt_[seat], cards);
                hands_[seat][static_cast<std::size_t>(stage - 1)] = dealt_[seat];
                left -= cards;
            }
        } else {
            hands_[seat].fill(known_[seat]);
        }
    }
    for (std::size_t seat = 0; seat < seats; ++seat) {
        give(dealt_[seat], packet * (4 - stage_) + (seat == dealer_ ? dealers_extra : 0));
    }
}

void AuctionSampler::guess(AuctionSample& sample) const {
    for (std::size_t seat = 0; seat < seats; ++seat) {
        for (int stage = 1; seat != viewer_ && stage <= stage_; ++stage) {
            const auto index = static_cast<std::size_t>(stage - 1);
            sample.guesses[seat][index] =
                static_cast<std::int16_t>(guess_of_hand(hands_[seat][index], stage, seat == dealer_));
        }
    }
}

AuctionSample AuctionSampler::draw(Rng& rng) {
    deal(rng);
    AuctionSample sample;
    guess(sample);
    QuickTable table{.hands = dealt_, .turn = static_cast<std::int8_t>(dealer_), .overtrump = options_.overtrump};
    for (int card = 0; card < dealers_extra; ++card) { // T9
        if (const auto aside = quick_discard(table.hand())) {
            table.put_aside(*aside);
        }
    }
    std::array<std::int16_t, seats> honours{};
    for (std::size_t seat = 0; seat < seats; ++seat) {
        honours[seat] = static_cast<std::int16_t>(honours_of(options_, table.hands[seat]));
    }
    table.begin_play(table.turn);
    quick_play_out(table);
    sample.cards = static_cast<std::int16_t>(table.points[viewer_] - even_share);
    sample.honours = static_cast<std::int16_t>(honours_balance(honours, viewer_));
    return sample;
}

} // namespace mitts::ai::for_mitigati
