# Adds the programs. The native programs are the command line and the windowed table. The wasm programs are the page's
# modules and the bench.

# Generates the facts that the page's scripts share with the program (tools/site/facts.mjs). A program writes them to
# build/facts.json at build time. They are the same for every preset.
mitts_program(facts SOURCE app/main_facts.cpp LINKS mitts_table)
if(EMSCRIPTEN)
  target_link_options(facts PRIVATE
    -O1 -Wl,--lto-O0 -sFILESYSTEM=0 -sENVIRONMENT=node -sSINGLE_FILE=1 -sWASM_ASYNC_COMPILATION=0 -sEXIT_RUNTIME=1)
endif()
add_custom_command(OUTPUT "${CMAKE_SOURCE_DIR}/build/facts.json"
  COMMAND facts > "${CMAKE_SOURCE_DIR}/build/facts.json"
  DEPENDS facts)
add_custom_target(facts_file ALL DEPENDS "${CMAKE_SOURCE_DIR}/build/facts.json")

if(NOT EMSCRIPTEN)
  mitts_program(mitts SOURCE cli/main.cpp LINKS mitts_cli)
  if(MITTS_APP)
    mitts_program(mitts-app SOURCE app/main_native.cpp LINKS mitts_app)
  endif()
  return()
endif()

# The preset sets -O3, and the libraries that are built for size add -Oz. In the reverse order, the libraries built for
# speed would be slow, because em++ does not inline functions after -Oz, even if other options follow. Tests do not use
# -Oz, because no browser downloads them and they build faster without this option.
set(small_options "")
set(link_options -O1) # keeps em++ from optimising the linked module
if(MITTS_SMALL)
  set(link_options -Oz)
  if(NOT MITTS_TESTS)
    set(small_options -Oz)
  endif()
endif()
foreach(library IN ITEMS mitts_precompiled mitts_built_in_texts mitts_no_texts mitts_cards mitts_games mitts_ai mitts_session mitts_review mitts_i18n mitts_view mitts_table mitts_platform mitts_ports mitts_ui mitts_app imgui)
  if(TARGET ${library})
    target_compile_options(${library} PRIVATE ${small_options})
  endif()
endforeach()

# The options of the page's modules. They exclude code that a page never calls, and the file system, because assets
# arrive in memory. Each module adds one global function to the page. This function takes Emscripten's module object and
# returns a promise that resolves to the running module.
set(module_options
  -sFILESYSTEM=0 -sSUPPORT_LONGJMP=0 -sEXIT_RUNTIME=0 -sASSERTIONS=0 -sMODULARIZE=1
  -sEXPORTED_RUNTIME_METHODS=ccall,UTF8ToString,stringToUTF8,lengthBytesUTF8)

# The page's module. The output is a script instead of an HTML file, because web/index.html is the page.
if(MITTS_APP)
  mitts_program(mitts SOURCE app/main_web.cpp LINKS mitts_app)
  add_custom_target(page_libraries DEPENDS mitts_app)
  if(TARGET mitts)
    set_target_properties(mitts PROPERTIES MITTS_TEXTS_ARE_GIVEN ON)
    target_compile_options(mitts PRIVATE ${small_options})
    target_link_options(mitts PRIVATE ${link_options} ${module_options}
      -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0 -sMALLOC=emmalloc -sEXPORT_NAME=MittsTable -sENVIRONMENT=web -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=33554432 -sTOTAL_STACK=1048576
      -sEXPORTED_FUNCTIONS=_main,_malloc,_free --js-library "${CMAKE_CURRENT_SOURCE_DIR}/cmake/sdl_for_wasm/never_called.js")
    # Flattening and restructuring the code makes the compressed code 1% smaller. Repeating -Oz makes it another 0.3%
    # smaller. Emscripten includes wasm-opt.
    if(MITTS_SMALL)
      find_program(MITTS_WASM_OPT wasm-opt REQUIRED NO_CMAKE_FIND_ROOT_PATH)
      add_custom_command(TARGET mitts POST_BUILD VERBATIM
        COMMAND "${MITTS_WASM_OPT}" --mvp-features --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int
                --flatten --rereloop -Oz -Oz -Oz -Oz --low-memory-unused mitts.wasm -o mitts.wasm)
    endif()
  endif()
endif()

# The page's module takes the longest to link. So its libraries are built first, and `target` is built while the module
# is linked.
function(mitts_after_the_page target)
  if(TARGET mitts)
    add_dependencies(${target} page_libraries)
  endif()
endfunction()
mitts_after_the_page(facts)

