import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/** What was answered; status 0 where nothing was. */
export interface Answer {
  status: number;
  body: string;
}

interface Options {
  method?: string;
  /** Sent as JSON; `undefined`: none. */
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** The address of this machine that the request comes from; without it, another one each time. */
  from?: string;
}

let visitors = 0;

/** Addresses of this machine by turns: nginx gives them to different edges. */
const nextVisitor = () => {
  visitors += 1;
  return `127.0.1.${1 + (visitors % 250)}`;
};

/** One request on a connection of its own, so that nginx gives it to any process. */
export function ask(address: string, options: Options = {}): Promise<Answer> {
  const { body, token, from = nextVisitor() } = options;
  const json = body === undefined ? undefined : JSON.stringify(body);
  const { method = json ? 'POST' : 'GET' } = options;
  const headers = {
    ...(json && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...options.headers,
  };
  return new Promise((resolve) => {
    const asked = request(
      address.replace('localhost', '127.0.0.1'),
      { method, headers, localAddress: from, agent: false },
      (answer) => {
        text(answer).then(
          (said) => resolve({ status: answer.statusCode ?? 0, body: said }),
          () => resolve({ status: 0, body: 'cut off' }),
        );
      },
    );
    asked.on('error', (error) => resolve({ status: 0, body: error.message }));
    asked.end(json);
  });
}

/** The same request as often, at the same moment. */
export const race = (times: number, once: (turn: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: times }, (_, turn) => once(turn)));

/** How often each status was answered, as in `201×1 400×19`. */
export function tally(answers: readonly Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status}×${times}`)
    .join(' ');
}

/** Signs an account of the demo data in. */
export async function signIn(origin: string, name: string): Promise<Tokens> {
  const { body } = await ask(`${origin}/api/auth/login/`, {
    body: { email: `${name}@aangan.test`, password: 'courtyard-demo' },
  });
  return JSON.parse(body) as Tokens;
}

export interface Tokens {
  access: string;
  refresh: string;
}
