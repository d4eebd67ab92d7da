/**
 * What protects a visitor's browser, clause by clause, against a site that runs here; each row names the test that
 * `npm test` has for it. TRIAL_PORT changes the first of three ports.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startSite } from './start-site.ts';

const port = Number(process.env.TRIAL_PORT ?? 4470);

interface Answer {
  path: string;
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** An answer to exactly this path; fetch would change some. */
const ask = (path: string, at = port) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = { 'user-agent': 'Mozilla/5.0 (trial)', accept: 'text/html' };
    get({ host: 'localhost', port: at, path, headers }, (answer) => {
      const { statusCode: status = 0 } = answer;
      text(answer).then((body) => resolve({ path, status, headers: answer.headers, body }), reject);
    }).once('error', reject);
  });

const pages = ['/', '/designers', '/vendors', '/login', '/about', '/no/such/page'];
const others = ['/robots.txt', '/api/health/', '/api/nothing/', '/platform/health', '/api/docs'];
const foreign = [
  '//elsewhere.test/',
  '/\\elsewhere.test/',
  '/%2f%2felsewhere.test/',
  '/.//elsewhere.test/',
];

interface Clause {
  clause: string;
  /** Where `npm test` has it. */
  test: string;
  /** What does not hold. */
  problems: () => Promise<string[]>;
}

const policyOf = ({ headers }: Answer) => String(headers['content-security-policy'] ?? '');

/** A check of every page's answer. @returns the pages of which it is not true */
const ofPages =
  (isHeld: (answer: Answer) => boolean, addresses = pages) =>
  async () =>
    (await Promise.all(addresses.map((path) => ask(path))))
      .filter((answer) => !isHeld(answer))
      .map(({ path }) => path);

const hasHeader = (name: string, value: RegExp) => (answer: Answer) =>
  value.test(String(answer.headers[name] ?? ''));

const scriptsOf = ({ body }: Answer) => body.match(/<script[^>]*>/g) ?? [];

