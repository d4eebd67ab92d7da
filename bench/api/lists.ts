import type { Child } from './child.ts';
import type { Recorded } from './floor.ts';
import type { Asked, Load, Loaded } from './load.ts';
import type { SentStatement } from './sent-statements.ts';

/** What is measured in turns. */
export interface Subjects {
  load: Child;
  /** This API. */
  now: { child: Child; port: number };
  /** The API of another checkout, on the same database. */
  before?: { child: Child; port: number } | undefined;
  floor: { child: Child; port: number };
  /** Changes a firm, so that nothing that shows it is as it was. */
  change: () => Promise<unknown>;
  /** The id of a firm in the middle of the listing. */
  middle: () => Promise<number>;
}

/** One case in one round; per second, but for the `p` and processor times. */
export interface Round {
  /** Nothing is kept in memory. */
  first: Loaded;
  cpuMs: number;
  /** A firm has changed since the same was asked for. */
  changed: Loaded;
  before?: Loaded;
  /** node:http and pg with the statements of `first`. */
  floor: Loaded;
}

export const loadOf = (subjects: Subjects, load: Load) => subjects.load.ask<Loaded>('load', load);

const asGets = (paths: readonly string[]): Asked[] => paths.map((path) => ({ path }));

/** Asks for each address once, in turns of this API, the one before and the floor. */
export async function measureLists(
  subjects: Subjects,
  paths: readonly string[],
  { rounds, warmUps, connections }: { rounds: number; warmUps: number; connections: number },
): Promise<Round[]> {
  const { now, before, floor, change } = subjects;
  const requests = asGets(paths);
  await now.child.ask('forget');
  const recorded = await record(now, paths);
  await floor.child.ask('serve', { recorded, isFromMemory: false });
  const load = (port: number, asked = requests) =>
    loadOf(subjects, { port, requests: asked, connections });
  const byNumber = paths.map((_, n): Asked => ({ path: `/${n}` }));
  const measured: Round[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const ofFloor = await load(floor.port, byNumber);
    await before?.child.ask('forget');
    const ofBefore = before && (await load(before.port));
    await now.child.ask('forget');
    const cost = await costOf(now.child);
    const first = await load(now.port);
    const cpuMs = ((await costOf(now.child)).cpuMs - cost.cpuMs) / requests.length;
    await change();
    const changed = await load(now.port);
    if (round < 0) continue;
    measured.push({ first, cpuMs, changed, floor: ofFloor, ...(ofBefore && { before: ofBefore }) });
  }
  return measured;
}

export const costOf = (child: Child) => child.ask<{ cpuMs: number; memoryMb: number }>('cost');

/** Asks the API once for each address. @returns what it sent to the database, and its answers */
async function record(
  { child, port }: Subjects['now'],
  paths: readonly string[],
): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  for (const path of paths) {
    await child.ask('statements');
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    const body = await answer.text();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${body}`);
    recorded.push({ body, statements: await child.ask<SentStatement[]>('statements') });
  }
  return recorded;
}

/** One round of the same address again and again. */
export interface Repeated {
  now: Loaded;
  cpuMs: number;
  before?: Loaded;
  /** The same bytes from memory. */
  memory: Loaded;
}

/** Asks for one address again and again, in turns of this API, the one before and the same bytes from memory. */
export async function measureRepeated(
  subjects: Subjects,
  path: string,
  { rounds, connections, times }: { rounds: number; connections: number; times: number },
): Promise<Repeated[]> {
  const { now, before, floor } = subjects;
  const recorded = await record(now, [path]);
  await floor.child.ask('serve', { recorded, isFromMemory: true });
  const load = (port: number, asked: string, count: number) =>
    loadOf(subjects, { port, requests: asGets([asked]), times: count, connections });
  const measured: Repeated[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const memory = await load(floor.port, '/0', times);
    const ofBefore = before && (await load(before.port, path, times));
    const cost = await costOf(now.child);
    const ofNow = await load(now.port, path, times);
    const cpuMs = ((await costOf(now.child)).cpuMs - cost.cpuMs) / times;
    if (round === 0) continue;
    measured.push({ now: ofNow, cpuMs, memory, ...(ofBefore && { before: ofBefore }) });
  }
  return measured;
}

/** Milliseconds of one request after the other, each with nothing in memory. */
export async function measureAlone(
  subjects: Subjects,
  path: string,
  times: number,
): Promise<number[]> {
  const { child, port } = subjects.now;
  const durations: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await child.ask('forget');
    const { p50 } = await loadOf(subjects, { port, requests: asGets([path]), connections: 1 });
    durations.push(p50);
  }
  return durations;
}
