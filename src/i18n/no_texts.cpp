#include "i18n/texts.h"

namespace mitts::i18n {

std::string built_in_texts(Language /*language*/) {
    return {};
}

} // namespace mitts::i18n
