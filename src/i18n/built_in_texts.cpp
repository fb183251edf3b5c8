#include "i18n/texts.h"

#include <algorithm>
#include <iterator>

namespace mitts::i18n {

std::string built_in_texts(Language language) {
    struct Both {
        std::string_view english;
        std::string_view french;
    };
    static constexpr Both texts[]{
#define MITTS_TEXT(id, english, french) {english, french},
#define MITTS_NEXT MITTS_TEXT
#include "i18n/texts.inc"
#undef MITTS_NEXT
#undef MITTS_TEXT
    };
    std::string block;
    for (const auto& text : texts) {
        block += language == Language::French ? text.french : text.english;
        block += text_end;
    }
    return block;
}

} // namespace mitts::i18n
