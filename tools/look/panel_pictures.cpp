#include "picture.h"

namespace mitts::look {

std::vector<Picture> panel_pictures() {
    return {};
}

} // namespace mitts::look
