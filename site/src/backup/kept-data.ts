import { allReleaseKeys, registryMigrations, registrySchema } from '@aangan/registry';
import { allMediaKeys, apiMigrations, apiSchema } from 'api';

/** The content of a backup: the tables of these schemas, and the blobs that they refer to. */
export const keptParts = [
  { schema: apiSchema, migrations: apiMigrations, blobs: 'media', keys: allMediaKeys },
  {
    schema: registrySchema,
    migrations: registryMigrations,
    blobs: 'releases',
    keys: allReleaseKeys,
  },
] as const;

/** The schema of the job queue: waiting jobs are part of a backup. */
export const jobSchema = 'graphile_worker';

/** Tables that the programs fill themselves when they create the others. */
export const ownTables: readonly string[] = [
  ...keptParts.map(({ schema }) => `${schema}.migration`),
  `${jobSchema}.migrations`,
];

/** The folder of an archive for blobs of a kind. */
export const blobFolder = (kind: string) => `${kind}/`;
/** The folder of an archive for the tables. */
export const tableFolder = 'database/';
