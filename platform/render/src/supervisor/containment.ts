import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

/** What keeps a child from the network and from other processes on this machine. */
export interface Containment {
  /** Whether children have no network, and see no other process. */
  network: boolean;
  /** Whether a child's memory outside JavaScript's heap is watched: needs /proc. */
  memory: boolean;
  /** Why something is not contained; empty where everything is. */
  gaps: string[];
  /** What a child's command begins with. */
  command: string[];
}

const folders = ['/usr/bin', '/bin', '/usr/sbin', '/sbin'];

/** Without network, and as the only process that it sees; the child ends with unshare. */
const namespaces = ['--net', '--ipc', '--pid', '--fork', '--kill-child'];
/** As root, and for other users where the system lets them make namespaces. */
const ways = [namespaces, ['--user', '--map-current-user', ...namespaces]];

/** Finds out, by trying, how children can be contained here. */
export function probeContainment(): Containment {
  const ending = endWithParent();
  const unshare = find('unshare');
  const way = unshare && ways.find((options) => works([unshare, ...options, '--']));
  const memory = isReadable('/proc/self/status');
  const gaps = [
    ...(way ? [] : ['network: unshare --net is not permitted here']),
    ...(memory ? [] : ['memory outside the heap: there is no /proc to watch it']),
  ];
  const command = [...ending, ...(unshare && way ? [unshare, ...way, '--'] : [])];
  return { network: Boolean(way), memory, gaps, command };
}

/** Ends a child with the supervisor, also where the supervisor is killed while the child computes. */
function endWithParent(): string[] {
  const setpriv = find('setpriv');
  const command = setpriv ? [setpriv, '--pdeathsig', 'KILL', '--'] : [];
  return works(command) ? command : [];
}

function works(command: string[]): boolean {
  const [file, ...parameters] = [...command, process.execPath, '--version'];
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

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
