#include "view/match_story.h"

#include "cards/in_order.h"
#include "i18n/capital.h"

#include <algorithm>
#include <climits>

namespace mitts::view {

namespace {

using i18n::say;
using i18n::TextId;

// Returns a side's lead over the best other side; negative if it is behind.
int lead_of(const std::vector<int>& totals, std::size_t side) {
    int best = INT_MIN;
    for (std::size_t other = 0; other < totals.size(); ++other) {
        best = other == side ? best : std::max(best, totals[other]);
    }
    return totals[side] - best;
}

/// Computes the totals after each round and describes the decisive moments.
class Storyteller {
public:
    Storyteller(i18n::Language language, const RoundSummary& summary, const std::vector<std::vector<int>>& scores,
                TextId round)
        : language_(language), sides_(summary.sides), scores_(scores), round_(round) {
        std::vector<int> total(sides_.size());
        for (const auto& round_scores : scores) {
            for (std::size_t at = 0; at < sides_.size(); ++at) {
                total[at] += round_scores.at(static_cast<std::size_t>(sides_[at].side));
            }
            totals_.push_back(total);
        }
    }

    const std::vector<std::vector<int>>& totals() const {
        return totals_;
    }

    MatchMoment best_round() const {
        MatchMoment best{.title = say(language_, TextId::MatchBestRound), .points = INT_MIN};
        for (std::size_t round = 0; round < scores_.size(); ++round) {
            for (const auto& side : sides_) {
                const int points = scores_[round].at(static_cast<std::size_t>(side.side));
                if (points > best.points) {
                    best.points = points;
                    best.side = side.side;
                    best.detail = side.name + in_round(language_, round_, static_cast<int>(round) + 1);
                }
            }
        }
        return best;
    }

    // Returns the moment at which the winner took the lead for good.
    MatchMoment ahead(std::size_t winner) const {
        auto round = totals_.size() - 1;
        while (round > 0 && lead_of(totals_[round - 1], winner) > 0) {
            --round;
        }
        return {.title = say(language_, round == 0 ? TextId::MatchAlwaysAhead : TextId::MatchAhead),
                .detail = sides_[winner].name + in_round(language_, round_, static_cast<int>(round) + 1),
                .side = sides_[winner].side,
                .points = lead_of(totals_[round], winner)};
    }

private:
    i18n::Language language_;
    const std::vector<SummarySide>& sides_;
    const std::vector<std::vector<int>>& scores_;
    TextId round_;
    std::vector<std::vector<int>> totals_;
};

} // namespace

std::string in_round(i18n::Language language, TextId round, int number) {
    return i18n::unbroken(" ·") + ' ' + i18n::unbroken(say(language, round, {{"n", number}}));
}

MatchStory story_of(i18n::Language language, const RoundSummary& summary, const std::vector<std::vector<int>>& scores,
                    TextId round, int target) {
    const Storyteller teller(language, summary, scores, round);
    MatchStory story{.target = target, .totals = teller.totals()};
    if (scores.size() > 1) {
        story.moments.push_back(teller.best_round());
        for (std::size_t at = 0; at < summary.sides.size() && summary.winners.size() == 1; ++at) {
            const auto ahead = teller.ahead(at);
            const auto& best = story.moments.front();
            if (ahead.side == summary.winners.front() && (ahead.side != best.side || ahead.points != best.points)) {
                story.moments.push_back(ahead);
            }
        }
    }
    return story;
}

std::vector<std::size_t> from_the_highest(const std::vector<int>& totals) {
    std::vector<std::size_t> sides(totals.size());
    for (std::size_t side = 0; side < sides.size(); ++side) {
        sides[side] = side;
    }
    put_in_order(sides, [&](std::size_t left, std::size_t right) { return totals[left] > totals[right]; });
    return sides;
}

} // namespace mitts::view
