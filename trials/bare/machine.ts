import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseFolder, registriesOf, user, writeSettings } from './base.ts';
import { startContained } from './namespaces.ts';
import { hostsFile, openWays, waysTo } from './registries.ts';
import { follow, type Running } from './running.ts';

/** Who runs a command in the machine; root only where the documents say so. */
type As = 'root' | typeof user;

/** A Debian of its own with nothing on it, and no network but the way to the registries. */
export interface Machine {
  /** A line of the shell. @returns what it wrote. @throws Error with it where it fails */
  run: (command: string, options?: { as?: As; withinMs?: number }) => Promise<string>;
  /** A program that goes on, such as a site. */
  start: (command: string) => Running;
  /** The folder of this machine that is its `/`. */
  root: string;
  /** Ends it with all that runs in it. */
  end: () => void;
}

/** Mounts a copy of the base that is written to beside it, makes it `/`, and then only takes in orphans. */
const boot = `set -eu
trap 'exit 0' TERM
cd "$2"
mount -t overlay -o "lowerdir=$1,upperdir=upper,workdir=work" overlay root
mount -t proc proc root/proc
mount -t sysfs sysfs root/sys
mount --rbind /dev root/dev
mount -t tmpfs -o mode=1777 tmpfs root/dev/shm
mount -t tmpfs -o mode=1777 tmpfs root/run
ip link set lo up
cd root
pivot_root . mnt
umount -l /mnt
echo up
while :; do sleep 3600 & wait; done`;

/** A session of its own, with nothing of this machine's environment. */
const bareEnvironment = [
  'env',
  '--chdir=/',
  '--ignore-environment',
  'HOME=/root',
  'TERM=dumb',
  'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  'setsid',
  '--wait',
];
const prefix = 'aangan-bare-';

/** Starts one; it ends with this process, and its folder goes with it. */
export async function startMachine(): Promise<Machine> {
  removeLeftovers();
  const base = await baseFolder();
  const folder = join(tmpdir(), `${prefix}${process.pid}`);
  for (const name of ['upper/etc', 'work', 'root', 'ways']) {
    await mkdir(join(folder, name), { recursive: true });
  }
  const script = ['sh', '-c', boot, 'sh', base, folder];
  const { child: booted, first: pid } = await startContained(script, {
    folder,
    more: ['--net', '--ipc', '--uts'],
    stdio: ['ignore', 'pipe', 'inherit'],
    // Ctrl-C at the trial is no signal for it.
    detached: true,
  });
  const { stdout } = booted;
  if (!stdout) throw new Error('The machine has no output.');
  await Promise.race([
    once(stdout, 'data'),
    once(booted, 'exit').then(() => Promise.reject(new Error('The machine did not start.'))),
  ]);
  stdout.destroy();
  booted.unref();
  const root = `/proc/${pid}/root`;
  const registries = await registriesOf(base);
  const ways = waysTo(registries);
  await writeFile(join(root, 'etc/hosts'), hostsFile(ways));
  await writeSettings(root, registries);
  await openWays(pid, join(folder, 'ways'), ways);
  return createMachine(pid, root, () => booted.kill('SIGKILL'));
}

/** A trial that was killed leaves its folder. */
function removeLeftovers(): void {
  const alive = new Set(readdirSync('/proc'));
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(prefix))) {
    if (!alive.has(name.slice(prefix.length))) rmSync(join(tmpdir(), name), { recursive: true });
  }
}

function createMachine(pid: number, root: string, end: () => void): Machine {
  /** A login of the user, in a session of its own; the first line of the output is its process. */
  const enter = (as: As, command: string) => {
    const login = as === 'root' ? ['bash', '-lc'] : ['runuser', '-l', as, '-c'];
    const entered = [`--target=${pid}`, '--mount', '--net', '--pid', '--ipc', '--uts'];
    const parameters = entered.concat(bareEnvironment, login, `echo $$; ${command}`);
    return spawn('nsenter', parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
  };
  return {
    root,
    end,
    run: async (command, { as = user, withinMs = 600_000 } = {}) => {
      const running = follow(enter(as, command), pid);
      const code = await running.ended(withinMs);
      if (code === 0) return running.output();
      throw new Error(`$ ${command}\n${running.output()}\nIt ended with ${code}.`);
    },
    start: (command) => follow(enter(user, command), pid),
  };
}
