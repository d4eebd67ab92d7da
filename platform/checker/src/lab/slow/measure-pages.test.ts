import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { type Comparison, compareLoads } from '../compare-loads.ts';
import { measurePages } from '../measure-pages.ts';

/** How many of its late pages the site sends unrendered yet. */
let unrendered = 0;

/** Holds a page's only thread longer than a page that requests nothing is waited for. */
const evaluatedSlowly = `for (const end = performance.now() + 1_800; performance.now() < end;);
const later = document.createElement('script'); later.src = '/later.js'; document.head.append(later);`;

/** The site gives another script to those with the candidate's cookie. */
const server = createServer((request, response) => {
  const isCandidate = request.headers.cookie?.includes('composed=candidate');
  if (['/page', '/late', '/slow'].includes(request.url ?? '')) {
    response.setHeader('content-type', 'text/html');
    const isRendered = request.url !== '/late' || unrendered === 0;
    if (!isRendered) unrendered -= 1;
    const state = isRendered ? '<p id="aangan-rendered">' : '';
    response.end(`<!doctype html><h1>A page</h1>${state}<script src="${request.url}.js"></script>`);
    return;
  }
  if (request.url === '/slow.js') {
    response.setHeader('content-type', 'text/javascript');
    response.end(evaluatedSlowly);
    return;
  }
  const busy = 'for (const end = performance.now() + 100; performance.now() < end;);';
  const script = isCandidate ? `setTimeout(() => { ${busy} });${' '.repeat(30_000)}` : '0;';
  response.setHeader('content-type', 'text/javascript');
  response.end(script.padEnd(10_000));
});
let origin = '';
before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => server.close());

/** A page as visitors get it that the channel serves and the candidate. */
function pageAt(path: string) {
  const cookie = (value: string) => ({ url: origin + path, cookie: { name: 'composed', value } });
  return { path, before: cookie('served'), after: cookie('candidate') };
}

// Each waits for its own browser most of its time.
describe('pages with one release in place of another', { concurrency: true }, () => {
  test('are loaded as often as rounds are asked for, and differ by what the release changes', async () => {
    let loads = 0;
    const [page, ...others] = await measurePages([pageAt('/page')], {
      rounds: 1,
      onLoad: () => (loads += 1),
    });
    assert.deepEqual(others, []);
    assert.equal(loads, 4, 'one of each does not count');
    const { scriptBytes, lcpMs, blockingMs } = page?.measures ?? ({} as Record<string, Comparison>);
    assert.ok(scriptBytes && lcpMs && blockingMs);
    assert.ok(
      Number(scriptBytes.ratio) > 2.5 && Number(scriptBytes.ratio) < 3.5,
      `${scriptBytes.ratio}`,
    );
    // Its script holds the page for longer than that; a busy machine may hold the other one too.
    assert.ok(blockingMs.after >= 50, JSON.stringify(blockingMs));
    // A page takes a round trip at least.
    assert.ok(lcpMs.before >= 150 && lcpMs.after >= 150, JSON.stringify(lcpMs));
  });

  test('are loaded again where only one of them came rendered', async () => {
    let loads = 0;
    const onLoad = () => {
      loads += 1;
      // The second load of the round comes unrendered once.
      if (loads === 3) unrendered = 1;
    };
    await measurePages([pageAt('/late')], { rounds: 1, onLoad });
    assert.equal(loads, 6);
  });

  test('have loaded only when their scripts have run, however long that takes', async () => {
    const [page] = await measurePages([pageAt('/slow')], { rounds: 1 });
    assert.ok(Number(page?.measures.scriptBytes.before) > 10_000, JSON.stringify(page));
  });
});

describe('a comparison of rounds', () => {
  const load = (scriptBytes: number, blockingMs = 0) => ({ scriptBytes, lcpMs: 1, blockingMs });

  test('is of medians, with the least and the greatest ratio of a round', () => {
    const rounds = [
      { before: load(100), after: load(110) },
      { before: load(200), after: load(100) },
      { before: load(120), after: load(240) },
    ];
    const { scriptBytes } = compareLoads(rounds);
    assert.deepEqual(scriptBytes, { before: 120, after: 110, ratio: 110 / 120, spread: [0.5, 2] });
  });

  test('has no ratio to nothing', () => {
    const { blockingMs } = compareLoads([{ before: load(1), after: load(1, 90) }]);
    assert.deepEqual(blockingMs, { before: 0, after: 90, ratio: null, spread: null });
  });
});
