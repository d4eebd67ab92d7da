import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../shared/server/src/index.ts';
import { memoryFolder } from './memory-folder.ts';

/**
 * One embedded PostgreSQL that all steps of the gate make their databases on: to initialise one for every
 * test file takes longer than the tests. Its files are in memory where there is room: on a disk, two thirds of its processor
 * time go to making and removing the files of each test's database.
 * @param options.maxConnections for more than a site in one process needs
 * @returns where it is, as TEST_DATABASE_URL has it
 */
export async function startTestPostgres(
  options: { maxConnections?: number } = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(await memoryFolder(), 'aangan-gate-'));
  const server = await startEmbeddedPostgres({ ...options, dataDir, durable: false });
  const { host, user, database } = server.connection;
  const query = new URLSearchParams({ host });
  return {
    url: `postgres://${encodeURIComponent(user)}@localhost/${database}?${query}`,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
