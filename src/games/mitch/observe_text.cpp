// The text of an observation: one line per field, in the order of `fields` below. A column is written as
// SEAT:SUIT:RANKS, such as 0:S:KT8, with the ranks in the order in which they were placed. A history item is written as
// SEAT:ACTION, such as 2:drop:KH. "-" is an empty list or a missing value.
#include "games/field_text.h"
#include "games/mitch/game.h"

namespace mitts::mitch {

namespace {

constexpr std::array<std::string_view, 3> phase_names{"first", "second", "over"};
constexpr std::array<std::string_view, 3> step_names{"draw", "play", "place_taken"};
constexpr int all_seats = (1 << max_players) - 1;

std::string card_text(Card card) {
    return to_text(card);
}

Card card_of_word(FieldReader& reader, const Observation& /*seen*/, std::string_view word) {
    const auto card = parse_card(word);
    if (!card || card->is_joker()) { // C1
        reader.fail("expected a card of the pack, found '" + std::string(word) + "'");
        return {};
    }
    return *card;
}

constexpr auto cards = list_of(card_of_word, card_text, "there are more cards than in the packs");

void add(FieldReader& reader, Hand& hand, Card card) {
    if (hand.count(card) == 2) {
        reader.fail(to_text(card) + " is there three times"); // C1
    } else {
        hand.insert(card);
    }
}

struct HandText {
    void read(FieldReader& reader, const Observation& seen, Hand& hand) const {
        read_list(reader, [&](std::string_view word) { add(reader, hand, card_of_word(reader, seen, word)); });
    }
    std::string write(const Observation& /*seen*/, const Hand& hand) const {
        return list_text(hand, card_text);
    }
};

// The codec for the known cards. Each card is written as SEAT:CARD.
struct ShownText {
    void read(FieldReader& reader, const Observation& seen, std::array<Hand, max_players>& shown) const {
        read_list(reader, [&](std::string_view word) {
            const auto parts = split_parts(word, ':');
            if (parts.size() != 2) {
                return reader.fail("expected SEAT:CARD, found '" + std::string(word) + "'");
            }
            const auto seat = seat_of_word(reader, parts[0].text, seen.options.players);
            add(reader, shown[at(seat)], card_of_word(reader, seen, parts[1].text));
        });
    }
    std::string write(const Observation& seen, const std::array<Hand, max_players>& shown) const {
        std::vector<std::string> words;
        for (Seat seat = 0; seat < seen.options.players; ++seat) {
            for (const auto card : shown[at(seat)]) {
                words.push_back(std::to_string(seat) + ':' + to_text(card));
            }
        }
        return list_text(words, std::identity());
    }
};

// The codec for all columns. Each column is written as SEAT:SUIT:RANKS.
struct ColumnsText {
    static void read_column(FieldReader& reader, const Options& options, std::string_view word,
                            std::array<Tableau, max_players>& tableaus) {
        const auto parts = split_parts(word, ':');
        const auto suit =
            parts.size() == 3 && parts[1].text.size() == 1 ? parse_suit(parts[1].text.front()) : std::nullopt;
        if (!suit || parts[2].text.empty()) {
            return reader.fail("expected SEAT:SUIT:RANKS, found '" + std::string(word) + "'");
        }
        const auto seat = seat_of_word(reader, parts[0].text, options.players);
        auto& column = tableaus[at(seat)][static_cast<std::size_t>(*suit)];
        if (!column.empty()) {
            return reader.fail("a player has one column for each suit"); // C11
        }
        for (const char character : parts[2].text) {
            const auto rank = parse_rank(character);
            if (!rank || !fits(options, column, *rank)) { // C11, C12
                return reader.fail("no column has these cards in this order: '" + std::string(word) + "'");
            }
            place_on(column, *rank);
        }
    }
    void read(FieldReader& reader, const Observation& seen, std::array<Tableau, max_players>& tableaus) const {
        read_list(reader, [&](std::string_view word) { read_column(reader, seen.options, word, tableaus); });
    }
    std::string write(const Observation& seen, const std::array<Tableau, max_players>& tableaus) const {
        std::vector<std::string> words;
        for (Seat seat = 0; seat < seen.options.players; ++seat) {
            for (std::size_t suit = 0; suit < suit_count; ++suit) {
                const auto& column = tableaus[at(seat)][suit];
                if (column.empty()) {
                    continue;
                }
                auto& word = words.emplace_back(std::to_string(seat) + ':' + suit_char(static_cast<Suit>(suit)) + ':');
                for (int n = 0; n < column.size(); ++n) {
                    word += rank_char(column.nth(n));
                }
            }
        }
        return list_text(words, std::identity());
    }
};

struct MaybeCardText {
    void read(FieldReader& reader, const Observation& seen, std::optional<Card>& card) const {
        const auto word = reader.word("a card or -");
        if (word != no_words) {
            card = card_of_word(reader, seen, word);
        }
    }
    std::string write(const Observation& /*seen*/, const std::optional<Card>& card) const {
        return card ? to_text(*card) : std::string(no_words);
    }
};

SeenAction action_of_word(FieldReader& reader, const Observation& seen, std::string_view word) {
    const auto [seat, text] = around_colon(word);
    const auto action = parse_action(text);
    if (!action) {
        reader.fail("expected SEAT:ACTION, found '" + std::string(word) + "'");
        return {};
    }
    return {.seat = seat_of_word(reader, seat, seen.options.players), .action = *action};
}

std::string seen_text(const SeenAction& seen) {
    return std::to_string(seen.seat) + ':' + to_text(seen.action);
}

// clang-format off
constexpr auto fields = std::tuple_cat(table_fields<Game>(phase_names), std::tuple{
    field("step", &Observation::step, EnumText{step_names}),
    field("stock", &Observation::stock, NumberText{0, max_pack}),
    field("hand", &Observation::hand, HandText{}),
    field("hand_sizes", &Observation::hand_sizes, number_each(0, max_pack)),
    field("shown", &Observation::shown, ShownText{}),
    field("columns", &Observation::tableaus, ColumnsText{}),
    field("discards", &Observation::discards, cards),
    field("aces", &Observation::aces, list_of(card_of_word, card_text, "there are not so many aces")),
    field("had_turn", &Observation::had_turn, NumberText{0, all_seats}),
    field("placed", &Observation::placed, NumberText{0, all_seats}),
    field("pile_draws", &Observation::pile_draws, NumberText{0, 2 * max_players}),
    field("taken", &Observation::taken, MaybeCardText{}),
    field("drawn", &Observation::drawn, MaybeCardText{}),
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

} // namespace mitts::mitch
