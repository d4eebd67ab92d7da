import { UsageError } from '@aangan/cli';
import { PlainError } from '@aangan/server';
import { type Privilege, privileges, setPrivilege } from 'api';
import { withApiDatabase } from '../start/with-api-database.ts';
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
  const change = { email, privilege: office, isHeld: !off };
  const isDone = await withApiDatabase(settings, (database) => setPrivilege(database, change));
  if (!isDone) throw new PlainError(`${email} has no account. Register it on the site first.`);
  console.log(`${email} is ${off ? `no longer an ${office}` : `now an ${office}`}.`);
  return 0;
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