/** The scripts that a page names, and those that its composition may load. */
function unchecked(answer: Answer): string[] {
  const named =
    answer.body.match(
      /<(?:script[^>]* src|link[^>]*rel="modulepreload"|link[^>]*as="script")[^>]*>/g,
    ) ?? [];
  const json = /<script[^>]*id="aangan-composition"[^>]*>([^<]*)/.exec(answer.body)?.[1] ?? '{}';
  const { shell, remotes = [] } = JSON.parse(json);
  const releases = [shell, ...remotes].filter(Boolean);
  const without = releases.filter(
    ({ entry, exposes = {}, integrity }) =>
      ![entry, ...Object.values(exposes as Record<string, string[]>).flat()]
        .filter((path) => path?.endsWith('.js'))
        .every((path) => /^sha384-/.test(integrity[path])),
  );
  return [
    ...named.filter((tag) => !/integrity="sha384-/.test(tag)),
    ...without.map(({ name = 'shell' }) => name),
    ...(releases.length === 0 ? ['no composition'] : []),
  ];
}

const edgeTest = 'platform/edge/src/create-edge.test.ts';

const clauses: Clause[] = [
  {
    clause: 'scripts run by nonce and strict-dynamic, none inline',
    test: edgeTest,
    problems: ofPages((answer) => {
      const sources = /script-src ([^;]*)/.exec(policyOf(answer))?.[1] ?? '';
      const nonce = /'nonce-([^']+)'/.exec(sources)?.[1] ?? 'none';
      const isStrict = sources.includes("'strict-dynamic'") && !/unsafe|http|\*/.test(sources);
      return isStrict && scriptsOf(answer).every((tag) => tag.includes(`nonce="${nonce}"`));
    }),
  },
  {
    clause: 'no attribute runs a script',
    test: 'platform/edge/src/document/nonce-document.test.ts',
    problems: ofPages(
      ({ body }) => !/<[a-z][^>]*\son[a-z]+=/i.test(body) && !/href="javascript:/i.test(body),
    ),
  },
  {
    clause: 'no object, no base, forms to the site',
    test: edgeTest,
    problems: ofPages((answer) =>
      ["object-src 'none'", "base-uri 'none'", "form-action 'self'"].every((one) =>
        policyOf(answer).includes(one),
      ),
    ),
  },
  {
    clause: 'integrity on every script',
    test: 'e2e/journeys/site/scripts-are-checked.spec.ts',
    problems: async () =>
      (await Promise.all(['/', '/designers'].map((path) => ask(path)))).flatMap(unchecked),
  },
  {
    clause: 'nobody frames a page, nor the docs',
    test: edgeTest,
    problems: ofPages(
      (answer) => policyOf(answer).includes("frame-ancestors 'none'"),
      [...pages, '/api/docs'],
    ),
  },
  {
    clause: 'nosniff on every answer',
    test: 'api/test/authorization/authorization.test.ts',
    problems: ofPages(hasHeader('x-content-type-options', /^nosniff$/), [...pages, ...others]),
  },
  {
    clause: 'a referrer policy without tokens that YouTube tolerates',
    test: edgeTest,
    problems: ofPages(hasHeader('referrer-policy', /^strict-origin$/)),
  },
  {
    clause: 'a permissions policy',
    test: edgeTest,
    problems: ofPages(hasHeader('permissions-policy', /camera=\(\).*geolocation=\(\).*usb=\(\)/)),
  },
  {
    clause: 'an opener policy',
    test: edgeTest,
    problems: ofPages(hasHeader('cross-origin-opener-policy', /^same-origin$/)),
  },
  {
    clause: 'a guest gets no cookie',
    test: 'platform/edge/src/page/canaries.test.ts',
    problems: ofPages(({ headers }) => headers['set-cookie'] === undefined, [...pages, ...others]),
  },
  {
    clause: 'no address leads to another site',
    test: 'shared/domain/src/paths.test.ts',
    problems: async () => {
      const asked = await Promise.all(
        foreign.flatMap((path) => [
          ask(path),
          ask(`${path}?compose=`),
          ask(`${path}?compose=`, port + 1),
        ]),
      );
      const leads = ({ headers: { location = '' } }: Answer) =>
        new URL(location, `http://localhost:${port}`).hostname !== 'localhost';
      return asked.filter(leads).map(({ path, headers }) => `${path} → ${headers.location}`);
    },
  },
  {
    clause: 'no link runs code of elsewhere on production',
    test: 'platform/edge/src/composed/grants.test.ts',
    problems: async () => {
      const forged = [
        'x',
        'eyJhbGciOiJub25lIn0.e30.',
        `${'a'.repeat(22)}.${Date.now()}.${'b'.repeat(43)}`,
      ];
      const names = ['compose', 'remote', 'override', 'import-map-overrides', 'composeGrant'];
      const asked = await Promise.all(
        names.flatMap((name) =>
          [...forged, 'http://elsewhere.test/entry.js'].map((value) =>
            ask(`/designers?${new URLSearchParams({ [name]: value })}`),
          ),
        ),
      );
      const isOwn = (answer: Answer) =>
        answer.headers['set-cookie'] === undefined &&
        !policyOf(answer).includes('elsewhere') &&
        !/<(script|link)[^>]*elsewhere/.test(answer.body);
      return asked.filter((answer) => !isOwn(answer)).map(({ path }) => path);
    },
  },
  {
    clause: 'the console runs its own scripts alone, in no frame',
    test: 'platform/console-api/src/create-console.test.ts',
    problems: async () => {
      const answer = await ask('/', port + 2);
      const isHeld = /default-src 'none'; script-src 'self';.*frame-ancestors 'none'/.test(
        policyOf(answer),
      );
      return isHeld ? [] : [policyOf(answer)];
    },
  },
];

export async function trial(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-trial-hardening-'));
  const stop = await startSite(String(port), join(folder, 'data'));
  let held = 0;
  try {
    for (const { clause, test, problems } of clauses) {
      const found = await problems();
      if (found.length === 0) held += 1;
      console.log(`${found.length === 0 ? '✓' : '✗'} ${clause}  (${test})`);
      for (const problem of found.slice(0, 5)) console.log(`    ${problem.slice(0, 200)}`);
    }
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`hardening: ${clauses.length} tried, ${held} held`);
  console.log(`HSTS needs TLS: ${edgeTest}, and the nginx of npm run trial -- many`);
  return held === clauses.length;
}
