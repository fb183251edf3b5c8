#include "ui/assets.h"

#include <array>

namespace mitts::ui {

std::string_view asset_file(AssetId id) {
    constexpr std::array<std::string_view, asset_count> files{"fonts/regular.ttf", "fonts/bold.ttf",  "shapes.png",
                                                              "core.png",          "fine_shapes.png", "fine_core.png",
                                                              "tarot.png"};
    return files[static_cast<std::size_t>(id)];
}

} // namespace mitts::ui
