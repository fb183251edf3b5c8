// The files that the screen needs, as byte arrays. A page fetches them; a native program reads them from disk.
//
// Files may arrive late. Until the fonts are loaded, nothing is drawn. Until the pictures are loaded, only boxes, lines
// and text are drawn.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace mitts::ui {

using Bytes = std::vector<unsigned char>;

/// The assets: the fonts, followed by the atlases in the order of `Atlas` (sprites.h).
enum class AssetId : std::uint8_t { FontRegular, FontBold, Shapes, Core, FineShapes, FineCore, Tarot };
inline constexpr int asset_count = 7;

/// Returns the name of the asset's file in the output of the art build: "fonts/regular.ttf", "core.png" …
std::string_view asset_file(AssetId id);

} // namespace mitts::ui
