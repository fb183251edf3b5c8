#include "table/common_texts.h"

namespace mitts::table {

using i18n::say;
using i18n::TextId;

view::TextModel about_text(i18n::Language language) {
    view::TextModel text{.title = say(language, TextId::AboutTitle)};
    for (const auto id : {TextId::AboutGames, TextId::AboutSources, TextId::AboutParts, TextId::AboutPrivacy}) {
        text.blocks.push_back({.text = say(language, id)});
    }
    return text;
}

view::TextModel summary_text(const view::SummaryModel& model) {
    const auto& summary = model.summary;
    view::TextModel text{.title = summary.title, .subtitle = summary.subtitle};
    for (const auto& moment : model.story.moments) {
        text.blocks.push_back({.kind = view::TextKind::Line,
                               .text = moment.title + " · " + moment.detail,
                               .figure = std::to_string(moment.points)});
    }
    for (const auto& deal : summary.deals) {
        text.blocks.push_back({.kind = view::TextKind::Heading, .text = deal.title});
        for (const auto& capture : deal.captures) {
            for (const auto& line : capture.lines) {
                const auto& side = summary.sides[static_cast<std::size_t>(line.side)];
                text.blocks.push_back({.kind = view::TextKind::Line,
                                       .text = side.name + " · " + line.text,
                                       .figure = std::to_string(line.points)});
            }
        }
    }
    if (!summary.leftovers.empty()) {
        text.blocks.push_back({.text = summary.leftovers});
    }
    for (const auto& side : summary.sides) {
        text.blocks.push_back({.kind = view::TextKind::Line, .text = side.name, .figure = std::to_string(side.after)});
    }
    return text;
}

} // namespace mitts::table
