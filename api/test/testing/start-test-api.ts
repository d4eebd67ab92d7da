import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type BlobStore,
  createBlobStore,
  createLogger,
  type Logger,
  readSettings,
  runDueJobs,
  type Task,
} from '@aangan/server';
import { startTestDatabase } from '@aangan/server/testing';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createApi } from '../../src/app.ts';
import { type ApiSettings, apiSettings } from '../../src/config.ts';
import { apiBackgroundTasks, apiMigrations, apiSchema, apiTasks } from '../../src/index.ts';
import type { Sandbox } from '../../src/sandbox.ts';
import type { Tables } from '../../src/tables.ts';
import { checkRefusal } from './check-refusal.ts';
import { checkType } from './check-type.ts';

/** What edges sign for the API. */
export const edgeSecret = 'a secret of edges and API of the tests';

export const instagramKeys = ['a key of the tests'] as const;

/** Stand-ins that answer nothing: the API links to them as to those of demo mode. */
const silentSandbox: Sandbox = { mail: async () => {}, instagram: async () => {} };

interface TestApiOptions {
  /** `undefined`: as outside demo mode. */
  sandbox?: Sandbox | undefined;
  publicUrl?: string;
  /** Default: one that is silent. */
  logger?: Logger;
}

/** The real API on a real database of its own. */
export async function startTestApi(
  changes: Partial<ApiSettings> = {},
  options: TestApiOptions = {},
) {
  const { sandbox, publicUrl, logger } = {
    sandbox: silentSandbox,
    publicUrl: 'https://aangan.test',
    logger: createLogger({ name: 'api-test', level: 'silent' }),
    ...options,
  };
  const directory = await mkdtemp(path.join(tmpdir(), 'api-test-'));
  const blobs: BlobStore = createBlobStore(path.join(directory, 'media'));
  const documents: BlobStore = createBlobStore(path.join(directory, 'documents'));
  const uploads = path.join(directory, 'uploads');
  const { database, connection, stop } = await startTestDatabase<Tables>({
    migrations: apiMigrations,
    schema: apiSchema,
    jobs: true,
  });
  // Tests write into the tables and look at once.
  const settings = { ...readSettings(apiSettings, {}), guestAnswersSeconds: 0, ...changes };
  const mailDirectory = path.join(directory, 'mail');
  const app: FastifyInstance = await createApi({
    database,
    connection,
    blobs,
    documents,
    uploads,
    logger,
    publicUrl,
    jwtSecret: 'a secret of the tests',
    instagramKeys,
    edgeSecret,
    checkSecret: edgeSecret,
    settings,
    sandbox,
  });
  const ask = async (
    method: InjectOptions['method'],
    url: string,
    more: Omit<InjectOptions, 'method' | 'url'> = {},
  ) => {
    const answer = await app.inject({ method, url, ...more });
    checkRefusal(answer, url);
    checkType(answer, url);
    return answer;
  };
  return {
    app,
    blobs,
    /** Documents that only operators read. */
    documents,
    /** Folder that uploads are received in. */
    uploads,
    database,
    connection,
    /** Folder of the mails that {@link runJobs} sent. */
    mailDirectory,
    /**
     * Runs every job that is due, as a process of the API does beside answering.
     * @param left the task whose jobs are left
     */
    runJobs: (left?: string) => {
      const taskOptions = {
        database,
        blobs,
        documents,
        uploads,
        mailDirectory,
        settings,
        publicUrl,
        instagramKeys,
        hasSandbox: sandbox !== undefined,
        logger,
      };
      const groups = [apiTasks(taskOptions), ...apiBackgroundTasks(taskOptions)];
      const run = groups.flatMap(Object.entries<Task>).filter(([name]) => name !== left);
      return runDueJobs({ connection, logger, tasks: Object.fromEntries(run) });
    },
    db: database.kysely,
    /** Sends a request as an HTTP client would, and checks the codes of a refusal. */
    call: ask,
    post: (url: string, payload?: InjectOptions['payload'], more: InjectOptions = {}) =>
      ask('POST', url, { payload, ...more }),
    get: (url: string, headers: Record<string, string> = {}) => ask('GET', url, { headers }),
    async stop() {
      await app.close();
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;
