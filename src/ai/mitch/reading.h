// What the others' actions tell about their hands: worlds that explain them well come up more often.
//
// For every other player it imagines when each card came to them, of those they have played and those they still hold, and changes
// that little by little (N. Metropolis and others, "Equation of State Calculations by Fast Computing Machines", 1953), so that
// an arrangement comes up in proportion to how likely a sensible player would have acted as the player did.
#pragma once

#include "ai/mitch/instinct.h"
#include "ai/mitch/past.h"
#include "ai/mitch/sense.h"

#include <vector>

namespace mitts::ai::for_mitch {

/// What players the others may be: it is not known which of them is which.
struct Manners {
    float doubt = 0.1F;  ///< how far a careful one's judgement may be from careful's own, in points
    float by_eye = 0.5F; ///< how likely it is that one goes by the quick policy instead, 0 … 1
    Bent bent{
        .others_keep = 1.5F, .uncertainty = 1, .doubt = 0.25F, .tie_edge = 0.06F, .confidence = 0, .spare = 0.02F};
};

class Reading {
public:
    Reading(const QuickRules& rules, const Observation& observation, const Manners& others);

    /// Begins from any arrangement: `hidden` has the cards of the others' hands, `missing` of each seat, seat after seat, then
    /// those of the stock. False if the past tells nothing. The cards must stay where they are.
    bool begin(std::span<Code> hidden, const std::array<std::int8_t, max_players>& missing);
    /// One attempt at a change of who holds what.
    void change(Rng& rng);

private:
    static constexpr std::size_t most_slots = 72;
    static constexpr std::int8_t never = 127;
    static constexpr std::int8_t none = -1;

    /// A card that came to a player: when, and when they played it, in their own turns.
    struct Slot {
        Code card = 0;
        std::int8_t from = 0;
        std::int8_t until = never;
        bool known = false; ///< all saw them take it from the discard pile
    };
    struct Person {
        std::array<Slot, most_slots> slots{};
        int slots_total = 0;
        std::array<std::uint8_t, 104> turns{}; ///< theirs among all turns
        int turns_total = 0;
    };
    /// Where a hidden card of a hand is imagined.
    struct Place {
        std::int8_t seat = none;
        std::uint8_t slot = 0;
    };

    /// What both judgements found in one turn.
    struct Memories {
        TurnMemory sense{};
        TurnMemory instinct{};
    };

    bool live_through(int turn);
    bool play_from_slot(Person& person, Code card);
    bool add_slot(Person& person, const Slot& slot);
    float chance_of(const PastTurn& seen, Memories& memories);
    float try_turns(const Person& person, int first, int last);
    void keep_turns(const Person& person, int first, int last);
    void change_order(Rng& rng);
    void change_card(Rng& rng);

    Past past_;
    Manners others_;
    Sense sense_;
    Instinct instinct_;
    std::vector<Memories> memories_; ///< of each turn
    Seat viewer_;
    int players_;
    std::array<Person, max_players> people_{};
    std::array<float, 104> chance_{}; ///< that what was done in a turn would be done, as things are imagined
    std::array<float, 104> tried_{};  ///< the same after a change that is being tried
    std::span<Code> hidden_{};
    std::array<Place, max_pack> places_{};
    int in_hands_ = 0;
    bool known_ = false;
};

} // namespace mitts::ai::for_mitch
