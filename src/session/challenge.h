// The same deal for a friend: rules, deal, players and what people made of it, as the text of a link (NOTATION.md).
//
// A challenge contains the actions of each person who has played it, so the program derives every result by replaying
// them. They are packed, so that the recipient does not read them by accident before playing.
#pragma once

#include "session/any_match.h"

#include <string>
#include <string_view>
#include <vector>

namespace mitts {

/// The version of the text.
inline constexpr int challenge_format = 1;

/// The limits of a tournament.
inline constexpr int most_people = 8;
inline constexpr int most_deals = 8;

/// A seat of a challenge: a computer player, or the person who takes it up.
struct ChallengeSeat {
    std::string level{}; ///< empty for the person
    std::string name{};  ///< the name of a computer player

    friend bool operator==(const ChallengeSeat&, const ChallengeSeat&) = default;
};

/// One person's play of one deal.
struct ChallengePlay {
    int person = 0;        ///< index in `people`
    int deal = 0;          ///< from 0
    std::string helps{};   ///< letters: u moves taken back, h hints asked, s cards seen before, d cut by the deadline
    std::string actions{}; ///< the packed actions of all seats

    friend bool operator==(const ChallengePlay&, const ChallengePlay&) = default;
};

struct Challenge {
    Record deal{}; ///< the start of the match, without actions; further deals count up its seed
    std::vector<ChallengeSeat> seats{};
    int version = 0;      ///< the version of the computer players
    int round = 0;        ///< the round to be played, from 1; 0 for the whole match
    int deals = 1;        ///< the number of deals
    std::string before{}; ///< the packed actions of the rounds before `round`
    std::vector<std::string> people{};
    std::vector<ChallengePlay> plays{};
};

/// The part of a match that was played, as indices in its log.
struct ChallengeRange {
    std::size_t first = 0;
    std::size_t end = 0;
};

/// Returns an error whose `where` is a kind, as below.
ParseError challenge_error(std::string kind, std::string what);

/// Parses a challenge, also within an address. Does not replay it. The error's `where` is "foreign" if the text is
/// no challenge, "newer" if a newer version wrote it, "cut" if its checksum is wrong, and "deal" for other errors.
Parsed<Challenge> parse_challenge(std::string_view text);
std::string to_text(const Challenge& challenge);

/// Returns the person's seat, or no_seat unless there is exactly one.
Seat seat_of(const Challenge& challenge);

/// Returns a challenge without people: a finished round of a match, from 1, or with 0 the whole match. Fails if that is
/// not finished, or if the seats do not fit.
Parsed<Challenge> challenge_of(const AnyMatch& match, std::vector<ChallengeSeat> seats, int round, int version);
/// Returns a deal at the start of its play: the rounds before the challenge have been played. The error's `where`
/// is "deal".
Parsed<AnyMatch> begin_challenge(const Challenge& challenge, int deal);
/// Replays what a person made of a deal. The error's `where` is "deal" or "play".
Parsed<AnyMatch> replay_challenge(const Challenge& challenge, const ChallengePlay& play);
/// Returns the part of a replayed match that the challenge is about.
ChallengeRange range_of(const Challenge& challenge, const AnyMatch& match);
/// Returns a match as a play of this deal. The error's `where` is "other" if it is another deal, and "unfinished".
Parsed<ChallengePlay> play_of(const Challenge& challenge, int deal, const AnyMatch& match);
/// Adds a play. A person has one play for each deal, so a later one is dropped. Returns false in that case.
bool add_play(Challenge& challenge, ChallengePlay play);
/// Adds the people and plays of another text of the same challenge. Returns false if it is another challenge.
bool join(Challenge& challenge, const Challenge& other);

} // namespace mitts
