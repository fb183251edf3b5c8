#include "ai/mitaines/facts.h"

#include "ai/fact_list.h"
#include "ai/mitaines/last_deal.h"
#include "games/mitaines/call_range.h"

namespace mitts::ai::for_mitaines {

using namespace mitts::mitaines;

namespace {

using Part = FactPart;

constexpr int most_worth_saying = 2; // the remaining cards of a rank are mentioned only if there are at most this many

class Finder {
public:
    Finder(const Observation& observation, const Decision<mitaines::Game>& decision)
        : seen_(observation), options_(observation.options), action_(decision.action()), rank_(action_.card.rank()),
          facts_(weights_of(decision)) {
        Rng rng(0);
        before_ = resample(options_, seen_, rng);
        after_ = before_;
        if (action_.type == ActionType::Play) {
            apply_quietly(options_, after_, action_);
        }
        if (decision.alternatives.size() == 1) {
            facts_.add_first("only_choice");
        }
    }

    std::vector<Fact> find() {
        if (action_.type == ActionType::Play) {
            of_the_end();
            if (after_.captured.contains(action_.card)) {
                of_capture();
            } else if (action_.call != Kind::None) {
                of_call();
            } else {
                of_card();
            }
        }
        of_hand();
        of_ten();
        return facts_.weightiest();
    }

private:
    // Adds facts about winning immediately (M21) and about the last deal of a two-player round.
    void of_the_end() {
        const auto side = static_cast<std::size_t>(side_of(options_, seen_.viewer));
        const bool at_once = options_.game_end == GameEnd::AtOnce && after_.phase == Phase::Over;
        if (at_once && seen_.totals[side] + after_.scores[side] >= options_.target) {
            facts_.add("match_won", "match_won", {{Part::Points, options_.target}});
        }
        if (is_open_last_deal(seen_)) {
            facts_.add("known_deal", "exact");
        }
    }

    void of_capture() {
        const auto* own = bound_call(options_, seen_, seen_.viewer);
        const int points = points_won();
        const auto capture = [&](std::string_view id, const Call& call) {
            facts_.add(id, "points_now match_won", {caller(call), kind(call), rank(call), {Part::Points, points}});
        };
        if (points <= 0) {
            facts_.add("takes_cards", "own_chances others_chances",
                       {{Part::Count, static_cast<int>(seen_.pile.size())}});
        } else if (action_.call != Kind::None) { // M14
            capture("completes", {.caller = seen_.viewer, .kind = action_.call, .rank = rank_});
        } else if (own != nullptr) {
            capture("completes", *own);
        } else if (const auto* stolen = call_stolen()) {
            capture("steals", *stolen);
            if (seen_.pile.size() == 1 && options_.doubles == YesNo::Yes) { // M18.2
                facts_.add("counts_twice", "points_now");
            }
        } else {
            facts_.add("takes_points", "points_now", {{Part::Points, points}});
        }
        if (is_among_captured(ten_of_diamonds) && options_.ten_of_diamonds > 0) { // M18.5
            facts_.add("ten_in_it", "points_now",
                       {{Part::Card, ten_of_diamonds.index}, {Part::Points, options_.ten_of_diamonds}});
        }
        const auto next = after_.turn;
        if (next != no_seat && side_of(options_, next) != side_of(options_, seen_.viewer)) {
            facts_.add("leads_empty", "empty_table own_chances others_chances pile_left", {{Part::Seat, next}});
        }
    }

    void of_call() {
        const Call call{.caller = seen_.viewer, .kind = action_.call, .rank = rank_};
        if (const auto* open = highest_call(seen_); open != nullptr && open->caller != seen_.viewer) {
            const int points = call_value(options_, open->kind, open->rank);
            const bool paid = options_.topped_pay == YesNo::Yes && points > 0; // M18.1
            facts_.add(paid ? "tops" : "tops_unpaid", "own_chances others_chances",
                       {caller(*open), kind(*open), rank(*open), {Part::Points, points}});
        }
        of_theft();
        if (!can_be_topped(call)) {
            facts_.add("not_topped", "own_chances others_chances");
        }
        if (const int points = call_value(options_, call.kind, rank_); points > 0) {
            facts_.add("call_worth", "own_chances",
                       {{Part::Kind, static_cast<int>(call.kind)},
                        {Part::Rank, static_cast<int>(rank_)},
                        {Part::Points, points}});
        }
    }

    // Adds facts about the risk that the call is stolen (M15.2).
    void of_theft() {
        const int others = out(rank_);
        const FactValue of_rank{Part::Rank, static_cast<int>(rank_)};
        if (action_.call == Kind::Sock) {
            facts_.add("sock_safe", "own_chances");
        } else if (others > 0) {
            facts_.add("thief_out", "own_chances others_chances", {of_rank, {Part::Count, others}});
        } else {
            const int gone = seen_.captured.count(rank_);
            const bool rest = gone == 4 - seen_.hand.count(rank_);
            facts_.add(rest && gone == 2   ? "both_gone"
                       : rest && gone == 1 ? "other_gone"
                                           : "none_out",
                       "own_chances others_chances", {of_rank});
        }
    }

