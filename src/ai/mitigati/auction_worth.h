// Estimates the value of playing on, for decisions during the bargaining. It samples complete deals and plays them out
// by rules of thumb. Each sample includes an estimated value of every seat's cards.
//
// The samples do not depend on the bids. haggle.h uses both the samples and the bids to decide what to bid.
#pragma once

#include "cards/rng.h"
#include "games/mitigati/observe.h"

#include <vector>

namespace mitts::ai::for_mitigati {

/// The result of a sampled deal for the viewer's seat.
struct AuctionSample {
    std::int16_t cards = 0;   ///< the points for cards, minus a third of all points (T16)
    std::int16_t honours = 0; ///< the points received for honours, minus those paid (T14, T15)
    /// For each seat, quick estimates of its cards' value in stages 1 … 3, in points, for the stages dealt so far.
    std::array<std::array<std::int16_t, 3>, mitts::mitigati::player_count> guesses{};
};

class AuctionSampler {
public:
    /// The observation must be in the bargaining phase (T4). `truth` is the full state if the others' hands are known,
    /// otherwise null.
    AuctionSampler(const mitts::mitigati::Observation& observation, const mitts::mitigati::State* truth);

    /// Samples a deal and plays it out. Does not allocate memory.
    AuctionSample draw(Rng& rng);

private:
    static constexpr std::size_t seats = mitts::mitigati::player_count;

    void deal(Rng& rng);
    void guess(AuctionSample& sample) const;

    mitts::mitigati::Options options_;
    std::size_t viewer_ = 0;
    std::size_t dealer_ = 0;
    int stage_ = 1;
    std::array<TarotSet, seats> known_{}; ///< the known hands; an unknown hand is empty
    std::array<int, seats> held_{};       ///< the current sizes of the hands
    std::array<TarotCard, mitts::mitigati::pack_size> hidden_{};
    int hidden_count_ = 0;
    std::array<std::array<TarotSet, 3>, seats> hands_{}; ///< each seat's hand at each stage dealt so far
    std::array<TarotSet, seats> dealt_{};                ///< all cards dealt to each seat
};

} // namespace mitts::ai::for_mitigati
