#include "table/table_texts.h"

#include "cards/text.h"
#include "i18n/people.h"

namespace mitts::table {

using i18n::say;
using i18n::TextId;

std::vector<view::PlayerInfo> people_at_table(const SeatPlans& seats, i18n::Language language) {
    std::vector<view::PlayerInfo> people;
    const bool one_human = human_count(seats) == 1;
    int number = 0;
    for (const auto& seat : seats) {
        if (!seat.is_human()) {
            people.push_back({.name = seat.name, .level = i18n::level_name(language, seat.level, seat.name)});
            continue;
        }
        ++number;
        const auto called =
            one_human ? say(language, TextId::You) : say(language, TextId::PlayerNumber, {{"n", number}});
        people.push_back({.name = seat.name.empty() ? called : seat.name, .played_by = view::PlayedBy::Human});
    }
    return people;
}

SeatMark seat_mark(const std::vector<view::PlayerInfo>& players, Seat viewer, Seat seat) {
    const auto count = static_cast<int>(players.size());
    return {.steps = (seat - viewer + count) % count, .letter = i18n::badge_text(players[at(seat)].name)};
}

view::PanelDoc log_panel(std::vector<view::LogLine> lines, const std::vector<view::PlayerInfo>& players, Seat viewer,
                         const std::string& subtitle, i18n::Language language, int asked_below) {
    view::PanelDoc text{
        .title = say(language, TextId::LogTitle), .subtitle = subtitle, .blocks = {}, .start = view::TextStart::End};
    for (auto& line : lines) {
        if (line.seat == no_seat) {
            text.blocks.push_back({.kind = view::BlockKind::Heading, .text = std::move(line.text)});
            continue;
        }
        const auto mark = seat_mark(players, viewer, line.subject == no_seat ? line.seat : line.subject);
        const bool asks = line.entry >= 0 && line.entry < asked_below && line.seat != viewer;
        text.blocks.push_back({.kind = view::BlockKind::Line,
                               .text = std::move(line.text),
                               .figure = asks ? say(language, TextId::ToolWhy) : std::string(),
                               .seat = mark.steps,
                               .letter = mark.letter,
                               .rule = line.rule,
                               .asks = asks ? line.entry : -1});
    }
    return text;
}

std::vector<std::string> text_lines(const std::string& text) {
    std::vector<std::string> lines;
    for (const auto& part : split_words(text, "\n")) {
        lines.emplace_back(part.text);
    }
    return lines;
}

std::string key_of(view::IntentType type, Seat seat) {
    using view::IntentType;
    switch (type) {
    case IntentType::None:
        return "none";
    case IntentType::Redraw:
        return "redraw";
    case IntentType::Submit:
    case IntentType::Refuse:
        return "submit";
    case IntentType::OpenMenu:
        return "menu";
    case IntentType::OpenLog:
        return "log";
    case IntentType::OpenScores:
        return "scores";
    case IntentType::OpenPile:
        return "pile";
    case IntentType::ShowRule:
        return "rule";
    case IntentType::OpenPlayer:
        return "player " + std::to_string(seat);
    case IntentType::AskHint:
        return "hint";
    case IntentType::AskWhy:
        return "why";
    case IntentType::Undo:
        return "undo";
    case IntentType::Redo:
        return "redo";
    case IntentType::Ready:
        return "ready";
    case IntentType::AskNumber:
        return "number";
    case IntentType::AskFirst:
        return "ask";
    case IntentType::Repeat:
        return "repeat";
    }
    return {};
}

} // namespace mitts::table
