#include "games/mitigati/setup.h"
#include "games/setup_text.h"

namespace mitts::mitigati {

namespace {

struct StageTag {
    std::optional<ParseError> read(const auto& /*reader*/, const Tag& tag, SetupStage& stage) const {
        const auto read = parse_setup_stage(tag.value);
        if (!read) {
            return tag_error(tag.name, 0, "the stage is 1, 2, 3, discard or play, not '" + tag.value + "'");
        }
        stage = *read;
        return std::nullopt;
    }
    std::string write(SetupStage stage) const {
        return std::string(to_text(stage));
    }
};

constexpr auto fields =
    std::tuple{field("Stage", &Setup::stage, StageTag{}),   field("Hands", &Setup::hands, SeatsTag{}),
               field("Stock", &Setup::stock, CardsTag{}),   field("Discards", &Setup::discards, CardsTag{}),
               field("Tricks", &Setup::tricks, SeatsTag{}), field("Turn", &Setup::turn, SeatTag{})};
constexpr auto tag_names = names_of(fields);

} // namespace

std::span<const std::string_view> setup_tag_names() {
    return tag_names;
}

Parsed<Setup> parse_setup(const Options& options, std::span<const Tag> tags) {
    return read_setup<Setup>(tags, SetupReader<TarotCard>{options.players, Claims<TarotCard>({}), &parse_tarot_card},
                             fields);
}

std::vector<Tag> setup_to_tags(const Setup& setup) {
    return write_setup(setup, fields);
}

} // namespace mitts::mitigati
