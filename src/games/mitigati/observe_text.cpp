// The text of an observation: one line per field, in the order of `fields` below. A card of the trick is written as
// SEAT:CARD, an action of the history as SEAT:ACTION, and a hidden discard as SEAT:discard:?. "-" is an empty list or a
// missing value.
#include "games/field_text.h"
#include "games/mitigati/game.h"

namespace mitts::mitigati {

namespace {

constexpr std::array<std::string_view, 4> phase_names{"bargain", "discard", "play", "over"};
constexpr std::string_view hidden_discard = "discard:?";

std::string card_text(TarotCard card) {
    return to_text(card);
}

TarotCard card_of_word(FieldReader& reader, const Observation& /*seen*/, std::string_view word) {
    const auto card = parse_tarot_card(word);
    if (!card) {
        reader.fail("expected a card, found '" + std::string(word) + "'");
        return {};
    }
    return *card;
}

constexpr auto cards = list_of(card_of_word, card_text);

struct BidsText {
    template <class Bids> void read(FieldReader& reader, const Observation& /*seen*/, Bids& bids) const {
        for (auto& bid : bids) {
            const auto word = reader.word("a bid or -");
            const auto number = parse_integer(word);
            if (word == no_words) {
                continue;
            }
            if (!number || *number < lowest_bid || *number > highest_bid) { // T5
                return reader.fail("expected a bid from -100 to 200, found '" + std::string(word) + "'");
            }
            bid = *number;
        }
    }
    template <class Bids> std::string write(const Observation& /*seen*/, const Bids& bids) const {
        return list_text(bids, [](const auto& bid) { return bid ? std::to_string(*bid) : std::string(no_words); });
    }
};

TrickCard trick_card_of_word(FieldReader& reader, const Observation& seen, std::string_view word) {
    const auto parts = split_parts(word, ':');
    if (parts.size() != 2 || seen.trick.full()) {
        reader.fail("expected up to three times SEAT:CARD, found '" + std::string(word) + "'");
        return {};
    }
    const auto seat = seat_of_word(reader, parts[0].text, player_count);
    return {.seat = seat, .card = card_of_word(reader, seen, parts[1].text)};
}

std::string trick_card_text(const TrickCard& played) {
    return std::to_string(played.seat) + ':' + to_text(played.card);
}

std::string seen_text(const SeenAction& seen) {
    const bool hidden = seen.type == ActionType::Discard && !seen.card;
    const Action action{
        .type = seen.type, .card = seen.card.value_or(TarotCard{}), .bid = static_cast<std::int16_t>(seen.bid)};
    return std::to_string(seen.seat) + ':' + (hidden ? std::string(hidden_discard) : to_text(action));
}

SeenAction action_of_word(FieldReader& reader, const Observation& observation, std::string_view word) {
    const auto [seat, text] = around_colon(word);
    SeenAction seen{.seat = seat_of_word(reader, seat, observation.options.players)};
    if (text == hidden_discard) {
        seen.type = ActionType::Discard;
        return seen;
    }
    const auto action = parse_action(text);
    if (!action) {
        reader.fail("expected SEAT:ACTION, found '" + std::string(word) + "'");
        return seen;
    }
    seen.type = action->type;
    seen.bid = action->bid;
    if (action->type == ActionType::Discard || action->type == ActionType::Play) {
        seen.card = action->card;
    }
    return seen;
}

template <std::size_t Place> constexpr auto captured() {
    return field(
        captured_names[Place], [](auto& seen) -> auto& { return seen.captured[Place]; }, cards);
}

// clang-format off
constexpr auto fields = std::tuple_cat(table_fields<Game>(phase_names), std::tuple{
    field("stage", &Observation::stage, NumberText{1, 3}),
    field("stock", &Observation::stock, NumberText{0, pack_size}),
    field("hand", &Observation::hand, cards),
    field("hand_sizes", &Observation::hand_sizes, number_each(0, pack_size)),
    field("bids", &Observation::bids, BidsText{}),
    field("stands", &Observation::stands, NumberText{0, player_count - 1}),
    field("discarded", &Observation::discarded, NumberText{0, 3}),
    field("discards", &Observation::discards, cards),
    field("trick", &Observation::trick, list_of(trick_card_of_word, trick_card_text)),
    field("tricks_played", &Observation::tricks_played, NumberText{0, pack_size}),
    captured<0>(),
    captured<1>(),
    captured<2>(),
    field("honours", &Observation::honours, number_each(0, 200)),
    field("declared", &Observation::declared, NumberText{0, (1 << player_count) - 1}),
    field("scores", &Observation::scores, number_each(-highest_score_text, highest_score_text)),
    field("history", &Observation::history, list_of(action_of_word, seen_text))});
// clang-format on

} // namespace

std::string to_text(const Observation& observation) {
    return write_fields(observation, fields);
}

Parsed<Observation> parse_observation(std::string_view text) {
    return read_fields<Observation>(text, fields);
}

} // namespace mitts::mitigati
