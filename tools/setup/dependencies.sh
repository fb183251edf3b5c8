#!/usr/bin/env bash
# Prepares the dependencies of the page's build: Debian and npm packages, SDL2 and SDL2_image for wasm, and Dear ImGui's
# source.
#
# SDL2, SDL2_image and Dear ImGui are Debian source packages, whose signatures apt checks. The script fetches them with
# a separate package list, so that the machine's lists stay unchanged. It builds them once per machine, stores them in a
# cache, and writes their paths to build/dependencies.cmake. See --help.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
source "$root/tools/setup/packages.sh"

usage() {
    cat <<TEXT
Usage: tools/setup/dependencies.sh [--help]

Installs the build tools of the page. Fetches SDL2, SDL2_image and Dear ImGui and builds the first two for wasm, unless they
are cached. Writes build/dependencies.cmake for CMake. ./play and ./check call this script.

Environment:
  MITTS_CACHE           the cache folder (default: \$XDG_CACHE_HOME/mitts or ~/.cache/mitts)
  MITTS_DEBIAN_MIRROR   address of a Debian mirror (default: the one in this machine's package sources)
TEXT
}

# The Debian suites of the source packages. SDL 2.32 of trixie does not compile with bookworm's em++ 3.1.6, and
# bookworm's Dear ImGui 1.86 has no usable backend for SDL's renderer.
sdl_suite=bookworm
imgui_suite=trixie
minimum_imgui=1.90.1

# Prints the address of the Debian mirror: MITTS_DEBIAN_MIRROR or the mirror that this machine uses.
# shellcheck disable=SC2016 # the variables are apt's
debian_mirror() {
    local mirror="${MITTS_DEBIAN_MIRROR:-}"
    if [ -z "$mirror" ]; then
        mirror="$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Label: Debian' 2>/dev/null | sed -n 1p)"
    fi
    if [ -z "$mirror" ]; then
        # Before the first apt-get update, the sources have addresses but no labels.
        mirror="$(apt-get indextargets --format '$(REPO_URI)|$(RELEASE)' 'Created-By: Packages' 2>/dev/null |
            grep -E '\|(bookworm|trixie|stable|oldstable)$' | sed -n 1p | cut -d '|' -f 1)"
    fi
    [ -n "$mirror" ] || fail "apt has no Debian mirror configured: set MITTS_DEBIAN_MIRROR to its address and start again"
    printf '%s\n' "$mirror"
}

# fetch_sources FOLDER: unpacks the three source packages into FOLDER/{libsdl2,libsdl2-image,imgui}.
fetch_sources() {
    local folder="$1" mirror keyring=/usr/share/keyrings/debian-archive-keyring.gpg name options
    mirror="$(debian_mirror)"
    mkdir -p "$folder/lists/partial" "$folder/archives/partial"
    : >"$folder/empty"
    for name in "$sdl_suite" "$imgui_suite"; do
        echo "deb-src [signed-by=$keyring] $mirror $name main"
    done >"$folder/sources.list"
    options=(-q -o "Dir::Etc::sourcelist=$folder/sources.list" -o Dir::Etc::sourceparts=- -o "Dir::State::Lists=$folder/lists"
        -o "Dir::Cache=$folder" -o "Dir::Cache::archives=$folder/archives" -o "Dir::State::status=$folder/empty"
        -o APT::Sandbox::User=root -o Acquire::Retries=3 -o Acquire::Languages=none)
    (
        cd "$folder"
        apt-get "${options[@]}" update
        apt-get "${options[@]}" source --only-source "libsdl2/$sdl_suite" "libsdl2-image/$sdl_suite" "imgui/$imgui_suite"
        for name in libsdl2 libsdl2-image imgui; do
            mv "$name"-[0-9]* "$name"
        done
    )
}

