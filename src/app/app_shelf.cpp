// Describes the shelf of saved matches for the page, and executes commands on saved matches.
#include "app/app.h"

#include "cards/tarot.h"
#include "ports/json_text.h"
#include "session/travelled_text.h"

#include <algorithm>

namespace mitts::app {

using i18n::say;
using i18n::TextId;
using ports::json_list;
using ports::json_string;
using ports::JsonObject;

namespace {

std::vector<std::string> codes_of(const view::ContinueCard& card) {
    std::vector<std::string> codes;
    for (const auto one : card.cards) {
        codes.push_back(to_text(one));
    }
    for (const int one : card.tarot) {
        codes.push_back(to_text(TarotCard{static_cast<std::uint8_t>(one)}));
    }
    return codes;
}

// Returns true if the text has a Game tag. Ignores case and any spaces before the name.
bool names_a_game(std::string_view text) {
    for (auto at = text.find('['); at != std::string_view::npos; at = text.find('[', at + 1)) {
        const auto name = std::min(text.find_first_not_of(" \t", at + 1), text.size());
        if (to_lower(text.substr(name, 4)) == "game") {
            return true;
        }
    }
    return false;
}

} // namespace

// Returns the newest intact save of a slot, ignoring newer saves that cannot be read. If there is none, the condition
// is Missing.
KeptMatch App::kept_in(std::string_view slot) {
    auto kept = storeroom_.newest_match(slot);
    while (kept.seal.condition == Condition::Damaged || kept.seal.condition == Condition::Newer) {
        kept = storeroom_.newest_match(slot, kept.seal.generation);
    }
    return kept;
}

// Adds the summary of a match (`card_of`) to a JSON object.
void App::tell_card(JsonObject& json, GameTable& table) const {
    const auto card = card_of(table);
    const auto scores = json_list(card.scores, [](const view::ScoreLine& score) {
        return JsonObject().text("name", score.name).number("points", score.points).done();
    });
    json.text("game", table.game_name())
        .text("title", card.title)
        .text("detail", card.detail)
        .text("rules", table.rules().subtitle)
        .json("scores", scores)
        .json("cards", json_list(codes_of(card), json_string))
        .flag("over", table.match_is_over());
}

std::string App::shelf_entry(const std::string& slot) {
    const auto kept = kept_in(slot);
    JsonObject json;
    json.text("slot", slot).json("date", std::to_string(table::date_of_number(kept.seal.generation)));
    const auto save = table::parse_save(kept.text);
    auto opened = table_from_save(save);
    if (!opened) {
        const bool newer = storeroom_.newest_match(slot).seal.condition == Condition::Newer;
        return json.text("trouble", newer ? "newer" : "damaged").done();
    }
    (*opened)->surround(surroundings());
    json.text("name", save->name);
    tell_card(json, **opened);
    return json.flag("open", slot == slot_ && at_table_).done();
}

// Writes the summary of a match, with the number of its save. The start page reads the summaries to list saved matches
// before the program runs.
void App::keep_summary(const std::string& slot, std::int64_t number, GameTable& table, std::string_view name) {
    JsonObject json;
    json.json("number", std::to_string(number)).text("language", i18n::language_code(language())).text("name", name);
    tell_card(json, table);
    storeroom_.keep_small_text(table::summary_of(slot), json.done());
}

// Writes every summary that is missing, outdated or not in the current language.
void App::complete_summaries() {
    for (const auto& slot : storeroom_.shelf()) {
        const auto kept = kept_in(slot);
        const auto begin = JsonObject()
                               .json("number", std::to_string(kept.seal.generation))
                               .text("language", i18n::language_code(language()))
                               .done();
        if (storeroom_.small_text(table::summary_of(slot)).starts_with(begin.substr(0, begin.size() - 1))) {
            continue;
        }
        const auto save = table::parse_save(kept.text);
        if (auto opened = table_from_save(save)) {
            (*opened)->surround(surroundings());
            keep_summary(slot, kept.seal.generation, **opened, save->name);
        }
    }
}

std::string App::shelf() {
    keep_changes();
    return json_list(storeroom_.shelf(), [this](const std::string& slot) { return shelf_entry(slot); });
}

// --- Commands --------------------------------------------------------------------------------------------------------

void App::resume_kept(std::string_view slot) {
    keep_changes();
    if (slot == slot_) {
        return resume();
    }
    panels_.close_all();
    auto match = saved_match(slot);
    if (match.table) {
        const bool told = !panels_.empty();
        take(std::move(match));
        resume();
        if (told) {
            open(PanelKind::Dialog);
        }
    }
}

std::string App::put_on_shelf(const Save& save) {
    const auto slot = storeroom_.free_slot(table::first_slot(save));
    const auto kept = storeroom_.keep_match(slot, save, ports_.clock.date());
    return kept == Keeping::Kept ? "" : kept == Keeping::Full ? "full" : "refused";
}

// Parses an imported save, even if mail programs or editors changed its white space. Returns an error code for the
// page, or an empty string on success.
std::string App::read_brought(std::string_view text, Save& save) const {
    const auto sealed = table::read_seal(text).condition;
    const auto clean = without_travel_marks(text, table::save_word);
    const auto head = std::min(clean.find(table::save_word), clean.size());
    if (table::read_seal(std::string_view(clean).substr(head)).condition == Condition::Newer) {
        return "newer";
    }
    const std::string_view read = sealed == Condition::Sound ? text : std::string_view(clean);
    const auto parsed = table::parse_save(read);
    const auto opened = table_from_save(parsed);
    if (!opened) {
        auto error = opened.error();
        if (parsed && error.line > 0) { // converts the line number, which counts from the start of the record
            const auto above = read.substr(0, read.size() - parsed->record.size());
            error.line += static_cast<int>(std::count(above.begin(), above.end(), '\n'));
        }
        return "wrong " + error.to_text();
    }
    save = *parsed;
    if (sealed == Condition::Sound) {
        return {};
    }
    save.record = (*opened)->save().record;
    return table::is_as_sealed(clean, save) ? "" : "damaged";
}

// Reads a save made by this page, or the record of a match. Returns an error code for the page, "there" if the match is
// already on the shelf, or an empty string if the match can be added.
std::string App::read_import(std::string_view text, Save& save) {
    if (text.find(table::save_word) < std::min(text.find('['), text.size())) {
        if (auto trouble = read_brought(text, save); !trouble.empty()) {
            return trouble;
        }
    } else if (names_a_game(text)) {
        auto match = kept_match_from_text(text);
        if (!match) {
            return "wrong " + match.error().to_text();
        }
        save = table_with_people(std::move(*match), {}, {})->save();
    } else {
        return "foreign";
    }
    for (const auto& name : ports_.storage.names()) {
        if (table::slot_of_place(name).empty()) {
            continue;
        }
        const auto other = table::parse_save(storeroom_.small_text(name));
        if (other && *other == save) {
            return "there";
        }
    }
    return {};
}

// Executes a command on the shelf. Returns an error code for the page, or an empty string on success.
std::string App::change_shelf(std::string_view wish, std::string_view text) {
    keep_changes();
    if (wish == "import" || wish == "judge") { // these commands do not end a lesson
        Save save;
        auto trouble = read_import(text, save);
        return trouble.empty() && wish == "import" ? put_on_shelf(save) : trouble;
    }
    end_lesson();
    const auto end = std::min(text.find(' '), text.size());
    const std::string slot(text.substr(0, end));
    if (wish == "resume") {
        resume_kept(slot);
        return {};
    }
    if (wish == "delete") {
        storeroom_.take_off(slot);
        if (slot == slot_) {
            table_.reset();
            at_table_ = false;
            panels_.close_all(); // a panel may still show the deleted match
            panels_.open(PanelKind::Shelf);
            storeroom_.keep_small_text("place", "start");
            take(match_left());
            surround();
        }
        return {};
    }
    auto save = table::parse_save(kept_in(slot).text);
    if (!save) {
        return "damaged";
    }
    if (wish == "rename") {
        save->name = text.substr(std::min(end + 1, text.size()));
        if (slot == slot_) {
            name_ = save->name;
        }
        const auto kept = storeroom_.keep_match(slot, *save); // the save keeps its date, because no move was made
        return kept == Keeping::Kept ? "" : "refused";
    }
    save->address.clear(); // the link must open only the original match
    save->name = say(language(), TextId::ShelfCopy, {{"name", save->name}});
    return put_on_shelf(*save);
}

} // namespace mitts::app
