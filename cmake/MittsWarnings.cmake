# Warnings are errors. Whatever is switched off is switched off here (or beside the one library that needs it), with its reason.

add_library(mitts_warnings INTERFACE)
target_compile_options(mitts_warnings INTERFACE
  -Werror -Wall -Wextra -Wpedantic -Wconversion -Wundef -Wcast-align -Wcast-qual -Wformat=2 -Wold-style-cast
  -Wnon-virtual-dtor -Woverloaded-virtual -Wextra-semi -Wimplicit-fallthrough -Wunused -Wvla

  # A build date would make two builds differ (tools/reproducible).
  -Wdate-time

  # Files compiled together may have names of their own that are another's parameters: this is asked where each is compiled alone,
  # as the page's presets do.
  $<$<NOT:$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>>:-Wshadow>

  # Counts are int and containers' sizes are unsigned: a cast at each crossing hides more than it shows. Conversions that
  # can lose a part of the value stay errors.
  -Wno-sign-conversion

  # Option structs are written with designated initialisers and rely on the members' own defaults.
  -Wno-missing-field-initializers)

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(mitts_warnings INTERFACE
    -Wduplicated-cond -Wlogical-op -Wredundant-decls
    # Guesses made after inlining, and mistaken about std::vector, std::string and std::variant in g++ 12 at -O2 and up; the
    # sanitizers of the dev preset look for the same mistakes where they happen.
    -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread -Wno-maybe-uninitialized -Wno-restrict
    -Wno-dangling-pointer -Wno-free-nonheap-object)
endif()
