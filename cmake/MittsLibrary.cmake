# mitts_library(NAME [DEPENDS other...] [SOURCES pattern...] [EXCEPT regex...] [LESS_OPTIMISED])
#
# Adds the static library mitts_NAME (alias mitts::NAME) from src/NAME/**.cpp, or from the patterns, which are relative
# to src. DEPENDS lists the libraries whose headers it may include. LESS_OPTIMISED lowers the optimisation level of
# native builds. If there are no sources, the library is header-only.

set(MITTS_ENTRY_POINT "/(main|main_[a-z0-9_]+|[a-z0-9_]+_main)\\.cpp$")

# The options of all targets: the language standard, the include root, the warnings and the sanitizers.
add_library(mitts_common INTERFACE)
target_compile_features(mitts_common INTERFACE cxx_std_20)
target_include_directories(mitts_common INTERFACE "${CMAKE_SOURCE_DIR}/src")
target_link_libraries(mitts_common INTERFACE mitts_warnings)
# Makes failed checks print paths relative to the project folder, even if ccache has made the paths relative to the
# build folder.
target_compile_options(mitts_common INTERFACE "-ffile-prefix-map=${CMAKE_SOURCE_DIR}/=" "-ffile-prefix-map=../../=")
# The checks for null pointers and alignment would take a third of the compile time. AddressSanitizer stops at null
# pointers too, and all target platforms allow unaligned access.
if(MITTS_SANITIZERS)
  target_compile_options(mitts_common INTERFACE
    -fsanitize=${MITTS_SANITIZERS} -fno-sanitize=null,alignment -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(mitts_common INTERFACE -fsanitize=${MITTS_SANITIZERS})
endif()
# Instruments a library, so that the fuzz targets can measure its coverage. Tests are not instrumented.
function(mitts_watched_by_fuzzers target)
  if(MITTS_FUZZERS)
    target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
endfunction()

# Precompiles the standard headers that most files include. This can hide missing includes, but tests/arrows finds them.
set(MITTS_STANDARD_HEADERS
  <algorithm> <array> <cmath> <cstdint> <functional> <memory> <optional> <span> <string> <string_view> <variant> <vector>)
function(mitts_precompiled target)
  if(MITTS_PRECOMPILED)
    target_precompile_headers(${target} PRIVATE ${MITTS_STANDARD_HEADERS} ${ARGN})
    # Omits timestamps from precompiled headers. With timestamps, ccache would treat unchanged headers as changed.
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:Clang>:-Xclang -fno-pch-timestamp>)
  endif()
endfunction()
# An empty source file for targets that have no sources, because CMake requires at least one.
set(MITTS_EMPTY_SOURCE "${CMAKE_BINARY_DIR}/empty.cpp")
file(CONFIGURE OUTPUT "${MITTS_EMPTY_SOURCE}" CONTENT "")
if(MITTS_PRECOMPILED)
  add_library(mitts_precompiled OBJECT "${MITTS_EMPTY_SOURCE}")
  target_link_libraries(mitts_precompiled PRIVATE mitts_common)
  mitts_watched_by_fuzzers(mitts_precompiled)
  mitts_precompiled(mitts_precompiled)
endif()
# Optimising takes up to half of the build time. Libraries that run no searches are therefore optimised less, except in
# the page's build.
set(MITTS_LESS_OPTIMISED "")
if(MITTS_SANITIZERS)
  set(MITTS_LESS_OPTIMISED -O0)
elseif(NOT EMSCRIPTEN AND CMAKE_BUILD_TYPE STREQUAL "Release")
  set(MITTS_LESS_OPTIMISED -O1)
endif()
if(MITTS_PRECOMPILED AND MITTS_LESS_OPTIMISED)
  add_library(mitts_precompiled_less_optimised OBJECT "${MITTS_EMPTY_SOURCE}")
  target_link_libraries(mitts_precompiled_less_optimised PRIVATE mitts_common)
  target_compile_options(mitts_precompiled_less_optimised PRIVATE ${MITTS_LESS_OPTIMISED})
  mitts_watched_by_fuzzers(mitts_precompiled_less_optimised)
  mitts_precompiled(mitts_precompiled_less_optimised)
endif()

# With CMAKE_UNITY_BUILD, the files of a folder are compiled together in batches of eight, because shared headers take
# most of the compile time. Files whose local names clash with others are compiled alone. The challenge files are
# also compiled alone, because the page's module does not use them.
set(MITTS_COMPILED_ALONE # CMake limits the number of groups per regex
  "/src/session/(challenge|challenge_text|packed_actions)[.]"
  "/src/(games/[a-z]+/(observe_text|setup_tags)|ai/mitaines/worlds|cli/(count_command|bench_search))[.]"
  "/src/ui/(card_figures|screen|panels/panel_layout)[.]"
  "/tests/(ai/allocations|(session/query|cli/[a-z]+)_test)[.]"
  "/tests/games/(mitaines/playout|mitigati/(worked|turn)|[a-z]+/quick)_test[.]"
  "/tests/view/(tastes|mitigati/mitigati_honesty|[a-z]+/[a-z]+_layout)_test[.]")
