# Warnings are errors. Exceptions are listed here, or at the only library that needs them, each with its reason.

add_library(mitts_warnings INTERFACE)
target_compile_options(mitts_warnings INTERFACE
  -Werror -Wall -Wextra -Wpedantic -Wconversion -Wundef -Wcast-align -Wcast-qual -Wformat=2 -Wold-style-cast
  -Wnon-virtual-dtor -Woverloaded-virtual -Wextra-semi -Wimplicit-fallthrough -Wunused -Wvla

  # Reports uses of __DATE__ and __TIME__, because build times would make two builds differ (tools/reproducible).
  -Wdate-time

  # In a unity build, a file's local names may clash with another file's parameters. So this warning is enabled only for
  # targets without a unity build.
  $<$<NOT:$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>>:-Wshadow>

  # Counts are int and container sizes are unsigned. A cast at each conversion would hide more errors than it reveals.
  # Conversions that can lose part of a value remain errors.
  -Wno-sign-conversion

  # Option structs use designated initialisers and rely on the members' default values.
  -Wno-missing-field-initializers)

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(mitts_warnings INTERFACE
    -Wduplicated-cond -Wlogical-op -Wredundant-decls
    # At -O2 and above, inlining in g++ 12 causes false positives about std::vector, std::string and std::variant. The
    # sanitizers of the dev preset detect the same errors at run time.
    -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread -Wno-maybe-uninitialized -Wno-restrict
    -Wno-dangling-pointer -Wno-free-nonheap-object)
endif()
