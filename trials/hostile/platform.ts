import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { operationsOf } from '@aangan/server/testing';
import fc from 'fast-check';
import { hostileRequests } from '../../api/test/hostile/hostile-requests.ts';
import { hostileText } from '../../api/test/hostile/hostile-values.ts';
import { startSite } from '../../tools/start-site.ts';
import { signIn } from '../many/requests.ts';
import { rawRequests, sendRaw } from './raw-requests.ts';

const answerWithinMs = 30_000;
/** A server gives up a request that does not arrive after this, at the latest. */
const giveUpMs = 340_000;
/** What an answer never contains: stacks, statements, places of this machine. */
const inside = /\bat [\w.<>]+ \(|node_modules|\bselect .+ from |\/work\/|ECONN|postgres:\/\//i;

interface Asked {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
}

/** Hostile requests to the registry's operations, to pages and to the console of a site that runs. */
export async function tryPlatform(port: number, runs: number, seed: number): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aangan-hostile-'));
  const stop = await startSite(String(port), dataDir);
  try {
    const site = `http://127.0.0.1:${port}`;
    const held = [
      await tryRegistry(site, runs, seed),
      await tryAddresses('pages', site, runs, seed),
      await tryAddresses('the console', `http://127.0.0.1:${port + 2}`, runs, seed),
      await tryRaw('the edge', port),
      await tryRaw('the console', port + 2),
    ];
    return held.every(Boolean);
  } finally {
    await stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** As a guest, an integrator and a client. */
async function tryRegistry(site: string, runs: number, seed: number): Promise<boolean> {
  const document = await (await fetch(`${site}/platform/openapi.json`)).json();
  const names = ['integrator', 'client'];
  const tokens = await Promise.all(names.map(async (name) => (await signIn(site, name)).access));
  const ids = ['production', 'staging', 'vendors', 'shell', '0'.repeat(16), '0'.repeat(64)];
  let held = 0;
  const operations = operationsOf(document);
  for (const operation of operations) {
    const requests = hostileRequests(operation, {
      paths: document.paths,
      ids,
      prefix: '/platform',
    });
    const caller = fc.constantFrom(undefined, ...tokens);
    const failure = await tryAll(site, requests, caller, { runs, seed });
    if (failure === undefined) held += 1;
    else console.log(`✗ ${operation.name}: ${failure}`);
  }
  console.log(`${operations.length} operations of the registry tried, ${held} held`);
  return held === operations.length;
}

/** Paths, queries and headers that no page has asked for. */
async function tryAddresses(
  what: string,
  site: string,
  runs: number,
  seed: number,
): Promise<boolean> {
  const word = fc.constantFrom(...hostileText.map((one) => encodeURIComponent(one.toWellFormed())));
  const part = fc.oneof(
    word,
    fc.constantFrom(
      'designers',
      'vendors',
      '1',
      '%00',
      '%',
      '..',
      '%2e%2e',
      '%2f',
      'releases',
      'assets',
      ';',
    ),
  );
  const header = fc.constantFrom(...hostileText.map((one) => one.replace(/[^\x20-\x7e]/g, '?')));
  const requests = fc
    .record({
      method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
      parts: fc.array(part, { maxLength: 4 }),
      query: fc.array(fc.tuple(word, word), { maxLength: 3 }),
      headers: fc.dictionary(
        fc.constantFrom(
          'cookie',
          'accept',
          'if-none-match',
          'range',
          'x-forwarded-for',
          'origin',
          'host',
        ),
        header,
        { maxKeys: 2 },
      ),
    })
    .map(({ method, parts, query, headers }) => {
      const pairs = query.map((pair) => pair.join('=')).join('&');
      const url = `/${parts.join('/')}${pairs && `?${pairs}`}`;
      return { method, url, headers, payload: method === 'POST' ? '{' : undefined };
    });
  const failure = await tryAll(site, requests, fc.constant(undefined), { runs: runs * 5, seed });
  console.log(failure === undefined ? `✓ ${what}: ${runs * 5} addresses` : `✗ ${what}: ${failure}`);
  return failure === undefined;
}

/** @returns the first request that was not answered as it should be, made as small as it could be */
async function tryAll(
  site: string,
  requests: fc.Arbitrary<Asked>,
  tokens: fc.Arbitrary<string | undefined>,
  { runs, seed }: { runs: number; seed: number },
): Promise<string | undefined> {
  const property = fc.asyncProperty(requests, tokens, async (asked, token) => {
    const { status, body } = await ask(site, asked, token);
    if (status >= 500 && status !== 503)
      throw new Error(`answered ${status}: ${body.slice(0, 200)}`);
    const [found] = status >= 400 ? (inside.exec(body) ?? []) : [];
    if (found) throw new Error(`answered ${status} with ${found}`);
  });
  const result = await fc.check(property, {
    numRuns: runs,
    seed,
    interruptAfterTimeLimit: 120_000,
  });
  if (!result.failed || result.interrupted) return undefined;
  const { counterexample, errorInstance } = result;
  return `${errorInstance}: ${JSON.stringify(counterexample)?.slice(0, 800)}`;
}

/** With Node's own client: fetch refuses to send some of the headers. */
function ask(
  site: string,
  { method, url, headers, payload }: Asked,
  token: string | undefined,
): Promise<{ status: number; body: string }> {
  const { host: _host, ...sent } = headers;
  const authorization = token && { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(answerWithinMs);
    const asked = request(
      `${site}${url}`,
      { method, headers: { ...sent, ...authorization }, signal, agent: false },
      (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
      },
    );
    asked.on('error', reject);
    asked.end(method === 'GET' || method === 'HEAD' ? undefined : payload);
  });
}

/** A slow request is given up only after minutes, so those are left to the API's trial. */
async function tryRaw(what: string, port: number): Promise<boolean> {
  const quick = rawRequests.filter(({ slowly, title }) => !slowly && !title.includes('never'));
  const statuses = await Promise.all(
    quick.map(
      async (one) => [one.title, await sendRaw(one, { port, withinMs: giveUpMs })] as const,
    ),
  );
  const failed = statuses.filter(([, status]) => status === undefined || status >= 500);
  for (const [title, status] of failed)
    console.log(`✗ ${what}, ${title}: ${status ?? 'no answer'}`);
  console.log(
    `${quick.length} requests to ${what} that no client sends, ${quick.length - failed.length} held`,
  );
  return failed.length === 0;
}
