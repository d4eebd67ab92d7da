import { allReleaseKeys, registryMigrations, registrySchema } from '@aangan/registry';
import { allMediaKeys, apiMigrations, apiSchema } from 'api';

/** What a backup holds: the tables of these schemas, and the blobs that they name. */
export const keptParts = [
  { schema: apiSchema, migrations: apiMigrations, blobs: 'media', keys: allMediaKeys },
  {
    schema: registrySchema,
    migrations: registryMigrations,
    blobs: 'releases',
    keys: allReleaseKeys,
  },
] as const;

/** The schema of the job queue: jobs that wait are kept too. */
export const jobSchema = 'graphile_worker';

/** Tables that the programs fill by themselves when they set up the others. */
export const ownTables: readonly string[] = [
  ...keptParts.map(({ schema }) => `${schema}.migration`),
  `${jobSchema}.migrations`,
];

/** The folder of an archive that the blobs of a kind are in. */
export const blobFolder = (kind: string) => `${kind}/`;
/** The folder that the tables are in. */
export const tableFolder = 'database/';
