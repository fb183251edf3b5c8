#include "table/common_texts.h"

namespace mitts::table {

using i18n::say;
using i18n::TextId;

view::PanelDoc about_text(i18n::Language language) {
    view::PanelDoc text{.title = say(language, TextId::AboutTitle)};
    for (const auto id : {TextId::AboutGames, TextId::AboutSources, TextId::AboutParts, TextId::AboutPrivacy}) {
        text.blocks.push_back({.text = say(language, id)});
    }
    return text;
}

} // namespace mitts::table
