// A challenge: one or more deals for friends to play, with the rules, the computer players, and all plays so far. The
// text of a challenge is part of a link (NOTATION.md).
//
// A challenge contains the actions of each person who has played it. The program derives every result by replaying
// these actions. The actions are packed, so recipients cannot read them by accident before they play.
#pragma once

#include "session/any_match.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mitts {

/// The version of the text format.
inline constexpr int challenge_format = 1;

/// The maximum number of people, and of deals, in a challenge.
inline constexpr int most_people = 8;
inline constexpr int most_deals = 8;

/// A seat of a challenge: a computer player, or the person who accepts the challenge.
struct ChallengeSeat {
    std::string level{}; ///< the level of a computer player; empty for the person
    std::string name{};  ///< the name of a computer player

    friend bool operator==(const ChallengeSeat&, const ChallengeSeat&) = default;
};

/// One person's play of one deal.
struct ChallengePlay {
    int person = 0;        ///< the index in `people`
    int deal = 0;          ///< the number of the deal, from 0
    std::string helps{};   ///< letters: moves undone (u), hints used (h), cards seen before (s), searches cut short (d)
    std::string actions{}; ///< the packed actions of all seats

    friend bool operator==(const ChallengePlay&, const ChallengePlay&) = default;
};

struct Challenge {
    Record deal{}; ///< the start of the match, without actions; each further deal adds one to the seed
    std::vector<ChallengeSeat> seats{};
    int version = 0;      ///< the version of the computer players
    int round = 0;        ///< the round to play, from 1; 0 for the whole match
    int deals = 1;        ///< the number of deals
    std::string before{}; ///< the packed actions of the rounds before `round`
    std::vector<std::string> people{};
    std::vector<ChallengePlay> plays{};
};

/// The part of a match that belongs to a challenge: indices in the match's log, from `first` up to, but not including,
/// `end`.
struct ChallengeRange {
    std::size_t first = 0;
    std::size_t end = 0;
};

/// The result of `join`. The value Full means that the challenge has no room for all people from the other copy.
enum class JoinResult : std::uint8_t { Complete, Full, OtherDeal };

/// Returns an error with `kind` as its `where`. The comments on the functions below list the kinds.
ParseError challenge_error(std::string kind, std::string what);

/// Parses a challenge, which may be part of a URL. Does not replay it. The error's `where` is "foreign" if the text is
/// not a challenge, "newer" if a newer version wrote it, "cut" if its checksum is wrong, or "deal" for other errors.
Parsed<Challenge> parse_challenge(std::string_view text);
/// Returns the text of a challenge, for the fragment of a URL.
std::string to_text(const Challenge& challenge);

/// Returns the person's seat, or no_seat unless exactly one seat belongs to a person.
Seat seat_of(const Challenge& challenge);

/// Returns a challenge that has not been played yet. It covers the finished round with this number, counted from 1, or
/// the whole match if `round` is 0. The error's `where` is "unfinished" or "deal".
Parsed<Challenge> challenge_of(const AnyMatch& match, std::vector<ChallengeSeat> seats, int round, int version);
/// Returns the match from which every play of a deal starts. The rounds before the challenge have already been played.
/// The error's `where` is "deal".
Parsed<AnyMatch> begin_challenge(const Challenge& challenge, int deal);
/// Replays a person's play of a deal. The error's `where` is "deal" or "play".
Parsed<AnyMatch> replay_challenge(const Challenge& challenge, const ChallengePlay& play);
/// Returns the range of a replayed match that belongs to the challenge.
ChallengeRange range_of(const Challenge& challenge, const AnyMatch& match);
/// Returns the part of a match that belongs to the challenge, as a play of this deal. The error's `where` is "deal",
/// "other" if the match has a different deal, or "unfinished" if this part is not over.
Parsed<ChallengePlay> play_of(const Challenge& challenge, int deal, const AnyMatch& match);
/// Adds a play. If the person already has a play of this deal, leaves the challenge unchanged and returns false.
bool add_play(Challenge& challenge, ChallengePlay play);
/// Adds the people and plays from another copy of the same challenge. If two people have the same name but different
/// plays of a deal, a number is added to the second person's name. A sender is recognised even under a new name.
JoinResult join(Challenge& challenge, const Challenge& other);

} // namespace mitts
