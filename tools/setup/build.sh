# Building with the CMake presets, and the finished site. Sourced after common.sh and packages.sh.

install_page_tools() {
    "$root/tools/setup/dependencies.sh"
}

# configure PRESET: runs CMake for a preset, which takes a second when it has been run before.
configure() {
    step "Configuring $1" "Removing build/$1 and starting again helps when a tool has changed." cmake --preset "$1"
}

# build PRESET [TARGET…]: all of a preset, or some targets of it.
build() {
    local preset="$1" targets=()
    shift
    [ $# = 0 ] || targets=(--target "$@")
    configure "$preset"
    step "Building $preset${1:+: $*}" "" cmake --build --preset "$preset" --parallel "$(nproc)" "${targets[@]}"
}

# The page as a folder of static files, build/site.
build_site() {
    build web
    step "Putting the site together" "" node tools/site.mjs --build build/web --art build/art --out build/site
}
