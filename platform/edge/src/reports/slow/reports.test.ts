import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pageElementId, type ReportingPage, reportsPath } from '@aangan/manifest';
import type { FastifyInstance } from 'fastify';
import { aPage, renderable } from '../../testing/a-rendered-page.ts';
import { aRenderingEdge } from '../../testing/a-rendering-edge.ts';
import { aReportRegistry, type ReportRegistry, secret } from '../../testing/a-report-registry.ts';
import { closeAfterTest } from '../../testing/an-edge.ts';

const release = 'b'.repeat(16);
const failure = {
  kind: 'render-error',
  name: 'designers',
  release,
  route: '/designers',
  expose: './DesignersPage',
  message: 'x is undefined',
};

type Setup = Parameters<typeof aRenderingEdge>[0];

async function reportingEdge(setup: Setup = {}, registry = aReportRegistry()) {
  const { edge } = await aRenderingEdge({
    platform: registry.listener,
    ...setup,
    reports: { secret, samplePercent: 25 },
    trustedProxies: '127.0.0.1',
  });
  return { edge, registry };
}

async function open(edge: FastifyInstance, path = '/designers', headers = {}) {
  const { body, headers: answered } = await edge.inject({ url: path, headers });
  const pattern = new RegExp(`id="${pageElementId}"[^>]*>([^<]*)<`);
  const page = JSON.parse(pattern.exec(body)?.[1] ?? 'null') as ReportingPage | null;
  return { page, etag: String(answered.etag) };
}

const send = (edge: FastifyInstance, body: string, from = '203.0.113.9', agent = 'a browser') =>
  edge.inject({
    method: 'POST',
    url: reportsPath,
    body,
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      'x-forwarded-for': from,
      'user-agent': agent,
    },
  });

const report = (
  edge: FastifyInstance,
  page: string,
  reports: object[] = [failure],
  from?: string,
) => send(edge, JSON.stringify({ page, reports }), from);

/** All that the registry has got, once there are so many failures. */
async function failuresAt({ batches }: ReportRegistry, count: number) {
  for (;;) {
    const failures = batches.flatMap((batch) => batch.failures);
    if (failures.length >= count) return failures;
    await sleep(20);
  }
}

describe('a page', () => {
  test('has an id of its own in every answer, the same tag, and is counted once for each', async () => {
    const { edge, registry } = await reportingEdge();
    const views = [await open(edge), await open(edge), await open(edge)];
    assert.equal(new Set(views.map(({ page }) => page?.id)).size, 3);
    assert.equal(new Set(views.map(({ etag }) => etag)).size, 1);
    assert.equal(views[0]?.page?.samplePercent, '25');
    const unchanged = await edge.inject({
      url: '/designers',
      headers: { 'if-none-match': views[0]?.etag },
    });
    assert.deepEqual([unchanged.statusCode, unchanged.body], [304, '']);
    await edge.close();
    const counted = registry.batches.flatMap((batch) => batch.views);
    assert.equal(
      counted.reduce((sum, { count }) => sum + count, 0),
      3,
    );
    const [composition] = registry.batches[0]?.compositions ?? [];
    assert.equal(composition?.id, counted[0]?.composition);
    assert.deepEqual(composition?.releases, { shell: 'a'.repeat(16), designers: release });
  });

  test('of an edge that takes no reports has no id, and the address belongs to the registry', async () => {
    const { edge } = await aRenderingEdge();
    assert.equal((await open(edge)).page, null);
    assert.equal((await report(edge, 'x')).statusCode, 404);
  });
});

