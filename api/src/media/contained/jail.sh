# Runs a program that sees the system's programs, the folders that it is told it may read, and one folder that it may
# write to. To be run in namespaces of its own; nothing of what is given here is read as shell.
#   jail.sh <folder to work in> <number of folders to read> <folder>... <program> <parameter>...
set -e
work=$1
count=$2
shift 2
root="$work/.root"
mkdir -p "$root"
mount -t tmpfs -o size=1m,mode=755,nosuid,nodev none "$root"

show() {
  mkdir -p "$root$1"
  mount --rbind "$1" "$root$1"
  mount -o remount,bind,ro "$root$1"
}

for folder in /bin /lib /lib64 /usr /etc/alternatives; do
  if [ -L "$folder" ]; then
    cp -P "$folder" "$root$folder"
  elif [ -d "$folder" ]; then
    show "$folder"
  fi
done
cp /etc/ld.so.cache "$root/etc/" 2>/dev/null || true
while [ "$count" -gt 0 ]; do
  show "$1"
  shift
  count=$((count - 1))
done
# Its own processes only, from which Node reads how much memory it has.
mkdir "$root/proc" "$root/task" "$root/dev"
mount -t proc -o ro,nosuid,nodev,noexec proc "$root/proc"
touch "$root/dev/null" "$root/dev/urandom"
mount --bind /dev/null "$root/dev/null"
mount --bind /dev/urandom "$root/dev/urandom"
mount --bind "$work" "$root/task"
mount -o remount,bind,ro "$root"
exec chroot "$root" /usr/bin/env -i --chdir=/task "$@"
