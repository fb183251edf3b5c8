// What the screen draws with, as blocks of memory: the page fetches them, a native program reads files.
//
// Any of them may come late: without fonts nothing is written, without pictures only boxes, lines and text are drawn.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace mitts::ui {

using Bytes = std::vector<unsigned char>;

/// Which file a block is.
enum class AssetId : std::uint8_t { FontRegular, FontBold, Atlas0, Atlas1, Atlas2 };
inline constexpr int asset_count = 5;
inline constexpr int atlas_count = 3;

/// The names of the files as the art build leaves them, by AssetId: "fonts/regular.ttf", "core.png" …
const char* asset_file(AssetId id);

} // namespace mitts::ui
