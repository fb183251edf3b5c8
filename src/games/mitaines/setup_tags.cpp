#include "games/mitaines/setup_tags.h"

#include <array>

namespace mitts::mitaines {

namespace {

constexpr std::array<std::string_view, 5> tag_names{"Hands", "Layout", "Pile", "Stock", "Turn"};
constexpr std::string_view white_space = " \t";

/// Reads the tags one after the other, and remembers the cards met so far.
class Reader {
public:
    explicit Reader(const Options& options) : options_(options) {
    }

    // Cards parted by white space; `offset` is where `text` begins in the tag's value.
    std::optional<ParseError> cards(std::string_view tag, std::string_view text, std::size_t offset,
                                    std::vector<Card>& into) {
        for (const auto& word : split_words(text, white_space)) {
            const auto at = offset + word.offset;
            const auto card = parse_card(word.text);
            if (!card) {
                return tag_error(tag, at, "'" + std::string(word.text) + "' is no card");
            }
            if (card->index >= pack_size(options_)) { // M1
                return tag_error(tag, at, to_text(*card) + " is not in the pack without jokers");
            }
            if (used_.contains(*card)) {
                return tag_error(tag, at, to_text(*card) + " is there twice");
            }
            used_.insert(*card);
            into.push_back(*card);
        }
        return std::nullopt;
    }

    std::optional<ParseError> hands(const Tag& tag, std::vector<std::vector<Card>>& into) {
        for (const auto& part : split_parts(tag.value, '/')) {
            into.emplace_back();
            const auto words = split_words(part.text, white_space);
            if (words.size() == 1 && words.front().text == "-") {
                continue; // a seat without cards
            }
            if (words.empty()) {
                return tag_error(tag.name, part.offset, "a seat without cards is written -");
            }
            if (auto error = cards(tag.name, part.text, part.offset, into.back())) {
                return error;
            }
        }
        if (static_cast<int>(into.size()) != options_.players) {
            return tag_error(tag.name, 0,
                             "there are " + std::to_string(into.size()) + " hands for " +
                                 std::to_string(options_.players) + " players");
        }
        return std::nullopt;
    }

    std::optional<ParseError> seat(const Tag& tag, Seat& into) const {
        const auto number = parse_integer(tag.value);
        if (!number || *number < 0 || *number >= options_.players) {
            return tag_error(tag.name, 0, "there are seats 0 to " + std::to_string(options_.players - 1));
        }
        into = static_cast<Seat>(*number);
        return std::nullopt;
    }

private:
    const Options& options_;
    CardSet used_;
};

std::string cards_to_text(const std::vector<Card>& cards) {
    std::string text;
    for (const auto card : cards) {
        text += (text.empty() ? "" : " ") + to_text(card);
    }
    return text;
}

std::string hands_to_text(const Setup& setup) {
    std::string text;
    for (const auto& hand : setup.hands) {
        text += (text.empty() ? "" : " / ") + (hand.empty() ? std::string("-") : cards_to_text(hand));
    }
    return text;
}

} // namespace

std::span<const std::string_view> setup_tag_names() {
    return tag_names;
}

Parsed<Setup> parse_setup(const Options& options, std::span<const Tag> tags) {
    Setup setup;
    Reader reader(options);
    bool has_hands = false;
    for (const auto& tag : tags) {
        std::optional<ParseError> error;
        if (tag.name == "Hands") {
            has_hands = true;
            error = reader.hands(tag, setup.hands);
        } else if (tag.name == "Layout") {
            error = reader.cards(tag.name, tag.value, 0, setup.layout);
        } else if (tag.name == "Pile") {
            error = reader.cards(tag.name, tag.value, 0, setup.pile);
        } else if (tag.name == "Stock") {
            error = reader.cards(tag.name, tag.value, 0, setup.stock);
        } else if (tag.name == "Turn") {
            error = reader.seat(tag, setup.turn);
        } else if (tag.name == "Dealer") {
            setup.dealer = 0;
            error = reader.seat(tag, *setup.dealer);
        }
        if (error) {
            return *error;
        }
    }
    if (!has_hands) {
        return ParseError{.what = "a set-up needs the cards of every seat: [Hands \"…\"]", .where = "Hands"};
    }
    return setup;
}

std::vector<Tag> setup_to_tags(const Setup& setup) {
    std::vector<Tag> tags{{.name = "Hands", .value = hands_to_text(setup)}};
    const auto add_cards = [&](std::string_view name, const std::vector<Card>& cards) {
        if (!cards.empty()) {
            tags.push_back({.name = std::string(name), .value = cards_to_text(cards)});
        }
    };
    add_cards("Layout", setup.layout);
    add_cards("Pile", setup.pile);
    add_cards("Stock", setup.stock);
    tags.push_back({.name = "Turn", .value = std::to_string(setup.turn)});
    if (setup.dealer) {
        tags.push_back({.name = "Dealer", .value = std::to_string(*setup.dealer)});
    }
    return tags;
}

} // namespace mitts::mitaines
