#include "games/mitch/options.h"

#include "games/describe_option.h"

#include <array>

namespace mitts::mitch {

namespace {

constexpr std::array<std::string_view, preset_count> names{
    "banilower",        "revolution", "pick_up",     "pick_up_and_place", "lowest_wins",
    "shortest_doubles", "two_packs",  "three_cards", "no_hand",           "high_low"};

constexpr std::array<std::string_view, 3> draws{"stock", "either", "either_place"};
constexpr std::array<std::string_view, 2> directions{"down", "high_low"};
constexpr std::array<std::string_view, 2> ties{"high_last", "low_last"};
constexpr std::array<std::string_view, 3> shortests{"none", "double", "fifth_suit"};
constexpr std::array<std::string_view, 2> endings{"play_out", "last_ace"};

using Descriptor = OptionDescriptor<Options>;

constexpr Descriptor suit_points() {
    auto descriptor = describe_range<Options, &Options::suit_points>("suit_points", "C16", OptionGroup::Values, 0, 20);
    descriptor.special = "players_plus_1";
    descriptor.special_value = players_plus_1;
    return descriptor;
}

constexpr std::array descriptors{
    of_the_deal(describe_range<Options, &Options::players>("players", "C18", OptionGroup::Table, 2, 8)),
    of_the_deal(describe_range<Options, &Options::packs>("packs", "C1", OptionGroup::Table, 1, 2)),
    of_the_deal(describe_range<Options, &Options::hand_size>("hand_size", "C2", OptionGroup::Table, 0, 9)),
    describe_choice<Options, &Options::draw>("draw", "C7", OptionGroup::Table, draws),
    describe_choice<Options, &Options::direction>("direction", "C12", OptionGroup::Captures, directions),
    describe_choice<Options, &Options::tie>("tie", "C14", OptionGroup::Captures, ties),
    suit_points(),
    describe_choice<Options, &Options::shortest>("shortest", "C17", OptionGroup::Values, shortests),
    describe_range<Options, &Options::penalty>("penalty", "C16", OptionGroup::Values, 0, 50),
    describe_choice<Options, &Options::ending>("ending", "C9", OptionGroup::Ending, endings),
    describe_range<Options, &Options::rounds>("rounds", "C4", OptionGroup::Ending, 1, 20),
};

// Returns the number of cards available for hands: all cards except the aces and one card per player for the stock.
int spare_cards(const Options& options) {
    return 52 * options.packs - options.players - 4 * options.packs;
}
bool can_serve(const Options& options) {
    return options.players * options.hand_size <= spare_cards(options);
}

} // namespace

std::span<const std::string_view> preset_names() {
    return names;
}

Options preset_options(Preset preset) {
    switch (preset) {
    case Preset::Banilower:
        return {};
    case Preset::Revolution:
        return {.preset = preset,
                .suit_points = players_plus_1,
                .shortest = Shortest::FifthSuit,
                .penalty = 0,
                .ending = Ending::LastAce};
    case Preset::PickUp:
        return {.preset = preset, .draw = Draw::Either};
    case Preset::PickUpAndPlace:
        return {.preset = preset, .draw = Draw::EitherPlace};
    case Preset::LowestWins:
        return {.preset = preset, .tie = Tie::LowLast};
    case Preset::ShortestDoubles:
        return {.preset = preset, .shortest = Shortest::Double};
    case Preset::TwoPacks:
        return {.preset = preset, .packs = 2};
    case Preset::ThreeCards:
        return {.preset = preset, .hand_size = 3};
    case Preset::NoHand:
        return {.preset = preset, .hand_size = 0};
    case Preset::HighLow:
        return {.preset = preset, .direction = Direction::HighLow};
    }
    return {};
}

void set_players(Options& options, int players) {
    options.players = players;
    options.packs = players >= 6 || options.preset == Preset::TwoPacks ? 2 : 1;
    options.rounds = players;
}

std::span<const OptionDescriptor<Options>> option_descriptors() {
    return descriptors;
}

std::optional<OptionProblem> validate(const Options& options) {
    for (const auto& descriptor : descriptors) {
        if (!option_accepts(shape_of(descriptor), descriptor.get(options))) {
            return OptionProblem{.option = descriptor.name, .accepts = accepted_values(shape_of(descriptor))};
        }
    }
    if (!can_serve(options)) {
        return OptionProblem{.option = "hand_size",
                             .accepts = "0 to " + std::to_string(spare_cards(options) / options.players) +
                                        " with players=" + std::to_string(options.players) +
                                        " and packs=" + std::to_string(options.packs)};
    }
    if (options.tie == Tie::LowLast && options.direction == Direction::HighLow) { // C15
        return OptionProblem{.option = "tie", .accepts = "high_last with direction=high_low"};
    }
    return std::nullopt;
}

void settle(Options& options) {
    while (options.hand_size > 0 && !can_serve(options)) {
        --options.hand_size;
    }
    if (options.direction == Direction::HighLow) { // C15
        options.tie = Tie::HighLast;
    }
}

} // namespace mitts::mitch