# Sources that the computer players' searches do not use. The page's build compiles their libraries once for speed and
# once for size, but uses only the size-optimised version of these sources (MittsPrograms.cmake). In a unity build,
# these sources are never combined with sources that are compiled twice.
set(MITTS_NEVER_HOT
  protocol thinker warm_up players options? option option_text action event field_reader text observe_text observe_check
  setup setup_tags match_end score_cards careful outlook levels beginners forgetful bargain facts fact_list)
list(JOIN MITTS_NEVER_HOT "|" MITTS_NEVER_HOT)
set(MITTS_NEVER_HOT "/src/(cards|games|session|ai)/(.*/)?(${MITTS_NEVER_HOT})[.]cpp$")

function(mitts_unity target)
  if(NOT CMAKE_UNITY_BUILD)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    cmake_path(GET source PARENT_PATH folder)
    set(game "")
    if(source MATCHES "/(mitaines|mitch|mitigati)_[a-z0-9_]*[.]cpp$") # matches the tests of one game in a shared folder
      set(game "_${CMAKE_MATCH_1}")
    endif()
    if(EMSCRIPTEN AND source MATCHES "${MITTS_NEVER_HOT}")
      string(APPEND game "_cold")
    endif()
    string(MD5 key "${folder}${game}")
    set(alone OFF)
    foreach(pattern IN LISTS MITTS_COMPILED_ALONE)
      if(source MATCHES "${pattern}")
        set(alone ON)
      endif()
    endforeach()
    if(alone OR NOT source MATCHES "[.]cpp$")
      continue()
    endif()
    math(EXPR count_${key} "0${count_${key}} + 1")
    math(EXPR number "${count_${key}} / 8")
    cmake_path(GET folder FILENAME name)
    set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${name}${game}_${number}")
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
endfunction()

function(mitts_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "LESS_OPTIMISED" "" "DEPENDS;SOURCES;EXCEPT")
  set(patterns "${name}/*.cpp")
  if(arg_SOURCES)
    set(patterns ${arg_SOURCES})
  endif()
  list(TRANSFORM patterns PREPEND "${CMAKE_SOURCE_DIR}/src/")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${patterns})
  list(FILTER sources EXCLUDE REGEX "${MITTS_ENTRY_POINT}")
  foreach(regex IN LISTS arg_EXCEPT)
    list(FILTER sources EXCLUDE REGEX "/src/${regex}")
  endforeach()
  list(TRANSFORM arg_DEPENDS PREPEND "mitts_")

  if(sources)
    add_library(mitts_${name} STATIC ${sources})
    target_link_libraries(mitts_${name} PUBLIC mitts_common ${arg_DEPENDS})
    mitts_watched_by_fuzzers(mitts_${name})
    set(precompiled mitts_precompiled)
    if(arg_LESS_OPTIMISED AND MITTS_LESS_OPTIMISED)
      target_compile_options(mitts_${name} PRIVATE ${MITTS_LESS_OPTIMISED})
      string(APPEND precompiled _less_optimised)
    endif()
    if(MITTS_PRECOMPILED)
      target_precompile_headers(mitts_${name} REUSE_FROM ${precompiled})
    endif()
    mitts_unity(mitts_${name})
  else()
    # Uses an empty source instead of INTERFACE, so that PUBLIC and PRIVATE work as in other libraries.
    add_library(mitts_${name} STATIC "${MITTS_EMPTY_SOURCE}")
    target_link_libraries(mitts_${name} PUBLIC mitts_common ${arg_DEPENDS})
  endif()
  add_library(mitts::${name} ALIAS mitts_${name})
endfunction()

# mitts_program(TARGET SOURCE file LINKS library... [NAME output])
# Adds a program if its entry point exists. Sets MITTS_HAS_<TARGET> in the caller's scope.
function(mitts_program target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "SOURCE;NAME" "LINKS")
  file(GLOB source CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/${arg_SOURCE}")
  set(MITTS_HAS_${target} OFF PARENT_SCOPE)
  if(source)
    add_executable(${target} ${source})
    target_link_libraries(${target} PRIVATE mitts_common ${arg_LINKS})
    if(arg_NAME)
      set_target_properties(${target} PROPERTIES OUTPUT_NAME "${arg_NAME}")
    endif()
    set(MITTS_HAS_${target} ON PARENT_SCOPE)
  endif()
endfunction()
