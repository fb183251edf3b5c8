# The Debian and npm packages of each part, and functions that install missing ones. Sourced after common.sh.

# Packages for building the page. Without python3-munkres, apt installs SciPy and Boost for python3-fonttools, which
# accepts either.
page_packages=(cmake ninja-build emscripten dpkg-dev ca-certificates
    python3 python3-cairo python3-pil python3-fonttools python3-munkres python3-numpy zopfli)

# Packages for building the command line.
native_packages=(cmake ninja-build g++ libcli11-dev nlohmann-json3-dev)

# Additional packages for ./check.
check_packages=("${native_packages[@]}" ccache clang clang-format clang-tidy flake8 libclang-rt-14-dev doctest-dev pkgconf shellcheck
    libsdl2-dev libsdl2-image-dev xvfb libgl1-mesa-dri libgl1 libegl1 libgles2)

# Additional packages for the browser tests.
browser_packages=(chromium chromium-headless-shell firefox-esr webkit2gtk-driver
    apache2-bin media-types # Apache, which only one test starts
    hugo php-cli php-intl php-mbstring php-mysql php-sqlite3 php-xml mariadb-server-core) # systems that embed the page

# More packages for the browser tests. They are only unpacked, because installing them would start servers.
unpacked_packages=(nginx libnginx-mod-http-brotli-static caddy mediawiki mediawiki-classes wordpress wordpress-theme-twentytwentythree)

apt_lists_fresh=no

is_installed() {
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

refresh_apt_lists() {
    [ "$apt_lists_fresh" = no ] || return 0
    step "Fetching the package lists" "Check the network connection, then start again." \
        as_root apt-get -q -o Acquire::Retries=3 -o DPkg::Lock::Timeout=600 update
    apt_lists_fresh=yes
}

# install_packages NAME…: installs the packages that are missing. Does not call apt if none is missing.
install_packages() {
    local name missing=()
    have apt-get || fail "apt-get was not found: Debian 12 (bookworm) or a derivative is required"
    for name in "$@"; do
        is_installed "$name" || missing+=("$name")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    refresh_apt_lists
    step "Installing ${missing[*]}" "Try: apt-get install ${missing[*]}" \
        as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o Acquire::Retries=3 -o DPkg::Lock::Timeout=600 \
        install --no-install-recommends "${missing[@]}"
}

# The folder of the unpacked packages. The tests use it too.
MITTS_UNPACKED="$(cache_folder)/unpacked"
export MITTS_UNPACKED

fetch_and_unpack() {
    local folder="$1" archive
    shift
    mkdir -p "$folder/archives" && cd "$folder/archives" && apt-get -q -o Acquire::Retries=3 download "$@" || return
    for archive in *.deb; do # leaves out MediaWiki's extensions, which are not needed
        dpkg-deb --fsys-tarfile "$archive" | tar -x -C "$folder" --exclude='./usr/share/mediawiki/extensions-core' || return
    done
    ls "$folder/archives" >"$folder/versions" # the versions are inputs of the suites that use the packages
    rm -r "$folder/archives"
    printf '%s\n' "$*" >"$folder/names"
}

# unpack_packages NAME…: unpacks packages into $MITTS_UNPACKED without installing them, unless they are already there.
unpack_packages() {
    local fresh
    [ "$(cat "$MITTS_UNPACKED/names" 2>/dev/null)" != "$*" ] || [ ! -e "$MITTS_UNPACKED/versions" ] || return 0
    refresh_apt_lists
    fresh="$(mktemp -d "$MITTS_UNPACKED.XXXXXX")"
    chmod a+rx "$fresh" # the servers run as other users
    step "Unpacking $*" "Try: apt-get download $*" fetch_and_unpack "$fresh" "$@"
    rm -rf "$MITTS_UNPACKED"
    mv -T "$fresh" "$MITTS_UNPACKED" || rm -r "$fresh" # a parallel check has already unpacked them
}

# begin_installing NAME…: runs install_packages and unpack_packages in the background. finish_installing waits for them,
# and ends the script on failure.
installing=""
begin_installing() {
    mkdir -p "$log_folder/beside"
    install_beside "$@" >"$log_folder/beside.log" 2>&1 </dev/null &
    installing=$!
}

install_beside() {
    local log_folder="$log_folder/beside"
    install_packages "$@"
    unpack_packages "${unpacked_packages[@]}"
    echo "nothing to install"
}

finish_installing() {
    [ -n "$installing" ] || return 0
    while kill -0 "$installing" 2>/dev/null; do
        sleep 0.5
    done
    installing=""
    if [ "$(tail -n 1 "$log_folder/beside.log")" != "nothing to install" ]; then
        cat "$log_folder/beside.log" >&2
        fail "some packages could not be installed"
    fi
}

# Debian 12's Node.js, the oldest supported version.
oldest_node=18.20.4

# Prints the Debian packages of Node.js and npm that are missing.
missing_node_packages() {
    have node || echo nodejs
    have npm || echo npm
}

# Installs Node.js and npm if they are missing. Accepts version 18 or later.
install_node() {
    local missing
    mapfile -t missing < <(missing_node_packages)
    install_packages ${missing[@]+"${missing[@]}"}
    [ "$(node -p 'parseInt(process.versions.node)')" -ge 18 ] || fail "Node.js $(node --version) is too old: version 18 or newer is required"
}

# install_node_modules [OPTION]: installs the npm packages of package-lock.json if they are missing or the file has
# changed. With --omit=dev, installs only the packages for building the page.
# shellcheck disable=SC2120 # dependencies.sh passes an option
install_node_modules() {
    local stamp="$root/node_modules/.mitts-lock"
    if { cmp -s "$stamp" "$root/package-lock.json" ||
        { [ $# -gt 0 ] && cmp -s "$stamp.page" "$root/package-lock.json"; }; } 2>/dev/null; then
        return 0
    fi
    step "Installing the npm packages (about 10 s)" "Check the network connection, then start again." \
        npm --prefix "$root" ci --no-audit --no-fund --loglevel=error "$@"
    cp "$root/package-lock.json" "$stamp${1:+.page}"
}

# Puts the oldest supported Node.js first on the PATH, because a newer one hides incompatibilities. Stores the path of
# the machine's Node.js in machine_node.
use_oldest_node() {
    local folder name
    machine_node="$(command -v node)"
    [ "$(node -p 'process.versions.node.split(".")[0]')" != "${oldest_node%%.*}" ] || return 0
    name="node-linux-$(node -p process.arch)"
    folder="$(cache_folder)/node-$oldest_node"
    if [ ! -x "$folder/node_modules/$name/bin/node" ]; then
        step "Fetching Node.js $oldest_node, the oldest supported version" "Check the network connection, then start again." \
            npm install --prefix "$folder" --no-save --no-audit --no-fund --loglevel=error "$name@$oldest_node"
    fi
    export PATH="$folder/node_modules/$name/bin:$PATH"
}
