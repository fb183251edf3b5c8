#include "table/panel_page.h"

#include "i18n/card_words.h"
#include "i18n/tarot_words.h"
#include "view/panel_blocks.h"

#include <algorithm>
#include <utility>

namespace mitts::table {

namespace {

using i18n::Language;
using i18n::say;
using i18n::TextId;
using ports::PagePart;
using ports::PageRole;
using view::BlockKind;
using view::PanelBlock;
using view::PanelChoice;

class PanelPage {
public:
    explicit PanelPage(Language language) : language_(language) {
    }

    PagePart& add(PagePart part) {
        return parts_.emplace_back(std::move(part));
    }
    void text(const std::string& words, const std::string& figure = {}) {
        if (!words.empty()) {
            add({.text = words, .figure = figure});
        }
    }
    PagePart& button(const PanelChoice& choice) {
        return add(control(PageRole::Button, choice));
    }
    void way(TextId words, std::string key) {
        add({.role = PageRole::Button, .text = say(language_, words), .key = std::move(key)});
    }
    void block(const PanelBlock& block);
    PagePart& last() {
        return parts_.back();
    }

    std::vector<PagePart> finish() {
        return std::move(parts_);
    }

private:
    PagePart control(PageRole role, const PanelChoice& choice) {
        return {.role = role,
                .text = choice.words,
                .more = choice.about,
                .key = std::to_string(next_control_++),
                .enabled = choice.enabled,
                .on = choice.on};
    }

    // Returns a part with this role. Its items are the block's choices from index `from` on, each with the role `of`.
    PagePart group(PageRole role, const PanelBlock& block, PageRole of, std::size_t from = 0) {
        PagePart part{.role = role, .text = block.text, .more = block.help, .figure = block.figure};
        for (auto at = from; at < block.choices.size(); ++at) {
            part.items.push_back(control(of, block.choices[at]));
        }
        return part;
    }

    // Adds a link to a rule as an item of a part.
    void link(PagePart& part, std::string_view rule) {
        if (!rule.empty()) {
            part.items.push_back(control(PageRole::Link, view::rule_choice(language_, rule)));
        }
    }

    void line(const PanelBlock& block);
    void cards(const PanelBlock& block);
    void row(const PanelBlock& block);
    void tiles(const PanelBlock& block);

    Language language_;
    std::vector<PagePart> parts_{};
    int next_control_ = 0;
};

void PanelPage::block(const PanelBlock& block) {
    const bool is_setting = block.kind >= BlockKind::Choices;
    if (is_setting && block.kind != BlockKind::Value && !block.rule.empty()) {
        button(view::rule_choice(language_, block.rule, block.text));
    }
    switch (block.kind) {
    case BlockKind::Heading:
        add({.role = PageRole::Heading, .text = block.text});
        return;
    case BlockKind::Line:
        return line(block);
    case BlockKind::Row:
        return row(block);
    case BlockKind::Links:
    case BlockKind::Buttons:
    case BlockKind::Switches:
        for (const auto& choice : block.choices) {
            add(control(block.kind == BlockKind::Switches ? PageRole::Switch : PageRole::Button, choice));
        }
        return;
    case BlockKind::Tiles:
        return tiles(block);
    case BlockKind::Field:
        button(block.choices[0]).more = block.text;
        button(block.choices[1]);
        return text(block.help);
    case BlockKind::Seat:
        button(block.choices.front());
        if (block.choices.size() > 1) {
            add(group(PageRole::Stepper, block, PageRole::Button, 1));
        }
        return;
    case BlockKind::Choices:
        add(group(PageRole::Group, block, PageRole::Choice));
        return;
    case BlockKind::Switch:
        add(control(PageRole::Switch, block.choices.front())).more = block.help;
        return;
    case BlockKind::Stepper:
        add(group(PageRole::Stepper, block, PageRole::Button));
        return;
    case BlockKind::Value:
        link(add({.text = block.text, .figure = block.figure}), block.rule);
        return text(block.help);
    case BlockKind::Columns: // column names are not needed, because each stepper has a full name
        return;
    case BlockKind::Steppers:
        for (const auto& cell : block.cells) {
            this->block(cell);
        }
        return;
    default:
        text(block.text, block.figure);
        return cards(block);
    }
}

void PanelPage::line(const PanelBlock& block) {
    const bool asks = block.asks >= 0;
    auto& part = add({.role = PageRole::Line, .text = block.text, .figure = asks ? std::string() : block.figure});
    if (asks) {
        part.items.push_back(control(PageRole::Link, view::why_choice(block)));
    }
    link(part, block.rule);
    cards(block);
}

// Adds the cards' names. A row of card backs needs no names, because the text states the number of cards.
void PanelPage::cards(const PanelBlock& block) {
    std::string names;
    const auto name = [&](const std::string& card) { names += (names.empty() ? "" : ", ") + card; };
    for (const auto card : block.cards) {
        name(i18n::card_name(language_, card));
    }
    for (const int card : block.tarot) {
        name(i18n::card_name(language_, block.tarot_suits, TarotCard{static_cast<std::uint8_t>(card)}));
    }
    text(names);
}

void PanelPage::row(const PanelBlock& block) {
    auto& row = add({.role = PageRole::Row});
    if (!block.cells.empty() || !block.text.empty()) {
        link(row.items.emplace_back(PagePart{.text = block.text}), block.rule);
    }
    for (const auto& cell : block.cells) {
        row.items.push_back({.text = cell.text});
    }
}

// Adds choices without pictures as a set named by the heading, and choices with pictures as buttons.
void PanelPage::tiles(const PanelBlock& block) {
    const auto set = parts_.size();
    add({.role = PageRole::Set, .text = block.text});
    for (const auto& choice : block.choices) {
        if (choice.picture) {
            button(choice);
        } else {
            parts_[set].items.push_back(control(PageRole::Choice, choice));
        }
    }
}

bool is_line(const PanelBlock& block) {
    return block.kind == BlockKind::Line;
}

} // namespace

std::vector<PagePart> panel_parts(const view::PanelDoc& doc, Language language, const view::BlockWindow& window,
                                  int found) {
    PanelPage page(language);
    page.add({.role = PageRole::Heading, .text = doc.title});
    page.text(doc.subtitle);
    if (doc.closes) {
        page.button(view::close_choice(language));
    }
    const auto begin = doc.blocks.begin();
    const auto first = begin + static_cast<std::ptrdiff_t>(window.first);
    const auto end = begin + static_cast<std::ptrdiff_t>(std::min(window.end, doc.blocks.size()));
    const bool in_part = first != begin || end != doc.blocks.end();
    const auto lines = static_cast<int>(std::count_if(begin, doc.blocks.end(), is_line));
    auto place = static_cast<int>(std::count_if(begin, first, is_line));
    if (first != begin) {
        page.way(TextId::LogStart, "start");
        page.way(TextId::LogEarlier, "earlier");
    }
    for (auto block = first; block != end; ++block) {
        page.block(*block);
        if (in_part && is_line(*block)) { // a line of the log has no cards, so it is one part
            auto& part = page.last();
            part.place = ++place;
            part.of = lines;
            part.on = block - begin == found;
        }
    }
    if (end != doc.blocks.end()) {
        page.way(TextId::LogLater, "later");
        page.way(TextId::LogEnd, "end");
    }
    page.text(doc.note);
    for (const auto& choice : doc.foot) {
        page.button(choice);
    }
    return page.finish();
}

} // namespace mitts::table
