import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isReadable } from './is-readable.ts';

/** What keeps a child from the network and from other processes on this machine. */
export interface Containment {
  /** Whether children have no network, and see no other process. */
  network: boolean;
  /** Whether children run as another user than the supervisor, without rights to its files. */
  user: boolean;
  /** Whether a child's memory outside JavaScript's heap is watched: needs /proc. */
  memory: boolean;
  /** Reasons why children are not fully contained; empty if they are. */
  gaps: string[];
  /** What a child's command begins with. */
  command: string[];
  /**
   * The same where programs reach each other over TCP, and nothing else: their namespace has a loopback interface.
   * Absent where that cannot be had: without namespaces, or without `ip`.
   */
  commandWithLoopback?: string[];
}

const ownFile = fileURLToPath(import.meta.url);
const folders = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'];

/** Without network, and seeing no process but itself; the child ends with unshare. */
const namespaces = ['--net', '--ipc', '--pid', '--fork', '--kill-child'];
/** A user and group that own nothing, without privileges or ways to gain any; the child still ends with its parent. */
const nobody = [
  '--reuid=65534',
  '--regid=65534',
  '--clear-groups',
  '--inh-caps=-all',
  '--bounding-set=-all',
  '--no-new-privs',
  '--pdeathsig=KILL',
];
/** As root, or as an ordinary user if the system lets users create namespaces. */
const ways = [namespaces, ['--user', '--map-current-user', ...namespaces]];

/** Finds out, by trying, how children can be contained here. */
export function probeContainment(): Containment {
  const ending = endWithParent();
  const unshare = find('unshare');
  const way = unshare && ways.find((options) => works([unshare, ...options, '--']));
  const memory = isReadable('/proc/self/status');
  const contained = [...ending, ...(unshare && way ? [unshare, ...way, '--'] : [])];
  const asNobody = changeUser(contained);
  const gaps = [
    ...(way ? [] : ['network: unshare --net is not permitted here']),
    ...(asNobody.length > 0 || !isRoot() ? [] : ['files: children run as root']),
    ...(memory ? [] : ['memory outside the heap: there is no /proc to watch it']),
  ];
  const command = [...contained, ...asNobody];
  const withLoopback = way ? loopbackUp(contained, asNobody) : undefined;
  return {
    network: Boolean(way),
    user: asNobody.length > 0,
    memory,
    gaps,
    command,
    ...(withLoopback && { commandWithLoopback: withLoopback }),
  };
}

/** The command that also switches on the loopback interface of its namespace, which is off in a new one. */
function loopbackUp(contained: string[], asNobody: string[]): string[] | undefined {
  const ip = find('ip');
  const [shell, ...script] = ['/bin/sh', '-c', `${ip} link set lo up && exec "$@"`, 'sh'];
  const command = [...contained, shell, ...script, ...asNobody];
  return ip && works(command) ? command : undefined;
}

/** Ends a child with the supervisor, even if the supervisor is killed while the child computes. */
function endWithParent(): string[] {
  const setpriv = find('setpriv');
  const command = setpriv ? [setpriv, '--pdeathsig', 'KILL', '--'] : [];
  return works(command) ? command : [];
}

/** If the supervisor is root: the command that changes the child's user, if that user can read the children's code. */
function changeUser(contained: string[]): string[] {
  const setpriv = find('setpriv');
  if (!setpriv || !isRoot()) return [];
  const command = [setpriv, ...nobody, '--'];
  return works([...contained, ...command]) ? command : [];
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Whether Node starts under a command and can read the code of this package. */
function works(command: string[]): boolean {
  const reading = `process.getBuiltinModule('node:fs').accessSync(${JSON.stringify(ownFile)})`;
  const [file, ...parameters] = [...command, process.execPath, '--eval', reading];
  const { status } = spawnSync(file ?? '', parameters, {
    env: {},
    stdio: 'ignore',
    timeout: 5_000,
  });
  return status === 0;
}

function find(program: string): string | undefined {
  return folders.map((folder) => `${folder}/${program}`).find(isReadable);
}