    // Adds facts about a card that is played without a call and does not capture the pile.
    void of_card() {
        const auto* own = bound_call(options_, seen_, seen_.viewer);
        if (own != nullptr) { // M15.1
            facts_.add("call_goes_on", "own_chances hand_kept",
                       {caller(*own), kind(*own), rank(*own), {Part::Count, own->to_play - 1}});
        } else if (const auto* open = highest_call(seen_)) {
            facts_.add("call_open", "others_chances", {caller(*open), kind(*open), rank(*open)});
            if (seen_.hand.count(open->rank) > 0 && open->caller != seen_.viewer && open->to_play > 1 &&
                open->kind != Kind::Sock && rank_ != open->rank) {
                facts_.add("thief_held", "leaves_combination hand_kept own_chances",
                           {caller(*open), kind(*open), rank(*open), {Part::Count, open->to_play}});
            }
        } else if (rank_ != Rank::Jack) {
            const FactValue of_rank{Part::Rank, static_cast<int>(rank_)};
            const int others = out(rank_);
            if (others > 0 && others <= most_worth_saying) {
                facts_.add("match_out", "others_chances pile_left", {of_rank, {Part::Count, others}});
            } else if (others == 0 && !(options_.joker_sweep == YesNo::Yes && out(Rank::Joker) > 0)) { // M16
                facts_.add(out(Rank::Jack) > 0 ? "only_jack_takes" : "nobody_takes", "others_chances pile_left",
                           {of_rank});
            }
        } else if (out(Rank::Jack) == 0) {
            facts_.add("no_jack_out", "others_chances pile_left");
        }
        if (set_of(seen_.pile).contains(ten_of_diamonds) && options_.ten_of_diamonds > 0) { // M18.5
            facts_.add("ten_lies", "own_chances others_chances pile_left",
                       {{Part::Card, ten_of_diamonds.index}, {Part::Points, options_.ten_of_diamonds}});
        }
    }

    // Adds facts about the played card and the cards that remain in the hand.
    void of_hand() {
        auto kept = seen_.hand;
        kept.erase(action_.card);
        const bool bound = bound_call(options_, seen_, seen_.viewer) != nullptr;
        if (action_.call == Kind::None && !bound && rank_ != Rank::Jack && seen_.hand.count(rank_) == 1) {
            facts_.add("odd_card", "hand_kept partner_gains");
        }
        Call best{};
        int most = 0;
        for (int index = 0; index < rank_count; ++index) {
            const auto rank = static_cast<Rank>(index);
            const bool pledged = rank == rank_ && (bound || action_.call != Kind::None);
            const auto kind = static_cast<Kind>(kept.count(rank));
            if (!pledged && kind >= Kind::Mitten && call_value(options_, kind, rank) > most) {
                most = call_value(options_, kind, rank);
                best = {.caller = seen_.viewer, .kind = kind, .rank = rank};
            }
        }
        if (most > 0) {
            facts_.add("keeps_call", "hand_kept own_chances",
                       {{Part::Kind, static_cast<int>(best.kind)},
                        {Part::Rank, static_cast<int>(best.rank)},
                        {Part::Points, most}});
        }
        if (rank_ != Rank::Jack && kept.count(Rank::Jack) > 0) { // M16
            facts_.add("keeps_jack", "hand_kept");
        }
    }

    void of_ten() {
        const auto seen = seen_.hand | seen_.captured | set_of(seen_.pile);
        if (rank_ == Rank::Ten && !seen.contains(ten_of_diamonds) && options_.ten_of_diamonds > 0) {
            facts_.add("ten_out", "own_chances others_chances",
                       {{Part::Card, ten_of_diamonds.index}, {Part::Points, options_.ten_of_diamonds}});
        }
    }

    /// Returns how many cards of the rank are neither in the viewer's hand nor in the pile nor captured.
    int out(Rank rank) const {
        const int all = rank == Rank::Joker ? options_.jokers : 4;
        return all - (seen_.hand | seen_.captured | set_of(seen_.pile)).count(rank);
    }

    bool is_among_captured(Card card) const {
        return card == action_.card || set_of(seen_.pile).contains(card);
    }

    int points_won() const {
        const auto side = static_cast<std::size_t>(side_of(options_, seen_.viewer));
        return after_.scores[side] - before_.scores[side];
    }

    // M15.2: returns the latest of the other players' open calls that a card of this rank steals, or null.
    const Call* call_stolen() const {
        const Call* stolen = nullptr;
        for (const auto& call : seen_.calls) {
            const bool theirs = call.caller != seen_.viewer && call.kind != Kind::Sock;
            stolen = theirs && call.rank == rank_ ? &call : stolen;
        }
        return stolen;
    }

    // M12: returns true if unseen cards can top the call. A higher call of the same rank may include the card just
    // played.
    bool can_be_topped(const Call& call) const {
        int most_held = 0;
        for (Seat seat = 0; seat < options_.players; ++seat) {
            most_held = seat == seen_.viewer ? most_held : std::max(most_held, seen_.hand_sizes[at(seat)]);
        }
        for (int index = 0; index < rank_count; ++index) {
            const auto rank = static_cast<Rank>(index);
            const int cards = std::min({out(rank) + (rank == call.rank ? 1 : 0), most_held + 1, 4});
            if (cards >= fewest_to_beat(options_, rank, call)) {
                return true;
            }
        }
        return false;
    }

    static FactValue caller(const Call& call) {
        return {Part::Seat, call.caller};
    }
    static FactValue kind(const Call& call) {
        return {Part::Kind, static_cast<int>(call.kind)};
    }
    static FactValue rank(const Call& call) {
        return {Part::Rank, static_cast<int>(call.rank)};
    }

    const Observation& seen_;
    const Options& options_;
    const Action action_;
    const Rank rank_;
    FactList facts_;
    State before_{};
    State after_{};
};

} // namespace

std::vector<Fact> find_facts(const Observation& observation, const Decision<mitaines::Game>& decision) {
    return Finder(observation, decision).find();
}

} // namespace mitts::ai::for_mitaines
