#include "ai/mitch/worlds.h"

#include "cards/quick_random.h"

#include <algorithm>

namespace mitts::ai::for_mitch {

namespace {

// Adds a card to a hand whose size already includes the card.
void put(Holding& holding, Code card) {
    take_in(holding, card);
    --holding.cards;
}

} // namespace

Worlds::Worlds(const QuickRules& rules, const Observation& observation, const mitts::mitch::State* truth,
               const Attention& attention)
    : base_(rules.table_of(observation)), reading_(rules, observation, attention.others), attention_(attention),
      players_(rules.options.players) {
    for (int seat = 0; seat < players_; ++seat) {
        const auto& known = seat == observation.viewer ? observation.hand : observation.shown[at(seat)];
        missing_[at(seat)] = static_cast<std::int8_t>(observation.hand_sizes[at(seat)] - known.size());
    }
    attention_.changes = attention_.changes * 4 / (players_ + 1);
    if (truth != nullptr) {
        learn(*truth);
    }
    sort_unseen(observation);
}

void Worlds::learn(const mitts::mitch::State& truth) {
    for (int seat = 0; seat < players_; ++seat) {
        auto& holding = base_.seats[at(seat)];
        for (const auto card : truth.hands[at(seat)].different()) {
            const auto code = code_of(card);
            const int known = (holding.held & bit(code)) != 0 ? (holding.twins & bit(code)) != 0 ? 2 : 1 : 0;
            for (int more = truth.hands[at(seat)].count(card) - known; more > 0; --more) {
                put(holding, code);
                ++given_[code];
            }
        }
        missing_[at(seat)] = 0;
    }
}

void Worlds::sort_unseen(const Observation& observation) {
    for (const auto card : unseen(observation)) {
        const auto code = code_of(card);
        if (card.rank() == Rank::Ace) {
            aces_.push_back(code);
        } else if (given_[code] > 0) {
            --given_[code];
        } else {
            hidden_.push_back(code);
        }
    }
}

bool Worlds::open() const {
    int missing = 0;
    int hands = 0;
    for (int seat = 0; seat < players_; ++seat) {
        missing += missing_[at(seat)];
        hands += missing_[at(seat)] > 0 ? 1 : 0;
    }
    return hands == 0 || (hands == 1 && missing == static_cast<int>(hidden_.size()));
}

bool Worlds::read(Rng& rng) {
    const std::span<Code> hidden(hidden_.begin(), hidden_.end());
    if (!begun_) {
        begun_ = true;
        quick_shuffle(hidden, rng);
        if (attention_.deals == 0 || !reading_.begin(hidden, missing_)) {
            attention_.deals = 0;
        }
        return attention_.deals > 0;
    }
    if (deals_total_ == attention_.deals) {
        return false;
    }
    // The first arrangement is arbitrary, so it takes many changes to reach a likely one.
    add_deal((deals_total_ == 0 ? 21 : 1) * attention_.changes, rng);
    return deals_total_ < attention_.deals;
}

void Worlds::read_on(Rng& rng) {
    if (deals_total_ > 0) {
        std::copy_n(deals_[at(deals_total_ - 1)].begin(), hidden_.size(), hidden_.begin()); // undoes changes by `draw`
        deals_total_ = 0;
        next_deal_ = 0;
        add_deal(attention_.changes, rng);
    }
}

void Worlds::add_deal(int changes, Rng& rng) {
    for (int change = 0; change < changes; ++change) {
        reading_.change(rng);
    }
    std::copy(hidden_.begin(), hidden_.end(), deals_[at(deals_total_++)].begin());
}

Instinct::Leanings Worlds::leanings(float unread) const {
    Instinct::Leanings leanings{};
    int first = 0;
    for (int seat = 0; seat < players_; ++seat) {
        const int missing = missing_[at(seat)];
        const auto& holding = base_.seats[at(seat)];
        for (int suit = 0; suit < suit_count; ++suit) {
            const auto fits = [&](Code card) { return suit_of(card) == suit && (holding.open & bit(card)) != 0; };
            const auto all = std::count_if(hidden_.begin(), hidden_.end(), fits);
            std::ptrdiff_t held = 0;
            for (int deal = 0; deal < deals_total_; ++deal) {
                const auto* hand = deals_[at(deal)].data() + first;
                held += std::count_if(hand, hand + missing, fits);
            }
            const auto expected = static_cast<float>(all * missing * deals_total_) / static_cast<float>(hidden_.size());
            leanings[at(seat)][at(suit)] =
                expected > 0 ? (static_cast<float>(held) + 0.1F * expected) / (1.1F * expected) : unread;
        }
        first += missing;
    }
    return leanings;
}

void Worlds::draw(QuickTable& world, Rng& rng) {
    world = base_;
    if (deals_total_ > 0) {
        std::copy_n(deals_[at(next_deal_)].begin(), hidden_.size(), hidden_.begin());
        next_deal_ = next_deal_ + 1 == deals_total_ ? 0 : next_deal_ + 1;
    } else {
        quick_shuffle(std::span<Code>(hidden_.begin(), hidden_.end()), rng);
    }
    const Code* next = hidden_.begin();
    for (int seat = 0; seat < players_; ++seat) {
        for (int card = 0; card < missing_[at(seat)]; ++card) {
            put(world.seats[at(seat)], *next++);
        }
    }
    // Fills the stock. In a set-up, some cards may be out of play, but the aces stay in the stock if possible.
    quick_shuffle(std::span<Code>(hidden_.begin() + (next - hidden_.begin()), hidden_.end()), rng);
    const std::size_t size = world.stock_size;
    const auto aces = std::min(aces_.size(), size);
    std::copy_n(aces_.begin(), aces, world.stock.begin());
    std::copy_n(next, size - aces, world.stock.begin() + aces);
    quick_shuffle(std::span<Code>(world.stock.data(), size), rng);
}

} // namespace mitts::ai::for_mitch
