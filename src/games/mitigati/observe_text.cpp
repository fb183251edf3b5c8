// The text of an observation: one line a field, in the order of `to_text` below. Cards of the trick and actions of the
// history are SEAT:CARD and SEAT:ACTION, a discard out of sight is SEAT:discard:?; "-" stands for none.
#include "games/field_text.h"
#include "games/mitigati/game.h"
#include "games/mitigati/observe_check.h"

namespace mitts::mitigati {

namespace {

constexpr std::array<std::string_view, 4> phase_names{"bargain", "discard", "play", "over"};
constexpr std::string_view hidden_discard = "discard:?";
constexpr std::array<std::string_view, player_count> captured_names{"captured_0", "captured_1", "captured_2"};

class Reader {
public:
    explicit Reader(std::string_view text) : fields_(text) {
    }

    Parsed<Observation> read() {
        read_table();
        read_bargain();
        read_play();
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
        seen_.viewer = seat_field(fields_, "viewer", player_count);
        seen_.dealer = seat_field(fields_, "dealer", player_count);
        seen_.turn = seat_or_none_field(fields_, "turn", player_count);
        seen_.phase = static_cast<Phase>(word_field(fields_, "phase", phase_names));
        seen_.stage = number_field(fields_, "stage", 1, 3);
        seen_.stock = number_field(fields_, "stock", 0, pack_size);
        seen_.hand = set_field("hand");
        numbers_field(fields_, "hand_sizes", 0, pack_size, seen_.hand_sizes);
    }

    void read_bargain() {
        fields_.field("bids");
        for (auto& bid : seen_.bids) {
            const auto word = fields_.word("a bid or -");
            if (word != no_words) {
                bid = bid_of(word);
            }
        }
        fields_.end_of_line();
        seen_.stands = number_field(fields_, "stands", 0, player_count - 1);
        seen_.discarded = number_field(fields_, "discarded", 0, 3);
        seen_.discards = set_field("discards");
    }

    void read_play() {
        fields_.field("trick");
        read_list(fields_, [&](std::string_view word) { read_trick_card(word); });
        seen_.tricks_played = number_field(fields_, "tricks_played", 0, pack_size);
        for (std::size_t seat = 0; seat < player_count; ++seat) {
            seen_.captured[seat] = set_field(captured_names[seat]);
        }
        numbers_field(fields_, "honours", 0, 200, seen_.honours);
        seen_.declared = number_field(fields_, "declared", 0, (1 << player_count) - 1);
        numbers_field(fields_, "scores", -highest_score_text, highest_score_text, seen_.scores);
        fields_.field("history");
        read_list(fields_, [&](std::string_view word) { read_action(word); });
    }

    int bid_of(std::string_view word) {
        const auto number = parse_integer(word);
        if (!number || *number < lowest_bid || *number > highest_bid) { // T5
            fields_.fail("expected a bid from -100 to 200, found '" + std::string(word) + "'");
            return 0;
        }
        return static_cast<int>(*number);
    }

    TarotCard card(std::string_view word) {
        const auto card = parse_tarot_card(word);
        if (!card) {
            fields_.fail("expected a card, found '" + std::string(word) + "'");
            return {};
        }
        return *card;
    }

    TarotSet set_field(std::string_view name) {
        fields_.field(name);
        TarotSet set;
        read_list(fields_, [&](std::string_view word) {
            const auto next = card(word);
            if (set.contains(next) && !fields_.error()) {
                fields_.fail(to_text(next) + " is there twice");
            }
            set.insert(next);
        });
        return fields_.error() ? TarotSet() : set;
    }

    void read_trick_card(std::string_view word) {
        const auto parts = split_parts(word, ':');
        if (parts.size() != 2 || seen_.trick.size() == player_count) {
            return fields_.fail("expected up to three times SEAT:CARD, found '" + std::string(word) + "'");
        }
        const auto seat = seat_of_word(fields_, parts[0].text, player_count);
        seen_.trick.push_back({.seat = seat, .card = card(parts[1].text)});
    }

    void read_action(std::string_view word) {
        const auto colon = word.find(':');
        const auto text = colon == std::string_view::npos ? std::string_view() : word.substr(colon + 1);
        SeenAction seen{.seat = seat_of_word(fields_, word.substr(0, colon), player_count)};
        if (text == hidden_discard) {
            seen.type = ActionType::Discard;
            seen_.history.push_back(seen);
            return;
        }
        const auto action = parse_action(text);
        if (!action) {
            return fields_.fail("expected SEAT:ACTION, found '" + std::string(word) + "'");
        }
        seen.type = action->type;
        seen.bid = action->bid;
        if (action->type == ActionType::Discard || action->type == ActionType::Play) {
            seen.card = action->card;
        }
        seen_.history.push_back(seen);
    }

    FieldReader fields_;
    Observation seen_;
};

std::string bids_text(const Observation& observation) {
    return list_text(observation.bids,
                     [](const std::optional<int>& bid) { return bid ? std::to_string(*bid) : std::string(no_words); });
}

std::string seen_text(const SeenAction& seen) {
    const bool hidden = seen.type == ActionType::Discard && !seen.card;
    const Action action{
        .type = seen.type, .card = seen.card.value_or(TarotCard{}), .bid = static_cast<std::int16_t>(seen.bid)};
    return std::to_string(seen.seat) + ':' + (hidden ? std::string(hidden_discard) : to_text(action));
}

} // namespace

std::string to_text(const Observation& observation) {
    FieldWriter text;
    text.line("options", options_to_text<Game>(observation.options));
    text.line("viewer", observation.viewer);
    text.line("dealer", observation.dealer);
    text.line("turn", seat_text(observation.turn));
    text.line("phase", std::string(phase_names[static_cast<std::size_t>(observation.phase)]));
    text.line("stage", observation.stage);
    text.line("stock", observation.stock);
    text.line("hand", cards_text(observation.hand));
    text.line("hand_sizes", numbers_text(observation.hand_sizes));
    text.line("bids", bids_text(observation));
    text.line("stands", observation.stands);
    text.line("discarded", observation.discarded);
    text.line("discards", cards_text(observation.discards));
    text.line("trick", list_text(observation.trick, [](const TrickCard& played) {
                  return std::to_string(played.seat) + ':' + to_text(played.card);
              }));
    text.line("tricks_played", observation.tricks_played);
    for (std::size_t seat = 0; seat < player_count; ++seat) {
        text.line(captured_names[seat], cards_text(observation.captured[seat]));
    }
    text.line("honours", numbers_text(observation.honours));
    text.line("declared", observation.declared);
    text.line("scores", numbers_text(observation.scores));
    text.line("history", list_text(observation.history, seen_text));
    return text.take();
}

Parsed<Observation> parse_observation(std::string_view text) {
    return Reader(text).read();
}

} // namespace mitts::mitigati
