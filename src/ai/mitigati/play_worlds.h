// Samples possible deals for a player during the discard and the play, as quick tables. The hidden cards are consistent
// with all hard evidence that the player remembers. The cards with the fewest possible places are assigned first. Deals
// in which an experienced player would have made the observed plays are sampled more often.
//
// The hard evidence is as follows. A player who did not follow suit has no cards of that suit. A player who did not
// trump has no trumps. A player who did not overtrump when it was compulsory has no higher trump (T11). The dealer's
// discards never contain kings or trumps (T9). Honours declared with the first card are in the hand (T14, T15).
#pragma once

#include "games/mitigati/observe.h"
#include "games/mitigati/quick.h"

namespace mitts::ai::for_mitigati {

/// A player's memory of the play, and the effort that it spends on the evidence.
struct Memory {
    /// The number of recently played cards that the player remembers. All earlier cards count as still in play. A
    /// player who forgets cards also forgets which suits the others have shown out of.
    int cards = mitts::mitigati::pack_size;
    /// The number of sampled deals from which one is chosen. The more probable a deal makes the others' plays, the more
    /// often it is chosen.
    int candidates = 3;
};

class PlayWorlds {
public:
    using QuickTable = mitts::mitigati::QuickTable;

    /// The observation must be in the discard or play phase. `truth` is the full state if the others' hands are known,
    /// otherwise null.
    PlayWorlds(const mitts::mitigati::Observation& observation, const mitts::mitigati::State* truth,
               const Memory& memory);

    /// Returns a sampled deal with the viewer on turn. Its points include the cards won so far (T16), but not honours.
    /// Does not allocate memory.
    QuickTable draw(Rng& rng) const;

    /// Returns a table with the viewer's hand and the current trick. Each other player may hold any card that is not
    /// known to be elsewhere.
    QuickTable open_table() const;

    /// Returns the cards that this seat is known not to hold.
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
    /// A place for hidden cards: a hand, the dealer's discards, or the cards out of play.
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
    int hidden_discards_ = 0; ///< the number of the dealer's discards that are hidden from the viewer
    bool open_ = false;       ///< true if all hands are known
    Layout known_;
    std::array<TarotSet, seats> lacking_{};
    std::array<TarotSet, seats> played_{}; ///< the cards played by each seat in this deal
    std::array<std::int16_t, seats> honours_{};
    int declared_ = 0;
    InlineVector<Play, mitts::mitigati::pack_size> plays_; ///< all plays of the deal, in order; empty if unreliable
};

} // namespace mitts::ai::for_mitigati
