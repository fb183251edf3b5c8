// Builds the story of a match, with its rounds and best capture, and the log.
#include "view/mitaines/spoken.h"
#include "view/mitaines/summary.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

using i18n::say;
using i18n::TextId;

int points_of(const SummaryCapture& capture) {
    int points = 0;
    for (const auto& line : capture.lines) {
        points += line.points;
    }
    return points;
}

const SummaryLine& greatest_line(const SummaryCapture& capture) {
    return *std::max_element(
        capture.lines.begin(), capture.lines.end(),
        [](const SummaryLine& left, const SummaryLine& right) { return left.points < right.points; });
}

} // namespace

MatchStory match_story(const MitainesMatch& match, const TableModel& model) {
    auto story = story_of(model.language, round_summary(model), scores_by_round(match), TextId::LogRound,
                          match.options().target);
    MatchMoment best{.title = say(model.language, TextId::MatchBestCapture)};
    auto past = model;
    for (std::size_t round = 0; round < match.rounds().size(); ++round) {
        past.match.happenings = happenings_of(match, model.match.seen.viewer, round);
        for (const auto& deal : round_summary(past).deals) {
            for (const auto& capture : deal.captures) {
                const int points = points_of(capture);
                if (points > best.points) {
                    best.points = points;
                    best.cards = capture.cards;
                    best.side = capture.lines.front().side;
                    best.detail = greatest_line(capture).text +
                                  in_round(model.language, TextId::LogRound, match.rounds()[round].number);
                }
            }
        }
    }
    if (best.points > 0) {
        story.moments.insert(story.moments.begin(), std::move(best));
    }
    return story;
}

std::vector<LogLine> match_log(const MitainesMatch& match, const TableModel& model) {
    return match_log_of(match, model, TextId::LogRound);
}

} // namespace mitts::view::mitaines
