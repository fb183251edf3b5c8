// Plays an example from a rules page or a lesson step. For each claim, returns the actual result in the same form as
// the claim (web/rules/README.md).
#pragma once

#include "games/games.h"
#include "session/record_match.h"
#include "tests/support/example.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace mitts::tests {

inline std::string joined(const std::vector<std::string>& parts, std::string_view between) {
    std::string text;
    for (const auto& part : parts) {
        text += (text.empty() ? "" : std::string(between)) + part;
    }
    return text;
}

inline std::string sorted(std::vector<std::string> parts) {
    std::sort(parts.begin(), parts.end());
    return joined(parts, " ");
}

// A played example and the actual results for its claims.
template <Game G> class PlayedExample {
public:
    explicit PlayedExample(const Example& example) : example_(example), match_(match_from_record<G>(record())) {
    }

    std::string trouble() const {
        return match_ ? "" : "it cannot be played: " + match_.error().what;
    }

    // Returns the claim if it is true, otherwise the actual result.
    std::string outcome(const std::string& key, const std::string& claim) const {
        const auto& match = *match_;
        if (key == "points") {
            return points();
        }
        if (key == "seats") {
            return seats();
        }
        if (key == "by") {
            return holds_all(claim, rules());
        }
        if (key == "refused" || key == "allowed") {
            return judged(claim, key == "refused");
        }
        if (key == "legal") {
            return sorted(parts_of(claim, ' ')) == legal() ? claim : legal();
        }
        if (key == "totals") {
            return numbers(match.totals());
        }
        if (key == "turn-after") {
            return std::to_string(match.turn());
        }
        if (key == "holds") {
            return held();
        }
        if (key == "pile-after") {
            return pile();
        }
        if (key == "ends") {
            return !match.winners().empty() ? "match" : match.phase() != MatchPhase::Playing ? "round" : "not yet";
        }
        return key == "winner" ? numbers(match.winners()) : "no such claim";
    }

    static bool is_given(const std::string& key) {
        constexpr std::string_view others[] = {"options", "moves", "seed", "dealer", "deck", "shows"};
        const auto tags = G::setup_tag_names();
        return std::find(std::begin(others), std::end(others), key) != std::end(others) ||
               std::any_of(tags.begin(), tags.end(), [&](std::string_view tag) { return to_lower(tag) == key; });
    }

    /// Returns the match after the example's moves.
    const Match<G>& match() const {
        return *match_;
    }

    Record record() const {
        Record record;
        record.add("Game", std::string(G::name));
        for (const auto& line : example_.lines) {
            if (is_given(line.key) && line.key != "moves" && line.key != "shows") {
                record.add(line.key, line.value);
            }
        }
        if (!example_.value("hands").empty() && example_.value("turn").empty()) {
            record.add("Turn", "0");
        }
        for (const auto& action : parts_of(example_.value("moves"), ' ')) {
            record.actions.push_back({.text = action});
        }
        return record;
    }

private:
    static std::string numbers(const std::vector<int>& list) {
        std::vector<std::string> texts;
        for (const int number : list) {
            texts.push_back(std::to_string(number));
        }
        return joined(texts, " ");
    }

    // Returns the points of all moves, such as "1: call 100, double 100; 2: ten 50", or "none".
    std::string points() const {
        std::map<int, std::vector<std::string>> by_side;
        for (const auto& entry : match_->log()) {
            for (const auto& event : entry.events) {
                if (event.points == 0 || event.type != decltype(event.type)::Points) {
                    continue;
                }
                int side = 0;
                if constexpr (requires { event.side; }) {
                    side = event.side;
                } else {
                    side = event.seat;
                }
                by_side[side].push_back(std::string(to_text(event.reason)) + " " + std::to_string(event.points));
            }
        }
        std::vector<std::string> sides;
        for (const auto& [side, scored] : by_side) {
            sides.push_back(std::to_string(side) + ": " + joined(scored, ", "));
        }
        return sides.empty() ? "none" : joined(sides, "; ");
    }

    // Returns the seats that made the moves.
    std::string seats() const {
        std::vector<int> list;
        for (const auto& entry : match_->log()) {
            list.push_back(entry.seat);
        }
        return numbers(list);
    }

    std::vector<std::string> rules() const {
        std::vector<std::string> found;
        for (const auto& event : match_->log().back().events) {
            found.emplace_back(rule_of(event));
        }
        return found;
    }

    static std::string holds_all(const std::string& claim, const std::vector<std::string>& found) {
        const auto claimed = parts_of(claim, ' ');
        const bool all = std::all_of(claimed.begin(), claimed.end(), [&](const std::string& each) {
            return std::find(found.begin(), found.end(), each) != found.end();
        });
        return all ? claim : joined(found, " ");
    }

    // Judges each claimed move. A refused move is followed by its rule ("KS M9"), a legal move by "allowed" or nothing.
    std::string judged(const std::string& claim, bool with_rule) const {
        std::vector<std::string> said;
        for (const auto& part : parts_of(claim, ',')) {
            const auto word = part.substr(0, part.find(' '));
            const auto action = G::parse_action(word);
            if (!action) {
                return word + " is no move";
            }
            const auto refusal = G::why_not(match_->options(), match_->referee_state(), *action);
            const auto rule = refusal ? std::string(G::refusal_rule(*refusal)) : "";
            said.push_back(refusal ? word + " " + (rule.empty() ? "refused" : rule)
                                   : word + (with_rule ? " allowed" : ""));
        }
        return joined(said, ", ");
    }

    std::string legal() const {
        return sorted(G::legal_texts(match_->options(), match_->referee_state()));
    }

    std::string held() const {
        std::vector<int> sizes;
        for (Seat seat = 0; seat < G::players(match_->options()); ++seat) {
            sizes.push_back(static_cast<int>(G::observe(match_->options(), match_->referee_state(), seat).hand.size()));
        }
        return numbers(sizes);
    }

    std::string pile() const {
        if constexpr (requires { match_->referee_state().pile.size(); }) {
            return std::to_string(match_->referee_state().pile.size());
        }
        return "there is none";
    }

    const Example& example_;
    Parsed<Match<G>> match_;
};

} // namespace mitts::tests
