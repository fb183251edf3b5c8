#include "session/challenge.h"

#include "session/packed_actions.h"
#include "session/query.h"

#include <algorithm>

namespace mitts {

namespace {

bool same_deal(const Challenge& one, const Challenge& other) {
    return record_to_query(one.deal) == record_to_query(other.deal) && one.seats == other.seats &&
           one.version == other.version && one.round == other.round && one.deals == other.deals &&
           one.before == other.before;
}

// Returns the record of a deal. The seed increases by one from each deal to the next.
Record record_of_deal(const Challenge& challenge, int deal) {
    auto record = challenge.deal;
    for (auto& tag : record.tags) {
        const auto seed = tag.tag.name == "Seed" ? parse_unsigned(tag.tag.value) : std::nullopt;
        if (seed) {
            tag.tag.value = std::to_string(*seed + static_cast<std::uint64_t>(deal));
        }
    }
    return record;
}

template <Game G> ChallengeRange range_in(const Match<G>& match, int round) {
    const auto& rounds = match.rounds();
    const auto number = static_cast<std::size_t>(round);
    if (round == 0 || number > rounds.size()) {
        return {.first = 0, .end = match.log().size()};
    }
    return {.first = rounds[number - 1].first_entry,
            .end = number < rounds.size() ? rounds[number].first_entry : match.log().size()};
}

// Returns true if the round with this number is over. The number 0 means the whole match.
template <Game G> bool is_finished(const Match<G>& match, int round) {
    const auto dealt = static_cast<int>(match.rounds().size());
    return round == 0 ? match.phase() == MatchPhase::Over
                      : dealt > round || (dealt == round && match.phase() != MatchPhase::Playing);
}

constexpr int nowhere = -1;

/// The result of comparing two people's plays: they have no deal in common, or their plays of the common deals are the
/// same or different.
enum class Overlap : std::uint8_t { None, Same, Different };

Overlap overlap_of(const Challenge& one, int person, const Challenge& other, int other_person) {
    auto overlap = Overlap::None;
    for (const auto& play : one.plays) {
        for (const auto& theirs : other.plays) {
            if (play.person == person && theirs.person == other_person && play.deal == theirs.deal) {
                if (play.actions != theirs.actions) {
                    return Overlap::Different;
                }
                overlap = Overlap::Same;
            }
        }
    }
    return overlap;
}

// Returns a name without the number that join() may have added.
std::string_view without_number(std::string_view name) {
    return name.substr(0, name.find_last_not_of("0123456789 ") + 1);
}

// Returns the index in `challenge` of a person from `other`, or `nowhere`. Skips people who are already in `places`.
// Several friends may have the same name or no name, so people with different plays of a deal count as different
// people. The sender's name may change between two links, so the first person is recognised by the play alone.
int find_person(const Challenge& challenge, const std::vector<int>& places, const Challenge& other, int person) {
    const auto& name = other.people[static_cast<std::size_t>(person)];
    for (const bool exactly : {true, false}) { // "Player 1" and "Player 2" may have played the same cards alike
        for (int at = 0; at < static_cast<int>(challenge.people.size()); ++at) {
            const auto& known = challenge.people[static_cast<std::size_t>(at)];
            const auto overlap = overlap_of(challenge, at, other, person);
            const bool may_be = exactly ? known == name && overlap != Overlap::Different
                                        : overlap == Overlap::Same && ((at == 0 && person == 0) ||
                                                                       without_number(known) == without_number(name));
            if (may_be && std::find(places.begin(), places.end(), at) == places.end()) {
                return at;
            }
        }
    }
    return nowhere;
}

// Returns the index in `challenge` of a person from `other`, and adds the person if necessary. If the name is taken,
// adds a number to it. Returns `nowhere` if there are too many people.
int place_for(Challenge& challenge, const std::vector<int>& places, const Challenge& other, int person) {
    auto& people = challenge.people;
    const auto found = find_person(challenge, places, other, person);
    if (found != nowhere || people.size() == most_people) {
        return found;
    }
    const auto& name = other.people[static_cast<std::size_t>(person)];
    auto free_name = name;
    for (int number = 2; std::find(people.begin(), people.end(), free_name) != people.end(); ++number) {
        free_name = name + ' ' + std::to_string(number);
    }
    people.push_back(std::move(free_name));
    return static_cast<int>(people.size()) - 1;
}

} // namespace

ParseError challenge_error(std::string kind, std::string what) {
    return {.what = std::move(what), .where = std::move(kind)};
}

Seat seat_of(const Challenge& challenge) {
    const auto is_person = [](const ChallengeSeat& seat) { return seat.level.empty(); };
    const auto& seats = challenge.seats;
    return std::count_if(seats.begin(), seats.end(), is_person) == 1
               ? static_cast<Seat>(std::find_if(seats.begin(), seats.end(), is_person) - seats.begin())
               : no_seat;
}

Parsed<Challenge> challenge_of(const AnyMatch& match, std::vector<ChallengeSeat> seats, int round, int version) {
    Challenge challenge{.deal = record_of(match), .seats = std::move(seats), .version = version, .round = round};
    challenge.deal.actions.clear();
    const bool finished = std::visit(
        [&](const auto& one) {
            if (!is_finished(one, round)) {
                return false;
            }
            challenge.before = pack_actions(one, 0, range_in(one, round).first);
            return true;
        },
        match);
    if (!finished) {
        return challenge_error("unfinished", "the round is not finished");
    }
    if (auto begun = begin_challenge(challenge, 0); !begun) {
        return begun.error();
    }
    return challenge;
}

Parsed<AnyMatch> begin_challenge(const Challenge& challenge, int deal) {
    auto match = match_from(record_of_deal(challenge, deal));
    if (!match) {
        return challenge_error("deal", match.error().to_text());
    }
    const auto wrong = std::visit(
        [&]<Game G>(Match<G>& one) -> std::string_view {
            if (static_cast<int>(challenge.seats.size()) != G::players(one.options()) ||
                seat_of(challenge) == no_seat) {
                return "there must be one person, and a computer in every other seat";
            }
            if (challenge.round > 1 &&
                (!unpack_actions(one, challenge.before, challenge.round - 1) || one.phase() == MatchPhase::Over)) {
                return "the rounds before it cannot be played";
            }
            one.deal_until(challenge.round);
            return one.phase() == MatchPhase::Playing ? "" : "nothing can be played in it";
        },
        *match);
    if (!wrong.empty()) {
        return challenge_error("deal", std::string(wrong));
    }
    return match;
}

Parsed<AnyMatch> replay_challenge(const Challenge& challenge, const ChallengePlay& play) {
    auto match = begin_challenge(challenge, play.deal);
    if (!match) {
        return match;
    }
    if (!std::visit([&](auto& one) { return unpack_actions(one, play.actions, challenge.round); }, *match)) {
        return challenge_error("play", "the moves do not fit the deal");
    }
    return match;
}

ChallengeRange range_of(const Challenge& challenge, const AnyMatch& match) {
    return std::visit([&](const auto& one) { return range_in(one, challenge.round); }, match);
}

Parsed<ChallengePlay> play_of(const Challenge& challenge, int deal, const AnyMatch& match) {
    const auto begun = begin_challenge(challenge, deal);
    if (!begun) {
        return begun.error();
    }
    auto beginning = record_of(*begun); // the challenge's own record may omit default values, so it cannot be compared
    auto record = record_of(match);
    const auto common = std::min(record.actions.size(), beginning.actions.size());
    record.actions.resize(common);
    beginning.actions.resize(common);
    if (record_to_query(record) != record_to_query(beginning)) {
        return challenge_error("other", "this is another deal");
    }
    return std::visit(
        [&](const auto& one) -> Parsed<ChallengePlay> {
            if (!is_finished(one, challenge.round)) {
                return challenge_error("unfinished", "the round is not finished");
            }
            const auto range = range_in(one, challenge.round);
            return ChallengePlay{.deal = deal, .actions = pack_actions(one, range.first, range.end)};
        },
        match);
}

bool add_play(Challenge& challenge, ChallengePlay play) {
    const auto is_it = [&](const ChallengePlay& one) { return one.person == play.person && one.deal == play.deal; };
    if (std::any_of(challenge.plays.begin(), challenge.plays.end(), is_it)) {
        return false;
    }
    challenge.plays.push_back(std::move(play));
    return true;
}

JoinResult join(Challenge& challenge, const Challenge& other) {
    if (!same_deal(challenge, other)) {
        return JoinResult::OtherDeal;
    }
    auto result = JoinResult::Complete;
    std::vector<int> places(other.people.size(), nowhere);
    for (auto play : other.plays) {
        auto& place = places[static_cast<std::size_t>(play.person)];
        if (place == nowhere) {
            place = place_for(challenge, places, other, play.person);
        }
        play.person = place;
        if (place == nowhere) {
            result = JoinResult::Full;
        } else {
            add_play(challenge, std::move(play));
        }
    }
    return result;
}

} // namespace mitts
