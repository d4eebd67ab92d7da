import { readSettings } from '../settings/read-settings.ts';
import { urlSetting } from '../settings/setting.ts';

/** The address of a PostgreSQL ≥ 15 for tests; `undefined` means the embedded one. */
export const { testDatabaseUrl } = readSettings(
  {
    testDatabaseUrl: urlSetting({
      variable: 'TEST_DATABASE_URL',
      about: 'PostgreSQL on which the tests make databases of their own; unset: the embedded one.',
      fallback: undefined,
      protocols: ['postgres:', 'postgresql:'],
      example: 'postgres://postgres:postgres@localhost:5432/postgres',
    }),
  },
  process.env,
);
