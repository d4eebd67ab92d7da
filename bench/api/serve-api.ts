import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Api from '../../api/src/index.ts';
import type * as Server from '../../shared/server/src/index.ts';
import { memoryInUse } from '../measuring/memory-in-use.ts';
import { answerQuestions } from './child.ts';
import { listenForStatements, type SentStatement } from './sent-statements.ts';

interface Served {
  /** A checkout of the repository, whose API is served. */
  root: string;
  connection: Server.Connection;
  port: number;
}

let app: Awaited<ReturnType<typeof Api.createApi>> | undefined;
let statements: { take(): SentStatement[] } | undefined;

answerQuestions({
  start: async ({ root, connection, port }: Served) => {
    const from = (file: string) => import(pathToFileURL(path.join(root, file)).href);
    const { createDatabase, createBlobStore, createLogger, readSettings } = (await from(
      'shared/server/src/index.ts',
    )) as typeof Server;
    const { createApi, apiSchema, apiSettings } = (await from('api/src/index.ts')) as typeof Api;
    const schema = apiSchema;
    const database = createDatabase<Api.ApiTables>({
      connection,
      schema,
      applicationName: 'bench',
    });
    const directory = await mkdtemp(path.join(tmpdir(), 'bench-api-'));
    app = await createApi({
      database,
      connection,
      blobs: createBlobStore(path.join(directory, 'media')),
      documents: createBlobStore(path.join(directory, 'documents')),
      uploads: path.join(directory, 'uploads'),
      logger: createLogger({ name: 'bench', level: 'silent' }),
      publicUrl: 'http://localhost:3000',
      jwtSecret: 'bench',
      instagramKeys: ['bench'],
      settings: {
        ...readSettings(apiSettings, {}),
        writesPerAccount: 1_000_000,
        messagesPerAccount: 1_000_000,
      },
    });
    statements = await listenForStatements(database.pool);
    await app.listen({ host: '127.0.0.1', port });
  },
  /** As after a start: nothing public is kept in memory. */
  forget: () => {
    const caches = Object.values(app?.guestCache.firms ?? {}).flatMap((firm) =>
      Object.values(firm),
    );
    if (caches.length === 0) throw new Error('This checkout keeps its answers elsewhere.');
    for (const cache of caches) cache.dropAll();
  },
  /** The statements that were sent since this was asked last. */
  statements: () => statements?.take(),
  /** Access tokens of sessions. */
  sign: (owners: { accountId: number; sessionId: string }[]) =>
    owners.map(({ accountId, sessionId }) => app?.signAccessToken(accountId, sessionId)),
  /** The memory that is used, in megabytes. */
  memory: memoryInUse,
  /** Processor time so far in milliseconds, and the memory of the process in megabytes. */
  cost: () => {
    const { user, system } = process.cpuUsage();
    return { cpuMs: (user + system) / 1000, memoryMb: process.memoryUsage.rss() / 2 ** 20 };
  },
});
