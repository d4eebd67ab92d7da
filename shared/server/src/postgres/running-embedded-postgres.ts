import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EmbeddedPostgres } from './start-embedded-postgres.ts';

/**
 * How another program on the same machine connects to the embedded PostgreSQL of a running site.
 * @param dataDir the site's DATA_DIR
 * @returns undefined if none runs
 */
export async function runningEmbeddedPostgres(
  dataDir: string,
): Promise<EmbeddedPostgres['connection'] | undefined> {
  const file = path.join(path.resolve(dataDir), 'postgres', 'postmaster.pid');
  // pid, data directory, start time, port, socket directory (PostgreSQL's miscadmin.h).
  const [, , , port, host] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  if (!host) return undefined;
  return { host, port: Number(port), user: 'aangan', database: 'aangan' };
}
