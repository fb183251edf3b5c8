// The sentences of the page around the program: its scripts and HTML say them without the program, so they are no part of it.
//
// app/main_facts.cpp hands them to whoever puts the page together (tools/site/facts.mjs). Holes are as in language.h. What the page
// says in the program's own words is named by its id.
#pragma once

#include "i18n/language.h"

#include <array>
#include <optional>
#include <string_view>

namespace mitts::i18n {

struct PageText {
    std::string_view group; ///< the script's or page's, and a part of it: "tabs", "builder.kinds"
    std::string_view name;
    std::string_view english{};
    std::string_view french{};
    std::optional<TextId> same{}; ///< the program's own text in place of these two
};

inline constexpr auto page_texts = std::to_array<PageText>({
#define MITTS_PAGE_TEXT(group, name, english, french) {#group, #name, english, french, std::nullopt},
#define MITTS_PAGE_SAME(group, name, id) {#group, #name, {}, {}, TextId::id},
#include "i18n/page.inc"
#undef MITTS_PAGE_TEXT
#undef MITTS_PAGE_SAME
});

inline std::string say(Language language, const PageText& text) {
    return text.same ? say(language, *text.same)
                     : std::string(language == Language::French ? text.french : text.english);
}

} // namespace mitts::i18n
