# Builds pictures and fonts from their sources into build/art, which all presets share.
#
# mitts_art provides the generated tables (sprite_ids.inc, sprite_table.inc) to src/ui. make_art.cmake rebuilds the
# files whose inputs have changed.

set(MITTS_ART_FOLDER "${CMAKE_SOURCE_DIR}/build/art")

set(ROOT "${CMAKE_SOURCE_DIR}")
set(WHEN_CHANGED CONFIGURE_DEPENDS)
include(art_inputs)

set(art_outputs
  "${MITTS_ART_FOLDER}/core.png" "${MITTS_ART_FOLDER}/sprite_ids.inc" "${MITTS_ART_FOLDER}/sprite_table.inc"
  "${MITTS_ART_FOLDER}/fonts/regular.ttf" "${MITTS_ART_FOLDER}/fonts/bold.ttf")

add_custom_command(OUTPUT "${CMAKE_BINARY_DIR}/art.stamp"
  BYPRODUCTS ${art_outputs}
  COMMAND "${CMAKE_COMMAND}" "-DOUT=${MITTS_ART_FOLDER}" "-DROOT=${CMAKE_SOURCE_DIR}" -P "${CMAKE_SOURCE_DIR}/cmake/make_art.cmake"
  COMMAND "${CMAKE_COMMAND}" -E touch "${CMAKE_BINARY_DIR}/art.stamp"
  DEPENDS ${picture_inputs} ${texts} "${CMAKE_SOURCE_DIR}/cmake/make_art.cmake" "${CMAKE_SOURCE_DIR}/cmake/art_inputs.cmake"
  COMMENT "Pictures and fonts"
  VERBATIM)
# Makes the clean target remove the stamps, so that the next build rebuilds the pictures and the fonts.
set_property(DIRECTORY APPEND PROPERTY ADDITIONAL_CLEAN_FILES
  "${MITTS_ART_FOLDER}/fonts_made_from" "${MITTS_ART_FOLDER}/pictures_made_from")
add_custom_target(mitts_art_files ALL DEPENDS "${CMAKE_BINARY_DIR}/art.stamp")

add_library(mitts_art INTERFACE)
target_include_directories(mitts_art INTERFACE "${MITTS_ART_FOLDER}")
add_dependencies(mitts_art mitts_art_files)
