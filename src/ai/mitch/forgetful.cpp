#include "ai/mitch/forgetful.h"

#include "ai/mitch/careful.h"

namespace mitts::ai::for_mitch {

namespace {

constexpr std::size_t remembered_discards = 4;

// Their judgement suffers: they count on cards that have gone, and on others having none of them.
constexpr Temper hopeful{.fitting = 1, .others_keep = 0.5F, .doubt = 1.5F, .tie_edge = 0};

} // namespace

Decision<mitts::mitch::Game> decide_forgetfully(const mitts::mitch::Observation& observation, Rng& rng) {
    auto remembered = observation;
    auto& discards = remembered.discards;
    if (discards.size() > remembered_discards) {
        discards.erase(discards.begin(), discards.end() - static_cast<std::ptrdiff_t>(remembered_discards));
    }
    return decide_with_temper(remembered, rng, hopeful);
}

} // namespace mitts::ai::for_mitch
