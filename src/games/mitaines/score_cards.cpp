#include "games/mitaines/score_cards.h"

#include "cards/in_order.h"

#include <optional>

namespace mitts::mitaines {

namespace {

constexpr int face_down_worth(ScoreCards style) {
    return style == ScoreCards::Hundreds ? 100 : 50;
}

// Returns true for a card that is worth 50 points when face up: a jack or the ten of diamonds.
constexpr bool is_fifty(Card card) {
    return card.rank() == Rank::Jack || card == ten_of_diamonds;
}

/// The cards that represent a number of points, counted by value.
struct Units {
    int face_down = 0;
    int fifties = 0; ///< face-up jacks or the ten of diamonds
    int plain = 0;   ///< other face-up cards
};

constexpr int cards_in(const Units& units) {
    return units.face_down + units.fifties + units.plain;
}

// Returns the cards that RULES.md specifies for the event's points, or nothing if it specifies none.
std::optional<Units> named_units(const Event& event) {
    const bool jacks = event.rank == Rank::Jack;
    switch (event.kind) {
    case Kind::Mitten:
        return jacks ? Units{.fifties = 1} : Units{.plain = 1};
    case Kind::Glove:
        return jacks ? Units{.face_down = 1, .fifties = 1} : Units{.face_down = 1};
    case Kind::Sock:
        return jacks ? Units{.face_down = 2, .fifties = 2} : Units{.face_down = 2};
    case Kind::None:
        break;
    }
    const bool ten = event.reason == Reason::Ten || event.reason == Reason::LeftoverTen;
    return ten ? std::optional(Units{.fifties = 1}) : std::nullopt;
}

constexpr int hundreds_worth(const Units& units) {
    return units.face_down * 100 + units.fifties * 50 + units.plain * 10;
}

/// Represents the points of one capture by cards from that capture.
class Picture {
public:
    Picture(ScoreCards style, CardSet captured) : style_(style), left_(captured) {
    }

    /// Keeps cards for the points of one event, if possible. Prefers cards of the scored rank, because they best show
    /// what the points are for.
    void keep(const Options& options, const Event& event) {
        made_.points += event.points;
        if (style_ == ScoreCards::KeptCards) {
            keep_by_number(options, event);
            return;
        }
        keep_units(units_for(event), event.rank);
        if (event.points % 10 != 0) {
            made_.beside = Beside::Points; // all cards are worth multiples of 10, so the number must be shown
        }
    }

    ScoringCards finish(const Event& first) {
        made_.seat = first.seat;
        made_.side = first.side;
        for (; face_down_ > 0; --face_down_) {
            keep_one(take_any(first.rank), Facing::Down);
        }
        put_in_order(made_.cards, [](KeptCard left, KeptCard right) { return left.facing > right.facing; });
        return std::move(made_);
    }

private:
    int fifties_left() const {
        return left_.count(Rank::Jack) + (left_.contains(ten_of_diamonds) ? 1 : 0);
    }

    // Returns the result of `named_units` if it is worth exactly the event's points and its cards are available.
    // Otherwise, or with score_cards=fifties, rounds the points down to a multiple of ten and returns the fewest cards
    // worth that many.
    Units units_for(const Event& event) const {
        if (style_ == ScoreCards::Fifties) {
            return {.face_down = event.points / 50, .plain = event.points % 50 / 10};
        }
        const auto named = named_units(event);
        if (named && hundreds_worth(*named) == event.points && named->fifties <= fifties_left() &&
            cards_in(*named) <= left_.size() - face_down_) {
            return *named;
        }
        const int rest = event.points % 100;
        const int fifties = rest >= 50 && fifties_left() > 0 ? 1 : 0;
        return {.face_down = event.points / 100, .fifties = fifties, .plain = (rest - 50 * fifties) / 10};
    }

    // Chooses face-up cards immediately, because their ranks matter. Any card can be face down, so face-down cards are
    // chosen last.
    void keep_units(const Units& units, Rank rank) {
        for (int card = 0; card < units.fifties; ++card) {
            keep_one(take_fifty(rank), Facing::Up);
        }
        for (int card = 0; card < units.plain; ++card) {
            keep_one(take_plain(rank), Facing::Up);
        }
        face_down_ += units.face_down;
    }

