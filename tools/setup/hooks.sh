#!/usr/bin/env bash
# Makes git run the hooks in tools/hooks. commit-msg checks the subject of each commit. See --help.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

case "${1:-}" in
"")
    git -C "$root" config core.hooksPath tools/hooks
    say "git now runs the hooks in tools/hooks; to remove them, run tools/setup/hooks.sh --remove"
    ;;
--remove) git -C "$root" config --unset core.hooksPath || fail "no hooks were installed" ;;
--help | -h) say "Usage: tools/setup/hooks.sh [--remove]" ;;
*) fail "unknown option $1 (see --help)" ;;
esac
