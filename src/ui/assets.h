// What the screen draws with, as blocks of memory: the page fetches them, a native program reads files.
//
// Any of them may come late: without fonts nothing is drawn, without pictures only boxes, lines and text.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace mitts::ui {

using Bytes = std::vector<unsigned char>;

/// Which file a block is: the fonts, then the atlases (sprites.h) in their order.
enum class AssetId : std::uint8_t { FontRegular, FontBold, Shapes, Core, FineShapes, FineCore, Tarot };
inline constexpr int asset_count = 7;

/// The names of the files as the art build leaves them: "fonts/regular.ttf", "core.png" …
std::string_view asset_file(AssetId id);

} // namespace mitts::ui
