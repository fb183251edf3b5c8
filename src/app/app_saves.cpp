// Saves matches, finds saved matches, and reports matches that cannot be saved or opened.
#include "app/app.h"

#include <algorithm>

namespace mitts::app {

using i18n::say;
using i18n::TextId;

namespace {

// The storage key under which the slot of this tab's match is stored. Each tab has its own match (web/storage.js).
constexpr std::string_view slot_of_tab = "tab.slot";

} // namespace

// Returns the newest openable save of a slot. The table is null if no save can be opened. Reports newer saves that
// cannot be opened. Sets damaged saves aside, but keeps saves from a newer version of the page.
App::SavedMatch App::saved_match(std::string_view slot) {
    SavedMatch match{.table = {}, .slot = std::string(slot), .name = {}};
    auto& table = match.table;
    std::string trouble;
    std::string detail;
    for (auto kept = storeroom_.newest_match(slot); !table && kept.seal.condition != Condition::Missing;
         kept = storeroom_.newest_match(slot, kept.seal.generation)) {
        std::string words;
        if (kept.seal.condition == Condition::Newer) {
            words = say(language(), TextId::SaveNewer);
        } else {
            const bool damaged = kept.seal.condition == Condition::Damaged;
            const auto save =
                damaged ? Parsed<Save>(ParseError{.what = "the save is damaged"}) : table::parse_save(kept.text);
            auto opened = table_from_save(save);
            if (opened) {
                table = std::move(*opened);
                match.name = save->name;
                match.counted = save->counted;
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
    return match;
}

// Returns the match to resume. If a table was open when the player left the page, this is the tab's match. Otherwise it
// is the latest unfinished match, or the latest match if all are finished.
App::SavedMatch App::match_left() {
    const bool from_table = storeroom_.small_text("place") == "table";
    auto slots = storeroom_.shelf();
    if (const auto own = std::find(slots.begin(), slots.end(), storeroom_.small_text(slot_of_tab));
        from_table && own != slots.end()) {
        own->swap(slots.front());
    }
    SavedMatch latest;
    for (const auto& slot : slots) {
        auto match = saved_match(slot);
        if (match.table && (from_table || !match.table->match_is_over())) {
            return match;
        }
        if (match.table && !latest.table) {
            latest = std::move(match);
        }
    }
    return latest;
}

// Returns the slot of the latest saved match that this URL opened, or an empty string if there is none.
std::string App::slot_opened_by(std::string_view query) {
    for (auto& slot : storeroom_.shelf()) {
        for (auto kept = storeroom_.newest_match(slot); kept.seal.condition != Condition::Missing;
             kept = storeroom_.newest_match(slot, kept.seal.generation)) {
            const auto save = table::parse_save(kept.text);
            if (kept.seal.condition == Condition::Sound && save && save->address == query) {
                return slot;
            }
        }
    }
    return {};
}

void App::take(SavedMatch match) {
    review_.reset();
    why_.reset();
    table_ = std::move(match.table);
    slot_ = std::move(match.slot);
    if (table_ && slot_.empty() && is_embedded()) { // an embedded frame has no shelf and keeps only its latest match
        slot_ = table::first_slot(table_->save());
    }
    storeroom_.keep_small_text(slot_of_tab, slot_);
    name_ = std::move(match.name);
    keeping_failed_ = false;
    link_resumed_ = false;
    result_noted_ = match.counted || (table_ && table_->match_is_over());
}

// Removes older finished matches from the shelf, so that it keeps at most 20, not counting the current match. Their
// results stay in the statistics.
void App::clear_away_finished() {
    constexpr int most_finished = 20;
    int finished = 0;
    for (const auto& slot : storeroom_.shelf()) {
        const auto opened = table_from_save(table::parse_save(storeroom_.newest_match(slot).text));
        const bool over = opened && (*opened)->match_is_over();
        if (over && slot != slot_ && ++finished > most_finished) {
            storeroom_.take_off(slot);
        }
    }
}

// Saves the match. If another page has continued the match, the host notifies the player.
void App::keep_match() {
    const bool over = table_->match_is_over();
    auto save = table_->save();
    save.name = name_;
    save.counted = over || result_noted_;
    if (slot_.empty()) {
        slot_ = storeroom_.free_slot(table::first_slot(save));
        storeroom_.keep_small_text(slot_of_tab, slot_);
    }
    const auto kept = storeroom_.keep_match(slot_, save, ports_.clock.date());
    if (over && kept != Keeping::Elsewhere) { // if Elsewhere, another tab is playing the match and counts it
        note_result();
    }
    if (kept == Keeping::Kept) {
        keeping_failed_ = false;
        if (!is_embedded()) {
            keep_summary(slot_, storeroom_.number_written(), *table_, name_);
        }
    } else if (kept != Keeping::Elsewhere && !keeping_failed_) {
        keeping_failed_ = true; // reports a failure once, not after every card
        tell(say(language(), TextId::NotKeptTitle),
             say(language(), kept == Keeping::Full ? TextId::NotKeptFull : TextId::NotKeptRefused));
    }
}

} // namespace mitts::app
