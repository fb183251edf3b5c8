#include "app/mitaines_texts.h"

#include "i18n/mitaines_words.h"
#include "view/mitaines/summary.h"

#include <algorithm>

namespace mitts::app {

namespace {

using i18n::say;
using i18n::TextId;
using view::mitaines::TableModel;

i18n::Naming naming_of(const TableModel& model) {
    i18n::Naming naming{.language = model.language, .you = model.match.seen.viewer};
    for (const auto& player : model.players) {
        naming.names.push_back(player.name);
    }
    return naming;
}

int seats_from_viewer(const TableModel& model, Seat seat) {
    const int players = model.match.seen.options.players;
    return (seat - model.match.seen.viewer + players) % players;
}

std::string other_names(const TableModel& model) {
    std::string names;
    for (std::size_t seat = 0; seat < model.players.size(); ++seat) {
        if (static_cast<Seat>(seat) != model.match.seen.viewer) {
            names += (names.empty() ? "" : ", ") + model.players[seat].name;
        }
    }
    return names;
}

// The first character of a UTF-8 text, as it stands on a player's patch.
std::string first_letter(std::string_view name) {
    std::size_t length = name.empty() ? 0 : 1;
    while (length < name.size() && (static_cast<unsigned char>(name[length]) & 0xC0U) == 0x80U) {
        ++length;
    }
    return std::string(name.substr(0, length));
}

// Points of a side with those of the round in play, which are added at its end (M20).
int points_so_far(const TableModel& model, int side) {
    return model.match.totals[static_cast<std::size_t>(side)] + model.match.seen.scores[static_cast<std::size_t>(side)];
}

std::vector<view::ScoreLine> score_lines(const TableModel& model) {
    const auto naming = naming_of(model);
    const auto& options = model.match.seen.options;
    std::vector<view::ScoreLine> lines;
    for (int side = 0; side < side_count(options); ++side) {
        lines.push_back({.name = i18n::side_name(naming, options, side), .points = points_so_far(model, side)});
    }
    return lines;
}

} // namespace

std::vector<view::mitaines::PlayerInfo> mitaines_players(const SeatPlans& seats, i18n::Language language) {
    std::vector<view::mitaines::PlayerInfo> infos;
    const bool one_human = human_count(seats) == 1;
    int number = 0;
    for (const auto& seat : seats) {
        if (!seat.is_human()) {
            infos.push_back({.name = seat.name, .level = i18n::level_name(language, seat.level)});
            continue;
        }
        ++number;
        const auto called =
            one_human ? say(language, TextId::You) : say(language, TextId::PlayerNumber, {{"n", number}});
        infos.push_back({.name = seat.name.empty() ? called : seat.name, .played_by = view::mitaines::PlayedBy::Human});
    }
    return infos;
}

std::string intent_key(const view::mitaines::Intent& intent) {
    using view::mitaines::IntentType;
    switch (intent.type) {
    case IntentType::None:
        return "none";
    case IntentType::Redraw:
        return "redraw";
    case IntentType::Submit:
    case IntentType::Refuse: {
        std::string key = "submit";
        for (const auto& action : intent.actions) {
            key += ' ' + to_text(action);
        }
        return key;
    }
    case IntentType::OpenMenu:
        return "menu";
    case IntentType::OpenLog:
        return "log";
    case IntentType::OpenScores:
        return "scores";
    case IntentType::OpenPile:
        return "pile";
    case IntentType::OpenPlayer:
        return "player " + std::to_string(intent.seat);
    case IntentType::AskHint:
        return "hint";
    case IntentType::Undo:
        return "undo";
    case IntentType::Redo:
        return "redo";
    case IntentType::Ready:
        return "ready";
    case IntentType::AskNumber:
        return "number";
    }
    return {};
}

std::string where_the_match_is(const TableModel& model) {
    const auto& seen = model.match.seen;
    return say(model.language, TextId::TableRound,
               {{"round", model.match.round}, {"deal", seen.deal + 1}, {"of", deal_count(seen.options)}});
}

ui::TextModel log_text(const view::mitaines::MitainesMatch& match, const TableModel& model) {
    ui::TextModel text{.title = say(model.language, TextId::LogTitle),
                       .subtitle = where_the_match_is(model),
                       .start = ui::TextStart::End};
    for (auto& line : view::mitaines::match_log(match, model)) {
        if (line.seat == no_seat) {
            text.blocks.push_back({.kind = ui::TextKind::Heading, .text = std::move(line.text)});
            continue;
        }
        const auto& name = model.players[static_cast<std::size_t>(line.seat)].name;
        text.blocks.push_back({.kind = ui::TextKind::Line,
                               .text = std::move(line.text),
                               .seat = seats_from_viewer(model, line.seat),
                               .letter = first_letter(name)});
    }
    return text;
}

ui::TextModel pile_text(const TableModel& model) {
    const auto& seen = model.match.seen;
    ui::TextModel text{.title = say(model.language, TextId::PileTitle)};
    const auto count = static_cast<int>(seen.pile.size());
    text.subtitle = std::to_string(count) + ' ' + say(model.language, TextId::PileCards, {{"n", count}});
    const auto layout = seen.pile.begin() + seen.layout_size;
    if (seen.layout_size > 0) {
        text.blocks.push_back({.kind = ui::TextKind::Heading, .text = say(model.language, TextId::PileLayout)});
        text.blocks.push_back({.cards = {seen.pile.begin(), layout}});
    }
    if (layout != seen.pile.end()) {
        text.blocks.push_back({.kind = ui::TextKind::Heading, .text = say(model.language, TextId::PilePlayed)});
        text.blocks.push_back({.cards = {layout, seen.pile.end()}});
    }
    if (seen.pile.empty()) {
        text.blocks.push_back({.text = say(model.language, TextId::PileEmpty)});
    }
    for (const auto& call : seen.calls) {
        text.blocks.push_back({.kind = ui::TextKind::Line,
                               .text = i18n::call_of(naming_of(model), call.caller, call.kind, call.rank),
                               .figure = std::to_string(call_value(seen.options, call.kind, call.rank)),
                               .seat = seats_from_viewer(model, call.caller),
                               .letter = first_letter(model.players[static_cast<std::size_t>(call.caller)].name)});
    }
    return text;
}

ui::TextModel how_to_play_text(i18n::Language language, const mitaines::Options& options) {
    ui::TextModel text{.title = say(language, TextId::HowToPlayTitle),
                       .subtitle =
                           say(language, TextId::MitainesName) + " · " + i18n::preset_name(language, options.preset)};
    for (const auto& paragraph : i18n::how_to_play(language, options)) {
        const bool heading = paragraph.rfind("# ", 0) == 0;
        text.blocks.push_back({.kind = heading ? ui::TextKind::Heading : ui::TextKind::Paragraph,
                               .text = heading ? paragraph.substr(2) : paragraph});
    }
    return text;
}

view::ContinueCard continue_card(const TableModel& model) {
    view::ContinueCard card{
        .title = say(model.language, TextId::MatchWith,
                     {{"game", say(model.language, TextId::MitainesName)}, {"names", other_names(model)}}),
        .detail = where_the_match_is(model),
        .scores = score_lines(model)};
    // The hand behind a curtain is nobody's to see.
    if (model.curtain == view::mitaines::Curtain::Open) {
        for (const auto hand_card : model.match.seen.hand) {
            if (card.cards.size() < 3) {
                card.cards.push_back(hand_card);
            }
        }
    }
    return card;
}

std::string result_line(const TableModel& model) {
    std::string line = say(model.language, TextId::MitainesName) + ", " +
                       i18n::preset_name(model.language, model.match.seen.options.preset) + " · ";
    const auto naming = naming_of(model);
    const auto& options = model.match.seen.options;
    for (int side = 0; side < side_count(options); ++side) {
        const auto index = static_cast<std::size_t>(side);
        const int total = model.match.totals[index] + model.match.seen.scores[index]; // the last round included (M20)
        line += (side == 0 ? "" : " – ") + i18n::side_name(naming, options, side) + ' ' + std::to_string(total);
    }
    return line;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (const auto& part : split_words(text, "\n")) {
        lines.emplace_back(part.text);
    }
    return lines;
}

} // namespace mitts::app
