#include "table/why_text.h"

#include "cards/in_order.h"
#include "i18n/capital.h"
#include "i18n/language.h"
#include "i18n/numbers.h"
#include "i18n/reason_words.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace mitts::table {

namespace {

using i18n::say;
using i18n::TextId;

constexpr std::size_t most_choices = 6;
constexpr std::size_t most_reasons = 3;
/// The smallest difference in points that matters. A main reason with a smaller effect is omitted. Choices that differ
/// by less are treated as equally good.
constexpr double least_points = 0.05;

// Joins the main reasons in one line: "for it: points at once, about 10 points · against it: …". A long line breaks
// after a dot, not before it.
std::string reasons_line(i18n::Language language, std::vector<ai::Reply::Term> reasons) {
    put_in_order(reasons,
                 [](const auto& left, const auto& right) { return std::abs(left.points) > std::abs(right.points); });
    std::string line;
    for (std::size_t index = 0; index < std::min(reasons.size(), most_reasons); ++index) {
        if (std::lround(reasons[index].points) != 0) {
            line += (line.empty() ? "" : "\u00A0· ") +
                    i18n::reason_words(language, reasons[index].id, reasons[index].points);
        }
    }
    return line;
}

// Returns the main reason for the best choice, or null if there is none.
const ai::Reply::Term* best_reason(const ai::Reply& reply) {
    if (reply.alternatives.empty()) {
        return nullptr;
    }
    const auto& reasons = reply.alternatives.front().reasons;
    const auto best = std::max_element(reasons.begin(), reasons.end(),
                                       [](const auto& left, const auto& right) { return left.points < right.points; });
    return best == reasons.end() || std::abs(best->points) < least_points ? nullptr : &*best;
}

// Returns a sentence such as "Instead, play the 4 of clubs: about 6 points less.", or "" if none of the choices shown
// is worse.
std::string cost_of_another(i18n::Language language, std::span<const ai::Reply::Option> shown,
                            ActionWords action_words) {
    const double best = shown.front().value;
    const auto other = std::find_if(shown.begin(), shown.end(),
                                    [&](const auto& choice) { return choice.value < best - least_points; });
    if (other == shown.end()) {
        return {};
    }
    const double cost = best - other->value;
    const i18n::Argument what{"what", action_words(other->action)};
    return cost < 1 ? say(language, TextId::WhyInsteadNearly, {what})
                    : say(language, TextId::WhyInstead, {what, {"points", static_cast<int>(std::lround(cost))}});
}

} // namespace

std::vector<std::string> why_sentences(i18n::Language language, const ai::Reply& reply, FactSaying say_fact) {
    std::vector<std::string> sentences;
    for (const auto& fact : reply.facts) {
        auto said = say_fact ? say_fact(fact).sentence : std::string();
        if (!said.empty() && sentences.size() < most_reasons) {
            sentences.push_back(std::move(said));
        }
    }
    const auto* reason = best_reason(reply);
    if (sentences.empty() && reason != nullptr) {
        const auto points = static_cast<int>(std::lround(std::abs(reason->points)));
        sentences.push_back(say(language, points == 0 ? TextId::WhyReason : TextId::WhyReasonPoints,
                                {{"reason", i18n::reason_name(language, reason->id)}, {"points", points}}));
    }
    return sentences;
}

std::string where_to_look(i18n::Language language, const ai::Reply& reply, FactSaying say_fact) {
    for (const auto& fact : reply.facts) {
        if (auto look = say_fact ? say_fact(fact).look : std::string(); !look.empty()) {
            return look;
        }
    }
    const auto* reason = best_reason(reply);
    return reason == nullptr ? std::string()
                             : say(language, TextId::LookReason, {{"reason", i18n::reason_name(language, reason->id)}});
}

view::PanelDoc why_text(i18n::Language language, const ai::Reply& reply, ActionWords action_words,
                        FactSaying say_fact) {
    view::PanelDoc model{
        .title = say(language, TextId::WhyTitle), .subtitle = say(language, TextId::WhySubtitle), .blocks = {}};
    const auto add = [&](view::BlockKind kind, std::string text, std::string figure = {}) {
        if (!text.empty()) {
            model.blocks.push_back({.kind = kind, .text = std::move(text), .figure = std::move(figure)});
        }
    };
    const auto shown = std::span(reply.alternatives).first(std::min(reply.alternatives.size(), most_choices));
    for (std::size_t index = 0; index < shown.size(); ++index) {
        const auto& choice = shown[index];
        const double behind = choice.value - shown.front().value;
        const auto whole = static_cast<int>(std::lround(behind));
        const bool best = behind > -least_points;
        if (index == 1) {
            add(view::BlockKind::Heading, say(language, TextId::WhyOthers));
        }
        add(view::BlockKind::Line, i18n::capitalised(action_words(choice.action)),
            best         ? say(language, index == 0 ? TextId::WhyBest : TextId::WhyAsGood)
            : whole == 0 ? say(language, TextId::WhyNearly)
                         : i18n::signed_number(whole));
        if (index > 0) {
            if (!best) { // a reason "against it" would contradict the label "best"
                add(view::BlockKind::Note, reasons_line(language, choice.reasons));
            }
            continue;
        }
        for (auto& sentence : why_sentences(language, reply, say_fact)) {
            add(view::BlockKind::Paragraph, std::move(sentence));
        }
        add(view::BlockKind::Paragraph, cost_of_another(language, shown, action_words));
    }
    if (const auto more = static_cast<int>(reply.alternatives.size() - shown.size()); more > 0) {
        add(view::BlockKind::Note, say(language, TextId::WhyMore, {{"n", more}, {"count", more}}));
    }
    return model;
}

} // namespace mitts::table
