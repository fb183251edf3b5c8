// A game's strings for the panels.
#pragma once

#include "i18n/language.h"

#include <string>
#include <string_view>

namespace mitts::i18n {

/// Looks up a game's strings by id. A game that needs a special string, such as for one value of an option, overrides
/// the corresponding function.
class GameWords {
public:
    /// Takes the ids of the game's name and the first preset's name. A preset's description follows its name.
    constexpr GameWords(TextId name, TextId first_preset) : name_(name), first_preset_(first_preset) {
    }
    virtual ~GameWords() = default;

    /// Returns the game's name.
    virtual std::string game(Language language) const;
    /// `preset` returns the name of a preset, and `about_preset` a two-line description.
    virtual std::string preset(Language language, int number) const;
    virtual std::string about_preset(Language language, int number) const;
    /// Returns the name of an option, its explanation, and the text of a value. `option` is the descriptor's name
    /// ("doubles"). An option without a MITTS_OPTION row is shown under that name.
    virtual std::string option(Language language, std::string_view option) const;
    virtual std::string option_help(Language language, std::string_view option) const;
    virtual std::string option_value(Language language, std::string_view option, int value) const;
    /// Returns the text of the value that a descriptor offers as a variation: "Jacks in their usual place".
    virtual std::string variation(Language language, std::string_view option, int value) const;

private:
    TextId name_;
    TextId first_preset_;
};

} // namespace mitts::i18n
