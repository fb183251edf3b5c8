#include "view/panel_blocks.h"
#include "view/panels.h"

namespace mitts::view {

namespace {

using i18n::Language;
using i18n::say;
using i18n::TextId;

// Adds a table row with a name and a cell for each side.
template <class Cell> void add_row(PanelDoc& doc, const RoundSummary& summary, const std::string& name, Cell cell) {
    auto& row = doc.blocks.emplace_back(PanelBlock{.kind = BlockKind::Row, .text = name});
    for (const auto& side : summary.sides) {
        row.cells.push_back({.text = cell(side)});
    }
}

void add_foot(PanelDoc& doc, const SummaryModel& model, Language language) {
    const auto& summary = model.summary;
    const auto add = [&](TextId words, Picture picture, PanelIntent intent) {
        doc.foot.push_back({.words = say(language, words), .press = {.intent = intent}, .picture = picture});
    };
    add(TextId::SummaryMoves, Picture::IconLog, PanelIntent::ShowLog);
    if (model.may_review) {
        add(TextId::SummaryReview, Picture::IconEye, PanelIntent::Review);
        add(TextId::ChallengeTitle, Picture::IconPeople, PanelIntent::Challenge);
    }
    if (summary.match_over) {
        add(TextId::MatchShare, Picture::IconCopy, PanelIntent::Share);
    }
    add(TextId::SummaryLeave, Picture::IconMitten, PanelIntent::Leave);
    doc.foot.push_back({.words = summary.match_over ? say(language, TextId::SummaryRematch)
                                 : summary.playing  ? say(language, TextId::MenuBack)
                                                    : summary.next,
                        .press = {.intent = summary.match_over ? PanelIntent::Rematch
                                            : summary.playing  ? PanelIntent::Close
                                                               : PanelIntent::NextRound}});
}

} // namespace

std::string figure_of(int points) {
    return (points < 0 ? "−" : "") + std::to_string(points < 0 ? -points : points);
}

PanelDoc summary_doc(const SummaryModel& model, Language language) {
    const auto& summary = model.summary;
    PanelDoc doc{.title = summary.title,
                 .subtitle = summary.subtitle,
                 .width = PanelWidth::Sheet,
                 .closes = false,
                 .has_default = true};
    for (const auto& one : model.story.moments) {
        doc.blocks.push_back({.text = one.title + " · " + one.detail, .figure = figure_of(one.points)});
    }
    add_row(doc, summary, {}, [](const SummarySide& side) { return side.name; });
    for (const auto& deal : summary.deals) {
        doc.blocks.push_back({.kind = BlockKind::Row, .text = deal.title});
        for (const auto& one : deal.captures) {
            for (const auto& line : one.lines) {
                add_row(doc, summary, line.text, [&](const SummarySide& side) {
                    return side.side == line.side ? figure_of(line.points) : std::string();
                });
                doc.blocks.back().rule = line.rule;
            }
        }
    }
    doc.blocks.push_back({.kind = BlockKind::Row});
    add_row(doc, summary, summary.gained, [](const SummarySide& side) { return figure_of(side.gained); });
    add_row(doc, summary, say(language, TextId::SummaryAfter),
            [](const SummarySide& side) { return figure_of(side.after); });
    auto last = summary.leftovers;
    if (summary.deals.empty()) {
        last = say(language, TextId::SummaryNothing) + (last.empty() ? "" : " " + last);
    }
    doc.blocks.push_back({.text = last});
    add_foot(doc, model, language);
    return doc;
}

} // namespace mitts::view
