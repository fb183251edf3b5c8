// A minimal game that satisfies the concept in games/game.h: each player plays one of three cards, and the highest card
// scores a point. It shows that the concept, the match, the records and the contract tests do not depend on a real
// game.
#pragma once

#include "cards/check.h"
#include "games/game.h"
#include "games/option_text.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace mitts::tests {

namespace toy {

inline constexpr int pack_size = 12;
inline constexpr int hand_cards = 3;

/// A card is a number. Card 1 is written C1.
struct Card {
    std::uint8_t number = 0;
    friend constexpr auto operator<=>(Card, Card) = default;
};

enum class Winner : std::uint8_t { Highest, Lowest };

struct Options {
    int preset = 0;
    int players = 2;
    int target = 5;
    Winner winner = Winner::Highest;
    friend bool operator==(const Options&, const Options&) = default;
};

using CardBits = std::uint16_t;
constexpr CardBits bit(Card card) {
    return static_cast<CardBits>(1U << card.number);
}

struct State {
    std::array<CardBits, 3> hands{};
    std::array<Card, 3> trick{}; ///< the cards played, by seat
    std::array<std::int8_t, 3> points{};
    CardBits played = 0;
    CardBits stock = 0;
    std::int8_t in_trick = 0;
    Seat dealer = 0;
    Seat turn = 0;
    friend bool operator==(const State&, const State&) = default;
};

struct Action {
    Card card{};
    friend constexpr auto operator<=>(const Action&, const Action&) = default;
};

struct SeenAction {
    Seat seat = no_seat;
    Card card{};
    friend bool operator==(const SeenAction&, const SeenAction&) = default;
};

struct Event {
    int side = 0;
    int points = 0;
};

enum class Refusal : std::uint8_t { RoundOver, NotInHand };

struct Setup {
    std::vector<std::vector<Card>> hands;
    friend bool operator==(const Setup&, const Setup&) = default;
};

struct Observation {
    Options options{};
    Seat viewer = 0;
    Seat turn = 0;
    State seen{}; ///< the other hands and the stock are empty
    std::array<int, 3> hand_sizes{};
    std::vector<SeenAction> history{};
    friend bool operator==(const Observation&, const Observation&) = default;
};

inline constexpr std::array<std::string_view, 2> presets{"plain", "misere"};
inline constexpr std::array<std::string_view, 2> winners{"highest", "lowest"};
inline constexpr std::array<int, 2> player_numbers{2, 3};
inline constexpr std::array<std::string_view, 1> setup_tags{"Hands"};

inline constexpr std::array<OptionDescriptor<Options>, 3> descriptors{{
    {.name = "players",
     .kind = OptionKind::Numbers,
     .numbers = player_numbers,
     .get = option_get<Options, &Options::players>,
     .set = option_set<Options, &Options::players>},
    {.name = "target",
     .kind = OptionKind::Range,
     .low = 1,
     .high = 20,
     .get = option_get<Options, &Options::target>,
     .set = option_set<Options, &Options::target>},
    {.name = "winner",
     .kind = OptionKind::Choice,
     .choices = winners,
     .get = option_get<Options, &Options::winner>,
     .set = option_set<Options, &Options::winner>},
}};

inline std::vector<Card> cards_of(CardBits bits) {
    std::vector<Card> cards;
    for (std::uint8_t number = 0; number < pack_size; ++number) {
        if ((bits >> number & 1) != 0) {
            cards.push_back(Card{number});
        }
    }
    return cards;
}

} // namespace toy

struct ToyGame {
    using Card = toy::Card;
    using Options = toy::Options;
    using State = toy::State;
    using Setup = toy::Setup;
    using Action = toy::Action;
    using Actions = std::vector<toy::Action>;
    using SeenAction = toy::SeenAction;
    using Refusal = toy::Refusal;
    using Event = toy::Event;
    using Events = std::vector<toy::Event>;
    using Observation = toy::Observation;

