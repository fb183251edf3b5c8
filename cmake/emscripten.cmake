# The toolchain of the web presets: Emscripten's own, found through em++ wherever that is installed.
find_program(MITTS_EMCC em++ REQUIRED)
get_filename_component(emcc_real "${MITTS_EMCC}" REALPATH)
get_filename_component(emcc_folder "${emcc_real}" DIRECTORY)
find_file(MITTS_EMSCRIPTEN_TOOLCHAIN cmake/Modules/Platform/Emscripten.cmake
  PATHS "${emcc_folder}" /usr/share/emscripten NO_DEFAULT_PATH REQUIRED)
include("${MITTS_EMSCRIPTEN_TOOLCHAIN}")

# Instructions younger than the first wasm, which every browser has that knows the page's <dialog>: the program is smaller by them, and
# copies of memory in one instruction make searches quicker (endings of Mitch by four tenths, those of Mitaines by two: mitts bench).
set(MITTS_WASM_INSTRUCTIONS "-mbulk-memory -msign-ext -mnontrapping-fptoint")
string(APPEND CMAKE_C_FLAGS_INIT " ${MITTS_WASM_INSTRUCTIONS}")
string(APPEND CMAKE_CXX_FLAGS_INIT " ${MITTS_WASM_INSTRUCTIONS}")
