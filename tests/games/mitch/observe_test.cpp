// Tests Mitch observations: the text form, the rejection of impossible observations, and uniform resampling.
#include "tests/support/mitch_position.h"
#include "tests/support/random_options.h"
#include "tests/support/random_play.h"

using namespace mitts;
using namespace mitts::mitch;
using namespace mitts::tests;

namespace {

std::vector<Observation> observations_of_a_round(const Options& options, std::uint64_t seed) {
    Rng rng(seed);
    std::vector<Observation> seen;
    auto match = *MitchMatch::begin(options, SeededStart{.seed = seed});
    while (match.phase() == MatchPhase::Playing) {
        for (Seat seat = 0; seat < options.players; ++seat) {
            seen.push_back(match.observe(seat));
        }
        match.submit(random_action<Mitch>(options, match.referee_state(), rng));
    }
    seen.push_back(match.observe(0));
    return seen;
}

void play_to_the_end(const Options& options, State state, Rng& rng) {
    while (state.phase != Phase::Over) {
        mitch::apply(options, state, random_action<Mitch>(options, state, rng));
    }
}

const std::string pick_up_text =
    "options preset=pick_up players=2\nviewer 0\ndealer 1\nturn 0\nphase first\nstep play\nstock 30\n"
    "hand 2C 9D KH\nhand_sizes 3 2\nshown 0:9D 1:5C\ncolumns 0:S:Q7 1:H:9\ndiscards 4C 8C\naces AC\n"
    "had_turn 3\nplaced 3\npile_draws 2\ntaken 9D\ndrawn -\nscores 0 0\nhistory 1:drop:9D 0:draw:pile\n";

std::string with(std::string_view from, std::string_view to) {
    auto text = pick_up_text;
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

} // namespace

TEST_CASE("a hand-written Mitch observation parses") {
    const auto observation = mitch::parse_observation(pick_up_text);
    REQUIRE_MESSAGE(observation, (observation ? "" : observation.error().to_text()));
    CHECK(observation->hand.size() == 3);
    CHECK(observation->shown[1].contains(*parse_card("5C")));
    CHECK(observation->taken == parse_card("9D"));
    CHECK(observation->history.size() == 2);
    CHECK(to_text(*observation) == pick_up_text);
}

TEST_CASE("an impossible Mitch observation is rejected with the line number of the error") {
    struct Case {
        std::string text;
        int line;
        std::string_view what;
    };
    const std::vector<Case> cases{
        {"", 1, "expected the line 'options'"},
        {with("pick_up players", "pick_up playrs"), 1, "did you mean 'players'"},
        {with("viewer 0", "viewer 2"), 2, "from 0 to 1"},
        {with("turn 0", "turn -"), 4, "somebody is on turn"},
        {with("phase first", "phase third"), 5, "one of"},
        {with("phase first", "phase second"), 5, "the closing ace is not out"},
        {with("aces AC", "aces AC AD AH"), 5, "the closing ace is out"},
        {with("step play", "step sleep"), 6, "one of"},
        {with("step play", "step draw"), 6, "no choice of a draw"},
        {with("stock 30", "stock 105"), 7, "from 0 to 104"},
        {with("stock 30", "stock 1"), 7, "closing ace can never come"},
        {with("hand 2C", "hand X1"), 8, "a card of the pack"},
        {with("hand 2C", "hand AD"), 8, "an ace is never held"},
        {with("hand 2C", "hand 9D"), 8, "too often"},
        {with("hand 2C 9D KH", "hand 2C 2C 2C 9D"), 8, "three times"},
        {with("hand_sizes 3 2", "hand_sizes 4 2"), 9, "hand has 3"},
        {with("hand_sizes 3 2", "hand_sizes 3 40"), 9, "more cards are hidden"},
        {with("1:5C", "1:2C"), 10, "too often"},
        {with("1:5C", "0:5C"), 10, "does not hold a card"},
        {with("0:S:Q7", "0:S:7Q"), 11, "in this order"},
        {with("0:S:Q7", "0:X:Q7"), 11, "SEAT:SUIT:RANKS"},
        {with("0:S:Q7", "0:S:AQ"), 11, "in this order"},
        {with("0:S:Q7", "1:H:K"), 11, "one column for each suit"},
        {with("discards 4C", "discards KH"), 12, "too often"},
        {with("discards 4C", "discards AD"), 12, "an ace is never discarded"},
        {with("aces AC", "aces KC"), 13, "not an ace"},
        {with("taken 9D", "taken 2C"), 17, "in sight"},
        {with("drawn -", "drawn 4C"), 18, "holds it"},
        {with("1:drop:9D", "1:drop"), 20, "SEAT:ACTION"},
        {pick_up_text + "more\n", 21, "should end"},
    };
    for (const auto& wrong : cases) {
        CAPTURE(wrong.text);
        const auto parsed = mitch::parse_observation(wrong.text);
        REQUIRE(!parsed);
        CAPTURE(parsed.error().to_text());
        CHECK(parsed.error().line == wrong.line);
        CHECK(parsed.error().what.find(wrong.what) != std::string::npos);
    }
}

TEST_CASE("a damaged Mitch observation that still parses can be resampled and played to the end") {
    Rng rng(99);
    int accepted = 0;
    for (int table = 0; table < 30; ++table) {
        const auto options = random_options<Mitch>(rng);
        const auto observations = observations_of_a_round(options, 31);
        for (std::size_t index = 0; index < observations.size(); index += 1 + observations.size() / 40) {
            for (int attempt = 0; attempt < 6; ++attempt) {
                auto text = to_text(observations[index]);
                const auto from = rng.below(static_cast<std::uint32_t>(text.size()));
                const auto to = rng.below(static_cast<std::uint32_t>(text.size()));
                if (rng.below(2) == 0) {
                    text[from] = text[to];
                } else {
                    text.erase(from, 1 + rng.below(4));
                }
                if (const auto parsed = mitch::parse_observation(text)) {
                    ++accepted;
                    CHECK(*mitch::parse_observation(to_text(*parsed)) == *parsed);
                    play_to_the_end(parsed->options, mitch::resample(parsed->options, *parsed, rng), rng);
                }
            }
        }
    }
    CHECK(accepted > 100);
}

TEST_CASE("all players know a card taken from the discard pile until it is played (C7)") {
    const MitchPosition position{.options = "preset=pick_up players=2",
                                 .hands = "KC QC / 4C 5C",
                                 .stock = "2S 3S 4S 5S 6S AC",
                                 .discards = "9D",
                                 .aces = "2"};
    CHECK(words(play(position, "draw:pile drop:KC").observe(1).shown[0]) == "9D");
    CHECK(words(play(position, "draw:pile place:9D").observe(1).shown[0]).empty());
    Rng rng(4);
    const auto observation = play(position, "draw:pile drop:KC").observe(1);
    for (int draw = 0; draw < 50; ++draw) {
        CHECK(mitch::resample(observation.options, observation, rng).hands[0].contains(*parse_card("9D")));
    }
}

TEST_CASE("a seat sees the card that it drew, but neither the cards that others drew nor the stock") {
    const auto match =
        play({.hands = "KC / QC", .stock = "2H 3H 4H AC AD AH", .aces = "0"}, "place:2H"); // seat 1 drew 3H
    CHECK(match.observe(1).drawn == parse_card("3H"));
    CHECK(!match.observe(0).drawn);
    const auto text = to_text(match.observe(0));
    for (const std::string hidden : {"3H", "4H", "QC", "AC", "AD", "AH"}) {
        CHECK(text.find(hidden) == std::string::npos);
    }
}

TEST_CASE("resample distributes the hidden cards uniformly and puts aces only into the stock") {
    // Seat 0 knows five cards. The other 47 cards are unseen: seat 1 holds four, and the stock has the rest.
    const auto options = *parse_options<Mitch>("players=2 hand_size=4");
    const auto match = *MitchMatch::begin(options, DealtStart<Mitch>{.deck = deck_of(options, "2C 3C"), .dealer = 1});
    const auto observation = match.observe(0);
    std::array<int, 52> in_hand{};
    std::array<int, 52> on_top{};
    Rng rng(8);
    constexpr int draws = 4300;
    for (int draw = 0; draw < draws; ++draw) {
        const auto state = mitch::resample(options, observation, rng);
        for (const auto card : state.hands[1]) {
            ++in_hand[card.index];
        }
        ++on_top[state.deck[0].index];
    }
    for (std::uint8_t index = 0; index < 52; ++index) {
        const Card card{index};
        const bool own = observation.hand.contains(card);
        const bool ace = card.rank() == Rank::Ace;
        CAPTURE(to_text(card));
        // The hand has four of the 43 unseen cards other than aces, so each is expected 400 times (σ = 19).
        CHECK((own || ace ? in_hand[index] == 0 : std::abs(in_hand[index] - 400) < 100));
        // The stock has 43 cards, including four aces. Each ace is expected on top 100 times, and each other card
        // 39/43 as often.
        CHECK((own ? on_top[index] == 0 : std::abs(on_top[index] - (ace ? 100 : 91)) < 55));
    }
}
