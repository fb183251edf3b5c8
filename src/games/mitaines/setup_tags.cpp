#include "games/mitaines/setup.h"
#include "games/setup_text.h"

namespace mitts::mitaines {

namespace {

constexpr auto fields = std::tuple{field("Hands", &Setup::hands, SeatsTag{}),
                                   field("Layout", &Setup::layout, CardsTag{}), field("Pile", &Setup::pile, CardsTag{}),
                                   field("Stock", &Setup::stock, CardsTag{}), field("Turn", &Setup::turn, SeatTag{})};
constexpr auto tag_names = names_of(fields);

} // namespace

std::span<const std::string_view> setup_tag_names() {
    return tag_names;
}

Parsed<Setup> parse_setup(const Options& options, std::span<const Tag> tags) {
    return read_setup<Setup>(tags, SetupReader<Card>{options.players, claims(options), &parse_card}, fields);
}

std::vector<Tag> setup_to_tags(const Setup& setup) {
    return write_setup(setup, fields);
}

} // namespace mitts::mitaines
