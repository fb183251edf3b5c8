// Describes a challenge and everyone's results as JSON, for the page.
#pragma once

#include "ai/level_names.h"
#include "ai/play_on.h"
#include "ai/players.h"
#include "i18n/people.h"
#include "ports/json_text.h"
#include "session/challenge.h"

#include <algorithm>
#include <string>
#include <vector>

namespace mitts::app {

using ports::json_list;
using ports::json_string;
using ports::JsonObject;

inline std::string number_text(long number) {
    return std::to_string(number);
}

inline std::string trouble(const ParseError& error) {
    return JsonObject().text("trouble", error.where).text("why", error.what).done();
}

/// The result of one person's play of one deal.
struct Result {
    std::vector<int> points; ///< the points of each side in the round or in the whole match
    long margin = 0;         ///< the margin of the person's side, in thousandths of a point (NOTATION.md, "Evaluation")
};

template <Game G> Result result_of(const Challenge& challenge, const Match<G>& match) {
    Result result;
    result.points = challenge.round == 0 ? match.totals() : match.rounds().back().scores;
    const auto side = static_cast<std::size_t>(G::side_of(match.options(), seat_of(challenge)));
    result.margin = result.points[side] * 1000L;
    if (!ai::PlayOn<G>::own_points) {
        long others = 0;
        for (std::size_t other = 0; other < result.points.size(); ++other) {
            others += other == side ? 0 : result.points[other] * 1000L;
        }
        result.margin -= others / static_cast<long>(result.points.size() - 1);
    }
    return result;
}

template <Game G> std::string play_json(const Challenge& challenge, const ChallengePlay& play, const Match<G>& match) {
    const auto range = range_of(challenge, match);
    std::vector<std::string> actions;
    std::vector<int> seats;
    std::vector<int> rounds;
    for (auto entry = range.first; entry < range.end; ++entry) {
        actions.push_back(G::action_to_text(match.log()[entry].action));
        seats.push_back(match.log()[entry].seat);
        rounds.push_back(match.log()[entry].round);
    }
    const auto result = result_of(challenge, match);
    return JsonObject()
        .number("person", play.person)
        .number("deal", play.deal)
        .text("helps", play.helps)
        .json("points", json_list(result.points, number_text))
        .number("margin", result.margin)
        .json("actions", json_list(actions, json_string))
        .json("seats", json_list(seats, number_text))
        .json("rounds", json_list(rounds, number_text))
        .number("first", static_cast<long>(range.first))
        .done();
}

/// A person's score. On each deal, a person gets two points for each other person with a smaller margin, and one point
/// for each other person with an equal margin (duplicate scoring).
struct Standing {
    int played = 0;
    int points = 0;
    long margin = 0;
};

inline std::vector<Standing> standings(const Challenge& challenge, const std::vector<Result>& results) {
    std::vector<Standing> all(challenge.people.size());
    for (std::size_t at = 0; at < results.size(); ++at) {
        const auto& play = challenge.plays[at];
        auto& own = all[static_cast<std::size_t>(play.person)];
        ++own.played;
        own.margin += results[at].margin;
        for (std::size_t other = 0; other < results.size(); ++other) {
            if (other != at && challenge.plays[other].deal == play.deal) {
                own.points += results[at].margin > results[other].margin    ? 2
                              : results[at].margin == results[other].margin ? 1
                                                                            : 0;
            }
        }
    }
    return all;
}

// Returns the number that identifies a challenge. The number does not depend on the people or their plays.
inline std::string id_of(Challenge challenge) {
    challenge.people.clear();
    challenge.plays.clear();
    return std::to_string(sum_of(to_text(challenge)));
}

// Returns true if every computer player of the challenge exists.
inline bool has_all_players(const Challenge& challenge, const AnyMatch& match) {
    return std::visit(
        [&]<Game G>(const Match<G>& /*match*/) {
            return std::all_of(challenge.seats.begin(), challenge.seats.end(), [](const ChallengeSeat& seat) {
                return seat.level.empty() || ai::find_player<G>(seat.level) != nullptr;
            });
        },
        match);
}

inline std::string describe(const Challenge& challenge) {
    const auto begun = begin_challenge(challenge, 0);
    if (!begun) {
        return trouble(begun.error());
    }
    if (challenge.version == ai::players_version && !has_all_players(challenge, *begun)) {
        return trouble(challenge_error("deal", "there is no such computer player"));
    }
    std::vector<std::string> plays;
    std::vector<Result> results;
    for (const auto& play : challenge.plays) {
        const auto match = replay_challenge(challenge, play);
        if (!match) {
            return trouble(match.error());
        }
        std::visit(
            [&](const auto& one) {
                results.push_back(result_of(challenge, one));
                plays.push_back(play_json(challenge, play, one));
            },
            *match);
    }
    JsonObject json;
    std::visit(
        [&]<Game G>(const Match<G>& one) {
            std::vector<int> sides(static_cast<std::size_t>(G::players(one.options())));
            for (std::size_t seat = 0; seat < sides.size(); ++seat) {
                sides[seat] = G::side_of(one.options(), static_cast<Seat>(seat));
            }
            json.text("game", G::name)
                .text("options", options_to_text<G>(one.options()))
                .json("sides", json_list(sides, number_text));
        },
        *begun);
    const auto same = [](const std::string& text) { return text; };
    return json.text("id", id_of(challenge))
        .json("seats", json_list(challenge.seats,
                                 [](const ChallengeSeat& seat) {
                                     return JsonObject()
                                         .text("level", seat.level)
                                         .text("name", seat.name)
                                         .flag("feminine", i18n::is_feminine(seat.name))
                                         .done();
                                 }))
        .number("seat", seat_of(challenge))
        .number("round", challenge.round)
        .number("deals", challenge.deals)
        .flag("same_version", challenge.version == ai::players_version)
        .json("people", json_list(challenge.people, json_string))
        .json("plays", json_list(plays, same))
        .json("standings", json_list(standings(challenge, results),
                                     [](const Standing& one) {
                                         return JsonObject()
                                             .number("played", one.played)
                                             .number("points", one.points)
                                             .number("margin", one.margin)
                                             .done();
                                     }))
        .done();
}

} // namespace mitts::app
