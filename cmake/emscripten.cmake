# The toolchain of the web presets: Emscripten's toolchain file, found through em++.
find_program(MITTS_EMCC em++ REQUIRED)
get_filename_component(emcc_real "${MITTS_EMCC}" REALPATH)
get_filename_component(emcc_folder "${emcc_real}" DIRECTORY)
find_file(MITTS_EMSCRIPTEN_TOOLCHAIN cmake/Modules/Platform/Emscripten.cmake
  PATHS "${emcc_folder}" /usr/share/emscripten NO_DEFAULT_PATH REQUIRED)
include("${MITTS_EMSCRIPTEN_TOOLCHAIN}")

# Enables wasm instructions that are newer than the first version. Every browser with <dialog>, which the page needs,
# has them. They make the program smaller. Memory copies in one instruction speed up searches: endings of Mitch by 40 %,
# those of Mitaines by 20 % (mitts bench).
set(MITTS_WASM_INSTRUCTIONS "-mbulk-memory -msign-ext -mnontrapping-fptoint")
string(APPEND CMAKE_C_FLAGS_INIT " ${MITTS_WASM_INSTRUCTIONS}")
string(APPEND CMAKE_CXX_FLAGS_INIT " ${MITTS_WASM_INSTRUCTIONS}")
