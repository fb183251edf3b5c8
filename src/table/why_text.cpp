#include "table/why_text.h"

#include "i18n/capital.h"
#include "i18n/language.h"
#include "i18n/reason_words.h"

#include <algorithm>
#include <cmath>

namespace mitts::table {

namespace {

using i18n::say;
using i18n::TextId;

constexpr std::size_t most_choices = 6;
constexpr std::size_t most_reasons = 3;
/// Smaller than this, a reason says nothing, and a choice is as good as the best.
constexpr double least_points = 0.05;

// The weightiest reasons, in one line: "points at once +10 · the others’ chances −4". Too long, it breaks after a dot,
// not before.
std::string reasons_line(i18n::Language language, std::vector<ai::Reply::Term> reasons) {
    std::stable_sort(reasons.begin(), reasons.end(), [](const auto& left, const auto& right) {
        return std::abs(left.points) > std::abs(right.points);
    });
    std::string line;
    for (std::size_t index = 0; index < std::min(reasons.size(), most_reasons); ++index) {
        if (std::abs(reasons[index].points) >= least_points) {
            line += (line.empty() ? "" : "\u00A0· ") +
                    i18n::reason_words(language, reasons[index].id, reasons[index].points);
        }
    }
    return line;
}

} // namespace

view::TextModel why_text(i18n::Language language, const ai::Reply& reply,
                         const std::function<std::string(std::string_view action)>& action_words) {
    view::TextModel model{
        .title = say(language, TextId::WhyTitle), .subtitle = say(language, TextId::WhySubtitle), .blocks = {}};
    const auto shown = std::min(reply.alternatives.size(), most_choices);
    for (std::size_t index = 0; index < shown; ++index) {
        const auto& choice = reply.alternatives[index];
        const double behind = choice.value - reply.alternatives.front().value;
        model.blocks.push_back({.kind = view::TextKind::Line,
                                .text = i18n::capitalised(action_words(choice.action)),
                                .figure = behind > -least_points ? say(language, TextId::WhyBest)
                                                                 : i18n::signed_points(language, behind)});
        if (auto line = reasons_line(language, choice.reasons); !line.empty()) {
            model.blocks.push_back({.kind = view::TextKind::Note, .text = std::move(line)});
        }
    }
    if (const auto more = static_cast<int>(reply.alternatives.size() - shown); more > 0) {
        model.blocks.push_back(
            {.kind = view::TextKind::Note, .text = say(language, TextId::WhyMore, {{"n", more}, {"count", more}})});
    }
    return model;
}

} // namespace mitts::table
