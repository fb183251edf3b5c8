// Page elements for stepping through a reviewed match (view/review_bar.h).
#pragma once

#include "i18n/language.h"
#include "ports/host_page.h"
#include "view/review_bar.h"

#include <string>
#include <vector>

namespace mitts::table {

/// Returns the key of the page's button for a step.
inline std::string review_key_of(view::ReviewStep step) {
    return "review " + std::to_string(static_cast<int>(step));
}

/// Adds the current position and the buttons of the step bar.
inline void add_review_parts(std::vector<ports::PagePart>& parts, i18n::Language language,
                             const view::ReviewPlace& place) {
    parts.push_back({.text = view::review_place_words(language, place)});
    for (const auto step : view::all_review_steps) {
        parts.push_back({.role = ports::PageRole::Button,
                         .text = view::review_words(language, step, place),
                         .key = review_key_of(step),
                         .enabled = place.leads_on(step)});
    }
}

} // namespace mitts::table
