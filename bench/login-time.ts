/**
 * Whether the time of an answer tells which addresses have an account: signing in with a wrong password, an
 * unknown address and the right password, and asking for a new password with a known and an unknown address.
 *
 *   node bench/login-time.ts [rounds=200]
 *
 * One run, all kinds mixed, so that only their ratios count. 1.00 is no difference; a kind's own noise is
 * its middle half around the median.
 */
import { startApiForBench } from './measuring/api-for-bench.ts';

const rounds = Number(process.argv[2] ?? '200');
const warmUp = 10;
const password = 'courtyard-bench';
const unthrottled = 1_000_000;

const { api, stop } = await startApiForBench({
  failedLoginsPerAccount: unthrottled,
  failedLoginsPerAddress: unthrottled,
  resetsPerAccount: unthrottled,
  resetsPerAddress: unthrottled,
  registrationsPerAddress: unthrottled,
});

const send = (call: string, payload: object) =>
  api.inject({ method: 'POST', url: `/api/auth/${call}/`, payload });
/** Every round has addresses of its own, so that no row is older or busier than another. */
const knownEmail = (round: number) => `known${round}@example.com`;
const unknownEmail = (round: number) => `other${round}@example.com`;

/** What is timed, and the status that shows that it was the thing meant. */
const kinds = {
  'sign-in, right password': [
    200,
    (round: number) => send('login', { email: knownEmail(round), password }),
  ],
  'sign-in, wrong password': [
    401,
    (round: number) => send('login', { email: knownEmail(round), password: 'not this one' }),
  ],
  'sign-in, unknown address': [
    401,
    (round: number) => send('login', { email: unknownEmail(round), password }),
  ],
  'forgotten, known address': [
    204,
    (round: number) => send('password/forgot', { email: knownEmail(round) }),
  ],
  'forgotten, unknown address': [
    204,
    (round: number) => send('password/forgot', { email: unknownEmail(round) }),
  ],
} as const;
type Kind = keyof typeof kinds;

const times = new Map<Kind, number[]>();

try {
  for (let round = -warmUp; round < rounds; round += 1) {
    const person = { email: knownEmail(round), password, first_name: 'Known', last_name: 'Person' };
    await send('register', person);
  }
  for (let round = -warmUp; round < rounds; round += 1) await runRound(round);
  for (const kind of Object.keys(kinds) as Kind[]) {
    const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(kind, share));
    console.log(
      `${kind}: ${middle?.toFixed(2)} ms (middle half ${low?.toFixed(2)} to ${high?.toFixed(2)})`,
    );
  }
  compare('sign-in, unknown address', 'sign-in, wrong password');
  compare('sign-in, right password', 'sign-in, wrong password');
  compare('forgotten, unknown address', 'forgotten, known address');
} finally {
  await stop();
}

/**
 * Every kind once, in a new random order: a call that follows a heavy one is slower, whatever it does. The
 * rounds below 0 warm up.
 */
async function runRound(round: number): Promise<void> {
  const order = (Object.keys(kinds) as Kind[])
    .map((kind) => ({ kind, turn: Math.random() }))
    .sort((one, other) => one.turn - other.turn);
  for (const { kind } of order) {
    const [status, call] = kinds[kind];
    const start = performance.now();
    const answer = await call(round);
    const time = performance.now() - start;
    if (answer.statusCode !== status) throw new Error(`${kind}: ${answer.statusCode}`);
    if (round >= 0) times.set(kind, [...(times.get(kind) ?? []), time]);
  }
}

function quantile(kind: Kind, share: number): number {
  const sorted = [...(times.get(kind) ?? [])].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

function compare(one: Kind, other: Kind): void {
  const ratio = quantile(one, 0.5) / quantile(other, 0.5);
  console.log(`${one} ÷ ${other}: ${ratio.toFixed(2)}`);
}
