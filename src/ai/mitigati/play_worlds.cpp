#include "ai/mitigati/play_worlds.h"

#include "ai/mitigati/quick_sense.h"
#include "cards/quick_random.h"

#include <algorithm>

namespace mitts::ai::for_mitigati {

using namespace mitts::mitigati;

namespace {

// The probabilities of choices that break the rules of thumb, relative to the choice that obeys these rules: another
// card of the same suit, a card of another suit, and another discard.
constexpr double same_suit = 0.6;
constexpr double other_suit = 0.35;
constexpr double other_discard = 0.6;

} // namespace

PlayWorlds::PlayWorlds(const Observation& observation, const State* truth, const Memory& memory)
    : options_(observation.options), viewer_(at(observation.viewer)), dealer_(at(observation.dealer)), memory_(memory),
      hidden_(unseen(observation)), sizes_(observation.hand_sizes), honours_(observation.honours),
      declared_(observation.declared) {
    known_.hands[viewer_] = observation.hand;
    known_.discards = observation.discards;
    hidden_discards_ = viewer_ == dealer_ ? 0 : observation.discarded;
    if (truth != nullptr) {
        open_ = true;
        known_.hands = truth->hands;
        known_.discards = truth->discards;
    }
    for (std::size_t seat = 0; seat < seats; ++seat) {
        table_.points[seat] = static_cast<std::int16_t>(mitigati::value_of(observation.captured[seat]));
    }
    table_.overtrump = options_.overtrump;
    recall(observation);
    look_back();
    // Replays the current trick from hands that contain its cards and two more cards each. With these extra cards, no
    // seat is skipped.
    table_.turn = static_cast<std::int8_t>(observation.trick.empty() ? observation.turn : observation.trick[0].seat);
    table_.leader = table_.turn;
    for (auto& hand : table_.hands) {
        hand.insert(fool);
        hand.insert(TarotCard::trump(1));
    }
    for (const auto& played : observation.trick) {
        table_.turn = played.seat;
        table_.hands[at(played.seat)].insert(played.card);
        table_.play(played.card);
    }
    table_.hands = {};
    table_.turn = observation.turn;
    table_.hands[viewer_] = known_.hands[viewer_];
}

// Recalls the plays of the deal. Drops all of them if the player forgets cards, or if some tricks are incomplete
// because a hand in a set-up ran out of cards. Nothing is then inferred from the plays.
void PlayWorlds::recall(const Observation& observation) {
    for (const auto& seen : observation.history) {
        if (seen.type == ActionType::Play && seen.card && plays_.size() < pack_size) {
            plays_.push_back({.seat = seen.seat, .card = *seen.card});
        }
    }
    const bool forgets = memory_.cards < pack_size;
    if (forgets) {
        auto forgotten = observation.captured[0] | observation.captured[1] | observation.captured[2];
        const auto count = static_cast<int>(plays_.size());
        for (int recent = std::max(0, count - memory_.cards); recent < count; ++recent) {
            forgotten.erase(plays_[static_cast<std::size_t>(recent)].card);
        }
        hidden_ |= forgotten;
    }
    if (forgets || static_cast<int>(plays_.size()) !=
                       observation.tricks_played * player_count + static_cast<int>(observation.trick.size())) {
        plays_.clear();
    }
}

void PlayWorlds::look_back() {
    int led = nothing_led;
    TarotCard best{};
    for (std::size_t number = 0; number < plays_.size(); ++number) {
        led = number % player_count == 0 ? nothing_led : led;
        const auto& play = plays_[number];
        played_[at(play.seat)].insert(play.card);
        if (play.card.is_fool()) {
            continue;
        }
        const int group = group_of(play.card);
        if (led == nothing_led) {
            led = group;
            best = play.card;
            continue;
        }
        auto& lacking = lacking_[at(play.seat)];
        if (group != led) { // T11
            lacking |= led < trumps_led ? TarotSet::of_suit(static_cast<Suit>(led)) : TarotSet();
            lacking |= group != trumps_led ? TarotSet::all_trumps() : TarotSet();
        }
        if (beats(play.card, best)) {
            best = play.card;
        } else if (options_.overtrump == YesNo::Yes && group == trumps_led) { // T11: the player holds no higher trump
            lacking |= trumps_above(best);
        }
    }
}

QuickTable PlayWorlds::open_table() const {
    auto table = table_;
    table.hands.fill(hidden_);
    table.hands[viewer_] = table_.hands[viewer_];
    return table;
}

QuickTable PlayWorlds::draw(Rng& rng) const {
    if (open_) {
        return table_from(known_);
    }
    // Chooses a candidate by weight: each candidate replaces the previous choice with a probability equal to its share
    // of the weights so far.
    auto chosen = any_layout(rng);
    if (plays_.empty() && hidden_discards_ == 0) {
        return table_from(chosen);
    }
    double sum = likelihood(chosen);
    for (int candidate = 1; candidate < memory_.candidates; ++candidate) {
        const auto layout = any_layout(rng);
        const double weight = likelihood(layout);
        sum += weight;
        if (rng.next() * (1.0 / 4294967296.0) * sum < weight) {
            chosen = layout;
        }
    }
    return table_from(chosen);
}

PlayWorlds::Layout PlayWorlds::any_layout(Rng& rng) const {
    constexpr int attempts = 16;
    Layout layout;
    bool laid = false;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        Layout next;
        if (lay_out(next, rng)) {
            layout = next;
            laid = true;
            if (honours_agree(layout)) {
                return layout;
            }
        }
    }
    if (!laid) {
        lay_out_anyhow(layout, rng);
    }
    return layout;
}

