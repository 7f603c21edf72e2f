#!/usr/bin/env bash
# Runs nginx like the container, but without Docker: with a read-only root file system, /tmp in
# memory, the IDs of the unprivileged user and no capabilities. Needs root for the mounts. Prints
# facts about the running server, one per line, and stops it.
#
#     unshare --mount --pid --fork --mount-proc container.sh <deploy folder> <build> <port>
set -euo pipefail
deploy=$(realpath "$1") build=$(realpath "$2") port=$3

root=$(mktemp -d)
mount -t tmpfs -o size=8m,mode=755 root "$root"
cd "$root"
mkdir -p usr etc/nginx/conf.d srv/www dev proc tmp var/log/nginx var/lib/nginx
for link in bin sbin lib lib64; do [ -e "/$link" ] && ln -s "usr/$link" "$link"; done
mount --rbind -o ro /usr usr
mount --bind "$build" srv/www
mount -o remount,bind,ro srv/www
mount -t proc proc proc
for device in null urandom; do touch "dev/$device" && mount --bind "/dev/$device" "dev/$device"; done
ln -s /proc/self/fd/1 dev/stdout
cp /etc/ld.so.cache etc/
cp /etc/nginx/mime.types etc/nginx/
printf 'root:x:0:0::/:\nnginx:x:101:101::/:\nnobody:x:65534:65534::/:\n' > etc/passwd
printf 'root:x:0:\nnginx:x:101:\nnogroup:x:65534:\n' > etc/group
cp "$deploy/nginx.conf" etc/nginx/
# The same line as in the Dockerfile.
sed -E "s/^(    listen .*)80;$/\1$port;/" "$build/../hosts/nginx.conf" > etc/nginx/conf.d/default.conf
# Everything so far is part of the image. From here on, the file system is read-only.
mount -o remount,ro "$root"
mount -t tmpfs -o size=16m,mode=1777,noexec,nosuid,nodev tmp "$root/tmp"

as_user=(setpriv --reuid=101 --regid=101 --clear-groups --no-new-privs
  --bounding-set=-all --inh-caps=-all)
inside() { chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin "${as_user[@]}" "$@"; }
fact() { printf '%s: %s\n' "$1" "$2"; }

log=$(mktemp)
# Test the configuration as in the Dockerfile: as root, who owns the log's pipe, and without
# leftovers.
chroot "$root" /usr/sbin/nginx -t 2>&1 | cat > "$log" || { cat "$log" >&2; exit 1; }
rm -rf "$root"/tmp/*
# When a container runs, Docker makes the user the owner of the output.
chown 101:101 "$log"
inside nginx > "$log" 2>&1 &
server=$!
until inside bash -c "exec 3<> /dev/tcp/127.0.0.1/$port" 2> /dev/null; do
  kill -0 $server || { cat "$log" >&2; exit 1; }
  sleep 0.05
done
master=$(pgrep -o -x nginx)
fact user "$(ps -o uid= -C nginx | sort -u | tr -d ' \n')"
fact capabilities "$(awk '/^Cap(Eff|Prm|Bnd)/ {print $2}' "/proc/$master/status" | sort -u | tr -d '\n')"
fact 'new privileges' "$(awk '/^NoNewPrivs/ {print $2}' "/proc/$master/status")"
fact 'root is writable' "$(inside touch /etc/nginx/x /srv/www/x /var/log/nginx/x 2> /dev/null && echo yes || echo no)"
fact 'the health check' "$(curl -fsS -o /dev/null "http://127.0.0.1:$port/docs/" && echo passes || echo fails)"
fact 'a page' "$(curl -sS -o /dev/null -w '%{http_code}' "http://127.0.0.1:$port/docs/limits/")"
fact 'a page over IPv6' "$(curl -sS -o /dev/null -w '%{http_code}' "http://[::1]:$port/docs/limits/")"
fact 'a legacy address' "$(curl -sS -o /dev/null -w '%{http_code} %{redirect_url}' "http://127.0.0.1:$port/docs/cron")"
fact 'an unknown address' "$(curl -sS -o /dev/null -w '%{http_code}' "http://127.0.0.1:$port/docs/none/")"
fact 'files written' "$(find "$root/tmp" -type f -printf '%f\n' | sort | tr '\n' ' ')"
kill -QUIT "$master"
wait $server
fact 'exit code' "$?"
fact 'the log' "$(grep -c '"GET /docs/limits/ HTTP/1.1" 200' "$log") lines of the page"
grep -v '"GET ' "$log" >&2 || true
