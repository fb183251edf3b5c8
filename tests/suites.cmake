# Lists the tests for CTest, which reads this file at every start. New cases and files are found without reconfiguring.
#
# tests/CMakeLists.txt passes the build's settings. The debug and dev builds have one entry per doctest case. The
# release and wasm builds have one entry per program, as do all builds under ./check, which sets MITTS_CHECK. The labels
# are the groups of ./check. REQUIRED_FILES lists a suite's inputs. ./check repeats a passed suite only if an input has
# changed. A suite with COST 1000 starts first. CTest orders the others by their last duration.

# Sets RESULT to the environment variable NAME, or to the default if the variable is unset or empty.
function(mitts_setting result name default)
  set(${result} "${default}" PARENT_SCOPE)
  if(NOT "$ENV{${name}}" STREQUAL "")
    set(${result} "$ENV{${name}}" PARENT_SCOPE)
  endif()
endfunction()

set(environment "")
if(sanitizers)
  mitts_setting(asan ASAN_OPTIONS detect_stack_use_after_return=1:strict_string_checks=1)
  mitts_setting(ubsan UBSAN_OPTIONS print_stacktrace=1)
  set(environment "ASAN_OPTIONS=${asan}" "UBSAN_OPTIONS=${ubsan}")
endif()

# mitts_suite(NAME COMMAND word... LABELS label... TIMEOUT seconds [INPUTS file...])
function(mitts_suite name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "TIMEOUT" "COMMAND;LABELS;INPUTS")
  add_test("${name}" ${arg_COMMAND})
  set_tests_properties("${name}" PROPERTIES WORKING_DIRECTORY "${root}" ENVIRONMENT "${environment}"
    LABELS "${arg_LABELS}" TIMEOUT "${arg_TIMEOUT}" REQUIRED_FILES "${arg_INPUTS}")
endfunction()

set(test_data "${root}/tests/golden" "${root}/tests/view/golden" "${root}/web/rules" "${root}/web/lessons")
if(app)
  list(APPEND test_data "${root}/build/art")
endif()
set(emulator "")
if(label STREQUAL "wasm")
  set(emulator node --stack-size=4000)
endif()
set(program_options --no-colors=1)
if(NOT label STREQUAL "release")
  list(APPEND program_options --test-suite-exclude=slow)
endif()

# mitts_program_suite(NAME PROGRAM [option...])
function(mitts_program_suite name program)
  mitts_suite("${name}" COMMAND ${emulator} "${program}" ${program_options} ${ARGN} LABELS ${label} TIMEOUT 900
    INPUTS "${program}" ${test_data})
endfunction()

# Adds one entry per doctest case. The cases are not a CMake list, because names may contain semicolons and brackets.
function(mitts_case_suites group program)
  execute_process(COMMAND "${program}" --list-test-cases --reporters=xml OUTPUT_VARIABLE listing
    COMMAND_ERROR_IS_FATAL ANY)
  set(earlier "\n")
  while(listing MATCHES "<TestCase name=\"([^\"]*)\"( testsuite=\"([^\"]*)\")?")
    set(case "${CMAKE_MATCH_1}")
    set(labels "${label}" ${CMAKE_MATCH_3})
    string(FIND "${listing}" "${CMAKE_MATCH_0}" start)
    string(LENGTH "${CMAKE_MATCH_0}" length)
    math(EXPR end "${start} + ${length}")
    string(SUBSTRING "${listing}" ${end} -1 listing)

    string(REPLACE "&lt;" "<" case "${case}")
    string(REPLACE "&gt;" ">" case "${case}")
    string(REPLACE "&quot;" "\"" case "${case}")
    string(REPLACE "&amp;" "&" case "${case}")
    string(FIND "${earlier}" "\n${case}\n" found)
    if(NOT found EQUAL -1)
      message(SEND_ERROR "tests_${group} has two cases called \"${case}\". CTest needs a name for each: rename one.")
    endif()
    string(APPEND earlier "${case}\n")
    string(REPLACE "\\" "\\\\" filter "${case}")
    string(REPLACE "," "\\," filter "${filter}") # a comma separates doctest's filters
    add_test("${group}: ${case}" "${program}" --no-colors=1 --case-sensitive=1 "--test-case=${filter}")
    set_tests_properties("${group}: ${case}" PROPERTIES WORKING_DIRECTORY "${root}" ENVIRONMENT "${environment}"
      LABELS "${labels}" TIMEOUT 900 FAIL_REGULAR_EXPRESSION "test cases: +0 ")
  endwhile()
endfunction()

# ./check runs the other cases with the sanitizers and in wasm. Only its nightly run repeats them in the release build.
if(label STREQUAL "release" AND "$ENV{MITTS_CHECK}" STREQUAL "yes")
  set(programs "${slow_programs}")
endif()
foreach(program IN LISTS programs)
  string(REGEX REPLACE ".*/tests_|[.]js$" "" group "${program}")
  if(NOT EXISTS "${program}")
    mitts_suite("${group} (not built)" COMMAND "${cmake}" LABELS ${label} TIMEOUT 1 INPUTS "${program}")
  elseif(label STREQUAL "native" AND NOT DEFINED ENV{MITTS_CHECK})
    mitts_case_suites("${group}" "${program}")
  elseif(group STREQUAL "ai") # takes as long as all other programs together
    mitts_program_suite("ai, of the others" "${program}" "--source-file-exclude=*mitaines*")
    mitts_program_suite("ai, of Mitaines" "${program}" "--source-file=*mitaines*")
    set_tests_properties("ai, of the others" "ai, of Mitaines" PROPERTIES COST 1000)
  else()
    mitts_program_suite("${group}" "${program}")
  endif()
