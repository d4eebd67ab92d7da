import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type Parts, startParts } from '../part-processes.ts';
import { killAll, temporaryFolder } from '../site.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let parts: Parts;
before(async () => {
  folder = await temporaryFolder();
  parts = await startParts(folder.path);
});
after(async () => {
  await killAll();
  await parts?.stopDatabase();
  await folder.remove();
});

/** The release that a page or a registry's composition has of the remote. */
async function releaseAt(address: string): Promise<string | undefined> {
  const { body } = await ask(address);
  // Its fallback comes after it.
  const [, release] = /\/releases\/vendors\/(\w+)\//.exec(body) ?? [];
  return release;
}

const everywhere = () => [
  ...parts.registries.map((origin) => `${origin}/platform/channels/production`),
  ...parts.edges.map((origin) => `${origin}/about`),
];

/** How long it takes, in milliseconds, until all serve a release. */
async function agreeOn(release: string): Promise<number> {
  const began = performance.now();
  for (;;) {
    const served = await Promise.all(everywhere().map(releaseAt));
    if (served.every((one) => one === release)) return performance.now() - began;
    assert.ok(performance.now() - began < 60_000, served.join(', '));
    await sleep(20);
  }
}

async function healthOf(edge: string) {
  const { status, body } = await ask(`${edge}/platform/edge-health`);
  return { ...(JSON.parse(body) as { status: string; failing?: string[] }), code: status };
}

/**
 * Changes the channel until all parts agree sooner than one that only asks each second could, in milliseconds. On a
 * machine that is busy with other tests, one change may take longer.
 */
async function hears(): Promise<boolean> {
  const [first, second] = parts.releases;
  for (let round = 0; round < 12; round += 1) {
    // Just asked: without having heard, an edge would not ask again for a second.
    const [served] = await Promise.all(everywhere().map(releaseAt));
    const next = served === first ? second : first;
    assert.equal(await parts.serve(next, parts.registries[round % 2 === 0 ? 0 : 1]), 200);
    if ((await agreeOn(next)) < 900) return true;
  }
  return false;
}

describe('two registries and two edges on one database', () => {
  test('agree after a change, whichever registry made it', async () => {
    const [first, second] = parts.releases;
    const [one, other] = parts.registries;
    await agreeOn(second);
    for (const [release, registry] of [
      [first, one],
      [second, other],
    ] as const) {
      assert.equal(await parts.serve(release, registry), 200);
      await agreeOn(release);
    }
  });

  test('hear of a change within a second, and do not only ask each second', async () => {
    assert.ok(await hears());
  });

  test('agree also right after the connections broke on which changes are heard, and then hear again', async () => {
    const [first, second] = parts.releases;
    const [served] = await Promise.all(everywhere().map(releaseAt));
    await parts.breakListeners();
    const next = served === first ? second : first;
    assert.equal(await parts.serve(next, parts.registries[1]), 200);
    await agreeOn(next);
    assert.ok(await hears());
  });
});

describe('two API processes on one database', () => {
  const signIn = (origin: string, options: Parameters<typeof ask>[1] = {}) =>
    ask(`${origin}/api/auth/login/`, {
      method: 'POST',
      body: '{"email":"anna@aangan.test","password":"wrong"}',
      ...options,
      headers: { 'content-type': 'application/json', ...options.headers },
    });

  test('share the throttle of sign-ins', async () => {
    const [one, other] = parts.apis;
    const statuses: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      statuses.push((await signIn(turn % 2 === 0 ? one : other)).status);
    }
    assert.deepEqual(statuses, Array(10).fill(401));
    assert.equal((await signIn(one)).status, 429);
    assert.equal((await signIn(other)).status, 429);
  });

  test('know a visitor’s address from edges and their proxies, and from nobody else', async () => {
    const [edge, otherEdge] = parts.edges;
    // What a visitor claims of an address changes nothing: all of these are of one.
    const claims = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5'];
    for (const claim of [...claims, ...claims]) {
      const headers = { 'x-forwarded-for': claim, 'x-real-ip': claim, 'x-aangan-visitor': claim };
      const from = '127.0.0.2';
      assert.equal((await signIn(edge, { from, headers })).status, 401);
    }
    assert.equal((await signIn(otherEdge, { from: '127.0.0.2' })).status, 429);
    // What a trusted proxy says is believed.
    const visitor = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    assert.equal((await signIn(edge, visitor('127.0.0.2'))).status, 429);
    assert.equal((await signIn(edge, visitor('192.0.2.1'))).status, 401);
  });
});

describe('an edge', () => {
  test('serves what it read last while registry or database are down, after a cold start too, and says so', async () => {
    const [edge, other] = parts.edges;
    assert.deepEqual((await healthOf(edge)).status, 'ok');
    const last = await releaseAt(`${edge}/about`);
    const page = (await ask(`${edge}/about`)).body;
    const files = [...page.matchAll(/(?:src|href)="(\/releases\/[^"]+\.js)"/g)].map(
      ([, file = '']) => file,
    );
    assert.ok(files.length > 0, page);
    const isWhole = async (origin: string) => {
      assert.equal(await releaseAt(`${origin}/about`), last);
      for (const file of files) assert.equal((await ask(`${origin}${file}`)).status, 200, file);
    };

    await parts.stopDatabase();
    await sleep(1_100);
    await isWhole(edge);
    assert.deepEqual(await healthOf(edge), { ...(await healthOf(edge)), status: 'degraded' });
    assert.equal((await ask(`${other}/platform/health`)).status, 503);

    for (const { child, exit } of [...parts.processes.registries, parts.processes.edges[0]].flatMap(
      (one) => one ?? [],
    )) {
      child.kill('SIGKILL');
      await exit();
    }
    await parts.startEdge();
    await isWhole(edge);
    const { code, status, failing } = await healthOf(edge);
    assert.deepEqual([code, status, failing], [200, 'degraded', ['registry']]);
  });
});
