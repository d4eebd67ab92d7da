/**
 * How many lists and profiles a second the API answers, beside a floor in the same run: node:http and pg with
 * the very same named statements and nothing else. What is missing to 1 is what our layers cost.
 *
 *   node bench/api-list.ts [designers=20000] [seconds=4] [connections=16]
 *
 * Each subject is loaded from a process of its own, in turns, and the best turn counts.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type ApiTables, seed } from '../api/src/index.ts';
import type { Database } from '../shared/server/src/index.ts';
import { startApiForBench } from './measuring/api-for-bench.ts';

interface Result {
  perSecond: number;
  p99: number;
  bytes: number;
}

interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

const [first = '20000', second = '4', third = '16'] = process.argv.slice(2);
if (first === '--load') await load(second, Number(third), Number(process.argv[5]));
else await measure(Number(first), Number(second), Number(third));

async function measure(designers: number, seconds: number, connections: number) {
  const { api, database, blobs, stop } = await startApiForBench();
  const start = performance.now();
  await seed({ database, blobs, plan: { kind: 'scale', designers } });
  console.log(`seed scale:${designers}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const origin = await api.listen({ host: '127.0.0.1', port: 4201 });
  const options = { seconds, connections };
  const list = `${origin}/api/designers/profiles/`;
  const detail = `${list}${Math.ceil(designers / 2)}/`;
  await compare('list', list, database, 4202, options);
  await compare('detail', detail, database, 4203, options);
  for (const query of [
    'specialization=fnb',
    'group=commercial',
    'search=bengaluru',
    'search=lime%20terrazzo%20kochi',
    'page=80',
  ]) {
    report(query, await loadApart(`${list}?${query}`, options));
  }
  await logins(origin);
  await stop();
}

async function compare(
  name: string,
  url: string,
  database: Database<ApiTables>,
  port: number,
  options: { seconds: number; connections: number },
) {
  const floor = await startFloor(database, await statementOf(database, url), port);
  const best: { api?: Result; floor?: Result } = {};
  for (let turn = 0; turn < 3; turn += 1) {
    best.floor = better(best.floor, await loadApart(`http://127.0.0.1:${port}/`, options));
    best.api = better(best.api, await loadApart(url, options));
  }
  floor.close();
  report(`${name}, floor`, best.floor);
  report(`${name}, api`, best.api);
  console.log(
    `${name}: ${((best.api?.perSecond ?? 0) / (best.floor?.perSecond ?? 1)).toFixed(2)} of the floor`,
  );
}

function better(one: Result | undefined, other: Result): Result {
  return one && one.perSecond > other.perSecond ? one : other;
}

/** The statement that the API sends for this address, overheard on the way to the database. */
async function statementOf(database: Database<ApiTables>, url: string): Promise<Statement> {
  const client = await database.pool.connect();
  const prototype = Object.getPrototypeOf(client);
  client.release();
  const { query } = prototype;
  let heard: Statement | undefined;
  prototype.query = function listen(config: Statement, ...rest: unknown[]) {
    if (config?.name) heard = config;
    return query.call(this, config, ...rest);
  };
  await fetch(url).then((answer) => answer.text());
  prototype.query = query;
  if (!heard) throw new Error('The API sent no named statement.');
  return heard;
}

async function startFloor(
  database: Database<ApiTables>,
  statement: Statement,
  port: number,
): Promise<Server> {
  const server = createServer(async (_request, response) => {
    const { rows } = await database.pool.query({ ...statement });
    const body = String(rows[0]?.results ?? rows[0]?.profile);
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('content-length', Buffer.byteLength(body));
    response.end(body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function loadApart(
  url: string,
  { seconds, connections }: { seconds: number; connections: number },
) {
  const child = fork(fileURLToPath(import.meta.url), [
    '--load',
    url,
    String(seconds),
    String(connections),
  ]);
  const failed = once(child, 'exit').then(() => {
    throw new Error(`Loading ${url} ended without a result.`);
  });
  const [result] = (await Promise.race([once(child, 'message'), failed])) as [Result];
  return result;
}

async function load(url: string, seconds: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let bytes = 0;
  const warmUntil = performance.now() + 700;
  const until = warmUntil + seconds * 1000;
  const client = async () => {
    while (performance.now() < until) {
      const start = performance.now();
      bytes = await fetchOnce(url, agent);
      if (start > warmUntil) times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  process.send?.({ perSecond: times.length / seconds, p99, bytes }, () => process.exit(0));
}

function fetchOnce(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

async function logins(origin: string) {
  const body = {
    email: 'bench@example.com',
    password: 'courtyard-bench',
    first_name: 'B',
    last_name: 'N',
  };
  const post = (where: string, value: object) =>
    fetch(`${origin}/api/auth/${where}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(value),
    });
  await post('register', body);
  const times: number[] = [];
  for (let i = 0; i < 30; i += 1) {
    const start = performance.now();
    const answer = await post('login', body);
    if (answer.status !== 200) throw new Error(`login: ${answer.status}`);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  console.log(`login (argon2id 19 MiB, t=2, p=1): median ${times[15]?.toFixed(1)} ms`);
}

function report(name: string, result: Result | undefined) {
  const { perSecond = 0, p99 = 0, bytes = 0 } = result ?? {};
  console.log(
    `${name.padEnd(34)} ${perSecond.toFixed(0).padStart(6)}/s   p99 ${p99.toFixed(1)} ms   ${bytes} bytes`,
  );
}
