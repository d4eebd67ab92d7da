import { UsageError } from '@aangan/cli';
import { ensureDataDir, lockDataDir, PlainError, startEmbeddedPostgres } from '@aangan/server';
import { type Privilege, privileges, setPrivilege } from 'api';
import { createLifecycle, type Lifecycle } from '../start/lifecycle.ts';
import { openApiStores } from '../start/open-stores.ts';
import { requireDatabase } from '../start/require-database.ts';
import type { StartSettings } from '../start-settings.ts';

export interface AppointOptions {
  /** Removes the office. */
  off?: boolean | undefined;
}

/**
 * Gives an account an office, or removes it. Works on the database directly, because a site's first operator cannot be
 * appointed by another. An embedded database must not be in use.
 * @returns the exit code. @throws {PlainError} for what the caller can correct.
 */
export async function appoint(
  argv: readonly string[],
  settings: Pick<StartSettings, 'blobs' | 'dataDir' | 'databaseUrl'>,
  { off = false }: AppointOptions,
): Promise<number> {
  const { office, email } = readAppointment(argv);
  const lifecycle = createLifecycle();
  try {
    const dataDir = await ensureDataDir(settings.dataDir);
    const connection = settings.databaseUrl
      ? await requireDatabase(settings.databaseUrl).then(() => settings.databaseUrl ?? '')
      : await openEmbedded(dataDir, lifecycle);
    const { database } = await openApiStores(settings, connection, dataDir, lifecycle);
    if (!(await setPrivilege(database, { email, privilege: office, isHeld: !off }))) {
      throw new PlainError(`${email} has no account. Register it on the site first.`);
    }
    console.log(`${email} is ${off ? `no longer an ${office}` : `now an ${office}`}.`);
    return 0;
  } finally {
    await lifecycle.stop();
  }
}

function readAppointment([office, email, ...more]: readonly string[]) {
  const known = privileges.find((one) => one === office);
  if (known === undefined || !email?.includes('@') || more.length > 0) {
    throw new UsageError(
      `Name an office (${privileges.join(' or ')}) and an address, as in: aangan appoint operator asha@aangan.example`,
    );
  }
  return { office: known satisfies Privilege, email };
}

async function openEmbedded(dataDir: string, lifecycle: Lifecycle) {
  const lock = await lockDataDir(dataDir);
  await lifecycle.opened(() => lock.release(), 2_000);
  const server = await startEmbeddedPostgres({ dataDir, log: (message) => console.log(message) });
  await lifecycle.opened(() => server.stop(), 60_000);
  return server.connection;
}
