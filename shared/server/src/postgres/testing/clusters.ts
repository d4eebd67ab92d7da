import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../start-embedded-postgres.ts';

const module = new URL('../start-embedded-postgres.ts', import.meta.url).href;
const starter = `
  const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
  console.log('starting');
  await startEmbeddedPostgres({ dataDir: process.argv[1] });
  console.log('ready');
  setInterval(() => undefined, 1000);`;

export async function withServer(
  dataDir: string,
  use: (server: EmbeddedPostgres) => Promise<void>,
): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir });
  try {
    await use(server);
  } finally {
    await server.stop();
  }
}

export async function query(server: EmbeddedPostgres, sql: string): Promise<unknown[]> {
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Starts PostgreSQL in a separate process and waits until that process prints the word. */
export async function startOther(
  dataDir: string,
  word: 'starting' | 'ready',
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', starter, dataDir]);
  child.stderr.pipe(process.stderr);
  let said = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    said += chunk;
    if (said.includes(word)) break;
  }
  return child;
}

export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

export async function serverPid(dataDir: string): Promise<number> {
  const text = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  return Number.parseInt(text, 10);
}

/** Retries until the attempt succeeds, within 20 seconds: connections fail while the server restarts. */
export async function soon<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

/** A process of the server's user that has ended, but whose parent has not read its exit code. */
export async function zombie(cluster: string): Promise<{ pid: number; parent: ChildProcess }> {
  const { uid, gid } = await stat(cluster);
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], { uid, gid, cwd: '/' });
  const [chunk] = await once(parent.stdout, 'data');
  return { pid: Number(chunk), parent };
}

/** Gives a folder to the owner of another one, as the socket's folder belongs to the server's user. */
export async function sameFolderOwner(from: string, to: string): Promise<void> {
  const { uid, gid } = await stat(from);
  await chown(to, uid, gid);
}
