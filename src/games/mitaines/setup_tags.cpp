#include "games/mitaines/setup_tags.h"

#include "games/tag_cards.h"

#include <array>

namespace mitts::mitaines {

namespace {

constexpr std::array<std::string_view, 5> tag_names{"Hands", "Layout", "Pile", "Stock", "Turn"};

// Every card is there once, and jokers only if they are played with (M1).
auto reader(const Options& options) {
    auto claim = [size = pack_size(options), used = CardSet()](Card card) mutable {
        if (card.index >= size) {
            return std::optional<std::string>("is not in the pack without jokers");
        }
        const bool twice = used.contains(card);
        used.insert(card);
        return twice ? std::optional<std::string>("is there twice") : std::nullopt;
    };
    return TagCards<Card, decltype(&parse_card), decltype(claim)>(&parse_card, claim);
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
        } else if (tag.name == "Layout") {
            error = cards.read(tag.name, tag.value, 0, setup.layout);
        } else if (tag.name == "Pile") {
            error = cards.read(tag.name, tag.value, 0, setup.pile);
        } else if (tag.name == "Stock") {
            error = cards.read(tag.name, tag.value, 0, setup.stock);
        } else if (tag.name == "Turn") {
            error = read_seat(tag, options.players, setup.turn);
        } else if (tag.name == "Dealer") {
            error = read_seat(tag, options.players, setup.dealer.emplace());
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
    const auto add_cards = [&](std::string_view name, const std::vector<Card>& cards) {
        if (!cards.empty()) {
            tags.push_back({.name = std::string(name), .value = cards_to_tag(cards)});
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
