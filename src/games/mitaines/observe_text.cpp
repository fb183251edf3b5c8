// The text of an observation: one line a field, in the order below.
//
//   options preset=pagat players=2        history items are SEAT:ACTION, a card given out of sight is "?":
//   viewer 0                              0:7S:m  1:3H  2:give:?
//   dealer 1                              calls are CALLER:RANK:KIND:CARDS_TO_PLAY, lowest first: 0:7:m:1
//   turn 0          (- if over)           a set of cards without any is "-"
//   phase play      (exchange, play, over)
//   deal 0                                known: cards that the viewer gave their partner and that are still held (M6)
//   exchanged 0                           hand_sizes and scores: by seat and by side
//   stock 36 …
#include "games/field_text.h"
#include "games/mitaines/game.h"
#include "games/mitaines/observe_check.h"

namespace mitts::mitaines {

namespace {

constexpr std::array<std::string_view, 3> phase_names{"exchange", "play", "over"};
constexpr std::string_view hidden_gift = "give:?";
Seat partner_of(const Observation& observation) {
    return seat_after(observation.viewer, observation.options.players, 2);
}

std::string call_text(const Call& call) {
    return std::to_string(call.caller) + ':' + rank_char(call.rank) + ':' + kind_char(call.kind) + ':' +
           std::to_string(call.to_play);
}

std::string seen_text(const SeenAction& seen) {
    const auto action = seen.card ? to_text(Action{.type = seen.type, .card = *seen.card, .call = seen.call})
                                  : std::string(hidden_gift);
    return std::to_string(seen.seat) + ':' + action;
}

class Reader {
public:
    explicit Reader(std::string_view text) : fields_(text) {
    }

    Parsed<Observation> read() {
        read_table();
        read_hands();
        read_pile();
        read_standing();
        fields_.end_of_text();
        if (!fields_.error()) {
            if (const auto problem = why_impossible(observation_)) {
                fields_.fail_at(problem->field, problem->what);
            }
        }
        if (fields_.error()) {
            return *fields_.error();
        }
        return observation_;
    }

private:
    void read_table() {
        fields_.field("options");
        const auto options = parse_options<Game>(fields_.rest_of_line());
        if (!options) {
            fields_.fail_within(options.error());
            return;
        }
        observation_.options = *options;
        observation_.viewer = seat_field(fields_, "viewer", players());
        observation_.dealer = seat_field(fields_, "dealer", players());
        observation_.turn = seat_or_none_field(fields_, "turn", players());
        observation_.phase = static_cast<Phase>(word_field(fields_, "phase", phase_names));
        observation_.deal = number_field(fields_, "deal", 0, max_pack);
        observation_.exchanged = number_field(fields_, "exchanged", 0, 12);
        observation_.stock = number_field(fields_, "stock", 0, max_pack);
    }

    void read_hands() {
        observation_.hand = card_set_field("hand");
        observation_.shown = card_set_field("shown");
        numbers_field(fields_, "hand_sizes", 0, max_pack, per_seat(observation_.hand_sizes));
        const auto known = card_set_field("known");
        if (!known.empty() && players() == max_players) {
            observation_.known[static_cast<std::size_t>(partner_of(observation_))] = known;
        } else if (!known.empty()) {
            fields_.fail("only partners know cards of each other");
        }
    }

    void read_pile() {
        fields_.field("pile");
        read_list(fields_, [&](std::string_view word) {
            if (observation_.pile.size() == max_pack) {
                fields_.fail("the pile is larger than the pack");
            }
            observation_.pile.push_back(card(word));
        });
        observation_.layout_size = number_field(fields_, "layout", 0, max_pack);
        fields_.field("calls");
        read_list(fields_, [&](std::string_view word) { observation_.calls.push_back(call(word)); });
        observation_.captured = card_set_field("captured");
    }

    void read_standing() {
        const auto sides = static_cast<std::size_t>(side_count(observation_.options));
        numbers_field(fields_, "scores", 0, highest_score_text, std::span(observation_.scores).first(sides));
        observation_.last_capturer = seat_or_none_field(fields_, "last_capturer", players());
        observation_.last_contractor = seat_or_none_field(fields_, "last_contractor", players());
        fields_.field("history");
        read_list(fields_, [&](std::string_view word) { observation_.history.push_back(seen(word)); });
    }

