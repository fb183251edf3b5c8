// Matches kept and found again: what is told where one cannot be kept, or one that was kept cannot be opened.
#include "app/app.h"

namespace mitts::app {

using i18n::say;
using i18n::TextId;

Parsed<std::unique_ptr<GameTable>> App::table_from_kept(const KeptMatch& kept) const {
    if (kept.seal.condition == Condition::Damaged) {
        return ParseError{.what = "it is not as it was written"};
    }
    const auto save = table::parse_save(kept.text);
    return save ? table_from_save(*save) : Parsed<std::unique_ptr<GameTable>>(save.error());
}

// The newest match kept in a slot that can be opened, or nothing. What is newer and cannot be is told: one that is damaged is
// set aside, one of a newer version of the page is left alone.
std::unique_ptr<GameTable> App::saved_match(Slot slot) {
    std::unique_ptr<GameTable> table;
    std::string trouble;
    std::string detail;
    for (auto kept = storeroom_.newest_match(slot); !table && kept.seal.condition != Condition::Missing;
         kept = storeroom_.newest_match(slot, kept.seal.generation)) {
        std::string words;
        if (kept.seal.condition == Condition::Newer) {
            words = say(language(), TextId::SaveNewer);
        } else {
            auto opened = table_from_kept(kept);
            if (opened) {
                table = std::move(*opened);
                break;
            }
            storeroom_.set_aside(slot, kept);
            words = say(language(), TextId::SaveWrong, {{"why", opened.error().to_text()}});
        }
        if (trouble.empty()) {
            trouble = words;
            detail = kept.text;
        }
    }
    if (!trouble.empty()) {
        tell(say(language(), TextId::SaveWrongTitle),
             trouble + (table ? ' ' + say(language(), TextId::SaveBefore) : std::string()), detail);
    }
    return table;
}

// Where another page has gone on with the match, it is the host who says so.
void App::keep_match() {
    if (table_->match_is_over()) {
        note_result();
    }
    const auto kept = storeroom_.keep_match(table_->save());
    if (kept == Keeping::Kept) {
        keeping_failed_ = false;
    } else if (kept != Keeping::Elsewhere && !keeping_failed_) {
        keeping_failed_ = true; // said once, not after every card
        tell(say(language(), TextId::NotKeptTitle),
             say(language(), kept == Keeping::Full ? TextId::NotKeptFull : TextId::NotKeptRefused));
    }
}

} // namespace mitts::app
