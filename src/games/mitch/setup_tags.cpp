#include "games/mitch/setup_tags.h"

#include "games/tag_cards.h"

#include <array>

namespace mitts::mitch {

namespace {

constexpr std::array<std::string_view, 6> tag_names{"Hands", "Columns", "Stock", "Discards", "Aces", "Turn"};

// Every card is there as often as there are packs.
auto reader(const Options& options) {
    auto claim = [packs = options.packs, used = std::array<int, 54>{}](Card card) mutable {
        const bool too_often = ++used[card.index] > packs;
        if (card.is_joker()) {
            return std::optional<std::string>("is not in the pack"); // C1
        }
        return too_often ? std::optional<std::string>(packs == 1 ? "is there twice" : "is there three times")
                         : std::nullopt;
    };
    return TagCards<Card, decltype(&parse_card), decltype(claim)>(&parse_card, claim);
}

// "KS 9S, QH / -": columns parted by commas (in a query by semicolons), seats by slashes.
template <class Reader> std::optional<ParseError> read_columns(const Tag& tag, int seats, Reader& cards, Setup& setup) {
    for (const auto& seat : split_parts(tag.value, '/')) {
        auto& tableau = setup.columns.emplace_back();
        const auto words = split_words(seat.text, tag_white_space);
        if (words.size() == 1 && words.front().text == "-") {
            continue;
        }
        for (const auto& column : split_parts(seat.text, ',')) {
            const auto offset = seat.offset + column.offset;
            if (split_words(column.text, tag_white_space).empty()) {
                return tag_error(tag.name, offset, "a column has cards; a seat without columns is written -");
            }
            if (auto error = cards.read(tag.name, column.text, offset, tableau.emplace_back())) {
                return error;
            }
        }
    }
    return Reader::wrong_number_of_seats(tag, setup.columns.size(), seats);
}

std::optional<ParseError> read_aces(const Options& options, const Tag& tag, Setup& setup) {
    const auto number = parse_integer(tag.value);
    if (!number || *number < 0 || *number > 4 * options.packs) {
        return tag_error(tag.name, 0, "there are 0 to " + std::to_string(4 * options.packs) + " aces");
    }
    setup.aces = static_cast<int>(*number);
    return std::nullopt;
}

std::string columns_to_text(const Setup& setup) {
    std::string text;
    for (const auto& tableau : setup.columns) {
        text += text.empty() ? "" : " / ";
        std::string columns;
        for (const auto& column : tableau) {
            columns += (columns.empty() ? "" : ", ") + cards_to_tag(column);
        }
        text += columns.empty() ? "-" : columns;
    }
    return text;
}

} // namespace

std::span<const std::string_view> setup_tag_names() {
    return tag_names;
}

Parsed<Setup> parse_setup(const Options& options, std::span<const Tag> tags) {
    Setup setup;
    auto cards = reader(options);
    for (const auto& tag : tags) {
        std::optional<ParseError> error;
        if (tag.name == "Hands") {
            error = cards.read_seats(tag, options.players, setup.hands);
        } else if (tag.name == "Columns") {
            error = read_columns(tag, options.players, cards, setup);
        } else if (tag.name == "Stock") {
            error = cards.read(tag.name, tag.value, 0, setup.stock);
        } else if (tag.name == "Discards") {
            error = cards.read(tag.name, tag.value, 0, setup.discards);
        } else if (tag.name == "Aces") {
            error = read_aces(options, tag, setup);
        } else if (tag.name == "Turn") {
            error = read_seat(tag, options.players, setup.turn);
        } else if (tag.name == "Dealer") {
            setup.dealer = 0;
            error = read_seat(tag, options.players, *setup.dealer);
        }
        if (error) {
            return *error;
        }
    }
    if (setup.hands.empty()) {
        return ParseError{.what = "a set-up needs the cards of every seat: [Hands \"…\"]", .where = "Hands"};
    }
    return setup;
}

std::vector<Tag> setup_to_tags(const Setup& setup) {
    std::vector<Tag> tags{{.name = "Hands", .value = seats_to_tag(setup.hands)}};
    if (!setup.columns.empty()) {
        tags.push_back({.name = "Columns", .value = columns_to_text(setup)});
    }
    const auto add_cards = [&](std::string_view name, const std::vector<Card>& cards) {
        if (!cards.empty()) {
            tags.push_back({.name = std::string(name), .value = cards_to_tag(cards)});
        }
    };
    add_cards("Stock", setup.stock);
    add_cards("Discards", setup.discards);
    tags.push_back({.name = "Aces", .value = std::to_string(setup.aces)});
    tags.push_back({.name = "Turn", .value = std::to_string(setup.turn)});
    if (setup.dealer) {
        tags.push_back({.name = "Dealer", .value = std::to_string(*setup.dealer)});
    }
    return tags;
}

} // namespace mitts::mitch
