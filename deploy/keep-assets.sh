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
if [ -e "$1/index.html" ]; then
  first=no
  since="$(date --iso-8601=seconds --reference "$1/index.html") - 30 days"
fi
# docs/assets, where the base URL is /docs/.
assets=$(cd "$2" && dirname "$(find . -path '*/assets/js/runtime~main.*.js' -printf '%h' -quit)")
# Files that are the same in both builds may be hard links, with the date of the live one.
find "$2/$assets" "$2/index.html" -type f -exec touch {} +
[ $first = no ] || exit 0
new=$(realpath "$2")
cd "$1"
[ ! -e "$assets" ] || find "$assets" -type f -newermt "$since" | while read -r file; do
  [ -e "$new/$file" ] || cp --parents --preserve=mode,timestamps "$file" "$new"
done