endforeach()
if(label STREQUAL "wasm")
  return()
endif()

# The seed corpus is in tests/fuzz. Interesting inputs from earlier runs are kept in build/fuzz.
mitts_setting(seconds MITTS_FUZZ_SECONDS 10)
math(EXPR timeout "${seconds} + 290")
foreach(program IN LISTS fuzz_programs)
  cmake_path(GET program FILENAME fuzzer)
  string(REGEX REPLACE "_fuzz$" "" name "${fuzzer}")
  set(corpus "build/fuzz/${fuzzer}")
  file(MAKE_DIRECTORY "${root}/${corpus}")
  if(EXISTS "${root}/tests/fuzz/${name}")
    list(APPEND corpus "tests/fuzz/${name}")
  endif()
  mitts_suite("fuzz/${name}" LABELS fuzz TIMEOUT ${timeout}
    COMMAND "${program}" -max_total_time=${seconds} -timeout=10 -rss_limit_mb=2048 -print_final_stats=1
            "-artifact_prefix=build/fuzz/${fuzzer}-" ${corpus})
endforeach()

set(environment "")
set(python /usr/bin/python3 -B)
set(node_test node --test --test-reporter=tap)
set(mitts "${root}/build/release/mitts")
if(label STREQUAL "release")
  mitts_suite("the command line answers" COMMAND "${mitts}" --help LABELS release TIMEOUT 60 INPUTS "${mitts}")
elseif(sanitizers)
  set(window tests/window/open_window.py "${native_app}")
  mitts_suite("the window opens under Xvfb" COMMAND ${python} ${window} LABELS native TIMEOUT 120
    INPUTS ${window} "${root}/build/art")
  # At exit, SDL and D-Bus have not freed all their memory.
  set_tests_properties("the window opens under Xvfb" PROPERTIES ENVIRONMENT ASAN_OPTIONS=detect_leaks=0)
endif()

file(GLOB_RECURSE scripts RELATIVE "${root}/tests" "${root}/tests/*.test.mjs")
list(FILTER scripts EXCLUDE REGEX "^browser/")
foreach(script IN LISTS scripts)
  string(REPLACE ".test.mjs" "" name "${script}")
  mitts_suite("${name}" COMMAND ${node_test} "tests/${script}" LABELS tools TIMEOUT 300)
endforeach()

file(GLOB_RECURSE scripts RELATIVE "${root}" "${root}/tests/test_*.py" "${root}/tools/art/test_*.py")
foreach(script IN LISTS scripts)
  cmake_path(GET script PARENT_PATH folder)
  cmake_path(GET script FILENAME file)
  string(REGEX REPLACE "^(tests|tools)/|[.]py$" "" name "${script}")
  mitts_suite("${name}" COMMAND ${python} -m unittest discover -s "${folder}" -p "${file}" LABELS tools TIMEOUT 600)
endforeach()
set_tests_properties(art/test_generate PROPERTIES COST 1000)

cmake_host_system_information(RESULT processors QUERY NUMBER_OF_LOGICAL_CORES)
mitts_suite("traces" LABELS reference TIMEOUT 1200
  COMMAND ${python} tests/reference/compare.py --mitts "${mitts}" --jobs ${processors})
# Verifies a sample of the puzzles, or all of them in the nightly check, with a seed that the puzzle search did not use.
mitts_setting(sample MITTS_PUZZLES 5)
file(GLOB puzzles RELATIVE "${root}" "${root}/web/puzzles/*.txt")
foreach(file IN LISTS puzzles)
  mitts_suite("${file}" LABELS reference TIMEOUT 1200 INPUTS "${mitts}" "${root}/${file}"
    COMMAND "${mitts}" puzzles --verify "${file}" --worlds 5000 --seed 20261126 --sample ${sample})
endforeach()
mitts_suite("contents and sizes" COMMAND node tools/site_check.mjs build/site LABELS page TIMEOUT 300)

set(page_inputs "${root}/build/site" "${mitts}" "${root}/web" "${root}/tools" "${root}/package-lock.json")
if(DEFINED ENV{MITTS_UNPACKED}) # third-party servers and CMSs (tools/setup/packages.sh)
  list(APPEND page_inputs "$ENV{MITTS_UNPACKED}/versions")
endif()
file(GLOB_RECURSE helpers "${root}/tests/browser/*.mjs")
list(FILTER helpers EXCLUDE REGEX "[.]test[.]mjs$|/scratch/")
file(GLOB scripts RELATIVE "${root}/tests/browser" "${root}/tests/browser/*.test.mjs")
foreach(script IN LISTS scripts)
  string(REPLACE ".test.mjs" "" name "${script}")
  mitts_suite("browser/${name}" COMMAND ${node_test} "tests/browser/${script}" LABELS browser TIMEOUT 600
    INPUTS ${page_inputs} "${root}/tests/browser/${script}" ${helpers})
  if(name MATCHES "^engine_")
    set_tests_properties("browser/${name}" PROPERTIES COST 1000)
  endif()
endforeach()

if(DEFINED ENV{MITTS_CHECK})
  # The default seed is the date, so each night has a different seed. Set MITTS_MONKEY_SEED to repeat a night.
  string(TIMESTAMP today "%Y%m%d")
  mitts_setting(seed MITTS_MONKEY_SEED ${today})
  mitts_setting(seconds MITTS_MONKEY_SECONDS 600)
  math(EXPR timeout "${seconds} + 600")
  foreach(size IN ITEMS phone wide low)
    mitts_suite("seed ${seed}, ${size}" LABELS monkeys TIMEOUT ${timeout}
      COMMAND node tools/monkey.mjs --seconds ${seconds} --seed ${seed} --size ${size})
  endforeach()
endif()
