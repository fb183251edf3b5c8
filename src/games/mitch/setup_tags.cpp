#include "games/mitch/setup.h"
#include "games/setup_text.h"

namespace mitts::mitch {

namespace {

// The text of all columns: "KS 9S, QH / -". Slashes separate seats; commas (in queries, semicolons) separate columns.
struct ColumnsTag {
    std::optional<ParseError> read(SetupReader<Card>& reader, const Tag& tag,
                                   std::vector<std::vector<std::vector<Card>>>& columns) const {
        for (const auto& seat : split_parts(tag.value, '/')) {
            auto& tableau = columns.emplace_back();
            const auto words = split_words(seat.text, tag_white_space);
            if (words.size() == 1 && words.front().text == "-") {
                continue;
            }
            for (const auto& column : split_parts(seat.text, ',')) {
                const auto offset = seat.offset + column.offset;
                if (split_words(column.text, tag_white_space).empty()) {
                    return tag_error(tag.name, offset, "a column has cards; a seat without columns is written -");
                }
                if (auto error = reader.read(tag.name, column.text, offset, tableau.emplace_back())) {
                    return error;
                }
            }
        }
        return reader.wrong_number_of_seats(tag, columns.size());
    }
    std::string write(const std::vector<std::vector<std::vector<Card>>>& columns) const {
        std::string text;
        for (const auto& tableau : columns) {
            text += text.empty() ? "" : " / ";
            std::string seat;
            for (const auto& column : tableau) {
                seat += (seat.empty() ? "" : ", ") + CardsTag{}.write(column);
            }
            text += seat.empty() ? "-" : seat;
        }
        return text;
    }
};

struct AcesTag {
    std::optional<ParseError> read(const SetupReader<Card>& reader, const Tag& tag, int& aces) const {
        const int most = 4 * reader.claims.packs().copies;
        const auto number = parse_integer(tag.value);
        if (!number || *number < 0 || *number > most) {
            return tag_error(tag.name, 0, "there are 0 to " + std::to_string(most) + " aces");
        }
        aces = static_cast<int>(*number);
        return std::nullopt;
    }
    std::string write(int aces) const {
        return std::to_string(aces);
    }
};

constexpr auto fields =
    std::tuple{field("Hands", &Setup::hands, SeatsTag{}), field("Columns", &Setup::columns, ColumnsTag{}),
               field("Stock", &Setup::stock, CardsTag{}), field("Discards", &Setup::discards, CardsTag{}),
               field("Aces", &Setup::aces, AcesTag{}),    field("Turn", &Setup::turn, SeatTag{})};
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

} // namespace mitts::mitch
