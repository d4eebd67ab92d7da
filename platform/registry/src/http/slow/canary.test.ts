import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { ChannelComposition } from '@aangan/manifest';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const shell = shellRelease('1');
const nextShell = shellRelease('2');
const [vendors, nextVendors, lastVendors] = ['1', '2', '3'].map((version) =>
  remoteRelease('vendors', version),
) as [BuiltRelease, BuiltRelease, BuiltRelease];
const provider = remoteRelease('provider', '1');
const nextProvider = remoteRelease('provider', '2');
const consumer = remoteRelease('consumer', '1');
const nextConsumer = remoteRelease('consumer', '2', { consumes: { provider: ['./Page'] } });
/** Two pages at one path: each fits alone, and not beside the other. */
const claiming = (name: string) => remoteRelease(name, 'claims', { path: '/same' });

describe('a canary over HTTP', () => {
  let testServer: TestServer;
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, nextShell, vendors, nextVendors, lastVendors);
    await testServer.publish(provider, nextProvider, consumer, nextConsumer);
    await testServer.publish(claiming('vendors'), claiming('provider'));
  });
  after(() => testServer.stop());
  beforeEach(async () => {
    await testServer.emptyChannels();
    await promote(shell, vendors, provider, consumer);
  });

  const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });
  const at = (path: string) => `/channels/production/${path}`;
  const why = 'A try.';
  const send = (releases: BuiltRelease[], more: object = {}) =>
    testServer.post(at('releases'), { releases: releases.map(refOf), why, ...more });

  async function promote(...releases: BuiltRelease[]): Promise<void> {
    const answer = await send(releases);
    assert.equal(answer.status, 200, await answer.clone().text());
  }
  async function setCanary(canary: number, ...releases: BuiltRelease[]): Promise<number> {
    const answer = await send(releases, { canary });
    assert.equal(answer.status, 200, await answer.clone().text());
    return ((await answer.json()) as { revision: number }).revision;
  }
  async function refusal(answer: Promise<Response>, status = 409): Promise<string> {
    const response = await answer;
    const text = await response.text();
    assert.equal(response.status, status, text);
    return text;
  }
  const read = async () =>
    (await (await testServer.call('/channels/production')).json()) as Required<ChannelComposition>;
  async function live(): Promise<{ percent: number; releases: string[] }[]> {
    const { canaries } = await read();
    return canaries.map(({ percent, remotes, shell: own }) => ({
      percent,
      releases: [...(own ? [own] : []), ...remotes].map(({ release }) => release),
    }));
  }
  const releaseOf = ({ manifest }: BuiltRelease) => manifest.release;
  async function served(name: string): Promise<string | undefined> {
    return (await read()).remotes.find((remote) => remote.name === name)?.release;
  }
  interface Line {
    kind: string;
    name: string;
    from: string | null;
    to: string | null;
    percent: number | null;
    isSecurityFix: boolean;
  }
  const history = async () => {
    const answer = await testServer.read('/history?channel=production');
    return ((await answer.json()) as { results: Line[] }).results;
  };

  describe('a canary', () => {
    test('stands beside the stable release, which it falls back to, and changes nothing of it', async () => {
      await setCanary(10, nextVendors);
      assert.equal(await served('vendors'), releaseOf(vendors));
      assert.deepEqual(await live(), [{ percent: 10, releases: [releaseOf(nextVendors)] }]);
      const [canary] = (await read()).canaries;
      assert.equal(canary?.remotes[0]?.fallback?.release, releaseOf(vendors));
    });

    test('keeps its id while it is widened, and gets another one for other releases', async () => {
      await setCanary(10, nextVendors);
      const [first] = (await read()).canaries;
      await setCanary(50, nextVendors);
      const [widened] = (await read()).canaries;
      assert.deepEqual([widened?.id, widened?.percent], [first?.id, 50]);
      await setCanary(50, lastVendors);
      const canaries = await live();
      assert.deepEqual(canaries, [{ percent: 50, releases: [releaseOf(lastVendors)] }]);
      assert.notEqual((await read()).canaries[0]?.id, first?.id);
    });

    test('of two releases keeps its id for both of them, and for no others', async () => {
      await setCanary(5, nextVendors, nextProvider);
      const [first] = (await read()).canaries;
      await setCanary(10, nextProvider, nextVendors);
      assert.deepEqual(
        (await read()).canaries.map(({ id }) => id),
        [first?.id],
      );
      await setCanary(10, lastVendors, nextProvider);
      const canaries = await live();
      assert.deepEqual(
        canaries.map(({ releases }) => releases),
        [[nextProvider, lastVendors].map(releaseOf)],
      );
      assert.notEqual((await read()).canaries[0]?.id, first?.id);
    });

    test('goes on when a release is retired that is not in it', async () => {
      await setCanary(10, nextVendors, nextProvider);
      const retire = ({ manifest: { name, release } }: BuiltRelease) =>
        testServer.post(`/releases/${name}/${release}/retirement`, { why });
      assert.equal((await retire(lastVendors)).status, 200);
      assert.equal((await live()).length, 1);
      assert.equal((await retire(nextVendors)).status, 200);
      assert.deepEqual(await live(), []);
      await testServer.database.pool.query('update release set retired_at = null');
    });

    test('of a change set has all its releases, also of the shell, and ends as a whole', async () => {
      await setCanary(5, nextShell, nextVendors, nextProvider);
      const releases = [nextShell, nextProvider, nextVendors].map(releaseOf);
      assert.deepEqual(await live(), [{ percent: 5, releases }]);
      await promote(nextProvider);
      assert.deepEqual(await live(), []);
      assert.equal(await served('provider'), releaseOf(nextProvider));
      assert.equal(await served('vendors'), releaseOf(vendors));
    });

    test('becomes the stable release by a promotion, and falls back to the stable one before', async () => {
      await setCanary(100, nextVendors);
      await promote(nextVendors);
      assert.deepEqual(await live(), []);
      const [remote] = (await read()).remotes.filter(({ name }) => name === 'vendors');
      assert.equal(remote?.release, releaseOf(nextVendors));
      assert.equal(remote?.fallback?.release, releaseOf(vendors));
    });

    test('ends by a rollback, which leaves the stable release', async () => {
      await setCanary(10, nextVendors, nextProvider);
      const releases = [{ name: 'vendors' }];
      assert.equal((await testServer.post(at('rollbacks'), { releases, why })).status, 200);
      assert.deepEqual(await live(), []);
      assert.equal(await served('vendors'), releaseOf(vendors));
      // The next one goes back from the stable release, before which nothing served.
      await refusal(testServer.post(at('rollbacks'), { releases, why }));
    });

    test('ends by the rollback of its change set, and of the promotion that ended it does not return', async () => {
      const revision = await setCanary(10, nextVendors);
      const roll = (of: number) => testServer.post(at(`change-sets/${of}/rollback`), { why });
      assert.equal((await roll(revision)).status, 200);
      assert.deepEqual(await live(), []);
      assert.match(await refusal(roll(revision)), /has ended already/);
      await setCanary(10, nextVendors);
      await promote(nextVendors);
      assert.equal((await roll((await read()).revision)).status, 200);
      assert.equal(await served('vendors'), releaseOf(vendors));
      assert.deepEqual(await live(), []);
    });

    for (const [how, end] of [
      [
        'its remote is switched off',
        () => testServer.post(at('switches'), { names: ['vendors'], isOff: true, why }),
      ],
      ['its remote is removed', () => testServer.post(at('removals'), { names: ['vendors'], why })],
      [
        'its release is retired',
        () => testServer.post(`/releases/vendors/${releaseOf(lastVendors)}/retirement`, { why }),
      ],
    ] as const) {
      test(`ends when ${how}, and another one goes on`, async () => {
        await setCanary(10, lastVendors);
        await setCanary(20, nextProvider);
        const answer = await end();
        assert.equal(answer.status, 200, await answer.text());
        assert.deepEqual(await live(), [{ percent: 20, releases: [releaseOf(nextProvider)] }]);
        const ended = (await history()).find(({ kind }) => kind === 'end-canary');
        assert.deepEqual([ended?.name, ended?.from], ['vendors', releaseOf(lastVendors)]);
        // The release is retired for the other tests too, so it is put back as it was.
        await testServer.database.pool.query('update release set retired_at = null');
      });
    }

    test('is in the history with its percentage, and so is its end', async () => {
      await setCanary(10, nextVendors);
      await setCanary(30, nextVendors);
      await testServer.post(at('rollbacks'), { releases: [{ name: 'vendors' }], why });
      const lines = (await history()).slice(0, 3).map(({ kind, from, to, percent }) => {
        return [kind, from, to, percent];
      });
      const [stable, canary] = [releaseOf(vendors), releaseOf(nextVendors)];
      assert.deepEqual(lines, [
        ['end-canary', canary, stable, 30],
        ['canary', stable, canary, 30],
        ['canary', stable, canary, 10],
      ]);
    });

    test('is in the status, with who set it and why', async () => {
      await setCanary(10, nextVendors);
      const status = async () => {
        const answer = await testServer.read(at('releases'));
        return (await answer.json()) as {
          canaries: { percent: number; by: string | null; why: string; releases: object[] }[];
          releases: { name: string; release: string; kind: string }[];
        };
      };
      const { canaries, releases } = await status();
      const { release, name } = nextVendors.manifest;
      assert.deepEqual(
        canaries.map(({ percent, by, why: reason }) => [percent, by, reason]),
        [[10, 'anna@aangan.test (proved by password)', why]],
      );
      assert.deepEqual(canaries[0]?.releases, [
        { name, release, version: `1.0.0+${release}`, team: name },
      ]);
      const stable = releases.find((one) => one.name === 'vendors');
      assert.deepEqual([stable?.release, stable?.kind], [releaseOf(vendors), 'promote']);
    });

    test('is decided on a revision, like every change', async () => {
      const { revision } = await read();
      const stale = send([nextVendors], { canary: 10, expectedRevision: revision - 1 });
      await refusal(stale);
      assert.equal(await setCanary(10, nextVendors), revision + 1);
      // The same again is no change.
      assert.equal(await setCanary(10, nextVendors), revision + 1);
    });
  });

  describe('a canary is refused', () => {
    test('with anything but a whole percentage', async () => {
      for (const canary of [-1, 101, 1.5, '10', null]) {
        assert.match(await refusal(send([nextVendors], { canary }), 400), /canary/, `${canary}`);
      }
    });

    test('of what everybody has, of a remote that is not there or switched off, and of a retired release', async () => {
      assert.match(await refusal(send([vendors], { canary: 10 })), /everybody has vendors/);
      await testServer.post(at('removals'), { names: ['consumer'], why });
      assert.match(await refusal(send([consumer], { canary: 10 })), /consumer is not there yet/);
      await testServer.post(at('switches'), { names: ['vendors'], isOff: true, why });
      assert.match(await refusal(send([nextVendors], { canary: 10 })), /vendors is switched off/);
      const { name, release } = refOf(lastVendors);
      await testServer.post(`/releases/${name}/${release}/retirement`, { why });
      assert.match(await refusal(send([lastVendors], { canary: 10 })), /retired/);
      await testServer.database.pool.query('update release set retired_at = null');
    });

    test('beside three others, until one of them ends', async () => {
      await setCanary(1, nextShell);
      await setCanary(1, nextVendors);
      await setCanary(1, nextProvider);
      const fourth = await refusal(send([nextConsumer], { canary: 1 }));
      assert.match(fourth, /has 3 canaries at once/);
      await setCanary(2, lastVendors);
      await promote(lastVendors);
      await setCanary(1, nextConsumer);
    });

    test('where it does not fit the stable releases, or another canary', async () => {
      await setCanary(10, claiming('vendors'));
      const pair = await refusal(send([claiming('provider')], { canary: 10 }));
      const both = [claiming('vendors'), claiming('provider')].map((one) => {
        const { name, release } = refOf(one);
        return `${name} ${release}`;
      });
      assert.match(pair, new RegExp(`With ${both.join(' and ')} as canary: paths: `));
      const removal = testServer.post(at('removals'), { names: ['provider'], why });
      assert.equal((await removal).status, 200);
      assert.match(
        await refusal(send([nextConsumer], { canary: 10 })),
        /as canary: consumed modules: /,
      );
    });

    test('and so is a stable release that does not fit a canary', async () => {
      await setCanary(10, nextConsumer);
      const removal = testServer.post(at('removals'), { names: ['provider'], why });
      assert.match(await refusal(removal), /With consumer .* as canary: /);
      await testServer.post(at('rollbacks'), { releases: [{ name: 'consumer' }], why });
      const again = await testServer.post(at('removals'), { names: ['provider'], why });
      assert.equal(again.status, 200);
    });
  });

  describe('a security fix', () => {
    test('is named by the composition until the next one, and marked in the history', async () => {
      assert.equal((await read()).securityFix, undefined);
      assert.equal((await send([nextVendors], { isSecurityFix: true })).status, 200);
      const { revision, securityFix } = await read();
      assert.equal(securityFix, revision);
      await promote(lastVendors);
      assert.equal((await read()).securityFix, securityFix);
      const [later, fix] = await history();
      assert.deepEqual([later?.isSecurityFix, fix?.isSecurityFix], [false, true]);
    });

    test('is no canary', async () => {
      const both = send([nextVendors], { isSecurityFix: true, canary: 50 });
      assert.match(await refusal(both, 400), /security fix/);
    });
  });
});
