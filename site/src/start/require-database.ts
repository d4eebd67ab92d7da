import { createDatabase, PlainError } from '@aangan/server';

const oldestMajor = 15;

/**
 * Makes sure that DATABASE_URL names a PostgreSQL that can be reached and is new enough.
 * @throws {PlainError} saying what is wrong with it, the password left out.
 */
export async function requireDatabase(databaseUrl: string): Promise<void> {
  const database = createDatabase({ connection: databaseUrl, applicationName: 'aangan', max: 1 });
  try {
    const { rows } = await database.pool.query<{ number: number }>(
      "select current_setting('server_version_num')::int as number",
    );
    const major = Math.floor((rows[0]?.number ?? 0) / 10_000);
    if (major < oldestMajor) {
      throw new PlainError(
        `The database of DATABASE_URL is PostgreSQL ${major}. Aangan needs ${oldestMajor} or newer.`,
      );
    }
  } catch (error) {
    throw error instanceof PlainError ? error : unreachable(databaseUrl, error);
  } finally {
    await database.close();
  }
}

function unreachable(databaseUrl: string, error: unknown): PlainError {
  const shown = new URL(databaseUrl);
  shown.password = '';
  const { message = '', code = '' } = error as { message?: string; code?: string };
  return new PlainError(
    `The database of DATABASE_URL (${shown}) cannot be used: ${message || code}. Check that it runs and that user, password and database name are right; unset DATABASE_URL for an embedded one.`,
    { cause: error },
  );
}
