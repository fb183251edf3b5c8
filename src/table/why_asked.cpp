#include "table/why_asked.h"

#include "table/table_texts.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace mitts::table {

namespace {

using i18n::say;
using i18n::TextId;
using ports::PageRole;
using view::BlockKind;

view::PanelBlock& add(view::PanelDoc& text, BlockKind kind, std::string words) {
    auto& block = text.blocks.emplace_back();
    block.kind = kind;
    block.text = std::move(words);
    return block;
}

void append(view::PanelDoc& text, std::vector<view::PanelBlock> blocks) {
    std::move(blocks.begin(), blocks.end(), std::back_inserter(text.blocks));
}

} // namespace

int asked_below_in(TableMode mode, bool round_over, std::size_t first_entry) {
    if (mode == TableMode::Try || mode == TableMode::Lesson) {
        return 0;
    }
    return mode != TableMode::Play || round_over ? std::numeric_limits<int>::max() : static_cast<int>(first_entry);
}

ports::PagePart why_part(i18n::Language language, const std::string& name) {
    return {.role = PageRole::Button, .text = say(language, TextId::WhyOf, {{"name", name}}), .key = "why"};
}

WhyAsked::WhyAsked(GameTable& table, int entry, std::unique_ptr<GameTable> witness)
    : witness_(std::move(witness)), move_(table.move_made(entry)), viewer_(table.viewer()),
      name_(table.players()[at(move_.seat)].name) {
    for (auto& block : table.log().blocks) {
        if (block.asks == entry) {
            told_ = std::move(block.text);
        }
    }
    if (witness_) {
        ask(table);
    }
}

void WhyAsked::ask(GameTable& table) {
    table.computers().ask_besides(witness_->question());
    state_ = AnswerState::Waiting;
}

void WhyAsked::surround(const Surroundings& surroundings) {
    if (witness_) {
        witness_->surround(surroundings);
    }
}

bool WhyAsked::look(GameTable& table, double now_ms) {
    if (!waits()) {
        return false;
    }
    state_ = table.computers().look_besides(now_ms);
    if (state_ == AnswerState::Answered) {
        reply_ = table.computers().reply_besides();
    }
    return !waits();
}

void WhyAsked::ask_again(GameTable& table) {
    again_ = true;
    ask(table);
}

// Returns the text to show when no reasons are available.
TextId WhyAsked::what_came() const {
    return state_ != AnswerState::NotAsked ? (waits() ? TextId::WhyThinking : TextId::WhySilent)
           : move_.by_person               ? TextId::WhyPerson
                                           : TextId::WhyLater;
}

view::PanelDoc WhyAsked::why(i18n::Language language) const {
    const auto words = [&](TextId id) { return say(language, id, {{"name", name_}}); };
    view::PanelDoc text;
    text.title = !told_.empty() ? told_ : words(move_.by_person ? TextId::WhyTitle : TextId::WhyOf);
    if (witness_ && !move_.by_person) {
        text.foot = {{.words = words(TextId::KnownOf), .press = {.intent = view::PanelIntent::ShowKnown}}};
    }
    if (state_ != AnswerState::Answered) {
        add(text, BlockKind::Paragraph, words(what_came()));
        return text;
    }
    text.subtitle = words(move_.by_person ? TextId::WhySubtitle : TextId::WhyToOther);
    if (reply_.action != move_.action && !move_.by_person) {
        add(text, BlockKind::Paragraph, words(TextId::WhyOtherwise));
    }
    auto blocks = witness_->why_of(reply_).blocks;
    std::size_t choice = 0;
    for (auto& block : blocks) { // there is one Line block for each choice
        if (block.kind == BlockKind::Line && reply_.alternatives.at(choice++).action == move_.action) {
            block.figure = say(language, TextId::WhyPlayed, {{"figure", block.figure}});
        }
    }
    append(text, std::move(blocks));
    return text;
}

void WhyAsked::mark(view::PanelBlock& block, int seat) const {
    const auto mark = seat_mark(witness_->players(), move_.seat, static_cast<Seat>(seat));
    block.seat = mark.steps;
    block.letter = mark.letter;
}

// Adds the content of the second table as text, including its cards. Skips the column headers (the players' names).
void WhyAsked::add_table(view::PanelDoc& text) const {
    int texts = 0;
    int seat = 0;
    bool in_table = false;
    for (auto& part : witness_->page_text().parts) {
        if (part.role == PageRole::Text && ++texts == 2) { // the first text is the status, the second the pile
            add(text, BlockKind::Paragraph, std::move(part.text));
        } else if (part.role == PageRole::Line) {
            auto& block = add(text, BlockKind::Line, std::move(part.text));
            mark(block, seat);
            if (seat == move_.seat) {
                auto hand = witness_->continue_card();
                block.cards = std::move(hand.cards);
                block.tarot = std::move(hand.tarot);
                block.tarot_suits = hand.tarot_suits;
            } else {
                block.backs = witness_->cards_held(static_cast<Seat>(seat));
            }
            ++seat;
        } else if (part.role == PageRole::Row && std::exchange(in_table, true)) {
            for (std::size_t cell = 0; cell < part.items.size(); ++cell) {
                auto& block =
                    add(text, cell == 0 ? BlockKind::Heading : BlockKind::Line, std::move(part.items[cell].text));
                if (cell > 0) {
                    mark(block, static_cast<int>(cell) - 1);
                }
            }
        }
    }
}

view::PanelDoc WhyAsked::known(i18n::Language language) const {
    const auto words = [&](TextId id) { return say(language, id, {{"name", name_}}); };
    view::PanelDoc text;
    text.title = words(TextId::KnownOf);
    text.subtitle = witness_->menu().subtitle;
    text.foot = {{.words = words(TextId::KnownAskAgain), .press = {.intent = view::PanelIntent::AskAgain}}};
    if (again_) {
        add(text, BlockKind::Paragraph,
            words(state_ != AnswerState::Answered ? what_came()
                  : reply_.action == move_.action ? TextId::KnownSame
                                                  : TextId::KnownOther));
    }
    add_table(text);
    auto open = witness_->pile();
    add(text, BlockKind::Heading, std::move(open.title));
    if (!open.blocks.empty() && open.blocks.front().kind == BlockKind::Heading) { // puts the subtitle between headings
        add(text, BlockKind::Paragraph, std::move(open.subtitle));
    }
    append(text, std::move(open.blocks));
    auto log = witness_->log();
    add(text, BlockKind::Heading, std::move(log.title));
    const auto begun = text.blocks.size();
    for (auto& block : log.blocks) {
        if (block.kind == BlockKind::Heading) { // a new round starts: drop the previous round's entries
            text.blocks.resize(begun);
        } else {
            text.blocks.push_back(std::move(block));
        }
    }
    const auto count = static_cast<int>(witness_->players().size());
    for (auto& block : text.blocks) { // the badges keep the colours that they have at the user's table
        if (block.seat >= 0) {
            block.seat = (block.seat + move_.seat - viewer_ + count) % count;
        }
    }
    return text;
}

} // namespace mitts::table