# build_all SOURCES RESULT: compiles SDL for wasm and copies Dear ImGui's source, with their licences.
build_all() {
    local sources="$1" result="$2" name version
    cmake -G Ninja -S "$root/cmake/sdl_for_wasm" -B "$sources/build" -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_TOOLCHAIN_FILE="$root/cmake/emscripten.cmake" -DCMAKE_C_FLAGS_RELEASE="-Oz -flto" \
        -DSDL_SOURCE="$sources/libsdl2" -DSDL_IMAGE_SOURCE="$sources/libsdl2-image" -DCMAKE_INSTALL_PREFIX="$result/wasm"
    cmake --build "$sources/build" --target install
    mkdir -p "$result/imgui" "$result/licences"
    cp -r "$sources"/imgui/{*.h,*.cpp,backends,LICENSE.txt} "$result/imgui/"
    for name in libsdl2 libsdl2-image imgui; do
        cp "$sources/$name/LICENSE.txt" "$result/licences/$name.txt"
        version="$(sed -n '1s/.*(\(.*\)).*/\1/p' "$sources/$name/debian/changelog")"
        echo "$name $version"
    done >"$result/versions.txt"
    version="$(sed -n 's/^imgui //p' "$result/versions.txt")"
    dpkg --compare-versions "$version" ge "$minimum_imgui" ||
        { echo "Dear ImGui $minimum_imgui or newer is needed, but this mirror has $version"; return 1; }
}

prepare() {
    local key="$1" result="$2" work
    # Draws the pictures in the background, because one processor is idle during most of the steps below. The next build
    # of the page waits for the pictures, or draws them itself if the background process failed.
    mkdir -p "$log_folder"
    cmake "-DOUT=$root/build/art" "-DROOT=$root" -P "$root/cmake/make_art.cmake" >"$log_folder/pictures.log" 2>&1 </dev/null &
    work="$(mktemp -d "$(dirname "$result")/$key.XXXXXX")"
    # shellcheck disable=SC2064 # expanded now, because the variable no longer exists when the script ends
    trap "rm -rf '$work'" EXIT
    step "Fetching the sources of SDL2, SDL2_image and Dear ImGui (about 5 s, once)" \
        "Check the network connection or set MITTS_DEBIAN_MIRROR, then start again." fetch_sources "$work/sources"
    step "Building SDL2 and SDL2_image for wasm (about 40 s, once)" "" build_all "$work/sources" "$work/result"
    rm -rf "$result"
    mv "$work/result" "$result"
}

main() {
    case "${1:-}" in
    "") ;;
    --help | -h) usage && exit 0 ;;
    *) fail "unknown option $1 (see --help)" ;;
    esac

    install_node
    install_packages "${page_packages[@]}"
    install_node_modules --omit=dev
    # An outdated keyring of bookworm lacks trixie's keys. The current keyring contains them.
    if [ ! -e "/usr/share/keyrings/debian-archive-$imgui_suite-stable.gpg" ]; then
        refresh_apt_lists
        step "Renewing Debian's archive keys" "" \
            as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y install debian-archive-keyring
    fi

    local key result
    key="$({ em++ --version | sed -n 1p; cat "${BASH_SOURCE[0]}" "$root"/cmake/{emscripten.cmake,sdl_for_wasm/*}; } |
        sha256sum | cut -c 1-16)"
    result="$(cache_folder)/dependencies-$key"
    if [ ! -f "$result/versions.txt" ]; then
        prepare "$key" "$result"
    fi

    mkdir -p "$root/build"
    printf 'set(MITTS_WASM_SDL "%s/wasm")\nset(MITTS_IMGUI_SOURCE "%s/imgui")\n' "$result" "$result" >"$root/build/dependencies.cmake.new"
    # Writes the file only if it has changed, because a newer file makes CMake run again.
    if cmp -s "$root/build/dependencies.cmake.new" "$root/build/dependencies.cmake"; then
        rm "$root/build/dependencies.cmake.new"
    else
        mv "$root/build/dependencies.cmake.new" "$root/build/dependencies.cmake"
    fi
}

main "$@"