    static constexpr std::string_view name = "toy";

    static std::span<const std::string_view> preset_names() {
        return toy::presets;
    }
    static Options preset_options(int preset) {
        return {.preset = preset, .winner = preset == 0 ? toy::Winner::Highest : toy::Winner::Lowest};
    }
    static std::span<const OptionDescriptor<Options>> option_descriptors() {
        return toy::descriptors;
    }
    static void set_players(Options& options, int players) {
        options.players = players;
    }
    static void settle(Options& /*options*/) {
    }
    static std::optional<OptionProblem> validate(const Options& options) {
        if (options.players != 2 && options.players != 3) {
            return OptionProblem{.option = "players", .accepts = "2 or 3"};
        }
        return std::nullopt;
    }
    static int players(const Options& options) {
        return options.players;
    }
    static int sides(const Options& options) {
        return options.players;
    }
    static int side_of(const Options& /*options*/, Seat seat) {
        return seat;
    }

    static std::vector<Card> pack(const Options& /*options*/) {
        return toy::cards_of((1U << toy::pack_size) - 1);
    }
    static Seat first_dealer(const Options& options, Rng& rng) {
        return static_cast<Seat>(rng.below(static_cast<std::uint32_t>(options.players)));
    }
    static State start_round(const Options& options, const std::vector<Card>& deck, Seat dealer) {
        State state{.dealer = dealer, .turn = seat_after(dealer, options.players)};
        const auto dealt = static_cast<std::size_t>(options.players * toy::hand_cards);
        for (std::size_t index = 0; index < deck.size(); ++index) {
            auto& place = index < dealt ? state.hands[index % static_cast<std::size_t>(options.players)] : state.stock;
            place = static_cast<toy::CardBits>(place | toy::bit(deck[index]));
        }
        return state;
    }
    static Parsed<State> start_setup(const Options& options, const Setup& setup) {
        if (static_cast<int>(setup.hands.size()) != options.players) {
            return tag_error("Hands", 0, "one hand for each player");
        }
        State state;
        for (std::size_t seat = 0; seat < setup.hands.size(); ++seat) {
            for (const auto card : setup.hands[seat]) {
                state.hands[seat] = static_cast<toy::CardBits>(state.hands[seat] | toy::bit(card));
            }
        }
        state.dealer = static_cast<Seat>(options.players - 1);
        return state;
    }

    static Seat turn(const State& state) {
        return state.turn;
    }
    static Seat dealer(const State& state) {
        return state.dealer;
    }
    static Actions legal_actions(const Options& /*options*/, const State& state) {
        Actions actions;
        if (state.turn != no_seat) {
            for (const auto card : toy::cards_of(state.hands[static_cast<std::size_t>(state.turn)])) {
                actions.push_back({.card = card});
            }
        }
        return actions;
    }
    static std::optional<Refusal> why_not(const Options& /*options*/, const State& state, Action action) {
        if (state.turn == no_seat) {
            return Refusal::RoundOver;
        }
        const bool held = (state.hands[static_cast<std::size_t>(state.turn)] & toy::bit(action.card)) != 0;
        return held ? std::nullopt : std::optional(Refusal::NotInHand);
    }
    static Events apply(const Options& options, State& state, Action action) {
        MITTS_CHECK(!why_not(options, state, action));
        const auto seat = static_cast<std::size_t>(state.turn);
        state.hands[seat] = static_cast<toy::CardBits>(state.hands[seat] & ~toy::bit(action.card));
        state.played = static_cast<toy::CardBits>(state.played | toy::bit(action.card));
        state.trick[seat] = action.card;
        state.turn = seat_after(state.turn, options.players);
        if (++state.in_trick < options.players) {
            return {};
        }
        return finish_trick(options, state);
    }
    static void apply_watched(const Options& options, State& state, Action action, const auto& watch) {
        for (const auto& event : apply(options, state, action)) {
            watch(event);
        }
    }
    static void apply_quietly(const Options& options, State& state, Action action) {
        apply(options, state, action);
    }
    static std::vector<int> round_scores(const Options& options, const State& state) {
        return {state.points.begin(), state.points.begin() + options.players};
    }
    static std::vector<int> winners(const Options& options, std::span<const int> totals, int /*rounds*/) {
        const int best = *std::max_element(totals.begin(), totals.end());
        const auto leaders = std::count(totals.begin(), totals.end(), best);
        if (best < options.target || leaders > 1) {
            return {};
        }
        return {static_cast<int>(std::max_element(totals.begin(), totals.end()) - totals.begin())};
    }

