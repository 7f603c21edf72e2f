#!/usr/bin/env bash
# Installs the missing programs that samples, browser tests and host tests need. Prints nothing if
# there is nothing to do. Warns about anything it can't install; the tests that need it then report
# that too. Arguments add programs, in the form command:package.
set -euo pipefail

# command:Debian package
needed=(
  chromium:chromium firefox-esr:firefox-esr WebKitWebDriver:webkit2gtk-driver Xvfb:xvfb
  go:golang-go shellcheck:shellcheck jq:jq curl:curl git:git openssl:openssl python3:python3
  nginx:nginx-light caddy:caddy rsync:rsync "$@"
)
# Python modules that samples import:Debian package
modules=(
  requests:python3-requests requests_toolbelt:python3-requests-toolbelt bs4:python3-bs4
  yaml:python3-yaml
)

packages=()
for entry in "${needed[@]}"; do
  command -v "${entry%%:*}" > /dev/null || packages+=("${entry##*:}")
done
for entry in "${modules[@]}"; do
  [ -d "/usr/lib/python3/dist-packages/${entry%%:*}" ] || packages+=("${entry##*:}")
done
# Headless Chromium: the same engine with half the processor time. Without such a package, the
# browser tests use the full Chromium.
faster=chromium-headless-shell
command -v "$faster" > /dev/null && [ "${#packages[@]}" -eq 0 ] && exit 0

missing() {
  [ "${#packages[@]}" -gt 0 ] || exit 0
  printf '!!! MISSING TOOLCHAIN: %s\n!!! %s\n' "${packages[*]}" "$1" >&2
  exit 0 # The tests that need the programs decide what happens. In CI, they fail.
}

command -v apt-get > /dev/null || missing "apt-get isn't available, so install the equivalent packages yourself"
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  sudo -n true 2> /dev/null || missing "run: sudo apt-get install ${packages[*]}"
  as_root=(sudo -n)
fi

echo "Installing ${packages[*]} $faster …" >&2
export DEBIAN_FRONTEND=noninteractive
install() { "${as_root[@]}" apt-get install -y -qq --no-install-recommends "$@" > /dev/null; }
# Old package lists bring old browsers: the tests cannot drive Firefox 140.
"${as_root[@]}" apt-get update -qq > /dev/null || missing 'apt-get could not update its package lists, see above'
install "${packages[@]}" "$faster" 2> /dev/null || install "${packages[@]}" ||
  missing 'apt-get could not install it, see above'
