// Loads matches from records, saves and URLs.
#include "app/app.h"

#include "app/query_value.h"
#include "session/any_match.h"
#include "session/query.h"
#include "table/game_shelf.h"

namespace mitts::app {

using i18n::say;
using i18n::TextId;

namespace {

TableMode mode_in(std::string_view query) {
    const auto mode = query_value(query, "mode");
    return mode == "try" ? TableMode::Try : mode == "replay" ? TableMode::Replay : TableMode::Play;
}

// Returns the human's seat in a match whose record names no players: the seat given in the URL. If the URL gives no
// seat, the human gets the seat on turn in "try" mode, and seat 0 in the other modes.
Seat human_seat(const AnyMatch& match, std::string_view query) {
    const auto turn = std::visit([](const auto& one) { return one.turn(); }, match);
    const bool tries = mode_in(query) == TableMode::Try && turn != no_seat;
    const auto seat = parse_integer(query_value(query, "seat").value_or("")).value_or(tries ? turn : 0);
    return seat >= 0 && seat < table::player_count(match) ? static_cast<Seat>(seat) : Seat{0};
}

} // namespace

// Returns a table for a match whose record names no players, with a human at one seat and computers at the others. The
// query contains the human's seat and the table's mode.
std::unique_ptr<GameTable> App::table_with_people(AnyMatch match, std::string_view query, std::string address) const {
    auto seats = table::people_for(match, human_seat(match, query));
    auto table = table::table_for(std::move(match), std::move(seats), TableBegins::InTheMiddle, ports_.players,
                                  std::move(address));
    table->set_mode(mode_in(query));
    return table;
}

Parsed<std::unique_ptr<GameTable>> App::table_from_save(const Save& save) const {
    auto match = kept_match_from_text(save.record);
    if (!match) {
        return match.error();
    }
    if (static_cast<int>(save.seats.size()) != table::player_count(*match)) {
        return ParseError{.what = "the save names " + std::to_string(save.seats.size()) + " players"};
    }
    table::deal_rounds(*match, save.rounds);
    auto table =
        table::table_for(std::move(*match), save.seats, TableBegins::InTheMiddle, ports_.players, save.address);
    table->bring_helps(save.helps);
    return table;
}

Parsed<std::unique_ptr<GameTable>> App::table_from_save(const Parsed<Save>& save) const {
    return save ? table_from_save(*save) : Parsed<std::unique_ptr<GameTable>>(save.error());
}

void App::load_record(std::string_view text) {
    auto match = kept_match_from_text(text);
    if (!match) {
        return tell(say(language(), TextId::RecordWrongTitle), match.error().to_text(), std::string(text));
    }
    sit_down(table_with_people(std::move(*match), {}, {}));
    keep_match();
}

// Replaces the match on the table with the match in a record or a query string. If the text is invalid, returns an
// error message and changes nothing.
std::string App::load(std::string_view text) {
    if (text.find_first_of("[{") < text.find('=')) {
        auto match = match_from_text(text);
        if (!match) {
            return match.error().to_text();
        }
        const auto query = ports_.page.query();
        sit_down(table_with_people(std::move(*match), query, query));
        return {};
    }
    auto match = match_from_query(text, ports_.clock.draw_seed());
    if (!match) {
        return match.error().to_text();
    }
    if (!*match) {
        return "there is nothing to load";
    }
    sit_down(table_with_people(std::move(**match), text, std::string(text)));
    return {};
}

// Opens the match in the URL, or resumes its saved copy if the link was opened before. If the URL contains no match,
// resumes the table that was open when the player left the page, if any.
void App::open_address(Parsed<std::optional<AnyMatch>> match) {
    const auto query = ports_.page.query();
    if (!match) {
        return tell(say(language(), TextId::AddressWrongTitle), match.error().to_text(), query);
    }
    if (!*match) {
        if (table_ && panels_.empty() && storeroom_.small_text("place") == "table") {
            resume();
        }
        return;
    }
    const auto slot = slot_opened_by(query);
    auto begun = slot.empty() ? SavedMatch{} : saved_match(slot);
    const bool told = !panels_.empty();
    if (begun.table) {
        take(std::move(begun));
        link_resumed_ = true;
        resume();
    } else {
        sit_down(table_with_people(std::move(**match), query, query));
    }
    if (told) {
        open(PanelKind::Dialog);
    }
}

} // namespace mitts::app