    static Observation observe(const Options& options, const State& state, Seat viewer) {
        Observation observation{.options = options, .viewer = viewer, .turn = state.turn, .seen = state};
        for (std::size_t seat = 0; seat < state.hands.size(); ++seat) {
            observation.hand_sizes[seat] = static_cast<int>(toy::cards_of(state.hands[seat]).size());
            if (static_cast<Seat>(seat) != viewer) {
                observation.seen.hands[seat] = 0;
            }
        }
        observation.seen.stock = 0;
        return observation;
    }
    static SeenAction seen_by(const Options& /*options*/, Seat /*viewer*/, Seat seat, Action action) {
        return {.seat = seat, .card = action.card};
    }
    static State resample(const Options& options, const Observation& observation, Rng& rng) {
        auto state = observation.seen;
        const auto known = state.played | state.hands[static_cast<std::size_t>(observation.viewer)];
        auto hidden = toy::cards_of(static_cast<toy::CardBits>(~known & ((1U << toy::pack_size) - 1)));
        shuffle(std::span<Card>(hidden), rng);
        for (Seat seat = 0; seat < options.players; ++seat) {
            auto& hand = state.hands[static_cast<std::size_t>(seat)];
            while (static_cast<int>(toy::cards_of(hand).size()) <
                   observation.hand_sizes[static_cast<std::size_t>(seat)]) {
                hand = static_cast<toy::CardBits>(hand | toy::bit(hidden.back()));
                hidden.pop_back();
            }
        }
        for (const auto card : hidden) {
            state.stock = static_cast<toy::CardBits>(state.stock | toy::bit(card));
        }
        return state;
    }

    static std::string card_to_text(Card card) {
        return "C" + std::to_string(card.number);
    }
    static std::optional<Card> parse_card(std::string_view text) {
        const auto number = text.empty() ? std::nullopt : parse_unsigned(text.substr(1));
        const bool known = number && *number < toy::pack_size && (text[0] == 'C' || text[0] == 'c');
        return known ? std::optional(Card{static_cast<std::uint8_t>(*number)}) : std::nullopt;
    }
    static std::string action_to_text(Action action) {
        return card_to_text(action.card);
    }
    static std::optional<Action> parse_action(std::string_view text) {
        const auto card = parse_card(text);
        return card ? std::optional(Action{.card = *card}) : std::nullopt;
    }
    static std::vector<std::string> legal_texts(const Options& options, const State& state) {
        std::vector<std::string> texts;
        for (const auto action : legal_actions(options, state)) {
            texts.push_back(action_to_text(action));
        }
        return texts;
    }
    static bool same_entry(Action /*left*/, Action /*right*/) {
        return false;
    }
    static std::span<const std::string_view> setup_tag_names() {
        return toy::setup_tags;
    }
    static Parsed<Setup> parse_setup(const Options& /*options*/, std::span<const Tag> tags) {
        Setup setup;
        for (const auto& tag : tags) {
            for (const auto& hand : tag.name == "Hands" ? split_parts(tag.value, '/') : std::vector<Word>()) {
                setup.hands.emplace_back();
                for (const auto& word : split_words(hand.text, " ")) {
                    const auto card = parse_card(word.text);
                    if (!card) {
                        return tag_error(tag.name, hand.offset + word.offset, "no card");
                    }
                    setup.hands.back().push_back(*card);
                }
            }
        }
        return setup;
    }
    static std::vector<Tag> setup_to_tags(const Setup& setup) {
        std::string text;
        for (const auto& hand : setup.hands) {
            text += text.empty() ? "" : " /";
            for (const auto card : hand) {
                text += (text.empty() ? "" : " ") + card_to_text(card);
            }
        }
        return {{.name = "Hands", .value = text}};
    }
    static constexpr std::string_view former_options{};
    static void bring_totals(const Options& /*options*/, State& /*state*/, std::span<const int> /*totals*/) {
    }
    static std::string_view refusal_name(const Refusal& refusal) {
        return refusal == Refusal::RoundOver ? "round_over" : "not_in_hand";
    }
    static std::string_view refusal_rule(const Refusal& /*refusal*/) {
        return {};
    }

