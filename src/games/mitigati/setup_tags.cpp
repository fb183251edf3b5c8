#include "games/mitigati/setup_tags.h"

#include "games/tag_cards.h"

#include <array>

namespace mitts::mitigati {

namespace {

constexpr std::array<std::string_view, 6> tag_names{"Stage", "Hands", "Stock", "Discards", "Tricks", "Turn"};

auto reader() {
    auto claim = [used = TarotSet()](TarotCard card) mutable {
        const bool twice = used.contains(card);
        used.insert(card);
        return twice ? std::optional<std::string>("is there twice") : std::nullopt;
    };
    return TagCards<TarotCard, decltype(&parse_tarot_card), decltype(claim)>(&parse_tarot_card, claim);
}

std::optional<ParseError> read_stage(const Tag& tag, Setup& setup) {
    const auto stage = parse_setup_stage(tag.value);
    if (!stage) {
        return tag_error(tag.name, 0, "the stage is 1, 2, 3, discard or play, not '" + tag.value + "'");
    }
    setup.stage = *stage;
    return std::nullopt;
}

} // namespace

std::span<const std::string_view> setup_tag_names() {
    return tag_names;
}

Parsed<Setup> parse_setup(const Options& options, std::span<const Tag> tags) {
    Setup setup;
    auto cards = reader();
    for (const auto& tag : tags) {
        std::optional<ParseError> error;
        if (tag.name == "Stage") {
            error = read_stage(tag, setup);
        } else if (tag.name == "Hands") {
            error = cards.read_seats(tag, options.players, setup.hands);
        } else if (tag.name == "Stock") {
            error = cards.read(tag.name, tag.value, 0, setup.stock);
        } else if (tag.name == "Discards") {
            error = cards.read(tag.name, tag.value, 0, setup.discards);
        } else if (tag.name == "Tricks") {
            error = cards.read_seats(tag, options.players, setup.tricks);
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
    std::vector<Tag> tags{{.name = "Stage", .value = std::string(to_text(setup.stage))},
                          {.name = "Hands", .value = seats_to_tag(setup.hands)}};
    if (!setup.stock.empty()) {
        tags.push_back({.name = "Stock", .value = cards_to_tag(setup.stock)});
    }
    if (!setup.discards.empty()) {
        tags.push_back({.name = "Discards", .value = cards_to_tag(setup.discards)});
    }
    if (!setup.tricks.empty()) {
        tags.push_back({.name = "Tricks", .value = seats_to_tag(setup.tricks)});
    }
    tags.push_back({.name = "Turn", .value = std::to_string(setup.turn)});
    if (setup.dealer) {
        tags.push_back({.name = "Dealer", .value = std::to_string(*setup.dealer)});
    }
    return tags;
}

} // namespace mitts::mitigati
