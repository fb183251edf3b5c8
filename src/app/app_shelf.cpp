// Describes the shelf of saved matches for the page, and executes commands on saved matches.
#include "app/app.h"

#include "app/query_value.h"
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

// Returns the start of a match's summary. Summaries of earlier versions have another format and are rewritten.
JsonObject summary_head(std::int64_t number, i18n::Language language) {
    JsonObject json;
    json.json("number", std::to_string(number)).text("language", i18n::language_code(language)).json("form", "2");
    return json;
}

// The address of a match whose moves are from an imported record. The page does not count moves that other people may
// have made. It recognises such matches by "moves=", which links with moves also contain, and by the "before=" of a
// challenge from a later round (web/review/noted.js).
constexpr std::string_view record_address = "moves=record";

bool has_moves(std::string_view address) {
    const auto query = to_lower(address);
    return query_value(query, "moves") || query_value(query, "before");
}

// Returns true if `save` and `other` contain the same match in the same position. Ignores names, the help, and whether
// the next round has been dealt. If `save` has no link, also ignores the link of `other`.
bool is_match_in(const Save& save, const Save& other) {
    const bool same_levels = std::equal(save.seats.begin(), save.seats.end(), other.seats.begin(), other.seats.end(),
                                        [](const auto& one, const auto& two) { return one.level == two.level; });
    const bool from_link = !save.address.empty() && save.address != record_address;
    return same_levels && save.record == other.record && (!from_link || save.address == other.address);
}

// Returns the page's error code for a failed save, or an empty string.
std::string code_of(Keeping kept) {
    return kept == Keeping::Kept ? "" : kept == Keeping::Full ? "full" : "refused";
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
        .text("company", card.company)
        .text("detail", card.detail)
        .text("turn", card.turn)
        .flag("waits", card.waits)
        .text("rules", card.rules)
        .flag("usual", card.usual_rules)
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
    json.text("place", table::place_name(slot, kept.place)).text("name", save->name);
    tell_card(json, **opened);
    return json.flag("open", slot == slot_ && at_table_).done();
}

// Writes the summary of a match, including its save number. The start page reads the summaries to list saved matches
// before the program runs.
void App::keep_summary(const std::string& slot, std::int64_t number, GameTable& table, std::string_view name) {
    auto json = summary_head(number, language());
    json.text("name", name);
    tell_card(json, table);
    storeroom_.keep_small_text(table::summary_of(slot), json.done());
}

// Writes every summary that is missing, outdated or not in the current language.
void App::complete_summaries() {
    for (const auto& slot : storeroom_.shelf()) {
        const auto kept = kept_in(slot);
        const auto begin = summary_head(kept.seal.generation, language()).done();
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
    const bool from_record = save.address == record_address;
    const auto slot = storeroom_.free_slot(from_record ? table::own_slot : table::first_slot(save));
    return code_of(storeroom_.keep_match(slot, save, ports_.clock.date()));
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

// Reads a save made by this page, or the record of a match. Returns an error code for the page, or an empty string.
std::string App::read_import(std::string_view text, Save& save) const {
    if (text.find(table::save_word) < std::min(text.find('['), text.size())) {
        return read_brought(text, save);
    }
    if (!names_a_game(text)) {
        return "foreign";
    }
    auto match = kept_match_from_text(text);
    if (!match) {
        return "wrong " + match.error().to_text();
    }
    const auto table = table_with_people(std::move(*match), {}, {});
    save = table->save();
    save.address = table->actions() > 0 ? record_address : "";
    return {};
}

bool App::is_on_shelf(const Save& save) {
    const auto slots = storeroom_.shelf();
    return std::any_of(slots.begin(), slots.end(), [&](const std::string& slot) {
        const auto other = table::parse_save(kept_in(slot).text);
        return other && is_match_in(save, *other);
    });
}

// Executes a command on the shelf. Returns an error code for the page, or an empty string on success.
std::string App::change_shelf(std::string_view wish, std::string_view text) {
    keep_changes();
    if (wish == "import" || wish == "restore" || wish == "judge") { // these commands do not end a lesson
        Save save;
        auto trouble = read_import(text, save);
        if (!trouble.empty() || wish == "judge") {
            return trouble;
        }
        return wish == "import" && is_on_shelf(save) ? "there" : put_on_shelf(save);
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
        return code_of(storeroom_.keep_again(slot, *save));
    }
    save->address = has_moves(save->address) ? record_address : ""; // the link must open only the original match
    save->name = say(language(), TextId::ShelfCopy, {{"name", save->name}});
    return put_on_shelf(*save);
}

} // namespace mitts::app
