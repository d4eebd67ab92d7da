import { allReleaseKeys, registryMigrations, registrySchema } from '@aangan/registry';
import { allDocumentKeys, allMediaKeys, apiMigrations, apiSchema } from 'api';

/** The tables of a backup: those of these schemas. */
export const keptParts = [
  { schema: apiSchema, migrations: apiMigrations },
  { schema: registrySchema, migrations: registryMigrations },
] as const;

/** The blobs of a backup, which the tables refer to. */
export const keptBlobs = [
  { kind: 'media', keys: allMediaKeys },
  { kind: 'documents', keys: allDocumentKeys },
  { kind: 'releases', keys: allReleaseKeys },
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
