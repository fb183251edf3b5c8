// What the others' actions tell about their hands: worlds that explain them well come up more often.
//
// For every other player it imagines when each card came to him, of those he has played and those he still holds, and changes
// that little by little (N. Metropolis and others, "Equation of State Calculations by Fast Computing Machines", 1953), so that
// an arrangement comes up in proportion to how likely the quick policy would have acted as the player did.
#pragma once

#include "ai/mitch/instinct.h"
#include "ai/mitch/judge.h"
#include "ai/mitch/past.h"

namespace mitts::ai::for_mitch {

class Reading {
public:
    /// `judge`, if not null, reads in the place of the quick policy.
    Reading(const Rules& rules, const Observation& observation, const Bent& bent, Judge* judge);

    /// Begins from any arrangement: `hidden` has the cards of the others' hands, `missing` of each seat, seat after seat, then
    /// those of the stock. False if the past tells nothing. The cards must stay where they are.
    bool begin(std::span<Code> hidden, const std::array<std::int8_t, max_players>& missing);
    /// One attempt at a change of who holds what.
    void change(Rng& rng);

private:
    static constexpr std::size_t most_slots = 72;
    static constexpr std::int8_t never = 127;
    static constexpr std::int8_t none = -1;

    /// A card that came to a player: when, and when he played it, in his own turns.
    struct Slot {
        Code card = 0;
        std::int8_t from = 0;
        std::int8_t until = never;
        bool known = false; ///< all saw him take it from the discard pile
    };
    struct Person {
        std::array<Slot, most_slots> slots{};
        int slots_total = 0;
        std::array<std::uint8_t, 104> turns{}; ///< his among all turns
        int turns_total = 0;
        int hidden = 0; ///< cards he holds, in the last slots
    };
    /// Where a hidden card of a hand is imagined.
    struct Place {
        std::int8_t seat = none;
        std::uint8_t slot = 0;
    };

    bool live_through(int turn);
    bool play_from_slot(Person& person, Code card);
    bool add_slot(Person& person, const Slot& slot);
    float try_turns(const Person& person, int first, int last);
    void keep_turns(const Person& person, int first, int last);
    void change_order(Rng& rng);
    void change_card(Rng& rng);

    Past past_;
    Instinct instinct_;
    Judge* judge_;
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
