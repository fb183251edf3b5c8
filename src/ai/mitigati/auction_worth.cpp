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
    : options_(observation.options), viewer_(static_cast<std::size_t>(observation.viewer)),
      dealer_(static_cast<std::size_t>(observation.dealer)), stage_(observation.stage), held_(observation.hand_sizes) {
    known_[viewer_] = cards_of(observation.hand);
    auto hidden = cards_of(unseen(observation));
    for (std::size_t seat = 0; truth != nullptr && seat < seats; ++seat) {
        known_[seat] = cards_of(truth->hands[seat]);
        hidden = hidden - known_[seat];
    }
    for (; !hidden.empty(); hidden.drop_first()) {
        hidden_[static_cast<std::size_t>(hidden_count_++)] = static_cast<std::uint8_t>(hidden.first());
    }
}

// T3, T7, T8. Of a set-up cards may be missing: then there are fewer to come.
void AuctionSampler::deal(Rng& rng) {
    quick_shuffle(std::span<std::uint8_t>(hidden_.data(), static_cast<std::size_t>(hidden_count_)), rng);
    int next = 0;
    const auto give = [&](Cards& hand, int cards) {
        for (; cards > 0 && next < hidden_count_; --cards) {
            hand.insert(hidden_[static_cast<std::size_t>(next++)]);
        }
    };
    for (std::size_t seat = 0; seat < seats; ++seat) {
        dealt_[seat] = known_[seat];
        if (known_[seat].empty()) {
            // The first cards drawn are those that the seat had in the first stage.
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
    Board board{.hands = dealt_};
    for (int card = 0; card < dealers_extra; ++card) { // T9
        const int discarded = quick_discard(board.hands[dealer_]);
        if (discarded >= 0) {
            board.hands[dealer_].erase(discarded);
            board.points[dealer_] = static_cast<std::int16_t>(board.points[dealer_] + value_at(discarded));
        }
    }
    std::array<int, seats> honours{};
    int all = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        honours[seat] = board.hands[seat].size() == full_hand ? honours_of(options_, board.hands[seat]) : 0;
        all += honours[seat];
    }
    board.begin_play(static_cast<int>(dealer_));
    quick_play_out(board);
    sample.cards = static_cast<std::int16_t>(board.points[viewer_] - even_share);
    sample.honours = static_cast<std::int16_t>(player_count * honours[viewer_] - all);
    return sample;
}

} // namespace mitts::ai::for_mitigati
