# Debian packages: which ones each part needs, and installing those that are missing. Sourced after common.sh.

# To build the page.
page_packages=(cmake ninja-build emscripten dpkg-dev ca-certificates
    python3 python3-cairo python3-pil python3-fonttools python3-numpy zopfli)

# To build the command line.
native_packages=(cmake ninja-build g++ nlohmann-json3-dev)

# To run every check, beside those of the page and of the command line.
check_packages=("${native_packages[@]}" ccache clang clang-format libclang-rt-14-dev doctest-dev pkgconf
    libsdl2-dev libsdl2-image-dev xvfb libgl1-mesa-dri libgl1 libegl1 libgles2)

# To look at the page in browsers, beside those.
browser_packages=(chromium chromium-headless-shell firefox-esr webkit2gtk-driver
    apache2-bin media-types # a server of which nothing is started but by its test
    hugo php-cli php-intl php-mbstring php-mysql php-sqlite3 php-xml mariadb-server-core) # what pages of others are made with

# For the same, but only unpacked into the cache folder: to install them would start servers on this machine.
unpacked_packages=(nginx libnginx-mod-http-brotli-static caddy mediawiki mediawiki-classes wordpress wordpress-theme-twentytwentythree)

# Only for ./check --tidy.
tidy_packages=(clang-tidy)

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

# install_packages NAME…: installs those that are not there. Makes no call to apt when none is missing.
install_packages() {
    local name missing=()
    have apt-get || fail "this needs Debian 12 (bookworm) or a near relative: apt-get was not found"
    for name in "$@"; do
        is_installed "$name" || missing+=("$name")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    refresh_apt_lists
    step "Installing ${missing[*]}" "Try: apt-get install ${missing[*]}" \
        as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o Acquire::Retries=3 -o DPkg::Lock::Timeout=600 \
        install --no-install-recommends "${missing[@]}"
}

# Where packages are that are only unpacked, for the tests too.
MITTS_UNPACKED="$(cache_folder)/unpacked"
export MITTS_UNPACKED

fetch_and_unpack() {
    local folder="$1" archive
    shift
    mkdir -p "$folder/archives" && cd "$folder/archives" && apt-get -q -o Acquire::Retries=3 download "$@" || return
    for archive in *.deb; do # without MediaWiki's extensions, of which none is wanted
        dpkg-deb --fsys-tarfile "$archive" | tar -x -C "$folder" --exclude='./usr/share/mediawiki/extensions-core' || return
    done
    ls "$folder/archives" >"$folder/versions" # what they are: a part of what the suites that start them depend on
    rm -r "$folder/archives"
    printf '%s\n' "$*" >"$folder/names"
}

# unpack_packages NAME…: brings their files into $MITTS_UNPACKED, and installs nothing. Makes no call to apt when they are there.
unpack_packages() {
    local fresh
    [ "$(cat "$MITTS_UNPACKED/names" 2>/dev/null)" != "$*" ] || [ ! -e "$MITTS_UNPACKED/versions" ] || return 0
    refresh_apt_lists
    fresh="$(mktemp -d "$MITTS_UNPACKED.XXXXXX")"
    chmod a+rx "$fresh" # servers give their work to users of their own
    step "Unpacking $*" "Try: apt-get download $*" fetch_and_unpack "$fresh" "$@"
    rm -rf "$MITTS_UNPACKED"
    mv -T "$fresh" "$MITTS_UNPACKED" || rm -r "$fresh" # another check was quicker
}

# begin_installing NAME…: like install_packages, and unpack_packages, but beside what follows; finish_installing waits for it, and ends
# the script if it failed.
installing=""
begin_installing() {
    local log="$log_folder/beside.log"
    mkdir -p "$log_folder/beside"
    (
        log_folder="$log_folder/beside"
        install_packages "$@"
        unpack_packages "${unpacked_packages[@]}"
        echo "all is there"
    ) >"$log" 2>&1 </dev/null &
    installing=$!
}

finish_installing() {
    [ -n "$installing" ] || return 0
    while kill -0 "$installing" 2>/dev/null; do
        sleep 0.5
    done
    installing=""
    if [ "$(tail -n 1 "$log_folder/beside.log")" != "all is there" ]; then
        cat "$log_folder/beside.log" >&2
        fail "not all packages could be installed"
    fi
}

# Debian 12's Node.js, the oldest that the readme promises.
oldest_node=18.20.4

# Debian's Node.js and npm, as far as the machine has none.
missing_node_packages() {
    have node || echo nodejs
    have npm || echo npm
}

# Node.js and npm: any of version 18 or newer will do, Debian's own where there is none.
install_node() {
    local missing
    mapfile -t missing < <(missing_node_packages)
    install_packages ${missing[@]+"${missing[@]}"}
    [ "$(node -p 'parseInt(process.versions.node)')" -ge 18 ] || fail "Node.js $(node --version) is too old: 18 or newer is needed"
}

# install_node_modules [OPTION]: the npm packages named in package-lock.json, when they are not there yet or the lock has changed since;
# with --omit=dev only those that the page is built with.
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

# Puts the oldest Node.js promised first on the PATH, as npm brings it: a newer one hides what it alone can do. Leaves the
# machine's own in machine_node.
use_oldest_node() {
    local folder name
    machine_node="$(command -v node)"
    [ "$(node -p 'process.versions.node.split(".")[0]')" != "${oldest_node%%.*}" ] || return 0
    name="node-linux-$(node -p process.arch)"
    folder="$(cache_folder)/node-$oldest_node"
    if [ ! -x "$folder/node_modules/$name/bin/node" ]; then
        step "Fetching Node.js $oldest_node, the oldest promised" "Check the network connection, then start again." \
            npm install --prefix "$folder" --no-save --no-audit --no-fund --loglevel=error "$name@$oldest_node"
    fi
    export PATH="$folder/node_modules/$name/bin:$PATH"
}
