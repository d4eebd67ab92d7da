/**
 * Open event streams on one API process beside as many of a bare node:http server, in turns: memory over none, and the
 * share of a core while nothing happens. And how soon a message is in two tabs, one of each side, with 200 a second.
 *
 *   npm run bench -- conversations [--streams=2000] [--rounds=3] [--idle=30] [--messages=4000]
 *
 * Of TEST_DATABASE_URL, it uses a database of its own; else it starts PostgreSQL.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type ApiTables, apiMigrations, apiSchema } from '../../api/src/index.ts';
import { prepareJobs } from '../../shared/server/src/index.ts';
import { startTestDatabase } from '../../shared/server/src/testing/index.ts';
import { type Child, startChild } from '../api/child.ts';
import { interleaved } from '../measuring/interleaved.ts';
import { printFigures } from '../measuring/print-figures.ts';
import { type Figure, writeResults } from '../measuring/write-results.ts';
import type { Delivered } from './readers.ts';
import { type Member, seedConversations } from './seed-conversations.ts';

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '3' },
    idle: { type: 'string', default: '30' },
    messages: { type: 'string', default: '4000' },
    port: { type: 'string', default: '4540' },
  },
});
const [streams, rounds, idle, messages, port] = [
  values.streams,
  values.rounds,
  values.idle,
  values.messages,
  values.port,
].map(Number) as [number, number, number, number, number];
const perSecond = 200;
/** Streams that a process has had before it is measured. */
const warmUps = 200;

interface Cost {
  cpuMs: number;
}

const { database, connection, stop } = await startTestDatabase<ApiTables>({
  migrations: apiMigrations,
  schema: apiSchema,
});
const children = new Set<Child>();
try {
  await prepareJobs(connection);
  const members = await seedConversations(database, streams / 2);
  const readers = await start('../conversations/readers.ts', {});
  const subjects = { api: startApi, bare: startBare };
  const tokens = await signIn(members);
  const held = await interleaved(['api', 'bare'] as const, rounds, (name) =>
    holdStreams(subjects[name], readers, tokens),
  );
  const of = (name: 'api' | 'bare', pick: (one: Held) => number) =>
    (held.get(name) ?? []).map(pick);
  const figures: Figure[] = [
    {
      name: `memory of ${streams} streams`,
      unit: 'MB',
      runs: of('api', (one) => one.memoryMb),
      goal: { atMost: 60 },
    },
    { name: '… of node:http', unit: 'MB', runs: of('bare', (one) => one.memoryMb) },
    {
      name: 'share of a core while idle',
      unit: '%',
      runs: of('api', (one) => one.share),
      goal: { atMost: 5 },
    },
    { name: '… of node:http', unit: '%', runs: of('bare', (one) => one.share) },
    ...(await deliver(readers, { tokens, members })),
  ];
  printFigures(figures);
  await writeResults('conversations', { streams, rounds, idle, messages, perSecond }, figures);
} finally {
  for (const child of children) await child.end();
  await stop();
}

async function start(file: string, about: object): Promise<Child> {
  const child = await startChild(file, about);
  children.add(child);
  return child;
}

function startApi(): Promise<Child> {
  const root = new URL('../..', import.meta.url).pathname;
  return start('serve-api.ts', { root, port, connection });
}

function startBare(): Promise<Child> {
  return start('../conversations/bare-streams.ts', { port });
}

async function end(child: Child): Promise<void> {
  await child.end();
  children.delete(child);
}

/** @returns an access token for each */
async function signIn(members: readonly Member[]): Promise<string[]> {
  const api = await startApi();
  const tokens = await api.ask<string[]>('sign', members);
  await end(api);
  return tokens;
}

interface Held {
  memoryMb: number;
  share: number;
}

/** The memory of all streams, and what they cost while nothing happens: in a process of their own. */
async function holdStreams(
  begin: () => Promise<Child>,
  readers: Child,
  tokens: string[],
): Promise<Held> {
  const server = await begin();
  // The first streams also load code.
  await readers.ask('open', { port, tokens: tokens.slice(0, warmUps) });
  await readers.ask('close');
  await sleep(1_000);
  const none = await server.ask<number>('memory');
  await readers.ask('open', { port, tokens });
  await sleep(1_000);
  const memoryMb = (await server.ask<number>('memory')) - none;
  const before = await server.ask<Cost>('cost');
  const began = performance.now();
  await sleep(idle * 1_000);
  const after = await server.ask<Cost>('cost');
  const share = ((after.cpuMs - before.cpuMs) / (performance.now() - began)) * 100;
  await readers.ask('close');
  await end(server);
  return { memoryMb, share };
}

/** Messages to all conversations in turn, while every member has a tab open. */
async function deliver(
  readers: Child,
  { tokens, members }: { tokens: string[]; members: readonly Member[] },
): Promise<Figure[]> {
  const talks = members.map(({ conversation }, at) => ({ conversation, token: tokens[at] ?? '' }));
  const server = await startApi();
  await readers.ask('open', { port, tokens });
  const median: number[] = [];
  const late: number[] = [];
  let lost = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const about = { port, talks, perSecond, count: messages };
    const delivered = await readers.ask<Delivered>('send', about);
    // The first round warms the process up.
    if (round === 0) continue;
    const delays = delivered.delays.toSorted((one, other) => one - other);
    const at = (share: number) => delays[Math.floor(delays.length * share)] ?? 0;
    median.push(at(0.5));
    late.push(at(0.99));
    lost += delivered.lost;
  }
  await readers.ask('close');
  await end(server);
  return [
    { name: 'a message in two tabs, median', unit: 'ms', runs: median, goal: { atMost: 300 } },
    { name: '… 99 of 100', unit: 'ms', runs: late, goal: { atMost: 1_000 } },
    { name: 'messages that did not come', unit: 'messages', runs: [lost], goal: { atMost: 0 } },
  ];
}
