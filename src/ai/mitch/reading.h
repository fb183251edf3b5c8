// Infers the other players' hands from their actions. Worlds that explain these actions are then sampled more often.
//
// Every card that another player has played or holds is given an assumed arrival time. The arrangement of cards and
// times is changed in small random steps (N. Metropolis and others, "Equation of State Calculations by Fast Computing
// Machines", 1953). Each arrangement occurs in proportion to the probability that sensible players would have made the
// observed moves.
#pragma once

#include "ai/mitch/instinct.h"
#include "ai/mitch/past.h"
#include "ai/mitch/sense.h"

#include <vector>

namespace mitts::ai::for_mitch {

/// The assumed mix of careful players and players that use the fast policy. Each player's kind is unknown.
struct Manners {
    float doubt = 0.1F;  ///< the assumed deviation of a careful player's judgement from Sense, in points
    float by_eye = 0.5F; ///< the probability that a player uses the fast policy, 0 … 1
    Bent bent{
        .others_keep = 1.5F, .uncertainty = 1, .doubt = 0.25F, .tie_edge = 0.06F, .confidence = 0, .spare = 0.02F};
};

class Reading {
public:
    Reading(const QuickRules& rules, const Observation& observation, const Manners& others);

    /// Begins with an arbitrary arrangement. `hidden` lists the cards of the others' hands, seat by seat with `missing`
    /// cards each, then the cards of the stock. The list must outlive all calls to `change`. Returns false if the past
    /// does not provide any information.
    bool begin(std::span<Code> hidden, const std::array<std::int8_t, max_players>& missing);
    /// Tries one random change of the hidden cards.
    void change(Rng& rng);

private:
    static constexpr std::size_t most_slots = 72;
    static constexpr std::int8_t never = 127;
    static constexpr std::int8_t none = -1;

    /// A card of a player, with the turns (counted per player) in which it arrived and was played.
    struct Slot {
        Code card = 0;
        std::int8_t from = 0;
        std::int8_t until = never;
        bool known = false; ///< true if the card was visibly taken from the discard pile
    };
    struct Person {
        std::array<Slot, most_slots> slots{};
        int slots_total = 0;
        std::array<std::uint8_t, 104> turns{}; ///< the indices of the player's turns among all turns
        int turns_total = 0;
    };
    /// The assumed place of a hidden card in a hand.
    struct Place {
        std::int8_t seat = none;
        std::uint8_t slot = 0;
    };

    /// The cached choices of one turn, as judged by a careful player and by the fast policy.
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
    std::vector<Memories> memories_; ///< the cached choices of each turn
    Seat viewer_;
    int players_;
    std::array<Person, max_players> people_{};
    std::array<float, 104> chance_{}; ///< for each turn, the probability of its action in the current arrangement
    std::array<float, 104> tried_{};  ///< the same probabilities after the change being tried
    std::span<Code> hidden_{};
    std::array<Place, max_pack> places_{};
    int in_hands_ = 0;
    bool known_ = false;
};

} // namespace mitts::ai::for_mitch
