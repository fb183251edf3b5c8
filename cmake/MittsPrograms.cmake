# The programs: the command line and the windowed table natively; the page's two modules and the bench in wasm.

if(NOT EMSCRIPTEN)
  mitts_program(mitts SOURCE cli/main.cpp LINKS mitts_cli)
  if(MITTS_APP)
    mitts_program(mitts-app SOURCE app/main_native.cpp LINKS mitts_app)
  endif()
  return()
endif()

# Common to every module: small, no file system (assets arrive as memory), nothing kept that a page never calls.
set(module_options -sFILESYSTEM=0 -sSTRICT=0 -sSUPPORT_LONGJMP=0 -sEXIT_RUNTIME=0 -sASSERTIONS=0)

# The computer players: a Worker's module, text in and text out, without SDL. It has all its memory from the start, because
# growing it costs time in the middle of a search.
mitts_program(ai SOURCE ai/worker_main.cpp LINKS mitts_ai)
if(TARGET ai)
  target_link_options(ai PRIVATE ${module_options} -sENVIRONMENT=worker,node -sINITIAL_MEMORY=33554432)
endif()

# The bench, run by node beside the native one.
mitts_program(bench_wasm SOURCE cli/bench_main.cpp LINKS mitts_bench)
if(TARGET bench_wasm)
  target_link_options(bench_wasm PRIVATE
    -sFILESYSTEM=0 -sENVIRONMENT=node -sSINGLE_FILE=1 -sWASM_ASYNC_COMPILATION=0 -sEXIT_RUNTIME=1 -sINITIAL_MEMORY=33554432)
endif()

# The page's module. The page itself is web/index.html, so a script is made, not a page.
if(MITTS_APP)
  mitts_program(mitts SOURCE app/main_web.cpp LINKS mitts_app)
  if(TARGET mitts)
    target_link_options(mitts PRIVATE ${module_options}
      -sENVIRONMENT=web -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=33554432 -sTOTAL_STACK=1048576)
  endif()
endif()
