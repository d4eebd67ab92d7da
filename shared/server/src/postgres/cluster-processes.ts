import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const programs = ['postgres', 'initdb'];

/**
 * The PostgreSQL processes of a cluster, found by their working directory, which is the cluster's folder. The pid file
 * is not reliable: it may be stale, and its pid may now belong to another program.
 */
export async function clusterProcesses(cluster: string): Promise<number[]> {
  return process.platform === 'linux' ? linuxProcesses(cluster) : posixProcesses(cluster);
}

async function linuxProcesses(cluster: string): Promise<number[]> {
  const own = await stat(cluster);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      try {
        const name = await readFile(`/proc/${pid}/comm`, 'utf8');
        const directory = programs.includes(name.trim()) && (await stat(`/proc/${pid}/cwd`));
        const isHere = directory && directory.dev === own.dev && directory.ino === own.ino;
        return isHere ? [Number(pid)] : [];
      } catch {
        return []; // The process has ended, or belongs to another user.
      }
    }),
  );
  return found.flat();
}

async function posixProcesses(cluster: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axo', 'pid=,command=']);
  return stdout
    .split('\n')
    .filter(
      (line) => programs.some((name) => line.includes(name)) && line.includes(`-D ${cluster}`),
    )
    .map((line) => Number.parseInt(line, 10));
}
