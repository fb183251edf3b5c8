# The pictures and fonts, made from their sources at build time into build/art, which every preset shares.
#
# mitts_art carries the generated tables (sprite_ids.inc, sprite_table.inc) for src/ui. The work is done by make_art.cmake,
# which does nothing when nothing has changed.

set(MITTS_ART_FOLDER "${CMAKE_SOURCE_DIR}/build/art")

file(GLOB_RECURSE picture_inputs CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tools/art/*" "${CMAKE_SOURCE_DIR}/assets/*")
list(FILTER picture_inputs EXCLUDE REGEX "/(__pycache__|test_[^/]*|[^/]*\\.md)(/|$)")
file(GLOB_RECURSE texts CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/i18n/*")
# The lock file stands for the fonts in node_modules.
list(APPEND picture_inputs "${CMAKE_SOURCE_DIR}/package-lock.json")

set(art_outputs
  "${MITTS_ART_FOLDER}/core.png" "${MITTS_ART_FOLDER}/sprite_ids.inc" "${MITTS_ART_FOLDER}/sprite_table.inc"
  "${MITTS_ART_FOLDER}/fonts/regular.ttf" "${MITTS_ART_FOLDER}/fonts/bold.ttf")

list(JOIN picture_inputs "\n" picture_input_lines)
file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/picture_inputs.txt" CONTENT "${picture_input_lines}\n" @ONLY)

add_custom_command(OUTPUT "${CMAKE_BINARY_DIR}/art.stamp"
  BYPRODUCTS ${art_outputs}
  COMMAND "${CMAKE_COMMAND}" "-DINPUTS=${CMAKE_BINARY_DIR}/picture_inputs.txt" "-DOUT=${MITTS_ART_FOLDER}"
    "-DROOT=${CMAKE_SOURCE_DIR}" -P "${CMAKE_SOURCE_DIR}/cmake/make_art.cmake"
  COMMAND "${CMAKE_COMMAND}" -E touch "${CMAKE_BINARY_DIR}/art.stamp"
  DEPENDS ${picture_inputs} ${texts} "${CMAKE_SOURCE_DIR}/cmake/make_art.cmake"
  COMMENT "Pictures and fonts"
  VERBATIM)
add_custom_target(mitts_art_files ALL DEPENDS "${CMAKE_BINARY_DIR}/art.stamp")

add_library(mitts_art INTERFACE)
target_include_directories(mitts_art INTERFACE "${MITTS_ART_FOLDER}")
add_dependencies(mitts_art mitts_art_files)