# The page is optimised for size. The computer players and the bench are optimised for speed: their libraries are
# compiled from the same sources a second time, as mitts_NAME_fast.
function(mitts_fast_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS")
  if(NOT MITTS_SMALL)
    add_library(mitts_${name}_fast ALIAS mitts_${name})
    return()
  endif()
  get_target_property(sources mitts_${name} SOURCES)
  list(FILTER sources EXCLUDE REGEX "${MITTS_NEVER_HOT}")
  list(TRANSFORM arg_DEPENDS REPLACE "(.+)" "mitts_\\1_fast")
  add_library(mitts_${name}_fast STATIC ${sources})
  mitts_after_the_page(mitts_${name}_fast)
  if(NOT arg_DEPENDS)
    mitts_precompiled(mitts_${name}_fast)
  elseif(MITTS_PRECOMPILED)
    target_precompile_headers(mitts_${name}_fast REUSE_FROM mitts_cards_fast)
  endif()
  # The linker takes an object from a library built for size only if the fast libraries do not contain this object.
  set_target_properties(mitts_${name}_fast PROPERTIES UNITY_BUILD OFF)
  target_link_libraries(mitts_${name}_fast PUBLIC mitts_common ${arg_DEPENDS} mitts_${name})
endfunction()

mitts_fast_library(cards)
mitts_fast_library(games DEPENDS cards)
mitts_fast_library(session DEPENDS games cards)
mitts_fast_library(ai DEPENDS games cards)
mitts_fast_library(bench DEPENDS session ai games cards)

# By default em++ optimises less across files than within them. Full optimisation is enabled only for code that is built
# for speed. It makes play-outs 10% faster in Mitaines and Mitch, but 5% slower in Mitigati (mitts bench).
set(speed_options $<$<BOOL:${MITTS_SMALL}>:-Wl,--lto-O3>)

# The computer players' module, which runs in a Worker. It has text input and output, but no SDL and no main(). Its
# memory is allocated at the start, because growing the memory during a search is slow.
mitts_program(ai SOURCE ai/worker_main.cpp LINKS mitts_ai_fast)
if(TARGET ai)
  target_link_options(ai PRIVATE ${module_options} ${speed_options}
    -sMALLOC=emmalloc -sEXPORT_NAME=MittsPlayers -sENVIRONMENT=worker,node -sINITIAL_MEMORY=33554432 -sEXPORTED_FUNCTIONS=_malloc,_free,_mitts_ai_begin,_mitts_ai_step,_mitts_ai_reply,_mitts_ai_warm_up)
endif()

# The module that evaluates the moves of finished rounds. It is a separate module, fetched when a review is opened.
mitts_program(reviewer SOURCE app/main_review.cpp LINKS mitts_ai_fast mitts_review mitts_table mitts_session mitts_ports)
if(TARGET reviewer)
  target_sources(reviewer PRIVATE "${CMAKE_SOURCE_DIR}/src/app/main_challenge.cpp")
  mitts_after_the_page(reviewer)
  target_link_options(reviewer PRIVATE ${module_options} ${speed_options} --no-entry
    -sMALLOC=emmalloc -sEXPORT_NAME=MittsReviewer -sENVIRONMENT=worker,node -sINITIAL_MEMORY=33554432
    -sEXPORTED_FUNCTIONS=_malloc,_free,_mitts_review_open,_mitts_review_begin,_mitts_review_again,_mitts_review_exercise,_mitts_review_step,_mitts_review_take,_mitts_challenge_make,_mitts_challenge_many,_mitts_challenge_read,_mitts_challenge_save,_mitts_challenge_add,_mitts_challenge_drop,_mitts_challenge_mark,_mitts_challenge_join,_mitts_challenge_check,_mitts_challenge_step,_mitts_challenge_checked)
endif()

# The module that replays a deal under two rule sets for the rules pages. It is a separate module, optimised for size.
mitts_program(judge SOURCE app/main_judge.cpp LINKS mitts_session mitts_ports)
if(TARGET judge)
  mitts_after_the_page(judge)
  target_compile_options(judge PRIVATE ${small_options})
  target_link_options(judge PRIVATE ${link_options} ${module_options} --no-entry
    -sMALLOC=emmalloc -sEXPORT_ES6=1 -sEXPORT_NAME=MittsJudge -sENVIRONMENT=web -sALLOW_MEMORY_GROWTH=1
    -sEXPORTED_FUNCTIONS=_malloc,_free,_mitts_tell_twice)
endif()

# The bench runs in Node.js, for comparison with the native bench. It is built only on request.
mitts_program(bench_wasm SOURCE cli/bench_main.cpp LINKS mitts_bench_fast)
if(TARGET bench_wasm)
  set_target_properties(bench_wasm mitts_bench PROPERTIES EXCLUDE_FROM_ALL ON DISABLE_PRECOMPILE_HEADERS ON)
  if(MITTS_SMALL)
    set_target_properties(mitts_bench_fast mitts_session_fast PROPERTIES EXCLUDE_FROM_ALL ON)
  endif()
  target_link_options(bench_wasm PRIVATE ${speed_options}
    -sFILESYSTEM=0 -sENVIRONMENT=node -sSINGLE_FILE=1 -sWASM_ASYNC_COMPILATION=0 -sEXIT_RUNTIME=1 -sINITIAL_MEMORY=33554432)
endif()
