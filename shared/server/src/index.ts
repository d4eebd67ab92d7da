export { BlobAbsent, BlobRefused, BlobStoreUnreachable } from './blob-store/blob-errors.ts';
export type {
  BlobRange,
  BlobStore,
  PutOptions,
  StoredBlob,
  SweepOptions,
  SweptBlobs,
} from './blob-store/blob-store.ts';
export { type BucketAddress, parseBucketAddress } from './blob-store/bucket-address.ts';
export { createBlobStore, type FolderBlobStore } from './blob-store/create-blob-store.ts';
export { createS3BlobStore } from './blob-store/create-s3-blob-store.ts';
export { fileBytes } from './blob-store/file-bytes.ts';
export { checkHealth, type Health } from './check-health.ts';
export { createLogger, type Logger, type LogLevel, logLevels } from './create-logger.ts';
export { ensureDataDir } from './data-dir/ensure-data-dir.ts';
export { type DataDirLock, lockDataDir } from './data-dir/lock-data-dir.ts';
export { knownSecret, secretFrom } from './data-dir/secret-from.ts';
export { holdRemovals, mayRemoveFiles, unlessBackedUp } from './database/backup-lock.ts';
export { createClient } from './database/create-client.ts';
export {
  type Connection,
  createDatabase,
  type Database,
  type DatabaseOptions,
} from './database/create-database.ts';
export { isDatabaseAway, isStorageFull } from './database/database-errors.ts';
export { type Listener, type ListenOptions, listenTo } from './database/listen-to.ts';
export { type MigrateOptions, migrate } from './database/migrate.ts';
export { type MigrationFile, readMigrationFiles } from './database/migration-files.ts';
export { logSlowStatements } from './database/slow-statements.ts';
export type { OnStatement, Statement } from './database/statements.ts';
export {
  addJob,
  type JobSpec,
  type JobsOptions,
  prepareJobs,
  type RunningJobs,
  runDueJobs,
  startJobs,
  type Task,
} from './jobs/jobs.ts';
export {
  createMailTransport,
  type MailClaim,
  type MailTransport,
  type MailTransportOptions,
} from './mail/mail-transport.ts';
export { removeOld } from './old-files.ts';
export { isPlainError, PlainError } from './plain-error.ts';
export { runningEmbeddedPostgres } from './postgres/running-embedded-postgres.ts';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './postgres/start-embedded-postgres.ts';
export {
  readSettings,
  SettingsError,
  type SettingsOf,
  type SettingsSpec,
} from './settings/read-settings.ts';
export {
  choiceSetting,
  flagSetting,
  integerSetting,
  portSetting,
  type Setting,
  textSetting,
  urlSetting,
} from './settings/setting.ts';
