// Tests Mitigati observations: the text form, the rejection of impossible observations, and uniform resampling.
#include "tests/support/mitigati_position.h"
#include "tests/support/random_options.h"
#include "tests/support/random_play.h"

using namespace mitts;
using namespace mitts::mitigati;
using namespace mitts::tests;

namespace {

std::vector<Observation> observations_of_a_deal(std::uint64_t seed) {
    Rng rng(seed);
    std::vector<Observation> seen;
    auto match = *MitigatiMatch::begin({}, SeededStart{.seed = seed});
    while (match.phase() == MatchPhase::Playing) {
        for (Seat seat = 0; seat < 3; ++seat) {
            seen.push_back(match.observe(seat));
        }
        match.submit(random_action<Mitigati>({}, match.referee_state(), rng));
    }
    seen.push_back(match.observe(0));
    return seen;
}

void play_to_the_end(const Options& options, State state, Rng& rng) {
    while (state.phase != Phase::Over) {
        mitigati::apply(options, state, random_action<Mitigati>(options, state, rng));
    }
}

const std::string bargain_text =
    "options preset=standard players=3\nviewer 0\ndealer 2\nturn 1\nphase bargain\nstage 1\nstock 48\n"
    "hand 2C 3C 4C 5C 6C 7C 8C 9C KH 21\nhand_sizes 10 10 10\nbids 5 - -\nstands 0\ndiscarded 0\ndiscards -\ntrick -\n"
    "tricks_played 0\ncaptured_0 -\ncaptured_1 -\ncaptured_2 -\nhonours 0 0 0\ndeclared 0\nscores 0 0 0\nhistory "
    "0:bid:5\n";

const std::string play_text =
    "options preset=standard players=3\nviewer 2\ndealer 2\nturn 1\nphase play\nstage 3\nstock 0\n"
    "hand 2C KH\nhand_sizes 1 2 2\nbids - - -\nstands 0\ndiscarded 3\ndiscards 3C QD 00\ntrick 0:5H\n"
    "tricks_played 1\ncaptured_0 21\ncaptured_1 -\ncaptured_2 -\nhonours 0 0 0\ndeclared 0\nscores 0 0 0\n"
    "history 2:discard:3C 0:5H\n";

std::string with(std::string text, std::string_view from, std::string_view to) {
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

} // namespace

TEST_CASE("hand-written Mitigati observations parse") {
    for (const auto& text : {bargain_text, play_text}) {
        const auto observation = mitigati::parse_observation(text);
        REQUIRE_MESSAGE(observation, (observation ? "" : observation.error().to_text()));
        CHECK(to_text(*observation) == text);
    }
    CHECK(mitigati::parse_observation(bargain_text)->bids[0] == 5);
    CHECK(mitigati::parse_observation(play_text)->discards.size() == 3);
}

TEST_CASE("an impossible Mitigati observation is rejected with the line number of the error") {
    struct Case {
        std::string text;
        int line;
        std::string_view what;
    };
    const std::vector<Case> cases{
        {"", 1, "expected the line 'options'"},
        {with(bargain_text, "standard players=3", "standard players=4"), 1, "accepts 3"},
        {with(bargain_text, "viewer 0", "viewer 3"), 2, "from 0 to 2"},
        {with(bargain_text, "turn 1", "turn -"), 4, "somebody is on turn"},
        {with(bargain_text, "phase bargain", "phase over"), 4, "somebody is on turn"},
        {with(bargain_text, "stage 1", "stage 4"), 6, "from 1 to 3"},
        {with(bargain_text, "stage 1", "stage 2"), 7, "33 cards are still to be dealt"},
        {with(bargain_text, "hand 2C", "hand 2X"), 8, "expected a card"},
        {with(bargain_text, "hand 2C", "hand 3C"), 8, "twice"},
        {with(bargain_text, "hand_sizes 10", "hand_sizes 9"), 9, "hand has 10"},
        {with(bargain_text, "10 10 10", "10 30 10"), 9, "more cards are hidden"},
        {with(bargain_text, "bids 5", "bids 201"), 10, "from -100 to 200"},
        {with(bargain_text, "bids 5 - -", "bids 5 -3 -2"), 10, "it is agreed"},
        {with(with(bargain_text, "bids 5", "bids -"), "stands 0", "stands 1"), 11, "nobody has a bid"},
        {with(bargain_text, "tricks_played 0", "tricks_played 1"), 5, "no card is played"},
        {with(play_text, "stock 0", "stock 1"), 7, "every card is dealt"},
        {with(play_text, "bids -", "bids 3"), 10, "the bargaining is over"},
        {with(play_text, "discards 3C QD 00", "discards 3C QD"), 13, "knows what was discarded"},
        {with(play_text, "discards 3C QD 00", "discards 3C QD 07"), 13, "never discarded"},
        {with(play_text, "discards 3C QD 00", "discards 3C KD 00"), 13, "never discarded"},
        {with(play_text, "discards 3C", "discards 2C"), 13, "in the hand too"},
        {with(play_text, "viewer 2", "viewer 1"), 13, "knows what was discarded"},
        {with(play_text, "trick 0:5H", "trick 0:KH"), 14, "elsewhere too"},
        {with(play_text, "trick 0:5H", "trick 1:5H"), 14, "has played already"},
        {with(play_text, "trick 0:5H", "trick 0:5H 0:6H"), 14, "plays once"},
        {with(play_text, "captured_0 21", "captured_0 KH"), 16, "elsewhere too"},
        {with(play_text, "declared 0", "declared 8"), 20, "from 0 to 7"},
        {with(play_text, "0:5H\n", "0:play\n"), 14, "expected a card"},
        {with(play_text, "history 2:discard:3C", "history 2:discord:3C"), 22, "SEAT:ACTION"},
        {play_text + "more\n", 23, "should end"},
    };
    for (const auto& wrong : cases) {
        CAPTURE(wrong.text);
        const auto parsed = mitigati::parse_observation(wrong.text);
        REQUIRE(!parsed);
        CAPTURE(parsed.error().to_text());
        CHECK(parsed.error().line == wrong.line);
        CHECK(parsed.error().what.find(wrong.what) != std::string::npos);
    }
}

TEST_CASE("a damaged Mitigati observation that still parses can be resampled and played to the end") {
    Rng rng(99);
    int accepted = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        for (const auto& observation : observations_of_a_deal(seed)) {
            auto text = to_text(observation);
            const auto from = rng.below(static_cast<std::uint32_t>(text.size()));
            const auto to = rng.below(static_cast<std::uint32_t>(text.size()));
            if (rng.below(2) == 0) {
                text[from] = text[to];
            } else {
                text.erase(from, 1 + rng.below(4));
            }
            if (const auto parsed = mitigati::parse_observation(text)) {
                ++accepted;
                CHECK(*mitigati::parse_observation(to_text(*parsed)) == *parsed);
                play_to_the_end(parsed->options, mitigati::resample(parsed->options, *parsed, rng), rng);
            }
        }
    }
    CHECK(accepted > 100);
}

