import {
  type Connection,
  ensureDataDir,
  isPlainError,
  lockDataDir,
  runningEmbeddedPostgres,
  secretFrom,
  startEmbeddedPostgres,
} from '@aangan/server';
import type { Lifecycle } from '../start/lifecycle.ts';
import { requireDatabase } from '../start/require-database.ts';
import type { StartSettings } from '../start-settings.ts';

/** The settings that say where a site's data is. */
export type DataSettings = Pick<StartSettings, 'backupKey' | 'blobs' | 'dataDir' | 'databaseUrl'>;

/** The key with which archives of a site are signed. */
export async function backupKey(settings: DataSettings, dataDir: string): Promise<string> {
  return settings.backupKey ?? (await secretFrom(dataDir, 'backup'));
}

interface Options {
  /** Whether the embedded database may already be running; otherwise it must not. */
  mayRun: boolean;
}

/**
 * The connection to the database of DATABASE_URL, or to the embedded one, which is started if it does not run.
 * @throws {PlainError} if it cannot be used
 */
export async function openData(
  settings: DataSettings,
  lifecycle: Lifecycle,
  { mayRun }: Options,
): Promise<{ connection: Connection; dataDir: string }> {
  const dataDir = await ensureDataDir(settings.dataDir);
  if (settings.databaseUrl) {
    await requireDatabase(settings.databaseUrl);
    return { connection: settings.databaseUrl, dataDir };
  }
  try {
    const lock = await lockDataDir(dataDir);
    await lifecycle.opened(() => lock.release(), 2_000);
  } catch (error) {
    const running = mayRun && isPlainError(error) && (await runningEmbeddedPostgres(dataDir));
    if (!running) throw error;
    return { connection: running, dataDir };
  }
  const server = await startEmbeddedPostgres({ dataDir, log: (message) => console.log(message) });
  await lifecycle.opened(() => server.stop(), 60_000);
  return { connection: server.connection, dataDir };
}
