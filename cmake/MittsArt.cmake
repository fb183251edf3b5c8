add_library(mitts_art INTERFACE)
