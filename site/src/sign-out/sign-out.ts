import { UsageError } from '@aangan/cli';
import { PlainError } from '@aangan/server';
import { signOut as endSessions } from 'api';
import { withApiDatabase } from '../start/with-api-database.ts';
import type { StartSettings } from '../start-settings.ts';

/**
 * Ends the sessions of an account, or with `--everybody` of all: after a theft of the database or of keys, nobody's session
 * can be believed.
 * @returns the exit code. @throws {PlainError} for what the caller can correct.
 */
export async function signOut(
  argv: readonly string[],
  settings: Pick<StartSettings, 'blobs' | 'dataDir' | 'databaseUrl'>,
  { everybody = false }: { everybody?: boolean | undefined },
): Promise<number> {
  const email = readAddress(argv, everybody);
  const ended = await withApiDatabase(settings, (database) => endSessions(database, email));
  if (ended === undefined) throw new PlainError(`${email} has no account.`);
  console.log(`${ended === 1 ? 'One account was' : `${ended} accounts were`} signed out.`);
  return 0;
}

function readAddress([email, ...more]: readonly string[], everybody: boolean): string | undefined {
  if (everybody && email === undefined) return undefined;
  if (everybody || !email?.includes('@') || more.length > 0) {
    throw new UsageError(
      'Name an address, as in: aangan sign-out asha@aangan.example, or say --everybody',
    );
  }
  return email;
}
