# Builds the fonts and the pictures into OUT. Skips the fonts or the pictures if their inputs have not changed.
#
#   OUT      the output folder
#   ROOT     the project folder

# Debian's Python has the required libraries. The first Python on the PATH may be a different installation.
set(python /usr/bin/python3 -B)

function(run what)
  execute_process(COMMAND ${ARGN} WORKING_DIRECTORY "${ROOT}" RESULT_VARIABLE status)
  if(status)
    message(FATAL_ERROR "${what} failed")
  endif()
endfunction()

# Sets RESULT to a hash of the files' names and contents.
function(hash_of result)
  set(state "")
  foreach(file IN LISTS ARGN)
    file(SHA256 "${file}" hash)
    string(APPEND state "${hash} ${file}\n")
  endforeach()
  string(SHA256 state "${state}")
  set(${result} "${state}" PARENT_SCOPE)
endfunction()

# Sets RESULT to true if the stamp file in OUT contains this state.
function(was_made_from result note state)
  set(${result} OFF PARENT_SCOPE)
  if(EXISTS "${OUT}/${note}")
    file(READ "${OUT}/${note}" made_from)
    if(made_from STREQUAL state)
      set(${result} ON PARENT_SCOPE)
    endif()
  endif()
endfunction()

file(MAKE_DIRECTORY "${OUT}")
# Locks the folder, because several presets may build at the same time and share the results.
file(LOCK "${OUT}" DIRECTORY TIMEOUT 600)

include("${ROOT}/cmake/art_inputs.cmake")
list(SORT picture_inputs)
list(SORT texts)

# The fonts contain only the characters in the program's text files.
file(GLOB art_tools "${ROOT}/tools/art/*.py")
hash_of(font_state ${texts} ${art_tools} "${ROOT}/package-lock.json" "${CMAKE_CURRENT_LIST_FILE}")
was_made_from(fonts_are_made fonts_made_from "${font_state}")
if(NOT fonts_are_made)
  file(WRITE "${OUT}/characters.txt" "")
  foreach(text IN LISTS texts)
    file(READ "${text}" content)
    file(APPEND "${OUT}/characters.txt" "${content}")
  endforeach()
  run("Making the fonts" ${python} tools/art/fonts.py --src node_modules/@fontsource/atkinson-hyperlegible
    --chars "${OUT}/characters.txt" --out "${OUT}/fonts")
  file(WRITE "${OUT}/fonts_made_from" "${font_state}")
endif()

# New fonts do not require new pictures, because pictures use only the letters on the cards. The fonts always contain
# these letters.
hash_of(picture_state ${picture_inputs} "${CMAKE_CURRENT_LIST_FILE}")
was_made_from(pictures_are_made pictures_made_from "${picture_state}")
if(NOT pictures_are_made)
  run("Drawing the pictures" ${python} tools/art/generate.py --fonts "${OUT}/fonts" --out "${OUT}")
  file(WRITE "${OUT}/pictures_made_from" "${picture_state}")
endif()
