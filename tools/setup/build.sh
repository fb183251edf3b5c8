# Building with the CMake presets, and the finished site. Sourced after common.sh and packages.sh.

install_page_tools() {
    "$root/tools/setup/dependencies.sh"
}

# Has compilers asked through ccache where that is installed, with its memory in the cache folder. em++ is two: itself a script
# and the clang it calls. Compilers are told apart by their versions, because ccache would look at em++'s script alone.
use_compiler_cache() {
    have ccache || return 0
    local versions
    versions="$(for name in g++ clang++ em++; do ! have "$name" || "$name" --version | head -n 1; done | sha256sum | cut -c 1-16)"
    export CMAKE_CXX_COMPILER_LAUNCHER=ccache EM_COMPILER_WRAPPER=ccache
    export CCACHE_DIR="${CCACHE_DIR:-$(cache_folder)/ccache}" CCACHE_NAMESPACE="$versions" CCACHE_BASEDIR="$root" CCACHE_NOHASHDIR=1
    export CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_MAXSIZE="${CCACHE_MAXSIZE:-5G}"
}

# configure PRESET: runs CMake for a preset, which takes a second when it has been run before.
configure() {
    step "Configuring $1" "Removing build/$1 and starting again helps when a tool has changed." cmake --preset "$1"
}

# build PRESET USUAL [TARGET…]: all of a preset, or some targets of it. USUAL says how long that takes.
build() {
    local preset="$1" usual="$2" targets=()
    shift 2
    [ $# = 0 ] || targets=(--target "$@")
    configure "$preset"
    step "Building $preset${1:+: $*} ($usual)" "" cmake --build --preset "$preset" --parallel "$(nproc)" "${targets[@]}"
}

# build_site PRESET FOLDER USUAL: the page as a folder of static files.
build_site() {
    build "$1" "$3"
    step "Putting the site together (about 5 s)" "" node tools/site.mjs --build "build/$1" --art build/art --out "$2"
}
