#include "ai/mitigati/talk.h"

#include <algorithm>

namespace mitts::ai::for_mitigati {

using namespace mitts::mitigati;

namespace {

// Counts the stages that began in this history (T7). A stage ends with a request for more cards, or with the third of
// three consecutive bids that each repeat the bidder's previous bid. Calls `hear(stages_before, seat, bid)` for every
// bid.
template <class Hear> int stages_begun(const Observation& observation, Hear hear) {
    int begun = 0;
    int stands = 0;
    std::array<std::optional<int>, player_count> last{};
    for (const auto& said : observation.history) {
        bool next = said.type == ActionType::More;
        if (said.type == ActionType::Bid && said.seat >= 0 && said.seat < player_count) {
            auto& own = last[at(said.seat)];
            stands = own == said.bid ? stands + 1 : 0;
            own = said.bid;
            hear(begun, said.seat, said.bid);
            next = stands == player_count;
        }
        if (next) {
            ++begun;
            stands = 0;
            last = {};
        }
    }
    return begun;
}

void add(Voice& voice, int bid) {
    voice.first = voice.bids == 0 ? bid : voice.first;
    voice.stands = voice.bids > 0 && voice.last == bid ? voice.stands + 1 : 0;
    voice.before = voice.bids == 0 ? bid : voice.last;
    voice.last = bid;
    ++voice.bids;
}

} // namespace

Talk::Talk(const Observation& observation) {
    const int last_stage = observation.phase == Phase::Bargain ? observation.stage : 4;
    const int begun = stages_begun(observation, [](int, Seat, int) {});
    stages_begun(observation, [&](int before, Seat seat, int bid) {
        const int stage = last_stage - begun + before;
        if (stage >= 1 && stage <= static_cast<int>(stages)) {
            add(voices_[static_cast<std::size_t>(stage - 1)][at(seat)], bid);
        }
    });
    // Even if the history is missing, the last bids are known.
    for (std::size_t seat = 0; observation.phase == Phase::Bargain && seat < player_count; ++seat) {
        auto& voice = voices_[static_cast<std::size_t>(observation.stage - 1)][seat];
        const auto bid = observation.bids[seat];
        if (bid && (voice.bids == 0 || voice.last != *bid)) {
            voice = {.bids = 1, .first = *bid, .before = *bid, .last = *bid, .stands = 0};
        } else if (!bid) {
            voice = {};
        }
    }
}

int Talk::latest_stage(Seat seat) const {
    for (int stage = static_cast<int>(stages); stage >= 1; --stage) {
        if (voice(stage, seat).bids > 0) {
            return stage;
        }
    }
    return 0;
}

} // namespace mitts::ai::for_mitigati
