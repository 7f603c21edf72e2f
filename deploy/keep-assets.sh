#!/usr/bin/env bash
# Copies the assets of earlier builds into a new one, because open tabs still request them:
#
#     deploy/keep-assets.sh <live build> <new build>
#
# The date of an asset is when it was last published as part of a build. Everything from the live build
# is kept, and of those before it what's at most 30 days older.
set -euo pipefail

[ $# = 2 ] || { sed -n 's/^#     /usage: /p' "$0" >&2; exit 2; }
first=yes
if [ -e "$1/host.json" ]; then
  first=no
  since="$(date --iso-8601=seconds --reference "$1/host.json") - 30 days"
fi
# Files that are the same in both builds may be hard links, with the date of the live one.
find "$2/docs/assets" "$2/host.json" -type f -exec touch {} +
[ $first = no ] || exit 0
new=$(realpath "$2")
cd "$1"
find docs/assets -type f -newermt "$since" | while read -r file; do
  [ -e "$new/$file" ] || cp --parents --preserve=mode,timestamps "$file" "$new"
done
