import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import path from 'node:path';
import type { ServerUser } from './server-user.ts';

/** Where PostgreSQL's programs are and whom they run as. */
export interface ServerPrograms {
  binaries: string;
  user: ServerUser | undefined;
}

/**
 * The data directory as the programs get it. If we are root on Linux, they run as another user, who may have no access
 * to the private folders above it (a clone in /root). But they can always reach their working directory, entered before
 * they give up root. So no data ever has to live outside DATA_DIR.
 */
export function clusterArgument(cluster: string, user: ServerUser | undefined): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : cluster;
}

/** Starts one of PostgreSQL's programs in the cluster's folder, in a session of its own. */
export function spawnServerProgram(options: {
  programs: ServerPrograms;
  name: 'initdb' | 'postgres';
  cluster: string;
  args: readonly string[];
  stdio: StdioOptions;
}): ChildProcess {
  const { programs, name, cluster, args, stdio } = options;
  return spawn(path.join(programs.binaries, 'bin', name), args, {
    ...programs.user,
    cwd: cluster,
    // Ctrl-C goes to the whole foreground group: the database must outlive the requests that still drain.
    detached: true,
    stdio,
    env: { PATH: '/usr/bin:/bin', TZ: 'UTC', LC_ALL: 'C' },
  });
}
