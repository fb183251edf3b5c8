#include "i18n/people.h"

#include "cards/check.h"
#include "cards/text.h"

#include <algorithm>
#include <array>

namespace mitts::i18n {

namespace {

bool begins_with_vowel(std::string_view name) {
    constexpr std::array<std::string_view, 46> vowels{
        "A", "E", "I", "O", "U", "Y", "H", "a", "e", "i", "o", "u", "y", "h", "À", "Â",
        "Ä", "É", "È", "Ê", "Ë", "Î", "Ï", "Ô", "Ö", "Ù", "Û", "Ü", "Æ", "Œ", "à", "â",
        "ä", "é", "è", "ê", "ë", "î", "ï", "ô", "ö", "ù", "û", "ü", "æ", "œ",
    };
    return std::any_of(vowels.begin(), vowels.end(),
                       [name](std::string_view vowel) { return name.substr(0, vowel.size()) == vowel; });
}

struct LevelTexts {
    std::string_view level;
    TextId name;
    TextId feminine;
    TextId words;
};

const LevelTexts* texts_of(std::string_view level) {
    static constexpr std::array<LevelTexts, 6> levels{{
        {"newcomer", TextId::LevelNewcomer, TextId::LevelNewcomer, TextId::LevelNewcomerWords},
        {"hasty", TextId::LevelHasty, TextId::LevelHastyFeminine, TextId::LevelHastyWords},
        {"forgetful", TextId::LevelForgetful, TextId::LevelForgetful, TextId::LevelForgetfulWords},
        {"careful", TextId::LevelCareful, TextId::LevelCarefulFeminine, TextId::LevelCarefulWords},
        {"expert", TextId::LevelExpert, TextId::LevelExpertFeminine, TextId::LevelExpertWords},
        {"master", TextId::LevelMaster, TextId::LevelMaster, TextId::LevelMasterWords},
    }};
    for (const auto& texts : levels) {
        if (texts.level == level) {
            return &texts;
        }
    }
    return nullptr;
}

} // namespace

bool is_feminine(std::string_view name) {
    constexpr std::array<std::string_view, 4> names{"Mathilde", "Odile", "Irène", "Colette"};
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::string badge_text(std::string_view name) {
    const auto number = name.find_last_not_of("0123456789") + 1; // 0 if the name has only digits, because npos + 1 is 0
    if (number < name.size()) {
        return std::string(name.substr(number));
    }
    std::size_t length = name.empty() ? 0 : 1;
    while (length < name.size() && continues_character(name[length])) {
        ++length;
    }
    return length > 0 ? std::string(name.substr(0, length)) : "?";
}

std::string player_name(const Naming& naming, Seat seat) {
    if (seat == naming.you) {
        return say(naming.language, TextId::You);
    }
    return naming.names.at(at(seat));
}

std::string of_name(Language language, std::string_view name) {
    const auto id = begins_with_vowel(name) ? TextId::OfNameVowel : TextId::OfName;
    return say(language, id, {{"name", std::string(name)}});
}

std::string computer_name(int index) {
    constexpr int names = 8;
    MITTS_CHECK(index >= 0);
    return say(Language::English, after(TextId::ComputerName0, index % names));
}

std::string level_name(Language language, std::string_view level, std::string_view player) {
    const auto* texts = texts_of(level);
    return texts == nullptr ? std::string(level) : say(language, is_feminine(player) ? texts->feminine : texts->name);
}

std::string dealer_word(const Naming& naming, Seat seat) {
    const bool feminine = is_feminine(player_name(naming, seat));
    return say(naming.language, feminine ? TextId::SeatDealerFeminine : TextId::SeatDealer);
}

std::string level_words(Language language, std::string_view level) {
    const auto* texts = texts_of(level);
    return texts != nullptr ? say(language, texts->words) : std::string();
}

std::string with_rule(Language language, std::string sentence, std::string_view rule) {
    if (rule.empty()) {
        return sentence;
    }
    sentence.pop_back(); // removes the full stop, which must follow the rule
    return say(language, TextId::RefusalWithRule, {{"text", sentence}, {"rule", std::string(rule)}}) + ".";
}

} // namespace mitts::i18n
