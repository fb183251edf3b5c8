// Describes a table as page elements: headings, lines, cards and buttons, in reading order.
#pragma once

#include "ports/host_page.h"
#include "table/table_texts.h"
#include "view/table_words.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace mitts::table {

/// Returns an action as a button or a card. `why_barred` returns the reason for a refusal, which is shown beside an
/// illegal action.
template <class Game, class WhyBarred>
ports::PagePart part_of(const view::SpokenActionOf<Game>& action, ports::PageRole role, const WhyBarred& why_barred) {
    const bool barred = action.intent.type == view::IntentType::Refuse;
    return {.role = role,
            .text = action.label,
            .more = barred ? why_barred(action.intent.refusal) : std::string(),
            .key = key_of_intent(action.intent),
            .enabled = !barred};
}

/// Adds the card with this index in the hand. Pressing the card performs its action, or lists its actions if it has
/// several.
template <class Game, class WhyBarred>
void add_card(std::vector<ports::PagePart>& parts, const view::SpokenTableOf<Game>& spoken, int card,
              const WhyBarred& why_barred) {
    std::vector<ports::PagePart> ways;
    for (const auto& action : spoken.actions) {
        if (action.card == card) {
            ways.push_back(part_of(action, ports::PageRole::Button, why_barred));
        }
    }
    const auto& name = spoken.hand[static_cast<std::size_t>(card)];
    const bool any = std::any_of(ways.begin(), ways.end(), [](const auto& way) { return way.enabled; });
    if (any && ways.size() > 1) {
        parts.push_back({.role = ports::PageRole::Card, .text = name, .items = std::move(ways)});
    } else if (any) {
        parts.push_back(std::move(ways.front()));
        parts.back().role = ports::PageRole::Card;
    } else {
        parts.push_back({.role = ports::PageRole::Card,
                         .text = name,
                         .more = ways.empty() ? std::string() : ways.front().more,
                         .key = ways.empty() ? std::string() : ways.front().key,
                         .enabled = false});
    }
}

/// Returns the whole table as elements, headed by its title. `turn` is the sentence for the player on turn, or empty.
/// `steps` contains the button for reasons and the review controls, shown between the hand and the other buttons.
template <class Game, class WhyBarred>
ports::PageText page_text_of(std::string title, std::string turn, const view::SpokenTableOf<Game>& spoken,
                             std::vector<ports::PagePart> steps, const WhyBarred& why_barred) {
    using ports::PageRole;
    ports::PageText text{.title = std::move(title), .turn = std::move(turn)};
    text.parts.push_back({.role = PageRole::Heading, .text = text.title});
    for (const auto* line : {&spoken.status, &spoken.pile}) {
        text.parts.push_back({.text = *line});
    }
    for (const auto& seat : spoken.seats) {
        text.parts.push_back({.role = PageRole::Line, .text = seat});
    }
    for (std::size_t cell = 0; cell < spoken.columns.size(); ++cell) {
        if (cell % (spoken.seats.size() + 1) == 0) {
            text.parts.push_back({.role = PageRole::Row});
        }
        text.parts.back().items.push_back({.text = spoken.columns[cell]});
    }
    for (std::size_t card = 0; card < spoken.hand.size(); ++card) {
        add_card(text.parts, spoken, static_cast<int>(card), why_barred);
    }
    std::move(steps.begin(), steps.end(), std::back_inserter(text.parts));
    for (const auto& action : spoken.actions) {
        if (action.card < 0) {
            text.parts.push_back(part_of(action, PageRole::Button, why_barred));
        }
    }
    return text;
}

} // namespace mitts::table
