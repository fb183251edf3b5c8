#include "ai/mitch/play_on.h"

#include "ai/mitch/endgame.h"

namespace mitts::ai {

using namespace mitts::mitch;

namespace {

constexpr float doubt = 0.1F;               ///< the assumed deviation of a player's judgement from Sense, in points
constexpr int table_bits = 12;              ///< the solver's transposition table has 2^table_bits positions
constexpr std::int64_t most_nodes = 20'000; ///< the node limit for one ending
// The number of random changes from one world to the next. With fewer changes, the worlds would be too similar and the
// standard errors too small.
constexpr int changes = 1000;

mitch::Hand hand_of(const Holding& holding) {
    mitch::Hand hand;
    for (const auto cards : {holding.held, holding.twins}) {
        for (auto left = cards; left != 0; left &= left - 1) {
            hand.insert(card_of(static_cast<Code>(std::countr_zero(left))));
        }
    }
    return hand;
}

} // namespace

PlayOn<mitch::Game>::PlayOn(const Options& options)
    : UsualPlayOn(options), rules_(options), instinct_(rules_, for_mitch::sharp_eye(options)), sense_(rules_, doubt) {
}

void PlayOn<mitch::Game>::look(const Observation& observation, Rng& rng) {
    UsualPlayOn::look(observation, rng);
    worlds_.emplace(rules_, observation, nullptr, for_mitch::Attention{.deals = 1, .changes = changes});
    while (worlds_->read(rng)) {
    }
}

State PlayOn<mitch::Game>::world(Rng& rng) {
    QuickTable table;
    worlds_->read_on(rng);
    worlds_->draw(table, rng);
    State state{seen_};
    for (Seat seat = 0; seat < options_.players; ++seat) {
        state.hands[at(seat)] = seat == seen_.viewer ? seen_.hand : hand_of(table.seats[at(seat)]);
    }
    for (int card = table.stock_next; card < table.stock_size; ++card) {
        state.deck.push_back(card_of(table.stock[at(card)]));
    }
    state.drawn = seen_.drawn;
    return state;
}

std::vector<Points> PlayOn<mitch::Game>::solved() {
    std::vector<Points> points;
    if (seen_.phase != Phase::Second || !worlds_->open()) {
        return points;
    }
    QuickTable table;
    Rng any(0); // any seed works, because there is only one world
    worlds_->draw(table, any);
    for_mitch::EndingSolver solver(rules_, table_bits);
    for (const auto& way : ways()) {
        auto after = table;
        rules_.play(after, to_move(way.action));
        const auto ending = solver.solve(after, most_nodes);
        if (!ending) {
            return {};
        }
        Points& all = points.emplace_back();
        for (int seat = 0; seat < options_.players; ++seat) {
            all.push_back(ending->points[at(seat)].total());
        }
    }
    return points;
}

Points PlayOn<mitch::Game>::finish(const State& state) {
    if (state.turn == no_seat) {
        return points_of<mitch::Game>(options_, state.scores);
    }
    auto table = rules_.table_of(state);
    Rng unused(0); // never used, because `sharp_eye` makes no random errors
    while (table.phase != Phase::Over) {
        const auto move = table.step == Step::Play ? sense_.choose(table) : instinct_.choose(table, unused);
        rules_.play(table, move);
    }
    return points_of<mitch::Game>(options_, rules_.result(table).scores);
}

std::span<const Start> PlayOn<mitch::Game>::starts() {
    static const std::vector<Start> starts{
#include "ai/mitch/starts.inc"
    };
    return starts;
}

} // namespace mitts::ai
