/**
 * Hostile requests to every operation of the API and of the registry, to pages and the console, what no HTTP client
 * sends, and stored scripts, looked for in Chromium. RUNS requests for each operation (300), RANDOM_SEED, PORT (4590);
 * ONLY=requests, platform, slow or pages does a part of it.
 */
import type { AddressInfo } from 'node:net';
import { operationOfRow, operationsOf } from '@aangan/server/testing';
import { openApiDocument } from '../api/src/openapi-document.ts';
import { makePeople, type People } from '../api/test/authorization/people.ts';
import { matrixRequests } from '../api/test/authorization/requests.ts';
import { writePrivateMarks } from '../api/test/hostile/private-marks.ts';
import { type Tried, tryHostileRequests } from '../api/test/hostile/try-hostile-requests.ts';
import { startTestApi, type TestApi } from '../api/test/testing/start-test-api.ts';
import { tryPlatform } from './hostile/platform.ts';
import { rawRequests, sendRaw } from './hostile/raw-requests.ts';
import { trySlowConnections } from './hostile/slow-connections.ts';
import { journeyTrial } from './journey-trial.ts';

const runs = Number(process.env.RUNS ?? 300);
const seed = Number(process.env.RANDOM_SEED ?? Date.now() % 1_000_000);
const port = Number(process.env.PORT ?? 4590);
const only = process.env.ONLY;
/** The shortest time in which the API gives up a request that does not arrive, and Node looks at it. */
const giveUpMs = { request: 2_000, looked: 60_000 };
const never = 1_000_000;

export async function trial(): Promise<boolean> {
  const parts = {
    requests: tryRequests,
    platform: () => tryPlatform(port, runs, seed),
    slow: () => trySlowConnections(port),
    pages: () => journeyTrial('stored-scripts'),
  };
  let held = true;
  for (const [name, tried] of Object.entries(parts)) {
    if (only === undefined || only === name) held = (await tried()) && held;
  }
  return held;
}

async function tryRequests(): Promise<boolean> {
  const api = await startTestApi({
    failedLoginsPerAccount: never,
    failedLoginsPerAddress: never,
    writesPerAccount: never,
    registrationsPerAddress: never,
    resetsPerAccount: never,
    resetsPerAddress: never,
    ticketsPerAddress: never,
    ticketsPerEmail: never,
    reportsPerAccount: never,
    requestsPerAccount: never,
    reviewsPerAccount: never,
  });
  try {
    return (await tryOperations(api)) && (await tryRaw(api));
  } finally {
    await api.stop();
  }
}

async function tryOperations(api: TestApi): Promise<boolean> {
  const document = JSON.parse(await openApiDocument());
  const people = await makePeople(api);
  await writePrivateMarks(api, people);
  console.log(`hostile: ${runs} requests for each operation, RANDOM_SEED=${seed}`);
  const all: Tried[] = [];
  const last = ['deleteAccount', 'suspendAccount'];
  const operations = operationsOf(document);
  for (const operation of [
    ...operations.filter(({ name }) => !last.includes(name)),
    ...operations.filter(({ name }) => last.includes(name)),
  ]) {
    const ids = await idsOf(operation.name, api, people);
    const options = { api, people, paths: document.paths, ids, runs, seed };
    const tried = await tryHostileRequests(operation, options);
    all.push(tried);
    const statuses = Object.entries(tried.statuses).map(
      ([status, count]) => `${count} × ${status}`,
    );
    const slowest = `${Math.round(tried.slowestMs)} ms`;
    const mark = tried.failure ? '✗' : '✓';
    console.log(
      `${mark} ${tried.operation.padEnd(30)} ${slowest.padStart(7)}  ${statuses.join(', ')}`,
    );
    if (tried.failure) console.log(`    ${tried.failure}`);
  }
  const failed = all.filter(({ failure }) => failure).length;
  console.log(`${all.length} operations tried, ${all.length - failed} held`);
  return failed === 0;
}

/** Numbers of what the operation is about, made as for the authorization matrix. */
async function idsOf(name: string, api: TestApi, people: People): Promise<string[]> {
  const ids: string[] = [];
  for (const [row, prepare] of Object.entries(matrixRequests(api, people))) {
    if (operationOfRow(row) !== name) continue;
    const { params = {} } = await prepare(people.designer);
    ids.push(...Object.values(params).map(String));
  }
  return ids;
}

async function tryRaw({ app }: TestApi): Promise<boolean> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port: apiPort } = app.server.address() as AddressInfo;
  app.server.requestTimeout = giveUpMs.request;
  app.server.headersTimeout = giveUpMs.request;
  let held = 0;
  await Promise.all(
    rawRequests.map(async (request) => {
      const status = await sendRaw(request, { port: apiPort, withinMs: giveUpMs.looked });
      const isHeld = status !== undefined && status < 500;
      if (isHeld) held += 1;
      const outcome = status === 0 ? 'closed' : (status ?? 'no answer');
      console.log(`${isHeld ? '✓' : '✗'} ${request.title.padEnd(30)} ${outcome}`);
    }),
  );
  console.log(`${rawRequests.length} requests that no client sends, ${held} held`);
  return held === rawRequests.length;
}
