// The text of an observation: one line a field, in the order of `to_text` below. Columns are SEAT:SUIT:RANKS in the order
// of placing (0:S:KT8), history items SEAT:ACTION (2:drop:KH); "-" stands for none.
#include "games/field_text.h"
#include "games/mitch/game.h"
#include "games/mitch/observe_check.h"

namespace mitts::mitch {

namespace {

constexpr std::array<std::string_view, 3> phase_names{"first", "second", "over"};
constexpr std::array<std::string_view, 3> step_names{"draw", "play", "place_taken"};
constexpr int all_seats = (1 << max_players) - 1;

struct PlacedColumn {
    Seat seat = 0;
    Suit suit = Suit::Clubs;
    Column column{};
};

std::vector<PlacedColumn> columns_of(const Observation& observation) {
    std::vector<PlacedColumn> columns;
    for (Seat seat = 0; seat < observation.options.players; ++seat) {
        for (int suit = 0; suit < suit_count; ++suit) {
            const auto& column = observation.tableaus[static_cast<std::size_t>(seat)][static_cast<std::size_t>(suit)];
            if (!column.empty()) {
                columns.push_back({.seat = seat, .suit = static_cast<Suit>(suit), .column = column});
            }
        }
    }
    return columns;
}

std::string column_text(const PlacedColumn& placed) {
    auto text = std::to_string(placed.seat) + ':' + suit_char(placed.suit) + ':';
    for (int n = 0; n < placed.column.size(); ++n) {
        text += rank_char(placed.column.nth(n));
    }
    return text;
}

std::string maybe_card_text(const std::optional<Card>& card) {
    return card ? to_text(*card) : std::string(no_words);
}

class Reader {
public:
    explicit Reader(std::string_view text) : fields_(text) {
    }

    Parsed<Observation> read() {
        read_table();
        read_cards();
        read_standing();
        fields_.end_of_text();
        if (!fields_.error()) {
            if (const auto problem = why_impossible(seen_)) {
                fields_.fail_at(problem->field, problem->what);
            }
        }
        if (fields_.error()) {
            return *fields_.error();
        }
        return seen_;
    }

private:
    void read_table() {
        fields_.field("options");
        const auto options = parse_options<Game>(fields_.rest_of_line());
        if (!options) {
            fields_.fail_within(options.error());
            return;
        }
        seen_.options = *options;
        seen_.viewer = seat_field(fields_, "viewer", players());
        seen_.dealer = seat_field(fields_, "dealer", players());
        seen_.turn = seat_or_none_field(fields_, "turn", players());
        seen_.phase = static_cast<Phase>(word_field(fields_, "phase", phase_names));
        seen_.step = static_cast<Step>(word_field(fields_, "step", step_names));
        seen_.stock = number_field(fields_, "stock", 0, max_pack);
    }

    void read_cards() {
        seen_.hand = hand_field("hand");
        numbers_field(fields_, "hand_sizes", 0, max_pack, per_seat(seen_.hand_sizes));
        fields_.field("shown");
        read_list(fields_, [&](std::string_view word) { read_shown(word); });
        fields_.field("columns");
        read_list(fields_, [&](std::string_view word) { read_column(word); });
        seen_.discards = cards_field("discards");
        seen_.aces = cards_field("aces");
    }

    void read_standing() {
        seen_.had_turn = number_field(fields_, "had_turn", 0, all_seats);
        seen_.placed = number_field(fields_, "placed", 0, all_seats);
        seen_.pile_draws = number_field(fields_, "pile_draws", 0, 2 * max_players);
        seen_.taken = maybe_card_field("taken");
        seen_.drawn = maybe_card_field("drawn");
        numbers_field(fields_, "scores", -highest_score_text, highest_score_text, per_seat(seen_.scores));
        fields_.field("history");
        read_list(fields_, [&](std::string_view word) { read_action(word); });
    }

    int players() const {
        return seen_.options.players;
    }

    std::span<int> per_seat(std::array<int, max_players>& numbers) const {
        return std::span(numbers).first(static_cast<std::size_t>(players()));
    }

    Card card(std::string_view word) {
        const auto card = parse_card(word);
        if (!card || card->is_joker()) { // C1
            fields_.fail("expected a card of the pack, found '" + std::string(word) + "'");
            return {};
        }
        return *card;
    }

    std::vector<Card> cards_field(std::string_view name) {
        fields_.field(name);
        std::vector<Card> cards;
        read_list(fields_, [&](std::string_view word) { cards.push_back(card(word)); });
        if (cards.size() > max_pack) {
            fields_.fail("there are more cards than in the packs");
        }
        return cards;
    }

