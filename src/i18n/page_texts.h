// The sentences of the page around the program. Its scripts and HTML show them without the program, so the program does
// not contain them.
//
// app/main_facts.cpp prints them for the build of the site (tools/site/facts.mjs). Holes are as in language.h. For a
// text that the program also uses, an entry has the program's text id.
#pragma once

#include "i18n/language.h"

#include <array>
#include <optional>
#include <string_view>

namespace mitts::i18n {

struct PageText {
    std::string_view group; ///< the script or page, and a part of it: "tabs", "builder.kinds"
    std::string_view name;
    std::string_view english{};
    std::string_view french{};
    std::optional<TextId> same{}; ///< id of the program's text that replaces `english` and `french`
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
