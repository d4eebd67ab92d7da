import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { startPageChecks } from '../check-pages.ts';

const page = (content: string) =>
  `<!doctype html><html lang="en"><title>A page</title><div id="root"><main><h1>A page</h1>${content}</main></div><script id="aangan-rendered" type="application/json">{}</script>`;
const list = `<ul>${'<li>One</li>'.repeat(30)}</ul>`;

/** Each is bad in one way; only those with the composition's cookie get the second one's fault. */
const pages: Record<string, string> = {
  '/good': page(list),
  '/throws': page('<script>setTimeout(() => { throw new Error("no items"); })</script>'),
  '/part': page(
    '<script>console.warn("remote-threw", { remote: "auth", expose: "./Panel", error: new Error("no props") })</script>',
  ),
  '/made-again': page(
    `${list}<script>addEventListener("load", () => { root.innerHTML = root.innerHTML; })</script>`,
  ),
  '/empty': '<!doctype html><html lang="en"><title>A page</title><main id="root"></main>',
  '/unlabelled': page('<input>'),
  // The rest of it comes later than a page that has loaded is quiet.
  '/slow': page(list),
  // These answer the first time only, or never.
  '/once': page('<script>setTimeout(() => { throw new Error("no items"); })</script>'),
  '/at-last': page(list),
  '/away': page(list),
};

const opened = new Map<string, number>();

const server = createServer((request, response) => {
  const { url = '', headers } = request;
  const isComposed = headers.cookie?.includes('composed=yes');
  response.setHeader('content-type', 'text/html');
  const time = (opened.get(url) ?? 0) + 1;
  opened.set(url, time);
  if (url === '/away' || (url === '/at-last' && time === 1)) return request.destroy();
  const isGood = !isComposed || (url === '/once' && time > 1);
  const text = (isGood ? undefined : pages[url]) ?? pages['/good'] ?? '';
  if (url !== '/slow') return response.end(text);
  response.write(text.slice(0, 20));
  return setTimeout(() => response.end(text.slice(20)), 2_000);
});
let site = '';
before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => server.close());

describe('pages of a composition', () => {
  test('are opened with its cookie, and each fault is found on the page that has it', async () => {
    const cookie = { name: 'composed', value: 'yes' };
    const checks = await startPageChecks();
    const found = await checks.check(
      Object.keys(pages).map((path) => ({ url: site + path, cookie })),
    );
    checks.close();
    const seen = found.map((verdict) => verdict.seen.join('\n'));
    const [good, throws, part, madeAgain, empty, unlabelled, slow, once, atLast, away] = seen;
    assert.equal(good, '');
    assert.equal(slow, '');
    const answers = found.map(({ answer }) => answer);
    assert.deepEqual(answers.slice(0, 7), ['good', 'bad', 'bad', 'bad', 'bad', 'bad', 'good']);
    assert.deepEqual(answers.slice(7), ['unknown', 'good', 'unknown']);
    assert.match(once ?? '', /no items\nopened again, it was good$/);
    assert.equal(atLast, '');
    assert.match(away ?? '', /^it cannot be opened: net::ERR_EMPTY_RESPONSE$/);
    assert.match(throws ?? '', /^error: Uncaught Error: no items$/);
    assert.match(part ?? '', /^remote-threw auth \.\/Panel Error: no props$/);
    assert.match(madeAgain ?? '', /^hydration: \d+ of \d+ elements/);
    assert.match(empty ?? '', /its main part stays empty/);
    assert.match(unlabelled ?? '', /^axe: label: 1 ×/);
  });
});
