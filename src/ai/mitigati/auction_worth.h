// What playing on is worth in the bargaining: deals sampled to the last card and played out by rules of thumb, each with what the
// others would think of their cards in it.
//
// The samples are made once; the bids then say which of them to believe. It knows nothing of what to bid.
#pragma once

#include "cards/rng.h"
#include "games/mitigati/observe.h"

#include <vector>

namespace mitts::ai::for_mitigati {

/// A sampled deal as the viewer's seat sees its end.
struct AuctionSample {
    std::int16_t cards = 0;   ///< T16, less an even share
    std::int16_t honours = 0; ///< T14, T15: received less paid
    /// What each seat's cards of stages 1 … 3 are worth at a glance, in points; of the stages already dealt.
    std::array<std::array<std::int16_t, 3>, mitts::mitigati::player_count> guesses{};
};

class AuctionSampler {
public:
    /// For an observation in the bargaining (T4). `truth`: the state itself if the others' hands are known, else null.
    AuctionSampler(const mitts::mitigati::Observation& observation, const mitts::mitigati::State* truth);

    /// A deal drawn and played out. Takes no memory.
    AuctionSample draw(Rng& rng);

private:
    static constexpr std::size_t seats = mitts::mitigati::player_count;

    void deal(Rng& rng);
    void guess(AuctionSample& sample) const;

    mitts::mitigati::Options options_;
    std::size_t viewer_ = 0;
    std::size_t dealer_ = 0;
    int stage_ = 1;
    std::array<TarotSet, seats> known_{}; ///< hands that are known; the others' are empty
    std::array<int, seats> held_{};       ///< cards held now
    std::array<TarotCard, mitts::mitigati::pack_size> hidden_{};
    int hidden_count_ = 0;
    std::array<std::array<TarotSet, 3>, seats> hands_{}; ///< of each stage dealt
    std::array<TarotSet, seats> dealt_{};                ///< all cards dealt
};

} // namespace mitts::ai::for_mitigati
