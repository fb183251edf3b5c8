#include "ai/mitch/reading.h"

#include "cards/quick_random.h"

#include <algorithm>

namespace mitts::ai::for_mitch {

namespace {

bool comes_up(float odds, Rng& rng) {
    return odds >= 1 || static_cast<float>(rng.next() >> 8) * (1.0F / 16777216.0F) < odds;
}

} // namespace

Reading::Reading(const QuickRules& rules, const Observation& observation, const Manners& others)
    : past_(rules, observation), others_(others), sense_(rules, others.doubt), instinct_(rules, others.bent),
      memories_(past_.turns().size()), viewer_(observation.viewer), players_(rules.options.players) {
    known_ = past_.known();
    for (int turn = 0; known_ && turn < static_cast<int>(past_.turns().size()); ++turn) {
        known_ = live_through(turn);
    }
}

bool Reading::add_slot(Person& person, const Slot& slot) {
    if (person.slots_total == static_cast<int>(most_slots)) {
        return false;
    }
    person.slots[at(person.slots_total++)] = slot;
    return true;
}

// Records a turn of another player: a draw, if any, and a play. Returns false if there is no space left.
bool Reading::live_through(int turn) {
    const auto& seen = past_.turns()[at(turn)];
    if (seen.before.turn == viewer_) {
        return true;
    }
    auto& person = people_[at(seen.before.turn)];
    const auto own_turn = static_cast<std::int8_t>(person.turns_total);
    person.turns[at(person.turns_total++)] = static_cast<std::uint8_t>(turn);
    bool possible = own_turn < never - 1;
    if (seen.drew || seen.took) {
        possible = possible && add_slot(person, {.card = seen.before.taken, .from = own_turn, .known = seen.took});
    }
    return possible && play_from_slot(person, seen.move.card);
}

// Assigns the played card to a slot. If the player took a matching card from the discard pile, uses the slot of that
// card. Any other card may have arrived at any earlier time. The initial guess is the latest unplayed drawn card, or
// else a dealt card.
bool Reading::play_from_slot(Person& person, Code card) {
    const auto now = static_cast<std::int8_t>(person.turns_total - 1);
    Slot* latest = nullptr;
    for (int index = 0; index < person.slots_total; ++index) {
        auto& slot = person.slots[at(index)];
        if (slot.until == never && slot.known && slot.card == card) {
            slot.until = now;
            return true;
        }
        if (slot.until == never && !slot.known) {
            latest = &slot;
        }
    }
    if (latest == nullptr) {
        return add_slot(person, {.card = card, .from = 0, .until = now});
    }
    latest->card = card;
    latest->until = now;
    return true;
}

bool Reading::begin(std::span<Code> hidden, const std::array<std::int8_t, max_players>& missing) {
    hidden_ = hidden;
    int next = 0;
    for (int seat = 0; known_ && seat < players_; ++seat) {
        auto& person = people_[at(seat)];
        // A slot whose card has not been played contains a held card. Any further held cards were dealt.
        int held = 0;
        for (int index = 0; index < person.slots_total; ++index) {
            const auto& slot = person.slots[at(index)];
            held += slot.until == never && !slot.known ? 1 : 0;
        }
        for (; known_ && held < missing[at(seat)]; ++held) {
            known_ = add_slot(person, {});
        }
        known_ = known_ && held == missing[at(seat)];
        for (int index = 0; known_ && index < person.slots_total; ++index) {
            auto& slot = person.slots[at(index)];
            if (slot.until == never && !slot.known) {
                slot.card = hidden_[at(next)];
                places_[at(next++)] = {.seat = static_cast<std::int8_t>(seat),
                                       .slot = static_cast<std::uint8_t>(index)};
            }
        }
    }
    in_hands_ = next;
    for (int seat = 0; known_ && seat < players_; ++seat) {
        const auto& person = people_[at(seat)];
        try_turns(person, 0, person.turns_total - 1);
        keep_turns(person, 0, person.turns_total - 1);
    }
    known_ = known_ && in_hands_ > 0;
    return known_;
}

float Reading::chance_of(const PastTurn& seen, Memories& memories) {
    float chance = 0;
    if (others_.by_eye < 1) {
        chance += (1 - others_.by_eye) * sense_.chance_of(seen.before, seen.move, memories.sense);
    }
    if (others_.by_eye > 0) {
        chance += others_.by_eye * instinct_.chance_of(seen.before, seen.move, memories.instinct);
    }
    return chance;
}

// Returns the factor by which a change to a player's slots changes the likelihood of the turns `first` to `last`.
float Reading::try_turns(const Person& person, int first, int last) {
    float ratio = 1;
    for (int own_turn = first; own_turn <= last; ++own_turn) {
        const auto turn = person.turns[at(own_turn)];
        auto& seen = past_.turn(turn);
        auto& holding = seen.before.mover();
        const auto cards = holding.cards;
        holding.held = holding.twins = 0;
        for (int index = 0; index < person.slots_total; ++index) {
            const auto& slot = person.slots[at(index)];
            if (slot.from <= own_turn && own_turn <= slot.until) {
                take_in(holding, slot.card);
            }
        }
        holding.cards = cards;
        tried_[turn] = chance_of(seen, memories_[turn]);
        ratio *= tried_[turn] / std::max(chance_[turn], 1e-9F);
    }
    return ratio;
}

void Reading::keep_turns(const Person& person, int first, int last) {
    for (int own_turn = first; own_turn <= last; ++own_turn) {
        const auto turn = person.turns[at(own_turn)];
        chance_[turn] = tried_[turn];
    }
}

void Reading::change(Rng& rng) {
    if (quick_below(3, rng) == 0) {
        change_order(rng);
    } else {
        change_card(rng);
    }
}

// Tries to swap the arrival times of two of a player's cards.
void Reading::change_order(Rng& rng) {
    const int seat = places_[at(quick_below(in_hands_, rng))].seat;
    auto& person = people_[at(seat)];
    auto& one = person.slots[at(quick_below(person.slots_total, rng))];
    auto& other = person.slots[at(quick_below(person.slots_total, rng))];
    if (one.known || other.known || one.from == other.from || one.from > other.until || other.from > one.until) {
        return;
    }
    std::swap(one.from, other.from);
    const int first = std::min(one.from, other.from);
    const int last = std::min(std::max(one.from, other.from), static_cast<std::int8_t>(person.turns_total)) - 1;
    if (comes_up(try_turns(person, first, last), rng)) {
        keep_turns(person, first, last);
    } else {
        std::swap(one.from, other.from);
    }
}

// Tries to swap a card in one hand with a card in another hand or in the stock.
void Reading::change_card(Rng& rng) {
    const int one = quick_below(in_hands_, rng);
    const int other = quick_below(static_cast<int>(hidden_.size()), rng);
    const auto from = places_[at(one)];
    const auto to = other < in_hands_ ? places_[at(other)] : Place{};
    if (from.seat == to.seat || hidden_[at(one)] == hidden_[at(other)]) {
        return;
    }
    const auto exchange = [&] {
        std::swap(hidden_[at(one)], hidden_[at(other)]);
        people_[at(from.seat)].slots[from.slot].card = hidden_[at(one)];
        if (to.seat != none) {
            people_[at(to.seat)].slots[to.slot].card = hidden_[at(other)];
        }
    };
    const auto since = [&](Place place) { return static_cast<int>(people_[at(place.seat)].slots[place.slot].from); };
    exchange();
    auto& person = people_[at(from.seat)];
    float odds = try_turns(person, since(from), person.turns_total - 1);
    if (to.seat != none) {
        odds *= try_turns(people_[at(to.seat)], since(to), people_[at(to.seat)].turns_total - 1);
    }
    if (!comes_up(odds, rng)) {
        exchange();
        return;
    }
    keep_turns(person, since(from), person.turns_total - 1);
    if (to.seat != none) {
        keep_turns(people_[at(to.seat)], since(to), people_[at(to.seat)].turns_total - 1);
    }
}

} // namespace mitts::ai::for_mitch
