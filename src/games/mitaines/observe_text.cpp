// The text of an observation: one line a field, in the order below.
//
//   options preset=pagat players=2        history items are SEAT:ACTION, a card given out of sight is "?":
//   viewer 0                              0:7S:m  1:3H  2:give:?
//   dealer 1                              calls are CALLER:RANK:KIND:CARDS_TO_PLAY, lowest first: 0:7:m:1
//   turn 0          (- if over)           a set of cards without any is "-"
//   phase play      (exchange, play, over)
//   deal 0                                known: cards that the viewer gave his partner and that are still held (M6)
//   exchanged 0                           hand_sizes and scores: by seat and by side
//   stock 36 …
#include "games/field_reader.h"
#include "games/mitaines/game.h"
#include "games/mitaines/observe_check.h"

namespace mitts::mitaines {

namespace {

constexpr std::array<std::string_view, 3> phase_names{"exchange", "play", "over"};
constexpr std::string_view none = "-";
constexpr std::string_view hidden_gift = "give:?";
/// More than any match could score in a round, and far from where an int ends.
constexpr int highest_score = 1'000'000'000;

Seat partner_of(const Observation& observation) {
    return seat_after(observation.viewer, observation.options.players, 2);
}

std::string seat_text(Seat seat) {
    return seat == no_seat ? std::string(none) : std::to_string(seat);
}

template <class Cards>
std::string cards_text(const Cards& cards) {
    std::string text;
    for (const auto card : cards) {
        text += (text.empty() ? "" : " ") + to_text(card);
    }
    return text.empty() ? std::string(none) : text;
}

std::string numbers_text(std::span<const int> numbers) {
    std::string text;
    for (const int number : numbers) {
        text += (text.empty() ? "" : " ") + std::to_string(number);
    }
    return text;
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

template <class Items, class Write>
std::string list_text(const Items& items, Write write) {
    std::string text;
    for (const auto& item : items) {
        text += (text.empty() ? "" : " ") + write(item);
    }
    return text.empty() ? std::string(none) : text;
}

class Reader {
public:
    explicit Reader(std::string_view text) : fields_(text) {}

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
        observation_.viewer = seat_field("viewer");
        observation_.dealer = seat_field("dealer");
        observation_.turn = seat_or_none_field("turn");
        read_phase();
        observation_.deal = number_field("deal", max_pack);
        observation_.exchanged = number_field("exchanged", 12);
        observation_.stock = number_field("stock", max_pack);
    }

    void read_hands() {
        observation_.hand = card_set_field("hand");
        observation_.shown = card_set_field("shown");
        fields_.field("hand_sizes");
        for (int seat = 0; seat < players(); ++seat) {
            observation_.hand_sizes[static_cast<std::size_t>(seat)] = number(max_pack);
        }
        fields_.end_of_line();
        const auto known = card_set_field("known");
        if (!known.empty() && players() == max_players) {
            observation_.known[static_cast<std::size_t>(partner_of(observation_))] = known;
        } else if (!known.empty()) {
            fields_.fail("only partners know cards of each other");
        }
    }

    void read_pile() {
        fields_.field("pile");
        read_list([&](std::string_view word) {
            if (observation_.pile.size() == max_pack) {
                fields_.fail("the pile is larger than the pack");
            }
            observation_.pile.push_back(card(word));
        });
        observation_.layout_size = number_field("layout", max_pack);
        fields_.field("calls");
        read_list([&](std::string_view word) { observation_.calls.push_back(call(word)); });
        observation_.captured = card_set_field("captured");
    }

    void read_standing() {
        fields_.field("scores");
        for (int side = 0; side < side_count(observation_.options); ++side) {
            observation_.scores[static_cast<std::size_t>(side)] = number(highest_score);
        }
        fields_.end_of_line();
        observation_.last_capturer = seat_or_none_field("last_capturer");
        observation_.last_contractor = seat_or_none_field("last_contractor");
        fields_.field("history");
        read_list([&](std::string_view word) { observation_.history.push_back(seen(word)); });
    }

    void read_phase() {
        fields_.field("phase");
        const auto word = fields_.word("exchange, play or over");
        for (std::size_t phase = 0; phase < phase_names.size(); ++phase) {
            if (word == phase_names[phase]) {
                observation_.phase = static_cast<Phase>(phase);
                return fields_.end_of_line();
            }
        }
        fields_.fail("expected exchange, play or over, found '" + std::string(word) + "'");
    }

    int players() const { return observation_.options.players; }

    int number(int high) { return static_cast<int>(fields_.number(0, high)); }

    int number_field(std::string_view name, int high) {
        fields_.field(name);
        const int value = number(high);
        fields_.end_of_line();
        return value;
    }

    Seat seat_field(std::string_view name) { return static_cast<Seat>(number_field(name, players() - 1)); }

    Seat seat_or_none_field(std::string_view name) {
        fields_.field(name);
        const auto word = fields_.word("a seat or -");
        const auto seat = word == none ? no_seat : seat_of(word);
        fields_.end_of_line();
        return seat;
    }

    Seat seat_of(std::string_view word) {
        const auto number = parse_integer(word);
        if (!number || *number < 0 || *number >= players()) {
            fields_.fail(
                "there are seats 0 to " + std::to_string(players() - 1) + ", found '" + std::string(word) + "'");
            return 0;
        }
        return static_cast<Seat>(*number);
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

    // The words of a line that is a list, "-" for an empty one.
    template <class Read>
    void read_list(Read read) {
        auto word = fields_.word("a list or -");
        if (word == none) {
            return fields_.end_of_line();
        }
        while (!fields_.error()) {
            read(word);
            if (!fields_.more()) {
                return;
            }
            word = fields_.word("an item");
        }
    }

    CardSet card_set_field(std::string_view name) {
        fields_.field(name);
        CardSet set;
        read_list([&](std::string_view word) {
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
        call.caller = seat_of(parts[0].text);
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
        SeenAction seen{.seat = seat_of(word.substr(0, colon))};
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
    std::string text;
    const auto line = [&](std::string_view name, const std::string& value) {
        text.append(name).append(" ").append(value).append("\n");
    };
    line("options", options_to_text<Game>(observation.options));
    line("viewer", std::to_string(observation.viewer));
    line("dealer", std::to_string(observation.dealer));
    line("turn", seat_text(observation.turn));
    line("phase", std::string(phase_names[static_cast<std::size_t>(observation.phase)]));
    line("deal", std::to_string(observation.deal));
    line("exchanged", std::to_string(observation.exchanged));
    line("stock", std::to_string(observation.stock));
    line("hand", cards_text(observation.hand));
    line("shown", cards_text(observation.shown));
    line("hand_sizes", numbers_text(std::span(observation.hand_sizes).first(seats)));
    line("known", cards_text(known));
    line("pile", cards_text(observation.pile));
    line("layout", std::to_string(observation.layout_size));
    line("calls", list_text(observation.calls, call_text));
    line("captured", cards_text(observation.captured));
    line("scores", numbers_text(std::span(observation.scores).first(sides)));
    line("last_capturer", seat_text(observation.last_capturer));
    line("last_contractor", seat_text(observation.last_contractor));
    line("history", list_text(observation.history, seen_text));
    return text;
}

Parsed<Observation> parse_observation(std::string_view text) {
    return Reader(text).read();
}

} // namespace mitts::mitaines
