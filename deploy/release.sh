#!/usr/bin/env bash
# Publishes a build to your own host with rsync and ssh, and rolls back:
#
#     deploy/release.sh publish build www@docs.example.com:/srv/docs
#     deploy/release.sh back www@docs.example.com:/srv/docs
#
# Each release has its own folder. The server serves /srv/docs/current, a link that's replaced
# atomically. The last five releases are kept, and "back" makes the one before the live one live
# again. The next publish removes releases that were rolled back. Each release also has the assets of
# those before it, for open tabs: see keep-assets.sh. What the build wrote
# for operators is in /srv/docs/hosts. A target without a host is a folder on this machine.
set -euo pipefail

usage() {
  sed -n 's/^#     /usage: /p' "$0" >&2
  exit 2
}

# Runs the script from standard input on the host of the site, with these arguments.
there() {
  case $target in
    *:*) ssh "${target%%:*}" 'umask 022 && bash -s' -- "$@" ;;
    *) (umask 022 && bash -s -- "$@") ;;
  esac
}

is_first() {
  cat << 'SCRIPT'
if [ -e "$1/current" ] && [ ! -L "$1/current" ]; then
  echo "$1/current isn't a link. Move it away, and publish again." >&2
  exit 1
fi
mkdir -p "$1/releases"
[ -e "$1/current" ] || echo yes
SCRIPT
}

publish() {
  local name first linked=()
  name=$(date -u +%Y%m%dT%H%M%S.%NZ)
  [ -f "$build/index.html" ] && [ -d "$build/../hosts" ] || { echo "$build isn't a build. Run npm run build." >&2; exit 1; }
  # Files that haven't changed are hard links to the live release, so they keep their date and ETag.
  first=$(there "$folder" < <(is_first))
  [ "$first" = yes ] || linked=(--link-dest=../../current/)
  # The server runs as another user, who has to be able to read everything.
  rsync --recursive --links --perms --chmod=D755,F644 --checksum "${linked[@]}" \
    "$build/" "$target/releases/$name.part/"
  rsync --recursive --perms --chmod=D755,F644 --checksum --delete "$build/../hosts/" "$target/hosts/"
  there "$folder/current" "$folder/releases/$name.part" < "$(dirname "$0")/keep-assets.sh"
  there "$folder" "$name" << 'SCRIPT'
set -euo pipefail
cd "$1"
mv "releases/$2.part" "releases/$2"
rm -rf releases/*.part
live=$(basename "$(readlink current || echo "$2")")
ls -1 releases | awk -v live="$live" -v new="$2" 'live < $0 && $0 < new' | while read -r former; do
  rm -rf "releases/$former"
done
# Replaces a link that a broken deploy has left behind.
ln -sfn "releases/$2" current.next
mv --no-target-directory current.next current
ls -1 releases | head -n -5 | while read -r old; do
  [ "releases/$old" = "$(readlink current)" ] || rm -rf "releases/$old"
done
echo "$2 is live."
SCRIPT
}

back() {
  there "$folder" << 'SCRIPT'
set -euo pipefail
cd "$1"
live=$(basename "$(readlink current)")
former=$(ls -1 releases | grep -v '\.part$' | awk -v live="$live" '$0 < live' | tail -n 1)
[ -n "$former" ] || { echo "There is no release before $live." >&2; exit 1; }
ln -sfn "releases/$former" current.next
mv --no-target-directory current.next current
echo "$former is live, and $live no longer is."
SCRIPT
}

case "${1:-} $#" in
  'publish 3') build=$2 target=$3 ;;
  'back 2') target=$2 ;;
  *) usage ;;
esac
folder=${target#*:}
"$1"
