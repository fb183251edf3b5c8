# The toolchain of the web presets: Emscripten's own, found through em++ wherever that is installed.
find_program(MITTS_EMCC em++ REQUIRED)
get_filename_component(emcc_real "${MITTS_EMCC}" REALPATH)
get_filename_component(emcc_folder "${emcc_real}" DIRECTORY)
find_file(MITTS_EMSCRIPTEN_TOOLCHAIN cmake/Modules/Platform/Emscripten.cmake
  PATHS "${emcc_folder}" /usr/share/emscripten NO_DEFAULT_PATH REQUIRED)
include("${MITTS_EMSCRIPTEN_TOOLCHAIN}")
