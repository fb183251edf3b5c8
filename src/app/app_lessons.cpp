// Runs lessons, in which the page sets up a series of positions and shows instructions (web/lessons.js). The current
// match and its save do not change, and the match is restored after the lesson.
#include "ai/protocol.h"
#include "app/app.h"

namespace mitts::app {

// Shows the position in a record. The user gets seat 0 or, in an exercise, the seat on turn. Returns an error message,
// or an empty string on success.
std::string App::give_lesson(std::string_view record, bool for_seat_on_turn) {
    auto match = match_from_text(record);
    if (!match) {
        return match.error().to_text();
    }
    keep_changes();
    review_.reset();
    why_.reset();
    if (!in_lesson()) {
        aside_ = Aside{.match = {.table = std::move(table_), .slot = slot_, .name = name_, .counted = result_noted_},
                       .at_table = at_table_};
        slot_.clear();
        name_.clear();
    }
    const auto turn = std::visit([](const auto& one) { return one.turn(); }, *match);
    auto seats = table::people_for(*match, for_seat_on_turn && turn != no_seat ? turn : Seat{0});
    table_ = table::table_for(std::move(*match), std::move(seats), TableBegins::InTheMiddle, ports_.players);
    table_->set_mode(TableMode::Lesson);
    at_table_ = true;
    panels_.close_all();
    surround();
    table_->enter(ports_.clock.now());
    return {};
}

// Restores the table that the lesson replaced.
void App::end_lesson() {
    if (!in_lesson()) {
        return;
    }
    auto aside = std::move(*aside_);
    aside_.reset();
    why_.reset();
    table_ = std::move(aside.match.table);
    slot_ = std::move(aside.match.slot);
    name_ = std::move(aside.match.name);
    at_table_ = aside.at_table;
    panels_.close_all();
    surround();
}

// Starts the match that follows the last lesson, with the default rules and computer players of the lowest level.
void App::begin_first_round(int game) {
    arrange(game);
    const auto first = table::draft_from_text(game, {});
    first->set_newcomer(!has_finished(game));
    sit_down(table::table_for(first->deal(ports_.clock.draw_seed()), first->seats(), TableBegins::WithTheMatch,
                              ports_.players));
}

std::string App::go_on_with_lesson(std::string_view wish, std::string_view text) {
    if (wish == "play") {
        return table_->make_moves(text, ports_.clock.now()) ? "" : "not allowed";
    }
    if (wish == "point") {
        return table_->point_at(text) ? "" : "not allowed";
    }
    if (wish == "pause") {
        table_->set_paused(text == "on");
        return {};
    }
    if (wish == "end") {
        end_lesson();
        return {};
    }
    if (wish == "first-round") {
        begin_first_round(*table::game_named(table_->game_name()));
        return {};
    }
    if (wish == "explain") {
        return explain(text);
    }
    return "unknown wish";
}

// Returns the facts in a computer player's reply as sentences, or an error message if the reply is invalid.
std::string App::explain(std::string_view reply_text) const {
    const auto reply = ai::parse_reply(reply_text);
    if (!reply) {
        return reply.error().to_text();
    }
    std::string sentences;
    for (const auto& block : table_->why_of(*reply).blocks) {
        if (block.kind == view::BlockKind::Paragraph) {
            sentences += (sentences.empty() ? "" : " ") + block.text;
        }
    }
    return sentences;
}

} // namespace mitts::app
