#!/usr/bin/env bash
# Has git run the hooks in tools/hooks: commit-msg checks the subject of each commit. See --help.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

case "${1:-}" in
"")
    git -C "$root" config core.hooksPath tools/hooks
    say "git runs the hooks in tools/hooks now; tools/setup/hooks.sh --remove ends that"
    ;;
--remove) git -C "$root" config --unset core.hooksPath || fail "no hooks were installed" ;;
--help | -h) say "Usage: tools/setup/hooks.sh [--remove]" ;;
*) fail "unknown option $1 (see --help)" ;;
esac
