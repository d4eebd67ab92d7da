import type { KeyObject } from 'node:crypto';
import { addressOf, type Endpoint } from '@aangan/registry-client';
import { PlainError } from '@aangan/server/plain-error';

/** Talks to a running site's API and registry for the commands. */
export interface SiteClient {
  /** What releases are signed with; undefined where they are not. */
  readonly signingKey?: KeyObject | undefined;
  /** @returns undefined if the site answers 404 */
  read<Answer>(asked: Endpoint<Answer>): Promise<Answer | undefined>;
  send<Answer>(asked: Endpoint<Answer>): Promise<Answer>;
  put(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
}

/** How often a request is sent whose releases are still being checked: for a quarter of an hour. */
const maxTries = 10;

/** How long an answer may take, in milliseconds: finalising compresses every file. */
const timeoutMs = 120_000;

/**
 * A client of the site; with a token its requests are those of an integrator.
 * Its methods throw a PlainError with the site's answer.
 */
export function createSiteClient(site: string, token?: string, signingKey?: KeyObject): SiteClient {
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (token !== undefined) {
      headers.set('authorization', `Bearer ${token}`);
    }
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await fetch(`${site}${path}`, { ...init, headers, signal });
    } catch (error) {
      const reason = error instanceof Error && error.name === 'TimeoutError' ? ' in time' : '';
      throw new PlainError(
        `${site} does not answer${reason}. Is Aangan running there? Name another site with --url or AANGAN_URL.`,
        { cause: error },
      );
    }
  };
  return {
    signingKey,
    read: async <Answer>(asked: Endpoint<Answer>) => {
      const response = await send(addressOf(asked), {});
      return response.status === 404 ? undefined : read<Answer>(site, response);
    },
    send: async <Answer>(asked: Endpoint<Answer>) => {
      const headers = { 'content-type': 'application/json' };
      const init = {
        method: asked.method.toUpperCase(),
        headers: { ...headers, ...asked.headers },
        body: JSON.stringify(asked.data ?? {}),
      };
      for (let tries = 1; ; tries += 1) {
        try {
          return await read<Answer>(site, await send(addressOf(asked), init));
        } catch (error) {
          if (!isStillChecking(error) || tries >= maxTries) throw error;
          process.stderr.write('The releases are still being checked …\n');
        }
      }
    },
    put: async (path, body) => {
      const headers = { 'content-type': 'application/octet-stream' };
      await refuseFailure(site, await send(path, { method: 'PUT', headers, body }));
    },
  };
}

const isStillChecking = (error: unknown) =>
  error instanceof SiteRefusal && error.refusal.code === 'still_checking';

async function read<Answer>(site: string, response: Response): Promise<Answer> {
  await refuseFailure(site, response);
  if (response.status === 204) return undefined as Answer;
  try {
    return (await response.json()) as Answer;
  } catch (error) {
    throw new PlainError(`${site} is not a site of Aangan: its answer is not JSON.`, {
      cause: error,
    });
  }
}

async function refuseFailure(site: string, response: Response): Promise<void> {
  if (response.ok) return;
  const text = await response.text();
  throw new SiteRefusal(site, response.status, readRefusal(text));
}

interface Refusal {
  detail: string;
  problems: string[];
  code?: string;
  /** Of an account with a second factor: what the second request of a sign-in names, and the ways to prove it. */
  secondFactor?: { token: string; ways: readonly string[] };
}

/** What the site answered instead of doing what it was asked. */
export class SiteRefusal extends PlainError {
  override readonly name = 'SiteRefusal';
  readonly status: number;
  readonly refusal: Refusal;

  constructor(site: string, status: number, refusal: Refusal) {
    const reasons = refusal.problems.map((problem) => `  - ${problem}`);
    const todo = refusal.code === 'proof_required' ? ['Sign in again with aangan login.'] : [];
    const sentence = `${site} refused (${status}): ${sentenceOf(refusal)}`;
    super([sentence, ...reasons, ...todo].join('\n'));
    this.status = status;
    this.refusal = refusal;
  }
}

/** The answer's sentence without the reasons, if it repeats them: they follow as a list. */
function sentenceOf({ detail, problems: [first] }: Refusal): string {
  const start = first ? detail.indexOf(first) : -1;
  return start > 0 ? detail.slice(0, start).trimEnd() : detail;
}

function readRefusal(text: string): Refusal {
  try {
    const body = JSON.parse(text) as {
      detail?: unknown;
      problems?: unknown;
      code?: unknown;
      second_factor?: { token?: unknown; ways?: unknown };
    };
    const { token, ways } = body.second_factor ?? {};
    return {
      detail: String(body.detail ?? text),
      problems: Array.isArray(body.problems) ? body.problems.map(String) : [],
      ...(typeof body.code === 'string' && { code: body.code }),
      ...(typeof token === 'string' && {
        secondFactor: { token, ways: Array.isArray(ways) ? ways.map(String) : [] },
      }),
    };
  } catch {
    return { detail: text.slice(0, 300), problems: [] };
  }
}
