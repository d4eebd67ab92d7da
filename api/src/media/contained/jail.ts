import {
  type ChildProcess,
  type ChildProcessWithoutNullStreams,
  spawn,
  spawnSync,
} from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A program that reads what a stranger has sent. */
export interface Program {
  /** The program's file and its parameters, which name files of `directory` without a folder. */
  command: readonly string[];
  /** The one folder that it may write to. */
  directory: string;
  /** Folders beside the system's that it reads its own code from. */
  readable?: readonly string[];
  /** Bytes of address space; without it only the machine's limit. */
  addressSpace?: number;
  /** Seconds of processor time, of all its threads, after which it is killed. */
  processorSeconds?: number | undefined;
}

const script = fileURLToPath(new URL('./jail.sh', import.meta.url));
const namespaces = ['--mount', '--net', '--ipc', '--uts', '--pid', '--fork', '--kill-child'];
const withoutPrivileges = ['--inh-caps=-all', '--bounding-set=-all', '--no-new-privs'];
/**
 * The death of this process ends `unshare`, and that of `unshare` the program: a change of the user takes away what
 * `--kill-child` has set.
 */
const diesWithParent = '--pdeathsig=KILL';
/** Stays beside the program to tell by its status that the system killed it: some versions of `unshare` cannot. */
const telling = ['/bin/sh', '-c', '"$@"; exit $?', 'sh'];
const nobody = 65_534;
const fileBytesMax = 256 * 1024 * 1024;
const filesMax = 128;

interface Way {
  unshare: readonly string[];
  /** The user that the program is; undefined for this one. */
  user: number | undefined;
}

/** As root the program becomes nobody; other users need a system that lets them make namespaces. */
const ways: Way[] = [
  { unshare: namespaces, user: nobody },
  { unshare: ['--user', '--map-root-user', ...namespaces], user: undefined },
];

/**
 * The command of a program that has no network, sees no other process and no files but its own, and has no privileges
 * and no environment; undefined where this machine does not permit that.
 */
export function jailed(program: Program): string[] | undefined {
  const way = permittedWay();
  if (!way) return undefined;
  if (way.user !== undefined) chownSync(program.directory, way.user, way.user);
  return jailCommand(way, program);
}

let found: { way: Way | undefined } | undefined;

/** Found out by trying, once. */
function permittedWay(): Way | undefined {
  found ??= { way: findWay() };
  return found.way;
}

/**
 * The first way that this machine permits, if any.
 * @throws Error where that takes longer than `ms` milliseconds: a machine that is busy does not forbid it
 */
export const findWay = (ms = 5_000): Way | undefined => ways.find((way) => works(way, ms));

function works(way: Way, timeout: number): boolean {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/unshare')) return false;
  const directory = mkdtempSync(path.join(tmpdir(), 'aangan-jail-'));
  try {
    const [file = '', ...parameters] = jailCommand(way, { command: ['/bin/true'], directory });
    const { status, error } = spawnSync(file, parameters, { env: {}, stdio: 'ignore', timeout });
    if ((error as NodeJS.ErrnoException | undefined)?.code === 'ETIMEDOUT') {
      throw new Error('It took too long to find out whether programs can be contained here.');
    }
    return status === 0;
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function jailCommand({ unshare, user }: Way, program: Program): string[] {
  const { command, directory, readable = [], addressSpace, processorSeconds } = program;
  const identity =
    user === undefined ? [] : [`--reuid=${user}`, `--regid=${user}`, '--clear-groups'];
  const limits = [`--fsize=${fileBytesMax}`, `--nofile=${filesMax}`, '--core=0'];
  if (addressSpace) limits.push(`--as=${addressSpace}`);
  if (processorSeconds) limits.push(`--cpu=${processorSeconds}`);
  return [
    '/usr/bin/setpriv',
    diesWithParent,
    '--',
    '/usr/bin/unshare',
    ...unshare,
    '--',
    '/bin/sh',
    script,
    directory,
    String(readable.length),
    ...readable,
    '/usr/bin/setpriv',
    ...identity,
    ...withoutPrivileges,
    diesWithParent,
    '--',
    ...telling,
    '/usr/bin/prlimit',
    ...limits,
    '--',
    ...command,
  ];
}

/**
 * Starts a jailed program, or one without a jail, that `killGroup` ends, with pipes to it.
 * @param cwd the folder that it starts in; a jail has its own
 */
export function spawnGroup(
  command: readonly string[],
  cwd: string,
): ChildProcessWithoutNullStreams {
  const [file = '', ...parameters] = command;
  return spawn(file, parameters, { cwd, env: {}, stdio: 'pipe', detached: true });
}

/** As the jail tells that the system killed what runs in it. */
const killedCode = 128 + constants.signals.SIGKILL;

/** Whether the system, or `killGroup`, has ended what `spawnGroup` started. */
export const isKilled = ({ exitCode, signalCode }: ChildProcess): boolean =>
  signalCode !== null || exitCode === killedCode;

/**
 * Kills what `spawnGroup` has started, at any moment. All at once: one process alone, while the jail is made, may have
 * started the next one, which then runs on.
 */
export function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
