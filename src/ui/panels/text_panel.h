// A page of text: how to play, about, the log, what a pile is worth. Headings, paragraphs, lines with points or a player's
// colour, and rows of cards.
#pragma once

#include "ui/panels/panel.h"

#include <string>
#include <vector>

namespace mitts::ui {

/// A note is smaller and quieter, and belongs to the line above it.
enum class TextKind : std::uint8_t { Heading, Paragraph, Line, Note };

struct TextBlock {
    TextKind kind = TextKind::Paragraph;
    std::string text;
    std::string figure{};      ///< right-aligned beside a line: points, a number of cards
    int seat = -1;             ///< whose line it is, counted from the viewer; −1: nobody's
    std::string letter{};      ///< on the seat's patch
    std::vector<Card> cards{}; ///< drawn under the text
    std::vector<int> tarot{};  ///< or cards of the tarot pack, by their indices
    view::TarotSuits tarot_suits = view::TarotSuits::French;
};

/// Where the text stands when it opens: a log ends with the newest line.
enum class TextStart : std::uint8_t { Top, End };

struct TextModel {
    std::string title;
    std::string subtitle{};
    std::vector<TextBlock> blocks;
    TextStart start = TextStart::Top;
};

/// Close.
PanelResult draw_text(const PanelContext& context, const TextModel& model);

} // namespace mitts::ui
