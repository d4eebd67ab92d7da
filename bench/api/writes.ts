import { designerInfo } from '../../api/test/firms/own-profile/basic-info.ts';
import type { Figure } from '../measuring/write-results.ts';
import type { Recorded } from './floor.ts';
import { costOf, loadOf, type Subjects } from './lists.ts';
import type { Asked, Loaded } from './load.ts';
import type { SentStatement } from './sent-statements.ts';

const people = 8;
const password = 'courtyard-bench';
const floorGoal = 0.7;

/** Writes and sign-ins by several firms, beside node:http and pg with the same statements (and the same hash). */
export async function measureWrites(
  subjects: Subjects,
  size: number,
  { count, ...rounds }: { rounds: number; warmUps: number; count: number },
): Promise<Figure[]> {
  const accounts = await Promise.all(
    Array.from({ length: people }, (_, n) =>
      register(subjects.now.port, `bench${size}-${n}@example.com`),
    ),
  );
  const by = (n: number) => accounts[n % people] ?? { email: '', headers: {} };
  const numbers = Array.from({ length: count }, (_, n) => n);
  const cases: Record<string, Asked[]> = {
    'change of the account': numbers.map((n) => ({
      method: 'PATCH',
      path: '/api/auth/me/',
      headers: by(n).headers,
      body: JSON.stringify({ first_name: `Bench ${n}`, last_name: 'Rao' }),
    })),
    'change of the profile': numbers.map((n) => ({
      method: 'POST',
      path: '/api/designers/profiles/onboarding/',
      headers: by(n).headers,
      body: JSON.stringify({ ...designerInfo, team_strength: 1 + (n % 90) }),
    })),
    'sign-in': numbers.map((n) => ({
      method: 'POST',
      path: '/api/auth/login/',
      body: JSON.stringify({ email: by(n).email, password }),
    })),
  };
  const figures: Figure[] = [];
  for (const [name, requests] of Object.entries(cases)) {
    figures.push(...(await measureCase(subjects, `${size}: ${name}`, { requests, ...rounds })));
  }
  return figures;
}

async function measureCase(
  subjects: Subjects,
  name: string,
  { requests, rounds, warmUps }: { requests: Asked[]; rounds: number; warmUps: number },
): Promise<Figure[]> {
  const { now, floor } = subjects;
  const recorded: Recorded[] = [];
  for (const request of requests) recorded.push(await record(now, request));
  await floor.child.ask('serve', {
    recorded,
    isFromMemory: false,
    ...(name.endsWith('sign-in') && { password }),
  });
  const load = (port: number, asked: Asked[]) =>
    loadOf(subjects, { port, requests: asked, connections: 4 });
  const api: Loaded[] = [];
  const floors: Loaded[] = [];
  const cpuMs: number[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const ofFloor = await load(
      floor.port,
      requests.map((_, n) => ({ path: `/${n}` })),
    );
    const before = await costOf(now.child);
    const ofApi = await load(now.port, requests);
    if (round < 0) continue;
    floors.push(ofFloor);
    api.push(ofApi);
    cpuMs.push(((await costOf(now.child)).cpuMs - before.cpuMs) / requests.length);
  }
  return [
    {
      name: `${name} ÷ floor`,
      unit: 'ratio',
      runs: api.map(({ perSecond }, n) => perSecond / (floors[n]?.perSecond ?? 1)),
      goal: { atLeast: floorGoal },
    },
    { name, unit: 'requests/s', runs: api.map(({ perSecond }) => perSecond) },
    { name: `${name}, p99`, unit: 'ms', runs: api.map(({ p99 }) => p99) },
    { name: `${name}, processor time of the API`, unit: 'ms', runs: cpuMs },
  ];
}

async function register(port: number, email: string) {
  const { body } = await send(port, {
    method: 'POST',
    path: '/api/auth/register/',
    body: JSON.stringify({
      email,
      password,
      first_name: 'Bench',
      last_name: '',
      is_designer: true,
    }),
  });
  const headers = { authorization: `Bearer ${JSON.parse(body).access}` };
  const made = { method: 'POST', path: '/api/designers/profiles/onboarding/', headers } as const;
  await send(port, { ...made, body: JSON.stringify(designerInfo) });
  return { email, headers };
}

async function record({ child, port }: Subjects['now'], request: Asked): Promise<Recorded> {
  await child.ask('statements');
  const { body } = await send(port, request);
  return { body, statements: await child.ask<SentStatement[]>('statements') };
}

async function send(port: number, { path, headers, method, body }: Asked) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...(method && { method }),
    ...(body !== undefined && { body }),
    headers: { ...headers, 'content-type': 'application/json' },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return { body: text };
}