    void add(Hand& hand, Card card) {
        if (hand.count(card) == 2) {
            fields_.fail(to_text(card) + " is there three times"); // C1
        } else {
            hand.insert(card);
        }
    }

    Hand hand_field(std::string_view name) {
        Hand hand;
        for (const auto card : cards_field(name)) {
            add(hand, card);
        }
        return hand;
    }

    std::optional<Card> maybe_card_field(std::string_view name) {
        fields_.field(name);
        const auto word = fields_.word("a card or -");
        const auto found = word == no_words ? std::nullopt : std::optional(card(word));
        fields_.end_of_line();
        return found;
    }

    // SEAT:CARD
    void read_shown(std::string_view word) {
        const auto parts = split_parts(word, ':');
        if (parts.size() != 2) {
            return fields_.fail("expected SEAT:CARD, found '" + std::string(word) + "'");
        }
        const auto seat = seat_of_word(fields_, parts[0].text, players());
        add(seen_.shown[static_cast<std::size_t>(seat)], card(parts[1].text));
    }

    // SEAT:SUIT:RANKS
    void read_column(std::string_view word) {
        const auto parts = split_parts(word, ':');
        const auto suit =
            parts.size() == 3 && parts[1].text.size() == 1 ? parse_suit(parts[1].text.front()) : std::nullopt;
        if (!suit || parts[2].text.empty()) {
            return fields_.fail("expected SEAT:SUIT:RANKS, found '" + std::string(word) + "'");
        }
        const auto seat = seat_of_word(fields_, parts[0].text, players());
        auto& column = seen_.tableaus[static_cast<std::size_t>(seat)][static_cast<std::size_t>(*suit)];
        if (!column.empty()) {
            return fields_.fail("a player has one column for each suit"); // C11
        }
        for (const char character : parts[2].text) {
            const auto rank = parse_rank(character);
            if (!rank || !fits(seen_.options, column, *rank)) { // C11, C12
                return fields_.fail("no column has these cards in this order: '" + std::string(word) + "'");
            }
            place_on(column, *rank);
        }
    }

    void read_action(std::string_view word) {
        const auto colon = word.find(':');
        const auto text = colon == std::string_view::npos ? std::string_view() : word.substr(colon + 1);
        const auto action = parse_action(text);
        if (!action) {
            return fields_.fail("expected SEAT:ACTION, found '" + std::string(word) + "'");
        }
        seen_.history.push_back({.seat = seat_of_word(fields_, word.substr(0, colon), players()), .action = *action});
    }

    FieldReader fields_;
    Observation seen_;
};

std::string shown_text(const Observation& observation) {
    std::vector<std::string> words;
    for (Seat seat = 0; seat < observation.options.players; ++seat) {
        for (const auto card : observation.shown[static_cast<std::size_t>(seat)]) {
            words.push_back(std::to_string(seat) + ':' + to_text(card));
        }
    }
    return list_text(words, [](const std::string& word) { return word; });
}

} // namespace

std::string to_text(const Observation& observation) {
    const auto seats = static_cast<std::size_t>(observation.options.players);
    FieldWriter text;
    text.line("options", options_to_text<Game>(observation.options));
    text.line("viewer", observation.viewer);
    text.line("dealer", observation.dealer);
    text.line("turn", seat_text(observation.turn));
    text.line("phase", std::string(phase_names[static_cast<std::size_t>(observation.phase)]));
    text.line("step", std::string(step_names[static_cast<std::size_t>(observation.step)]));
    text.line("stock", observation.stock);
    text.line("hand", cards_text(observation.hand));
    text.line("hand_sizes", numbers_text(std::span(observation.hand_sizes).first(seats)));
    text.line("shown", shown_text(observation));
    text.line("columns", list_text(columns_of(observation), column_text));
    text.line("discards", cards_text(observation.discards));
    text.line("aces", cards_text(observation.aces));
    text.line("had_turn", observation.had_turn);
    text.line("placed", observation.placed);
    text.line("pile_draws", observation.pile_draws);
    text.line("taken", maybe_card_text(observation.taken));
    text.line("drawn", maybe_card_text(observation.drawn));
    text.line("scores", numbers_text(std::span(observation.scores).first(seats)));
    text.line("history", list_text(observation.history, [](const SeenAction& seen) {
                  return std::to_string(seen.seat) + ':' + to_text(seen.action);
              }));
    return text.take();
}

Parsed<Observation> parse_observation(std::string_view text) {
    return Reader(text).read();
}

} // namespace mitts::mitch
