// Where the texts of a language are: built into the program (built_in_texts.cpp), or in the page's, which downloads one language and
// not two, given to it by its page (no_texts.cpp is linked then). A language's texts are one block: each in the order of TextId, with
// an end after it.
#pragma once

#include "i18n/language.h"

namespace mitts::i18n {

inline constexpr char text_end = '\n';

/// Empty in a program that is given them.
std::string built_in_texts(Language language);

/// Takes a language's texts in. False if they are not whole, or those of another version: then what was there stays.
bool take_texts(Language language, std::string block);

/// Whether a language's texts are there.
bool speaks(Language language);

/// The language wished for, or the other one as long as its texts have not come.
Language spoken(Language wished);

} // namespace mitts::i18n
