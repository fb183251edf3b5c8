#include "i18n/fact_words.h"

#include "i18n/capital.h"
#include "i18n/numbers.h"

#include <algorithm>

namespace mitts::i18n {

namespace {

// Returns the capitalised string with its placeholders replaced, or an empty string if an argument is missing.
std::string filled(const Naming& naming, TextId id, const std::vector<Argument>& arguments) {
    auto said = say(naming.language, id, arguments);
    return said.find('{') == std::string::npos ? capitalised(std::move(said)) : std::string();
}

bool says_next(const FactText& text, const Naming& naming, Seat thinker, const Fact& fact) {
    switch (text.voice) {
    case FactVoice::OfSeat:
        return naming.you != no_seat && fact.value(FactPart::Seat) == naming.you;
    case FactVoice::OfThinker:
        return thinker != naming.you;
    case FactVoice::Plain:
        break;
    }
    return false;
}

} // namespace

FactWords fact_words(std::span<const FactText> texts, const Naming& naming, Seat thinker, const Fact& fact,
                     std::vector<Argument> arguments) {
    const auto text = std::find_if(texts.begin(), texts.end(), [&](const FactText& one) { return one.id == fact.id; });
    if (text == texts.end()) {
        return {};
    }
    const auto seat = fact.value(FactPart::Seat);
    if (seat && *seat >= 0 && *seat < static_cast<int>(naming.names.size())) {
        const auto name = player_name(naming, static_cast<Seat>(*seat));
        arguments.push_back({"name", name});
        arguments.push_back({"of_name", of_name(naming.language, name)});
    }
    const auto add = [&](FactPart part, std::string_view name, std::string (*words)(int)) {
        if (const auto value = fact.value(part)) {
            arguments.push_back({name, words(*value)});
        }
    };
    add(FactPart::Count, "n", &number);
    add(FactPart::Other, "other", &number);
    add(FactPart::Points, "points", &number);
    add(FactPart::Points, "signed_points", &signed_number);
    add(FactPart::Low, "low", &signed_number);
    add(FactPart::High, "high", &signed_number);
    const auto id = says_next(*text, naming, thinker, fact) ? after(text->text, 1) : text->text;
    return {.sentence = filled(naming, id, arguments), .look = filled(naming, text->look, arguments)};
}

} // namespace mitts::i18n
