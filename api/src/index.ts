import { fileURLToPath } from 'node:url';

export type { ApiOptions } from './app.ts';
export { createApi } from './app.ts';
export { type ApiSettings, apiSettings } from './config.ts';
export { type ApiTasksOptions, apiBackgroundTasks, apiTasks } from './jobs.ts';
export { allDocumentKeys } from './media/documents.ts';
export { sweepMedia } from './media/sweep-media.ts';
export { allMediaKeys } from './media/used-media.ts';
export { type Privilege, privileges, setPrivilege } from './modules/operator/privileges.ts';
export { signOut } from './modules/operator/sign-out.ts';
export { openApiDocument } from './openapi-document.ts';
export { parseSeedPlan, type SeedPlan, seed } from './seed/seed.ts';
export { sweepRecords } from './sweep-records.ts';
export type { Tables as ApiTables } from './tables.ts';

/** The schema that the API's tables live in. */
export const apiSchema = 'marketplace';

/** Folder of the API's migrations. */
export const apiMigrations = fileURLToPath(new URL('../migrations', import.meta.url));
