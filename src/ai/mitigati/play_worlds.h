// Deals that a player can be in during the discard and the play, on quick tables: the hidden cards laid out in agreement
// with all hard evidence that they remember, those with the fewest places first, and more often as an experienced hand
// would have played them.
//
// Hard evidence: who did not follow suit has none of it, who did not trump has no trump, who did not overtrump where it is
// compulsory has no higher one (T11); the dealer put aside neither king nor trump (T9); honours shown with the first card are those of the hand it came from (T14, T15).
#pragma once

#include "games/mitigati/observe.h"
#include "games/mitigati/quick.h"

namespace mitts::ai::for_mitigati {

/// What a player keeps in mind of the play, and what they make of it.
struct Memory {
    /// The last so many cards played: those before may still be out, for all that they know. Who forgets any remembers
    /// nobody's voids either.
    int cards = mitts::mitigati::pack_size;
    /// Of so many deals one is taken each time, by how likely the others would have played as seen.
    int candidates = 3;
};

class PlayWorlds {
public:
    using QuickTable = mitts::mitigati::QuickTable;

    /// For an observation in the discard or the play. `truth`: the state itself if the others' hands are known, else null.
    PlayWorlds(const mitts::mitigati::Observation& observation, const mitts::mitigati::State* truth,
               const Memory& memory);

    /// A deal with the viewer on turn; the points are those of the cards so far (T16), honours aside. Takes no memory.
    QuickTable draw(Rng& rng) const;

    /// The viewer's hand and the trick as they lie; either of the others may hold any card not known to be gone.
    QuickTable open_table() const;

    /// Cards that this seat has shown not to hold.
    TarotSet lacking(Seat seat) const {
        return lacking_[at(seat)];
    }

private:
    static constexpr std::size_t seats = mitts::mitigati::player_count;
    struct Play {
        Seat seat = 0;
        TarotCard card{};
    };
    struct Layout {
        std::array<TarotSet, seats> hands{};
        TarotSet discards{};
    };
    /// A hand, the dealer's discards, or out of play: room for so many of the cards allowed there.
    struct HidingPlace {
        TarotSet* cards = nullptr;
        TarotSet allowed{};
        int room = 0;
    };
    using HidingPlaces = InlineVector<HidingPlace, seats + 2>;

    void recall(const mitts::mitigati::Observation& observation);
    void look_back();
    static bool put_away(TarotCard card, HidingPlaces& places, Rng& rng);
    bool lay_out(Layout& layout, Rng& rng) const;
    void lay_out_anyhow(Layout& layout, Rng& rng) const;
    bool honours_agree(const Layout& layout) const;
    Layout any_layout(Rng& rng) const;
    double likelihood(const Layout& layout) const;
    QuickTable table_from(const Layout& layout) const;

    mitts::mitigati::Options options_;
    std::size_t viewer_ = 0;
    std::size_t dealer_ = 0;
    Memory memory_;
    QuickTable table_;
    TarotSet hidden_;
    std::array<int, seats> sizes_{};
    int hidden_discards_ = 0; ///< cards in the dealer's discards that the viewer does not know
    bool open_ = false;       ///< all hands are known
    Layout known_;
    std::array<TarotSet, seats> lacking_{};
    std::array<TarotSet, seats> played_{}; ///< by each seat in this deal
    std::array<std::int16_t, seats> honours_{};
    int declared_ = 0;
    InlineVector<Play, mitts::mitigati::pack_size> plays_; ///< from the first card on; none if they do not tell
};

} // namespace mitts::ai::for_mitigati
