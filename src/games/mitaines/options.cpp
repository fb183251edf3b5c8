#include "games/mitaines/options.h"

#include "games/describe_option.h"

namespace mitts::mitaines {

namespace {

constexpr std::array<std::string_view, preset_count> names{"pagat", "gamerules", "regles", "lavoie", "gaspesie"};

constexpr std::array<std::string_view, 2> game_ends{"round", "at_once"};
constexpr std::array<std::string_view, 2> jack_orders{"high", "natural"};
constexpr std::array<std::string_view, 2> dealings{"packets", "singly"};
constexpr std::array<std::string_view, 2> lone_matches{"mitten", "flat"};
constexpr std::array<std::string_view, 2> resolutions{"highest", "first_complete"};
constexpr std::array<std::string_view, 2> topped_calls{"safe", "stealable"};
constexpr std::array<std::string_view, 2> leftover_tens{"last_capturer", "last_contract"};
constexpr std::array<std::string_view, 2> first_dealers{"random", "highest_spade"};
constexpr std::array<std::string_view, 3> score_cards{"hundreds", "fifties", "kept_cards"};
constexpr std::array<int, 3> player_numbers{2, 3, 4};
constexpr std::array<int, 2> joker_numbers{0, 2};
constexpr std::array<int, 3> layout_numbers{0, 4, 6};

using Descriptor = OptionDescriptor<Options>;

template <auto Member> constexpr Descriptor points(std::string_view name, std::string_view rule, OptionGroup group) {
    return describe_range<Options, Member>(name, rule, group, 0, 10000);
}

template <auto Member> constexpr Descriptor yes_no(std::string_view name, std::string_view rule, OptionGroup group) {
    return describe_option<Options, Member>(name, rule, OptionKind::YesNo, group);
}

constexpr Descriptor varied(Descriptor descriptor, int variation) {
    descriptor.variation = variation;
    return descriptor;
}

constexpr auto table = OptionGroup::Table;
constexpr auto values = OptionGroup::Values;
constexpr auto captures = OptionGroup::Captures;
constexpr auto ending = OptionGroup::Ending;

constexpr std::array descriptors{
    of_the_deal(describe_numbers<Options, &Options::players>("players", "M1", table, player_numbers)),
    varied(describe_range<Options, &Options::target>("target", "M21", table, 50, 5000, 10), 1000),
    describe_choice<Options, &Options::game_end>("game_end", "M21", table, game_ends),
    varied(describe_choice<Options, &Options::jack_order>("jack_order", "M12", table, jack_orders),
           static_cast<int>(JackOrder::Natural)),
    of_the_deal(describe_numbers<Options, &Options::jokers>("jokers", "M1", table, joker_numbers)),
    of_the_deal(describe_numbers<Options, &Options::layout>("layout", "M3", table, layout_numbers)),
    of_the_deal(describe_choice<Options, &Options::dealing>("dealing", "M5", table, dealings)),
    points<&Options::mitten>("mitten", "M18.1", values),
    points<&Options::glove>("glove", "M18.1", values),
    points<&Options::sock>("sock", "M18.1", values),
    points<&Options::jack_mitten>("jack_mitten", "M18.1", values),
    points<&Options::jack_glove>("jack_glove", "M18.1", values),
    points<&Options::jack_sock>("jack_sock", "M18.1", values),
    points<&Options::ten_of_diamonds>("ten_of_diamonds", "M18.5", captures),
    points<&Options::joker>("joker", "M18.5", captures),
    describe_choice<Options, &Options::lone_match>("lone_match", "M18.3", captures, lone_matches),
    points<&Options::lone_match_points>("lone_match_points", "M18.3", captures),
    points<&Options::lone_jacks_points>("lone_jacks_points", "M18.3", captures),
    varied(points<&Options::lone_jack>("lone_jack", "M18.3", captures), 10),
    yes_no<&Options::doubles>("doubles", "M18.2", captures),
    yes_no<&Options::mitten_on_match>("mitten_on_match", "M10", captures),
    yes_no<&Options::top_pair_call>("top_pair_call", "M11", captures),
    describe_choice<Options, &Options::resolution>("resolution", "M8", captures, resolutions),
    describe_choice<Options, &Options::topped_calls>("topped_calls", "M15.2", captures, topped_calls),
    yes_no<&Options::topped_pay>("topped_pay", "M18.1", captures),
    yes_no<&Options::joker_sweep>("joker_sweep", "M16", captures),
    of_the_deal(yes_no<&Options::exchange>("exchange", "M6", ending)),
    describe_choice<Options, &Options::leftover_ten>("leftover_ten", "M19", ending, leftover_tens),
    of_the_deal(describe_choice<Options, &Options::first_dealer>("first_dealer", "M2", ending, first_dealers)),
    varied(describe_choice<Options, &Options::score_cards>("score_cards", "M20", ending, score_cards),
           static_cast<int>(ScoreCards::Fifties)),
};

} // namespace

std::span<const std::string_view> preset_names() {
    return names;
}

Options preset_options(Preset preset) {
    switch (preset) {
    case Preset::Pagat:
        return {};
    case Preset::Gamerules:
        return {.preset = Preset::Gamerules,
                .game_end = GameEnd::AtOnce,
                .top_pair_call = YesNo::Yes,
                .resolution = Resolution::FirstComplete,
                .score_cards = ScoreCards::KeptCards};
    case Preset::Regles:
        return {.preset = Preset::Regles,
                .players = 4,
                .target = 1000,
                .layout = 0,
                .dealing = Dealing::Singly,
                .mitten = 10,
                .glove = 50,
                .sock = 100,
                .jack_mitten = 20,
                .jack_glove = 100,
                .jack_sock = 200,
                .lone_match = LoneMatch::Flat,
                .lone_jack = 10,
                .doubles = YesNo::No,
                .exchange = YesNo::Yes,
                .leftover_ten = LeftoverTen::LastContract,
                .first_dealer = FirstDealer::HighestSpade};
    case Preset::Lavoie:
        return {.preset = Preset::Lavoie, .glove = 50, .sock = 100, .jack_sock = 250, .ten_of_diamonds = 10};
    case Preset::Gaspesie:
        return {.preset = Preset::Gaspesie,
                .jack_order = JackOrder::Natural,
                .jokers = 2,
                .layout = 6,
                .glove = 50,
                .sock = 200,
                .jack_mitten = 20,
                .jack_glove = 100,
                .jack_sock = 400,
                .ten_of_diamonds = 100,
                .lone_match = LoneMatch::Flat,
                .lone_match_points = 10,
                .lone_jacks_points = 10};
    }
    return {};
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
    if (options.dealing == Dealing::Singly &&
        (options.players != 4 || options.layout != 0 || options.jokers != 0)) { // M5
        return OptionProblem{.option = "dealing",
                             .accepts = "singly only with players=4, layout=0 and jokers=0; otherwise packets"};
    }
    if (options.exchange == YesNo::Yes && options.players != 4) { // M6
        return OptionProblem{.option = "exchange", .accepts = "yes only with players=4; otherwise no"};
    }
    const int dealt = options.players * hand_size(options, 0);
    if (options.dealing == Dealing::Packets && (pack_size(options) - options.layout) % dealt != 0) { // M3, M4
        return OptionProblem{.option = "layout",
                             .accepts = options.jokers == 0 ? "4 with jokers=0" : "6 with jokers=2"};
    }
    return std::nullopt;
}

void settle(Options& options) {
    if (options.dealing == Dealing::Singly && (options.players != 4 || options.jokers != 0)) { // M5
        options.dealing = Dealing::Packets;
    }
    if (options.exchange == YesNo::Yes && options.players != 4) { // M6
        options.exchange = YesNo::No;
    }
    options.layout = options.dealing == Dealing::Singly ? 0 : options.jokers == 0 ? 4 : 6; // M3 to M5
}

} // namespace mitts::mitaines