// Puts a card in a random place that allows the card, with a probability proportional to the free space. Returns false
// if there is no free space.
bool PlayWorlds::put_away(TarotCard card, HidingPlaces& places, Rng& rng) {
    int room = 0;
    for (const auto& place : places) {
        room += place.allowed.contains(card) ? place.room : 0;
    }
    if (room <= 0) {
        return false;
    }
    int pick = quick_below(room, rng);
    for (auto& place : places) {
        if (!place.allowed.contains(card)) {
            continue;
        }
        if (pick < place.room) {
            place.cards->insert(card);
            --place.room;
            return true;
        }
        pick -= place.room;
    }
    return false;
}

// Assigns the hidden cards to places. Returns false at a dead end; the caller must then retry.
bool PlayWorlds::lay_out(Layout& layout, Rng& rng) const {
    HidingPlaces places;
    int room = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        if (seat != viewer_) {
            places.push_back(
                {.cards = &layout.hands[seat], .allowed = TarotSet::all() - lacking_[seat], .room = sizes_[seat]});
            room += sizes_[seat];
        }
    }
    if (hidden_discards_ > 0) {
        places.push_back(
            {.cards = &layout.discards, .allowed = discardable(TarotSet::all()), .room = hidden_discards_});
        room += hidden_discards_;
    }
    TarotSet out_of_play;
    if (hidden_.size() > room) {
        places.push_back({.cards = &out_of_play, .allowed = TarotSet::all(), .room = hidden_.size() - room});
    }
    std::array<TarotCard, pack_size> cards{};
    std::size_t count = 0;
    for (const auto card : hidden_) {
        cards[count++] = card;
    }
    quick_shuffle(std::span<TarotCard>(cards.data(), count), rng);
    for (int choices = 0; choices <= static_cast<int>(places.size()); ++choices) {
        for (std::size_t index = 0; index < count; ++index) {
            int fits = 0;
            for (const auto& place : places) {
                fits += place.allowed.contains(cards[index]) ? 1 : 0;
            }
            if (fits == choices && !put_away(cards[index], places, rng)) {
                return false;
            }
        }
    }
    layout.hands[viewer_] = known_.hands[viewer_];
    layout.discards = layout.discards | known_.discards;
    return true;
}

// Lays out the cards, observing only the rules about discards. This is the fallback if no layout fits the evidence.
void PlayWorlds::lay_out_anyhow(Layout& layout, Rng& rng) const {
    layout = known_;
    auto free = hidden_;
    const auto take = [&](TarotSet from) {
        const auto card = from.nth(quick_below(from.size(), rng));
        free.erase(card);
        return card;
    };
    for (int card = 0; card < hidden_discards_ && !discardable(free).empty(); ++card) {
        layout.discards.insert(take(discardable(free)));
    }
    for (std::size_t seat = 0; seat < seats; ++seat) {
        while (seat != viewer_ && layout.hands[seat].size() < sizes_[seat] && !free.empty()) {
            layout.hands[seat].insert(take(free));
        }
    }
}

bool PlayWorlds::honours_agree(const Layout& layout) const {
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const auto hand = layout.hands[seat] | played_[seat];
        if (seat != viewer_ && (declared_ >> seat & 1) != 0 && hand.size() == full_hand &&
            honours_of(options_, hand) != honours_[seat]) {
            return false;
        }
    }
    return true;
}

// Replays the deal. Returns the likelihood of the other players' discards and plays under the rules of thumb.
double PlayWorlds::likelihood(const Layout& layout) const {
    double likely = 1;
    if (hidden_discards_ > 0) {
        auto hand = layout.hands[dealer_] | played_[dealer_] | layout.discards;
        for (int card = 0; card < hidden_discards_; ++card) {
            const auto sensible = quick_discard(hand);
            likely *= sensible && layout.discards.contains(*sensible) ? 1 : other_discard;
            if (sensible) {
                hand.erase(*sensible);
            }
        }
    }
    if (plays_.empty()) {
        return likely;
    }
    QuickTable table{.overtrump = options_.overtrump};
    for (std::size_t seat = 0; seat < seats; ++seat) {
        table.hands[seat] = layout.hands[seat] | played_[seat];
    }
    table.turn = plays_[0].seat;
    table.leader = table.turn;
    for (const auto& play : plays_) {
        if (table.turn != play.seat) {
            return likely; // another seat is on turn, so the history starts in the middle of the deal
        }
        if (at(play.seat) != viewer_) {
            const auto sensible = quick_card(table);
            likely *= sensible == play.card ? 1 : group_of(sensible) == group_of(play.card) ? same_suit : other_suit;
        }
        table.play(play.card);
    }
    return likely;
}

QuickTable PlayWorlds::table_from(const Layout& layout) const {
    auto table = table_;
    table.hands = layout.hands;
    auto& dealers = table.points[dealer_];
    dealers = static_cast<std::int16_t>(dealers + value_of(layout.discards));
    return table;
}

} // namespace mitts::ai::for_mitigati
