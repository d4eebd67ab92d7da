import { createServer, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type RegistryTables, registryMigrations, registrySchema } from '@aangan/registry';
import { publishTwoReleases } from '@aangan/registry/testing';
import { createBlobStore, createDatabase } from '@aangan/server';
import { startTestDatabase } from '@aangan/server/testing';
import { type ApiTables, apiSchema, setPrivilege } from 'api';
import { addressOf } from './database-address.ts';
import { type CommandProcess, freePorts, run } from './site.ts';

const secrets = {
  EDGE_SECRET: 'the secret of edges in tests, 32+',
  JWT_SECRET: 'signs the tokens of these tests, 32+',
};

/** Two processes of API, registry and edge on one database, with two releases of a remote. */
export interface Parts {
  /** Where each part listens. */
  apis: [string, string];
  registries: [string, string];
  edges: [string, string];
  processes: { registries: CommandProcess[]; edges: CommandProcess[] };
  releases: [string, string];
  /** Puts one of the releases on the production channel through a registry, as an integrator. */
  serve(release: string, registry: string): Promise<number>;
  /** Breaks all connections on which changes are heard. */
  breakListeners(): Promise<void>;
  /** Starts the first edge again, with what it kept. */
  startEdge(): Promise<CommandProcess>;
  stopDatabase(): Promise<void>;
}

export async function startParts(folder: string): Promise<Parts> {
  const testDatabase = await startTestDatabase<RegistryTables>({
    migrations: registryMigrations,
    schema: registrySchema,
    jobs: true,
  });
  const dataDir = path.join(folder, 'shared');
  let isStopped = false;
  const stopDatabase = async () => {
    if (!isStopped) await testDatabase.stop();
    isStopped = true;
  };
  const releases = await publishTwoReleases(
    testDatabase.database,
    createBlobStore(path.join(dataDir, 'releases')),
  );
  const ports: number[] = [];
  while (ports.length < 6) ports.push(await freePorts());
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = ports.map(
    (port) => `http://127.0.0.1:${port}`,
  );
  const settings = {
    ...secrets,
    DATA_DIR: dataDir,
    DATABASE_URL: addressOf(testDatabase.connection),
    CHECKER_URL: await noChecker(folder),
    LOG_LEVEL: 'error',
  };
  const start = async (part: string, origin: string, more: Record<string, string>) => {
    const started = run(['start', part], { ...settings, ...more, PORT: new URL(origin).port });
    await started.says(/ is ready at/);
    return started;
  };
  const startEdge = (origin: string, api: string, registry: string) =>
    start('edge', origin, {
      API_URL: api,
      REGISTRY_URL: registry,
      TRUSTED_PROXIES: '127.0.0.1',
      DATA_DIR: path.join(folder, `edge-${new URL(origin).port}`),
    });
  await Promise.all([start('api', a, {}), start('api', b, {})]);
  const registries = await Promise.all([
    start('registry', c, { API_URL: a }),
    start('registry', d, { API_URL: b }),
  ]);
  const edges = await Promise.all([startEdge(e, a, c), startEdge(f, b, d)]);
  const token = await integratorToken(a, settings.DATABASE_URL);
  return {
    apis: [a, b],
    registries: [c, d],
    edges: [e, f],
    releases,
    processes: { registries, edges },
    serve: async (release, registry) => {
      const body = JSON.stringify({ releases: [{ name: 'vendors', release }], why: 'A try.' });
      const address = `${registry}/platform/channels/production/rollbacks`;
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      return (await ask(address, { method: 'POST', headers, body })).status;
    },
    breakListeners: async () => {
      await testDatabase.database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'aangan-listener' and datname = current_database()`,
      );
    },
    startEdge: () => startEdge(e, a, c),
    stopDatabase,
  };
}

/** What does not need to be checked, as releases that served before, goes on a channel without a checker. */
async function noChecker(folder: string): Promise<string> {
  const socket = path.join(folder, 'checker.sock');
  const server = createServer((_request, response) => response.writeHead(503).end('{}')).unref();
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  return `unix:${socket}`;
}

async function integratorToken(api: string, connection: string): Promise<string> {
  const email = 'anna@aangan.test';
  const account = { email, password: 'a good password', first_name: 'Anna', last_name: 'B' };
  const { body } = await ask(`${api}/api/auth/register/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const database = createDatabase<ApiTables>({
    connection,
    applicationName: 'test',
    schema: apiSchema,
  });
  await setPrivilege(database, { email, privilege: 'integrator', isHeld: true });
  await database.close();
  return (JSON.parse(body) as { access: string }).access;
}

interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The address of this machine that the request comes from. */
  from?: string;
}

/** One request on a connection of its own. */
export async function ask(
  address: string,
  { method = 'GET', headers = {}, body, from = '127.0.0.1' }: AskOptions = {},
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const options = { method, headers, localAddress: from, agent: false };
    const asked = request(address, options, (answer) => {
      text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, body: said }), reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
