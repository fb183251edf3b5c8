# Builds with the CMake presets, and assembles the site. Sourced after common.sh and packages.sh.

install_page_tools() {
    "$root/tools/setup/dependencies.sh"
}

# Runs compilers through ccache if it is installed, with its data in the cache folder. ccache identifies the compilers
# by version. Otherwise it would check only em++ itself, a script that calls clang.
use_compiler_cache() {
    have ccache || return 0
    local versions
    versions="$(for name in g++ clang++ em++; do ! have "$name" || "$name" --version | sed -n 1p; done | sha256sum | cut -c 1-16)"
    export CMAKE_CXX_COMPILER_LAUNCHER=ccache EM_COMPILER_WRAPPER=ccache
    export CCACHE_DIR="${CCACHE_DIR:-$(cache_folder)/ccache}" CCACHE_NAMESPACE="$versions" CCACHE_BASEDIR="$root" CCACHE_NOHASHDIR=1
    export CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_MAXSIZE="${CCACHE_MAXSIZE:-5G}"
}

# configure PRESET: runs CMake for a preset. This takes a second if CMake has run before.
configure() {
    step "Configuring $1" "If a tool has changed, remove build/$1 and start again." cmake --preset "$1"
}

# build PRESET USUAL [TARGET…]: builds a preset, or some of its targets. USUAL is the usual duration.
build() {
    local preset="$1" usual="$2" targets=()
    shift 2
    [ $# = 0 ] || targets=(--target "$@")
    configure "$preset"
    step "Building $preset${1:+: $*} ($usual)" "" cmake --build --preset "$preset" --parallel "$(nproc)" "${targets[@]}"
}

# build_site PRESET FOLDER USUAL: builds the site as a folder of static files.
build_site() {
    build "$1" "$3"
    step "Building the site's files (about 5 s)" "" node tools/site.mjs --build "build/$1" --art build/art --out "$2"
}
