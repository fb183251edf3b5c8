// The text of an observation: one line per field, in the order of `fields` below.
//
//   options preset=pagat players=2
//   viewer 0
//   dealer 1
//   turn 0
//   phase play
//   deal 0
//   exchanged 0
//   stock 36 …
//
// - turn is "-" once the round is over. phase is exchange, play or over.
// - known lists the cards that the viewer gave their partner and that the partner still holds (M6).
// - hand_sizes are listed by seat. scores and totals are listed by side. totals appear only with game_end=at_once.
// - A call is written as CALLER:RANK:KIND:CARDS_TO_PLAY, such as 0:7:m:1. The lowest call is first.
// - A history item is written as SEAT:ACTION, such as 0:7S:m. A given card that the viewer did not see is "?", as in
//   2:give:?.
// - "-" is an empty list.
#include "games/field_text.h"
#include "games/mitaines/game.h"

namespace mitts::mitaines {

namespace {

constexpr std::array<std::string_view, 3> phase_names{"exchange", "play", "over"};
constexpr std::string_view hidden_gift = "give:?";

std::string card_text(Card card) {
    return to_text(card);
}

Card card_of_word(FieldReader& reader, const Observation& seen, std::string_view word) {
    const auto card = parse_card(word);
    if (!card) {
        reader.fail("expected a card, found '" + std::string(word) + "'");
        return {};
    }
    if (card->index >= pack_size(seen.options)) {
        reader.fail(to_text(*card) + " is not in this pack"); // M1
        return {};
    }
    return *card;
}

constexpr auto cards = list_of(card_of_word, card_text, "the pile is larger than the pack");

// The codec for the cards that the partner is known to hold. The other seats have no known cards.
struct KnownText {
    static std::size_t partner(const Observation& seen) {
        return at(seat_after(seen.viewer, seen.options.players, 2));
    }
    void read(FieldReader& reader, const Observation& seen, std::array<CardSet, max_players>& known) const {
        CardSet partners;
        cards.read(reader, seen, partners);
        if (!partners.empty() && seen.options.players == max_players) {
            known[partner(seen)] = partners;
        } else if (!partners.empty()) {
            reader.fail("only partners know cards of each other");
        }
    }
    std::string write(const Observation& seen, const std::array<CardSet, max_players>& known) const {
        return cards.write(seen, seen.options.players == max_players ? known[partner(seen)] : CardSet());
    }
};

std::string call_text(const Call& call) {
    return std::to_string(call.caller) + ':' + rank_char(call.rank) + ':' + kind_char(call.kind) + ':' +
           std::to_string(call.to_play);
}

Call call_of_word(FieldReader& reader, const Observation& seen, std::string_view word) {
    const auto parts = split_parts(word, ':');
    Call call;
    if (parts.size() != 4 || parts[1].text.size() != 1) {
        reader.fail("expected CALLER:RANK:KIND:CARDS_TO_PLAY, found '" + std::string(word) + "'");
        return call;
    }
    const auto rank = parse_rank(parts[1].text.front());
    const auto to_play = parse_integer(parts[3].text);
    call.caller = seat_of_word(reader, parts[0].text, seen.options.players);
    for (const auto kind : {Kind::Mitten, Kind::Glove, Kind::Sock}) {
        if (parts[2].text == std::string_view(std::array{kind_char(kind)}.data(), 1)) {
            call.kind = kind;
        }
    }
    if (!rank || call.kind == Kind::None || !to_play || *to_play < 0 || *to_play > 4) {
        reader.fail("there is no such call: '" + std::string(word) + "'");
        return call;
    }
    call.rank = *rank;
    call.to_play = static_cast<std::uint8_t>(*to_play);
    return call;
}

std::string seen_text(const SeenAction& seen) {
    const auto action = seen.card ? to_text(Action{.type = seen.type, .card = *seen.card, .call = seen.call})
                                  : std::string(hidden_gift);
    return std::to_string(seen.seat) + ':' + action;
}

SeenAction action_of_word(FieldReader& reader, const Observation& observation, std::string_view word) {
    const auto [seat, text] = around_colon(word);
    SeenAction seen{.seat = seat_of_word(reader, seat, observation.options.players)};
    if (text == hidden_gift) {
        seen.type = ActionType::Give;
        return seen;
    }
    const auto action = parse_action(text);
    if (!action) {
        reader.fail("expected SEAT:ACTION, found '" + std::string(word) + "'");
        return seen;
    }
    seen.type = action->type;
    seen.call = action->call;
    seen.card = card_of_word(reader, observation, to_text(action->card));
    return seen;
}

// M21: returns true if the match may end within a round.
constexpr bool ends_at_once(const Options& options) {
    return options.game_end == GameEnd::AtOnce;
}

// clang-format off
constexpr auto fields = std::tuple_cat(table_fields<Game>(phase_names), std::tuple{
    field("deal", &Observation::deal, NumberText{0, max_pack}),
    field("exchanged", &Observation::exchanged, NumberText{0, 12}),
    field("stock", &Observation::stock, NumberText{0, max_pack}),
    field("hand", &Observation::hand, cards),
    field("shown", &Observation::shown, cards),
    field("hand_sizes", &Observation::hand_sizes, number_each(0, max_pack)),
    field("known", &Observation::known, KnownText{}),
    field("pile", &Observation::pile, cards),
    field("layout", &Observation::layout_size, NumberText{0, max_pack}),
    field("calls", &Observation::calls, list_of(call_of_word, call_text, "there are too many calls")),
    field("captured", &Observation::captured, cards),
    field("scores", &Observation::scores, numbers(side_count, 0, highest_score_text)),
    field("totals", &Observation::totals, numbers(side_count, 0, highest_score_text), ends_at_once),
    field("last_capturer", &Observation::last_capturer, SeatOrNobodyText{}),
    field("last_contractor", &Observation::last_contractor, SeatOrNobodyText{}),
    field("history", &Observation::history, list_of(action_of_word, seen_text))});
// clang-format on

} // namespace

std::string to_text(const Observation& observation) {
    return write_fields(observation, fields);
}

Parsed<Observation> parse_observation(std::string_view text) {
    return read_fields<Observation>(text, fields);
}

} // namespace mitts::mitaines