    int players() const {
        return observation_.options.players;
    }

    std::span<int> per_seat(std::array<int, max_players>& numbers) const {
        return std::span(numbers).first(static_cast<std::size_t>(players()));
    }

    Card card(std::string_view word) {
        const auto card = parse_card(word);
        if (!card) {
            fields_.fail("expected a card, found '" + std::string(word) + "'");
            return {};
        }
        if (card->index >= pack_size(observation_.options)) {
            fields_.fail(to_text(*card) + " is not in this pack"); // M1
            return {};
        }
        return *card;
    }

    CardSet card_set_field(std::string_view name) {
        fields_.field(name);
        CardSet set;
        read_list(fields_, [&](std::string_view word) {
            const auto next = card(word);
            if (set.contains(next)) {
                fields_.fail(to_text(next) + " is there twice");
            }
            set.insert(next);
        });
        return set;
    }

    Call call(std::string_view word) {
        const auto parts = split_parts(word, ':');
        Call call;
        if (parts.size() != 4 || parts[1].text.size() != 1) {
            fields_.fail("expected CALLER:RANK:KIND:CARDS_TO_PLAY, found '" + std::string(word) + "'");
            return call;
        }
        const auto rank = parse_rank(parts[1].text.front());
        const auto to_play = parse_integer(parts[3].text);
        call.caller = seat_of_word(fields_, parts[0].text, players());
        for (const auto kind : {Kind::Mitten, Kind::Glove, Kind::Sock}) {
            if (parts[2].text == std::string_view(std::array{kind_char(kind)}.data(), 1)) {
                call.kind = kind;
            }
        }
        if (!rank || call.kind == Kind::None || !to_play || *to_play < 0 || *to_play > 4) {
            fields_.fail("there is no such call: '" + std::string(word) + "'");
            return call;
        }
        call.rank = *rank;
        call.to_play = static_cast<std::uint8_t>(*to_play);
        return call;
    }

    SeenAction seen(std::string_view word) {
        const auto colon = word.find(':');
        SeenAction seen{.seat = seat_of_word(fields_, word.substr(0, colon), players())};
        const auto text = colon == std::string_view::npos ? std::string_view() : word.substr(colon + 1);
        if (text == hidden_gift) {
            seen.type = ActionType::Give;
            return seen;
        }
        const auto action = parse_action(text);
        if (!action) {
            fields_.fail("expected SEAT:ACTION, found '" + std::string(word) + "'");
            return seen;
        }
        seen.type = action->type;
        seen.call = action->call;
        seen.card = card(to_text(action->card));
        return seen;
    }

    FieldReader fields_;
    Observation observation_;
};

} // namespace

std::string to_text(const Observation& observation) {
    const auto sides = static_cast<std::size_t>(side_count(observation.options));
    const auto seats = static_cast<std::size_t>(observation.options.players);
    const auto known = observation.options.players == max_players
                           ? observation.known[static_cast<std::size_t>(partner_of(observation))]
                           : CardSet();
    FieldWriter text;
    text.line("options", options_to_text<Game>(observation.options));
    text.line("viewer", observation.viewer);
    text.line("dealer", observation.dealer);
    text.line("turn", seat_text(observation.turn));
    text.line("phase", std::string(phase_names[static_cast<std::size_t>(observation.phase)]));
    text.line("deal", observation.deal);
    text.line("exchanged", observation.exchanged);
    text.line("stock", observation.stock);
    text.line("hand", cards_text(observation.hand));
    text.line("shown", cards_text(observation.shown));
    text.line("hand_sizes", numbers_text(std::span(observation.hand_sizes).first(seats)));
    text.line("known", cards_text(known));
    text.line("pile", cards_text(observation.pile));
    text.line("layout", observation.layout_size);
    text.line("calls", list_text(observation.calls, call_text));
    text.line("captured", cards_text(observation.captured));
    text.line("scores", numbers_text(std::span(observation.scores).first(sides)));
    text.line("last_capturer", seat_text(observation.last_capturer));
    text.line("last_contractor", seat_text(observation.last_contractor));
    text.line("history", list_text(observation.history, seen_text));
    return text.take();
}

Parsed<Observation> parse_observation(std::string_view text) {
    return Reader(text).read();
}

} // namespace mitts::mitaines