describe('a report', () => {
  test('reaches the registry with the composition of its page and a hash of the network, cleaned', async () => {
    const { edge, registry } = await reportingEdge();
    const { page } = await open(edge);
    const message = '<script>alert(1)</script>\u001b[2J of asha@example.in';
    const answer = await report(edge, page?.id ?? '', [{ ...failure, message, stack: 'at x' }]);
    assert.deepEqual([answer.statusCode, answer.body], [204, '']);
    const [got] = await failuresAt(registry, 1);
    assert.equal(got?.message, '<script>alert(1)</script> [2J of [mail]');
    assert.deepEqual([got?.isServer, got?.isLate], [false, false]);
    assert.equal(got?.composition, registry.batches[0]?.compositions[0]?.id);
    assert.ok(!JSON.stringify(registry.batches).includes('203.0.113'));
  });

  test('of a measurement and of an outcome tells what canaries are compared by', async () => {
    const { edge, registry } = await reportingEdge();
    const { page } = await open(edge);
    const about = { name: 'designers', release, route: '/designers' };
    const outcome = { ...about, kind: 'outcome', outcome: 'request-sent' };
    const reports = [{ ...about, kind: 'lcp', value: 900 }, outcome];
    const body = JSON.stringify({ page: page?.id, reports });
    assert.equal((await send(edge, body)).statusCode, 204);
    await edge.close();
    const [measure] = registry.batches.flatMap(({ measures }) => measures);
    const { network, ...visit } = measure?.visit ?? {};
    assert.deepEqual(visit, { revision: 1, device: 'desktop' }, 'it came for the first time');
    const [got] = registry.batches.flatMap(({ outcomes = [] }) => outcomes);
    assert.deepEqual(
      [got?.outcome, got?.name, got?.revision, got?.network, got?.page],
      ['request-sent', 'designers', 1, network, measure?.page],
    );
  });

  test('tells of the visitor, in whatever network, and when the browser came before', async () => {
    const channel = renderable();
    const canaries = [{ id: 1, percent: 50, remotes: channel.remotes }];
    const { edge, registry } = await reportingEdge({ composition: { ...channel, canaries } });
    const lcp = { name: 'designers', release, route: '/designers', kind: 'lcp', value: 900 };
    const visitor = `aangan-visitor=${'a'.repeat(22)}`;
    const pages = [
      { cookie: '', from: '203.0.113.9' },
      { cookie: `${visitor}; aangan-came=1-1`, from: '203.0.113.9' },
      { cookie: `${visitor}; aangan-came=1-1`, from: '198.51.100.1' },
      { cookie: `${visitor}; of-another-time=1`, from: '203.0.113.9' },
    ];
    for (const { cookie, from } of pages) {
      const { page } = await open(edge, '/designers', { cookie, 'user-agent': 'a browser' });
      await report(edge, page?.id ?? '', [lcp, failure], from);
    }
    await edge.close();
    const visits = registry.batches.flatMap(({ measures }) => measures.map(({ visit }) => visit));
    const came = { first: 1, last: 1 };
    assert.deepEqual(
      visits.map((visit) => visit?.came),
      [undefined, came, came, { first: 0, last: 1 }],
    );
    const [other, ...same] = visits.map((visit) => visit?.visitor);
    assert.equal(new Set(same).size, 1);
    assert.ok(other && other !== same[0]);
    assert.ok(!JSON.stringify(registry.batches).includes('a'.repeat(22)));
    const failures = registry.batches.flatMap((batch) => batch.failures);
    assert.deepEqual(
      failures.map((one) => [one.visitor, one.revision]),
      visits.map((visit) => [visit?.visitor, 1]),
    );
  });

  test('of a robot is compared with nothing', async () => {
    const { edge, registry } = await reportingEdge();
    const lcp = { name: 'designers', release, route: '/designers', kind: 'lcp', value: 900 };
    for (const agent of ['Mozilla/5.0 (compatible; Googlebot/2.1) Chrome/143.0', 'a browser']) {
      const { page } = await open(edge);
      const body = JSON.stringify({ page: page?.id, reports: [lcp] });
      await send(edge, body, '203.0.113.9', agent);
    }
    await edge.close();
    const measures = registry.batches.flatMap((batch) => batch.measures);
    assert.deepEqual(
      measures.map(({ visit }) => visit !== undefined),
      [false, true],
    );
  });

  test('of an absurd value is refused', async () => {
    const { edge } = await reportingEdge();
    const { page } = await open(edge);
    for (const value of ['-1', '1e9', '1e999', '"fast"', 'null']) {
      const text = `{"page":"${page?.id}","reports":[{"kind":"lcp","name":"designers","release":"${release}","route":"/designers","value":${value}}]}`;
      assert.equal((await send(edge, text)).statusCode, 400, value);
    }
  });

  test('of a measurement names the page view, which counts once', async () => {
    const { edge, registry } = await reportingEdge();
    const lcp = { kind: 'lcp', name: 'designers', release, route: '/designers', value: 900 };
    for (const { page } of [await open(edge), await open(edge)]) {
      await report(edge, page?.id ?? '', [lcp]);
      await report(edge, page?.id ?? '', [lcp]);
    }
    await edge.close();
    const pages = registry.batches.flatMap(({ measures }) => measures.map(({ page }) => page));
    assert.deepEqual([pages.length, new Set(pages).size], [4, 2]);
  });

  test('with another page’s id, a changed one, or none is refused', async () => {
    const { edge, registry } = await reportingEdge();
    const { page } = await open(edge);
    const id = page?.id ?? '';
    for (const forged of ['', 'x', `${id}x`, id.replace(/^./, '_')]) {
      assert.equal((await report(edge, forged)).statusCode, 403, forged);
    }
    await edge.close();
    assert.deepEqual(
      registry.batches.flatMap((batch) => batch.failures),
      [],
    );
  });

  test('that is malformed, of another kind, or of 10 MB is refused', async () => {
    const { edge } = await reportingEdge();
    const { page } = await open(edge);
    const id = page?.id ?? '';
    for (const wrong of [
      { ...failure, kind: 'other' },
      { ...failure, name: '../vendors' },
      { ...failure, release: 'x' },
      { ...failure, user: 7 },
      { ...failure, message: 'x'.repeat(501) },
      { ...failure, route: 'designers/7' },
      { kind: 'lcp', name: 'designers', release, route: '/designers', value: -1 },
    ]) {
      assert.equal((await report(edge, id, [wrong])).statusCode, 400, JSON.stringify(wrong));
    }
    assert.equal((await report(edge, id, [])).statusCode, 400);
    assert.equal((await report(edge, id, Array(21).fill(failure))).statusCode, 400);
    assert.equal((await send(edge, '{')).statusCode, 400);
    const large = { ...failure, stack: 'x'.repeat(10 * 1024 * 1024) };
    assert.equal((await report(edge, id, [large])).statusCode, 413);
    assert.equal((await edge.inject({ url: reportsPath })).statusCode, 404);
  });

  test('is taken of one network only so often in a minute, of others still', async () => {
    const { edge } = await reportingEdge();
    const { page } = await open(edge);
    const statuses = new Map<number, number>();
    for (let at = 0; at < 1_000; at += 1) {
      const { statusCode } = await report(edge, page?.id ?? '', [failure], `203.0.113.${at % 250}`);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    assert.ok((statuses.get(429) ?? 0) >= 1_000 - 2 * 120, JSON.stringify([...statuses]));
    assert.equal((await report(edge, page?.id ?? '', [failure], '203.0.114.1')).statusCode, 204);
    assert.equal((await report(edge, page?.id ?? '', [failure], '2001:db8:1::1')).statusCode, 204);
  });
});

describe('a page that cannot be rendered', () => {
  test('is a failure of its release for every visitor who gets it, seen by the server', async () => {
    const { edge, registry } = await reportingEdge({
      render: () => ({ failure: 'error', detail: 'Error: no items\n    at DesignersPage' }),
    });
    await open(edge, '/designers', { 'x-forwarded-for': '198.51.100.1' });
    await open(edge, '/designers', { 'x-forwarded-for': '203.0.113.1' });
    const failures = await failuresAt(registry, 2);
    assert.equal(new Set(failures.map(({ page }) => page)).size, 2);
    assert.equal(new Set(failures.map(({ network }) => network)).size, 2);
    assert.deepEqual(
      { ...failures[0], page: '', network: '', viewedAt: 0, composition: '' },
      {
        ...failure,
        message: 'Error: no items',
        stack: 'Error: no items\n    at DesignersPage',
        page: '',
        network: '',
        viewedAt: 0,
        composition: '',
        isServer: true,
        revision: 1,
        isLate: false,
      },
    );
  });

  test('because the renderer is busy or not reached is no failure of a release', async () => {
    const { edge, registry } = await reportingEdge({
      render: () => ({ failure: 'busy', detail: 'full' }),
    });
    await open(edge);
    await edge.close();
    assert.deepEqual(
      registry.batches.flatMap((batch) => batch.failures),
      [],
    );
  });
});

describe('while the registry does not take reports', () => {
  test('pages are answered, and the same batch is sent again with its id until it is taken', async () => {
    const { edge, registry } = await reportingEdge({
      render: (asked) => ({ page: aPage(asked), cpuMs: 1 }),
    });
    registry.status = 503;
    const { page } = await open(edge);
    assert.equal((await report(edge, page?.id ?? '')).statusCode, 204);
    while (registry.batches.length < 2) await sleep(20);
    registry.status = 204;
    const tried = registry.batches.length;
    while (registry.batches.length === tried) await sleep(20);
    assert.equal(new Set(registry.batches.map(({ id }) => id)).size, 1);
    assert.equal((await open(edge)).page !== null, true);
  });
});

test('a composition is described with the canaries that it has', async () => {
  const { remotes, ...rest } = renderable();
  const next = remotes.map((remote) => ({ ...remote, release: 'c'.repeat(16) }));
  const canaries = [{ id: 7, percent: 100, remotes: next }];
  const { edge, registry } = await reportingEdge({ composition: { ...rest, remotes, canaries } });
  await open(edge);
  await edge.close();
  const [composition] = registry.batches[0]?.compositions ?? [];
  assert.deepEqual([composition?.canaries, composition?.releases.designers], [[7], 'c'.repeat(16)]);
});

test('a page that is rendered with the release before is a failed view of the new one, and reports of the old one', async () => {
  const { remotes, ...rest } = renderable();
  const good = 'd'.repeat(16);
  const next = remotes.map((remote) => {
    const { container, entry, exposes, integrity, server } = remote;
    const baseUrl = `/releases/designers/${good}/`;
    const fallback = {
      container,
      entry,
      exposes,
      integrity,
      server,
      release: good,
      baseUrl,
    };
    return { ...remote, fallback };
  });
  const { edge, registry } = await reportingEdge({
    composition: { ...rest, remotes: next },
    render: (asked) =>
      asked.composition.remotes.some((remote) => remote.release === release)
        ? { failure: 'error', detail: 'Error: no items' }
        : { page: aPage(asked), cpuMs: 1 },
  });
  const { page } = await open(edge);
  await report(edge, page?.id ?? '', [{ ...failure, release: good }]);
  const [server, browser] = await failuresAt(registry, 2);
  assert.deepEqual([server?.release, server?.isServer], [release, true]);
  assert.deepEqual([browser?.release, browser?.isServer], [good, false]);
  assert.equal(server?.page, browser?.page);
  const releasesOf = (id = '') =>
    registry.batches
      .flatMap(({ compositions }) => compositions)
      .find((composition) => composition.id === id)?.releases.designers;
  assert.equal(releasesOf(server?.composition), release);
  assert.equal(releasesOf(browser?.composition), good);
  const [view] = registry.batches.flatMap(({ views }) => views);
  assert.equal(view?.composition, server?.composition);
});

test('a registry in another process gets the batches over HTTP, and no report itself', async () => {
  const registry = aReportRegistry();
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(`${request.method} ${request.url}`);
    return registry.listener(request, response);
  });
  closeAfterTest(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const platform = new URL(`http://127.0.0.1:${port}`);
  const { edge } = await reportingEdge({ platform }, registry);
  const { page } = await open(edge);
  assert.equal((await report(edge, page?.id ?? '')).statusCode, 204);
  await failuresAt(registry, 1);
  assert.deepEqual([...new Set(paths)], ['POST /platform/report-batches']);
});