    // For score_cards=kept_cards: keeps one card for a mitten, two for a glove and three for a sock. Other points are
    // not shown as cards.
    void keep_by_number(const Options& options, const Event& event) {
        const bool like_mitten =
            event.reason == Reason::Lone && event.points == call_value(options, Kind::Mitten, event.rank);
        const auto kind = like_mitten ? Kind::Mitten : event.kind;
        if (kind == Kind::None) {
            made_.beside = Beside::Points;
            return;
        }
        for (int card = 1; card < static_cast<int>(kind); ++card) {
            keep_one(take_any(event.rank), Facing::Up);
        }
    }

    void keep_one(std::optional<Card> card, Facing facing) {
        if (!card) {
            made_.beside = Beside::Points;
            return;
        }
        left_.erase(*card);
        made_.cards.push_back({.card = *card, .facing = facing});
    }

    // Returns the ten of diamonds or a jack (preferably a jack if jacks scored), or nothing if neither is left.
    std::optional<Card> take_fifty(Rank rank) const {
        const auto jacks = left_ & CardSet::of_rank(Rank::Jack);
        const bool has_ten = left_.contains(ten_of_diamonds);
        if (has_ten && (rank != Rank::Jack || jacks.empty())) {
            return ten_of_diamonds;
        }
        return jacks.empty() ? std::nullopt : std::optional(jacks.first());
    }

    std::optional<Card> take_plain(Rank rank) const {
        auto plain = left_ - CardSet::of_rank(Rank::Jack) - CardSet::of(ten_of_diamonds);
        if (plain.empty() && style_ == ScoreCards::Fifties) {
            plain = left_; // with score_cards=fifties, any face-up card is worth 10
        }
        return preferring(plain, rank);
    }

    std::optional<Card> take_any(Rank rank) const {
        const auto plain = left_ - CardSet::of_rank(Rank::Jack) - CardSet::of(ten_of_diamonds);
        const auto of_rank = left_ & CardSet::of_rank(rank);
        return preferring(style_ == ScoreCards::KeptCards && !of_rank.empty() ? of_rank
                          : plain.empty()                                     ? left_
                                                                              : plain,
                          rank);
    }

    static std::optional<Card> preferring(CardSet cards, Rank rank) {
        const auto of_rank = cards & CardSet::of_rank(rank);
        if (!of_rank.empty()) {
            return of_rank.first();
        }
        return cards.empty() ? std::nullopt : std::optional(cards.first());
    }

    ScoreCards style_;
    CardSet left_;
    int face_down_ = 0; ///< the number of face-down cards still to be chosen, after all face-up cards
    ScoringCards made_;
};

// Returns the Points events that directly follow the event with index `from`.
std::span<const Event> points_after(std::span<const Event> events, std::size_t from) {
    std::size_t end = from + 1;
    while (end < events.size() && events[end].type == EventType::Points) {
        ++end;
    }
    return events.subspan(from + 1, end - from - 1);
}

ScoringCards picture_of(const Options& options, CardSet captured, std::span<const Event> points) {
    Picture picture(options.score_cards, captured);
    for (const auto& event : points) {
        picture.keep(options, event);
    }
    return picture.finish(points.front());
}

// M19: returns the ten of diamonds and the jokers among the cards left on the table. All other cards are lost.
CardSet prizes_among(CardSet cards) {
    return cards & (CardSet::of(ten_of_diamonds) | CardSet::of_rank(Rank::Joker));
}

} // namespace

std::vector<ScoringCards> scoring_cards(const Options& options, std::span<const Event> events) {
    std::vector<ScoringCards> pictures;
    for (std::size_t index = 0; index < events.size(); ++index) {
        const auto& event = events[index];
        if (event.type != EventType::Captured && event.type != EventType::RoundEnded) {
            continue;
        }
        const auto points = points_after(events, index);
        if (!points.empty()) {
            const auto cards = event.type == EventType::Captured ? event.cards : prizes_among(event.cards);
            pictures.push_back(picture_of(options, cards, points));
        }
    }
    return pictures;
}

int worth_of(ScoreCards style, KeptCard kept) {
    if (style == ScoreCards::KeptCards) {
        return 0;
    }
    if (kept.facing == Facing::Down) {
        return face_down_worth(style);
    }
    return style == ScoreCards::Hundreds && is_fifty(kept.card) ? 50 : 10;
}

} // namespace mitts::mitaines
