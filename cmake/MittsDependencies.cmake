# Finds the external dependencies. Native builds use Debian's -dev packages. tools/setup/dependencies.sh prepares SDL2
# and SDL2_image for wasm, and Dear ImGui's source for native builds and wasm. It writes their paths to
# build/dependencies.cmake:
#
#   MITTS_WASM_SDL       folder with include/ and lib/ of SDL2 and SDL2_image built for wasm
#   MITTS_IMGUI_SOURCE   folder with imgui.h, imgui.cpp, backends/ …

if(NOT EMSCRIPTEN)
  find_package(nlohmann_json 3.11 REQUIRED)
  find_package(CLI11 2.1 REQUIRED)
endif()

include("${CMAKE_SOURCE_DIR}/build/dependencies.cmake" OPTIONAL)
if(MITTS_APP AND NOT EXISTS "${MITTS_IMGUI_SOURCE}/imgui.h")
  message(WARNING "Dear ImGui's source is missing, so the table itself is left out. Run tools/setup/dependencies.sh to fetch it.")
  set(MITTS_APP OFF)
endif()
if(NOT MITTS_APP)
  return()
endif()

# Combines SDL2 and SDL2_image into one target. Their headers are <SDL.h> and <SDL_image.h>.
add_library(mitts_sdl INTERFACE)
if(EMSCRIPTEN)
  target_include_directories(mitts_sdl SYSTEM INTERFACE "${MITTS_WASM_SDL}/include")
  target_link_libraries(mitts_sdl INTERFACE "${MITTS_WASM_SDL}/lib/libSDL2_image.a" "${MITTS_WASM_SDL}/lib/libSDL2.a")
else()
  find_package(PkgConfig REQUIRED)
  pkg_check_modules(sdl REQUIRED IMPORTED_TARGET sdl2>=2.26 SDL2_image>=2.6)
  target_link_libraries(mitts_sdl INTERFACE PkgConfig::sdl)
endif()

# Builds Dear ImGui. The table uses only its draw lists and its font atlas. Warnings are disabled for this external
# code. The embedded font is removed, because the table loads other fonts and draws nothing before they are loaded. The
# images of mouse cursors are removed, because the browser draws the cursor. The parser for PostScript outlines is
# removed, because the table's fonts contain TrueType outlines.
function(mitts_imgui_copy name content)
  file(WRITE "${CMAKE_BINARY_DIR}/imgui/${name}.new" "${content}")
  configure_file("${CMAKE_BINARY_DIR}/imgui/${name}.new" "${CMAKE_BINARY_DIR}/imgui/${name}" COPYONLY)
endfunction()
file(READ "${MITTS_IMGUI_SOURCE}/imgui_draw.cpp" imgui_draw)
string(FIND "${imgui_draw}" "static const char proggy_clean_ttf_compressed_data_base85" font_begins)
string(FIND "${imgui_draw}" "static const char* GetDefaultCompressedFontDataTTFBase85()\n{" font_ends)
file(READ "${MITTS_IMGUI_SOURCE}/imstb_truetype.h" truetype)
set(postscript "// initialization for CFF / Type2 fonts (OTF)")
string(FIND "${truetype}" "${postscript}" postscript_begins)
if(font_begins EQUAL -1 OR font_ends LESS font_begins OR postscript_begins EQUAL -1)
  message(FATAL_ERROR "${MITTS_IMGUI_SOURCE} is not as expected: its font or its reader of PostScript outlines was not found")
endif()
string(SUBSTRING "${imgui_draw}" 0 ${font_begins} imgui_before_font)
string(REPLACE "\"imstb_truetype.h\"" "\"truetype_outlines.h\"" imgui_before_font "${imgui_before_font}")
string(REPLACE "!(atlas->Flags & ImFontAtlasFlags_NoMouseCursors)" "false" imgui_before_font "${imgui_before_font}")
string(SUBSTRING "${imgui_draw}" ${font_ends} -1 imgui_after_font)
mitts_imgui_copy(imgui_draw.cpp "${imgui_before_font}static const char proggy_clean_ttf_compressed_data_base85[] = \"\";\n${imgui_after_font}")
string(REPLACE "${postscript}" "return 0;" truetype "${truetype}")
string(REPLACE "info->cff.size" "0" truetype "${truetype}")
mitts_imgui_copy(truetype_outlines.h "${truetype}")

add_library(imgui STATIC
  "${MITTS_IMGUI_SOURCE}/imgui.cpp" "${CMAKE_BINARY_DIR}/imgui/imgui_draw.cpp" "${MITTS_IMGUI_SOURCE}/imgui_tables.cpp"
  "${MITTS_IMGUI_SOURCE}/imgui_widgets.cpp")
target_include_directories(imgui SYSTEM PUBLIC "${MITTS_IMGUI_SOURCE}")
target_compile_definitions(imgui PUBLIC
  IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_DISABLE_OBSOLETE_KEYIO
  IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS IMGUI_DISABLE_FILE_FUNCTIONS)
target_compile_options(imgui PRIVATE -w $<$<AND:$<CONFIG:Release>,$<NOT:$<BOOL:${EMSCRIPTEN}>>>:-O1>)
target_compile_features(imgui PUBLIC cxx_std_20)
target_link_libraries(imgui PUBLIC mitts_sdl)
if(EMSCRIPTEN)
  # Makes Dear ImGui format text with SDL's functions, which are linked into the page anyway. libc's functions would add
  # 128-bit floating-point arithmetic.
  target_compile_definitions(imgui PRIVATE vsnprintf=SDL_vsnprintf sscanf=SDL_sscanf)
endif()
