import { type Ask, askInProcess, askOverHttp } from '@aangan/console-api';
import type { PassThroughTarget } from '@aangan/edge';
import {
  type AskApi,
  answerText,
  askApiOverHttp,
  type Identify,
  identifyOverHttp,
  readApiOverHttp,
  readIdentification,
} from '@aangan/registry';
import { throughStaging } from '@aangan/server/visitor';
import { openApiDocument } from 'api';
import type { FastifyInstance } from 'fastify';
import { behindProxyMs, listen } from '../start/listen.ts';
import { openApiStores, seedStores } from '../start/open-stores.ts';
import { serveApi } from '../start/serve-api.ts';
import { indexedChannel } from '../start/served-channels.ts';
import { statementObservers } from '../start/statement-observers.ts';
import { definePart, type Start } from './part.ts';

/** How other parts access the API. */
export interface ApiAccess {
  /** Its OpenAPI document. */
  readApi: () => Promise<unknown>;
  askApi: AskApi;
  identify: Identify;
  ask: Ask;
  /** The target to which a channel's edge passes the API's requests. */
  targetOf: (channel: string) => PassThroughTarget;
  /** Starts the API's jobs in a whole site. Called once the site is built, because builds use all processors. */
  startWork?: () => Promise<void>;
  /** Whether it is another process, which learns visitors' addresses from signed headers. */
  isElsewhere: boolean;
}

declare module './part.ts' {
  interface Provided {
    api: ApiAccess;
  }
}

/** The marketplace's API: stateless, any number of processes on one database and one shared DATA_DIR. */
export const part = definePart('api', {
  needs: ['data', 'metrics', 'traces', 'database'],
  ports: ({ isWhole, settings: { port } }) => (isWhole ? [] : [port]),
  run: async (start, { data, metrics, traces, database }) => {
    const { settings, isWhole, logger, lifecycle, progress } = start;
    const { dataDir, edgeSecret } = await data;
    const counted = (await metrics).part('api');
    const tracer = (await traces).part('api');
    const { slowQueryMs } = settings;
    const observers = statementObservers({ metrics: counted, tracer, logger, slowQueryMs });
    const connection = await database;
    const open = () => openApiStores(settings, connection, dataDir, lifecycle, observers);
    const stores = await told(
      start,
      open,
      ({ applied }) => `Tables of the marketplace ${describeMigrations(applied)}`,
    );
    const seed = () => seedStores(stores, settings.seed);
    if (settings.seed.kind === 'demo') await told(start, seed, () => 'Demo data there');
    else if (settings.seed.kind !== 'none') await told(start, seed, () => 'Generated data there');
    const { app, startWork } = await serveApi(
      {
        settings,
        stores,
        dataDir,
        logger,
        metrics: counted,
        tracer,
        checkSecret: edgeSecret,
        // Edges in this process need no signature.
        ...(!isWhole && { edgeSecret }),
        isAlone: isWhole && settings.databaseUrl === undefined,
      },
      lifecycle,
    );
    if (!isWhole) {
      await startWork();
      const { host, port } = settings;
      await listen(app, { host, port }, lifecycle, { letGoMs: behindProxyMs });
      progress.say(`The API is ready at http://${host}:${port}/api/docs`);
    }
    return { ...inProcess(app), startWork };
  },
  reach: async ({ settings: { apiUrl = '' } }, { data }) => {
    const { edgeSecret } = await data;
    return {
      readApi: readApiOverHttp(apiUrl),
      askApi: askApiOverHttp(apiUrl),
      identify: identifyOverHttp(apiUrl),
      ask: askOverHttp(apiUrl, edgeSecret),
      targetOf: () => new URL(apiUrl),
      isElsewhere: true,
    };
  },
});

/** Access to an API of this process, without the network. */
export function inProcess(app: FastifyInstance): ApiAccess {
  let document: Promise<unknown> | undefined;
  return {
    readApi: () => {
      document ??= openApiDocument().then((text): unknown => JSON.parse(text));
      return document;
    },
    askApi: async (address, { method = 'GET', headers = {} } = {}) => {
      const answer = await app.inject({ method, url: address, headers, payloadAsStream: true });
      return { status: answer.statusCode, body: await answerText(answer.stream()) };
    },
    identify: async (authorization) => {
      const headers = { authorization };
      const answer = await app.inject({ method: 'GET', url: '/api/auth/me/', headers });
      return readIdentification(answer.statusCode, answer.body);
    },
    ask: askInProcess(app),
    targetOf: (channel) => (channel === indexedChannel ? app.routing : throughStaging(app.routing)),
    isElsewhere: false,
  };
}

/** Runs a step of a start; if the whole site starts, prints it in the terminal. */
export function told<Result>(
  { isWhole, progress }: Start,
  work: () => Promise<Result>,
  line: (result: Result) => string,
): Promise<Result> {
  return isWhole ? progress.step(work, line) : work();
}

/** @param applied the migrations that were applied now */
export function describeMigrations({ length }: readonly string[]): string {
  return length === 0 ? 'up to date' : `set up (${length} migrations)`;
}