    /// Returns the options, and then the numbers of the observation in a fixed order.
    static std::string observation_to_text(const Observation& observation) {
        std::string text = options_to_text<ToyGame>(observation.options) + "\n";
        const auto& seen = observation.seen;
        const auto add = [&](int number) { text += std::to_string(number) + " "; };
        for (const int number :
             {int{observation.viewer}, int{seen.played}, int{seen.in_trick}, int{seen.dealer}, int{seen.turn}}) {
            add(number);
        }
        for (std::size_t seat = 0; seat < 3; ++seat) {
            add(seen.hands[seat]);
            add(seen.trick[seat].number);
            add(seen.points[seat]);
            add(observation.hand_sizes[seat]);
        }
        for (const auto& action : observation.history) {
            add(action.seat);
            add(action.card.number);
        }
        return text;
    }
    static Parsed<Observation> parse_observation(std::string_view text) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto options = parse_options<ToyGame>(text.substr(0, end));
        std::vector<int> numbers;
        for (const auto& word : split_words(text.substr(end), " \n")) {
            numbers.push_back(static_cast<int>(parse_integer(word.text).value_or(0)));
        }
        if (!options || numbers.size() < 17) {
            return ParseError{.what = "no observation", .line = 1};
        }
        Observation observation{.options = *options, .viewer = static_cast<Seat>(numbers[0])};
        auto& seen = observation.seen;
        seen.played = static_cast<toy::CardBits>(numbers[1]);
        seen.in_trick = static_cast<std::int8_t>(numbers[2]);
        seen.dealer = static_cast<Seat>(numbers[3]);
        seen.turn = observation.turn = static_cast<Seat>(numbers[4]);
        for (std::size_t seat = 0; seat < 3; ++seat) {
            const auto* of_seat = &numbers[5 + seat * 4];
            seen.hands[seat] = static_cast<toy::CardBits>(of_seat[0]);
            seen.trick[seat] = Card{static_cast<std::uint8_t>(of_seat[1])};
            seen.points[seat] = static_cast<std::int8_t>(of_seat[2]);
            observation.hand_sizes[seat] = of_seat[3];
        }
        for (std::size_t index = 17; index + 1 < numbers.size(); index += 2) {
            observation.history.push_back({.seat = static_cast<Seat>(numbers[index]),
                                           .card = Card{static_cast<std::uint8_t>(numbers[index + 1])}});
        }
        return observation;
    }

private:
    static Events finish_trick(const Options& options, State& state) {
        const auto end = state.trick.begin() + options.players;
        const auto best = options.winner == toy::Winner::Highest ? std::max_element(state.trick.begin(), end)
                                                                 : std::min_element(state.trick.begin(), end);
        const auto winner = static_cast<Seat>(best - state.trick.begin());
        ++state.points[static_cast<std::size_t>(winner)];
        state.trick = {};
        state.in_trick = 0;
        state.turn = state.hands[static_cast<std::size_t>(winner)] == 0 ? no_seat : winner;
        return {{.side = winner, .points = 1}};
    }
};

static_assert(Game<ToyGame>);

} // namespace mitts::tests