TEST_CASE("T9 only the dealer knows the dealer's discards") {
    const MitigatiPosition discarding{
        .stage = "discard", .hands = "5H 6H / 7H 8H / KC 21 01 00 QD 2C 3C 4C", .turn = "0", .dealer = "2"};
    const auto match = play(discarding, "discard:QD discard:3C");
    CHECK(words(match.observe(2).discards) == "3C QD");
    for (const auto seat : {Seat{0}, Seat{1}}) {
        const auto seen = match.observe(seat);
        CHECK(seen.discards.empty());
        CHECK(seen.discarded == 2);
        CHECK(!seen.history[0].card);
        CHECK(to_text(seen).find("QD") == std::string::npos);
    }
    CHECK(match.observe(2).history[0].card == parse_tarot_card("QD"));
}

TEST_CASE("T9 resample leaves the dealer enough legal discards, even in the smallest set-up") {
    const MitigatiPosition discarding{
        .stage = "discard", .hands = "5H 6H / 7H 8H / QD 2C 3C KC", .turn = "0", .dealer = "2"};
    Rng rng(3);
    for (const char* actions : {"", "discard:QD", "discard:QD discard:3C"}) {
        const auto observation = play(discarding, actions).observe(0);
        for (int draw = 0; draw < 200; ++draw) {
            const auto state = mitigati::resample({}, observation, rng);
            CHECK(discardable(state.hands[2]).size() >= 3 - observation.discarded);
            CHECK(observe({}, state, 0).hand == observation.hand);
        }
    }
}

TEST_CASE("resample distributes Mitigati's hidden cards uniformly and never discards kings or trumps") {
    const auto match = bargain("");
    const auto observation = match.observe(0);
    std::array<int, 96> in_hand{};
    Rng rng(8);
    for (int draw = 0; draw < 3400; ++draw) { // each of 68 cards is expected 500 times (σ = 21)
        const auto dealt = mitigati::resample({}, observation, rng);
        for (const auto card : dealt.hands[1]) {
            ++in_hand[card.index];
        }
    }
    for (const auto card : make_tarot_pack()) {
        CAPTURE(to_text(card));
        CHECK((observation.hand.contains(card) ? in_hand[card.index] == 0 : std::abs(in_hand[card.index] - 500) < 110));
    }

    auto played = bargain("more more more");
    for (int card = 0; card < 3; ++card) {
        REQUIRE(!played.submit(mitigati::legal_actions({}, played.referee_state())[0]));
    }
    const auto seen = played.observe(0);
    const auto candidates = discardable(unseen(seen));
    std::array<int, 96> aside{};
    const int draws = 100 * candidates.size();
    for (int draw = 0; draw < draws; ++draw) {
        const auto dealt = mitigati::resample({}, seen, rng);
        for (const auto card : dealt.discards) {
            ++aside[card.index];
        }
    }
    for (const auto card : make_tarot_pack()) { // each candidate is expected 300 times (σ = 17)
        CAPTURE(to_text(card));
        CHECK((candidates.contains(card) ? std::abs(aside[card.index] - 300) < 90 : aside[card.index] == 0));
    }
}
