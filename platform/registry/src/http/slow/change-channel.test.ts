import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const shell = shellRelease('1');
const first = remoteRelease('vendors', '1');
const second = remoteRelease('vendors', '2');
const third = remoteRelease('vendors', '3');
const rival = remoteRelease('rival', '1', { path: '/vendors' });

describe('a change of a channel over HTTP', () => {
  let testServer: TestServer;
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, first, second, third, rival);
  });
  after(() => testServer.stop());
  beforeEach(() => testServer.emptyChannels());

  const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });
  const at = (path: string) => `/channels/production/${path}`;
  const put = (releases: BuiltRelease[], more: object = {}, token?: string) =>
    testServer.post(
      at('releases'),
      { releases: releases.map(refOf), why: 'It is ready.', ...more },
      token,
    );
  const problemsOf = async (answer: Response) =>
    ((await answer.json()) as { problems?: string[] }).problems ?? [];

  async function statusOfChannel() {
    const answer = await testServer.call(at('releases'), {}, 'integrator');
    return (await answer.json()) as {
      revision: number;
      releases: { name: string; isOff: boolean; team: string | null; by: string; why: string }[];
    };
  }
  async function composed(name: string) {
    const answer = await testServer.call('/channels/production');
    const { remotes } = (await answer.json()) as {
      remotes: {
        name: string;
        isOff?: boolean;
        release: string;
        extensions?: { isOff?: boolean }[];
        routes: { path: string }[];
        offLinks?: string[];
      }[];
    };
    return remotes.find((remote) => remote.name === name);
  }

  describe('two who change a channel at once', () => {
    test('one wins, the other is told what has changed and by whom', async () => {
      await put([shell, first]);
      const { revision } = await statusOfChannel();
      const answers = await Promise.all([
        put([second], { expectedRevision: revision }),
        put([third], { expectedRevision: revision }, 'staff'),
      ]);
      const statuses = answers.map(({ status }) => status);
      assert.deepEqual([...statuses].sort(), [200, 409]);
      const isSecond = statuses[0] === 200;
      const [problem = '', ...more] = await problemsOf(answers[isSecond ? 1 : 0] as Response);
      assert.equal(more.length, 0);
      const winner = isSecond ? [second, 'anna'] : [third, 'op'];
      const { release } = refOf(winner[0] as BuiltRelease);
      assert.ok(
        problem.endsWith(
          `promote of vendors from ${refOf(first).release} to ${release} by ${winner[1]}@aangan.test (proved by password): It is ready.`,
        ),
        problem,
      );
      assert.equal((await composed('vendors'))?.release, release);
    });

    test('one whole composition wins: nothing of the other is on the channel, which is told', async () => {
      const [other, newer] = ['1', '2'].map((version) => remoteRelease('beside', version));
      await testServer.publish(other as BuiltRelease, newer as BuiltRelease);
      await put([shell, first]);
      const expectedRevision = (await statusOfChannel()).revision;
      const compositions = [
        [shell, second, other],
        [shell, third, newer],
      ] as BuiltRelease[][];
      const answers = await Promise.all(
        compositions.map((releases) => put(releases, { expectedRevision })),
      );
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
      const won = answers.findIndex(({ status }) => status === 200);
      for (const { name, release } of (compositions[won] ?? []).slice(1).map(refOf)) {
        assert.equal((await composed(name))?.release, release);
      }
      const told = (await problemsOf(answers[1 - won] as Response)).join();
      assert.match(told, /promote of vendors .* by anna@aangan\.test/);
      assert.match(told, /promote of beside .* by anna@aangan\.test/);
    });

    test('both win one after the other where neither names a revision', async () => {
      await put([shell, first]);
      const answers = await Promise.all([put([second]), put([third])]);
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200],
      );
    });
  });

  describe('a remote that is switched off', () => {
    const turn = (names: string[], isOff: boolean, more: object = {}) =>
      testServer.post(at('switches'), { names, isOff, why: 'It is slow.', ...more });

    test('stays on the channel, marked, also when a fix is put there, until it is switched on', async () => {
      await put([shell, first]);
      assert.equal((await turn(['vendors'], true)).status, 200);
      assert.equal((await composed('vendors'))?.isOff, true);
      const [, row] = (await statusOfChannel()).releases;
      assert.deepEqual([row?.isOff, row?.why, row?.team], [true, 'It is slow.', 'vendors']);
      await put([second]);
      assert.equal((await composed('vendors'))?.isOff, true);
      assert.equal((await turn(['vendors'], false)).status, 200);
      assert.equal((await composed('vendors'))?.isOff, undefined);
      assert.equal((await composed('vendors'))?.release, refOf(second).release);
    });

    test('is in the history with what happened and why, and once only', async () => {
      await put([shell, first]);
      await turn(['vendors'], true);
      const again = (await (await turn(['vendors'], true)).json()) as { moved: unknown[] };
      assert.deepEqual(again.moved, []);
      await turn(['vendors'], false);
      const { results } = (await (await testServer.read('/history?channel=production')).json()) as {
        results: { kind: string; from: string; to: string }[];
      };
      const { release } = refOf(first);
      assert.deepEqual(
        results.slice(0, 2).map(({ kind, from, to }) => [kind, from, to]),
        [
          ['switch-on', release, release],
          ['switch-off', release, release],
        ],
      );
    });

    test('is never the shell, nor a name that is not there, and needs a reason', async () => {
      await put([shell, first]);
      const refused = await turn(['vendors', 'shell'], true);
      assert.equal(refused.status, 409);
      assert.match(await refused.text(), /The shell cannot be switched off/);
      assert.equal((await composed('vendors'))?.isOff, undefined, 'all of it or nothing');
      assert.equal((await turn(['absent'], true)).status, 404);
      assert.equal((await turn(['Not a name'], true)).status, 400);
      assert.equal((await turn(['vendors'], true, { why: ' ' })).status, 400);
    });
  });

  describe('an extension that is switched off', () => {
    const extension = { slot: 'cards.aside', expose: './Page' };
    const cards = remoteRelease('cards', '1', { slots: { 'cards.aside': { max: 1 } } });
    const inCards = { extensions: [{ ...extension, order: 1 }] };
    const hearts = remoteRelease('hearts', '1', inCards);
    const newer = remoteRelease('hearts', '2', inCards);
    const turn = (isOff: boolean, more: object = {}) =>
      testServer.post(at('switches'), {
        names: ['hearts'],
        extension,
        isOff,
        why: 'It is slow.',
        ...more,
      });
    const state = async () => {
      const hearted = await composed('hearts');
      return [hearted?.isOff, hearted?.extensions?.map(({ isOff = false }) => isOff)];
    };
    before(() => testServer.publish(cards, hearts, newer));

    test('is marked alone, stays so with a newer release, and comes back', async () => {
      await put([shell, cards, hearts]);
      assert.deepEqual(await state(), [undefined, [false]]);
      assert.equal((await turn(true)).status, 200);
      assert.deepEqual(await state(), [undefined, [true]]);
      await put([newer]);
      assert.deepEqual(await state(), [undefined, [true]]);
      assert.equal((await turn(false)).status, 200);
      assert.deepEqual(await state(), [undefined, [false]]);
    });

    test('is in the history by its name, once, and is no switch of the remote', async () => {
      await put([shell, cards, hearts]);
      await turn(true);
      const again = (await (await turn(true)).json()) as { moved: unknown[] };
      assert.deepEqual(again.moved, []);
      const answer = await testServer.read('/history?channel=production');
      const { results } = (await answer.json()) as {
        results: { kind: string; name: string; extension: string | null }[];
      };
      const { kind, name, extension: named } = results[0] ?? {};
      assert.deepEqual([kind, name, named], ['switch-off', 'hearts', 'cards.aside ./Page']);
      assert.equal(results[1]?.extension, null);
      const row = (await statusOfChannel()).releases.find((one) => one.name === 'hearts');
      assert.deepEqual([row?.isOff, row?.why], [false, 'It is ready.']);
    });

    test('can be a link, by the path of its page, which stays', async () => {
      const linked = remoteRelease('hearts', '3', { path: '/hearts' });
      const [page] = linked.manifest.kind === 'remote' ? linked.manifest.manifest.routes : [];
      assert.ok(page);
      page.link = { place: 'header', label: 'Hearts', order: 1 };
      await testServer.publish(linked);
      await put([shell, linked]);
      const link = { extension: { slot: 'header.links', path: '/hearts' } };
      assert.equal((await turn(true, link)).status, 200);
      const hearted = await composed('hearts');
      assert.deepEqual(hearted?.offLinks, ['header.links /hearts']);
      assert.equal(hearted?.routes[0]?.path, '/hearts');
      assert.equal((await turn(false, link)).status, 200);
      assert.equal((await composed('hearts'))?.offLinks, undefined);
      for (const wrong of [{ path: '/no' }, { path: '/hearts', expose: './Page' }, {}]) {
        const { status } = await turn(true, { extension: { slot: 'header.links', ...wrong } });
        assert.equal(status, Object.keys(wrong).length === 1 ? 404 : 400);
      }
    });

    test('can be a link, which stays off where a later release moves it to another slot', async () => {
      const [inHeader, moved] = (['header', 'account-menu'] as const).map((place, index) => {
        const linked = remoteRelease('hearts', String(4 + index), { path: '/hearts' });
        const [page] = linked.manifest.kind === 'remote' ? linked.manifest.manifest.routes : [];
        if (page) page.link = { place, label: 'Hearts', order: 1 };
        return linked;
      }) as [BuiltRelease, BuiltRelease];
      await testServer.publish(inHeader, moved);
      await put([shell, inHeader]);
      await turn(true, { extension: { slot: 'header.links', path: '/hearts' } });
      await put([moved]);
      assert.deepEqual((await composed('hearts'))?.offLinks, ['account.menu /hearts']);
      await turn(false, { extension: { slot: 'account.menu', path: '/hearts' } });
      assert.equal((await composed('hearts'))?.offLinks, undefined);
    });

    test('is one that the remote has, of one remote', async () => {
      await put([shell, cards, hearts]);
      const unknown = await turn(true, { extension: { ...extension, slot: 'no.such' } });
      assert.equal(unknown.status, 404);
      assert.match(await unknown.text(), /no extension .*no\.such.*It has: cards\.aside/);
      assert.equal((await turn(true, { names: ['hearts', 'cards'] })).status, 400);
      assert.equal((await turn(true, { extension: { ...extension, expose: 'Page' } })).status, 400);
      assert.deepEqual(await state(), [undefined, [false]]);
    });
  });

  describe('a retired release', () => {
    const retire = ({ manifest: { name, release } }: BuiltRelease) =>
      testServer.post(`/releases/${name}/${release}/retirement`, { why: 'It leaks.' });

    test('can be put on no channel, is no target of a rollback, and is served no more', async () => {
      const leaky = remoteRelease('leaky', '1');
      const fixed = remoteRelease('leaky', '2');
      const last = remoteRelease('leaky', '3');
      await testServer.publish(leaky, fixed, last);
      await put([shell, leaky]);
      await put([fixed]);
      await put([last]);
      assert.equal((await retire(leaky)).status, 200);

      const promoted = await put([leaky]);
      assert.equal(promoted.status, 409);
      assert.match(await promoted.text(), /is retired\. Publish a new release/);
      const forced = await put([leaky], { force: true });
      assert.equal(forced.status, 409, 'nor by force');
      const rollBack = (to?: string) =>
        testServer.post(at('rollbacks'), { releases: [{ name: 'leaky', release: to }], why: 'x' });
      assert.equal((await rollBack(refOf(leaky).release)).status, 404);
      assert.equal((await rollBack()).status, 200);
      const none = await rollBack();
      assert.equal(none.status, 409, 'what is before the second one is retired');
      const { release } = refOf(leaky);
      assert.equal(
        (await testServer.call(`/releases/leaky/${release}/files/entry.js`)).status,
        404,
      );
      assert.equal((await retire(leaky)).status, 409);
      const { results } = (await (
        await testServer.read('/history?channel=production&limit=3')
      ).json()) as {
        results: { kind: string; from: string | null }[];
      };
      const line = results.find(({ kind }) => kind === 'retire');
      assert.equal(line?.from, release);
    });

    test('is none that a channel serves', async () => {
      await put([shell, first]);
      await put([second]);
      assert.deepEqual(await problemsOf(await retire(second)), ['production serves it']);
      assert.equal((await retire(remoteRelease('absent', '1'))).status, 404);
    });

    test('is retired or promoted, never both at once', async () => {
      for (const round of ['1', '2', '3']) {
        const contested = remoteRelease(`contested-${round}`, '1');
        await testServer.publish(contested);
        await put([shell]);
        const answers = await Promise.all([put([contested]), retire(contested)]);
        const statuses = answers.map(({ status }) => status);
        assert.deepEqual([...statuses].sort(), [200, 409], `round ${round}`);
        await testServer.emptyChannels();
      }
    });
  });

  describe('a forced change', () => {
    test('goes past the gate with a reason, and is marked in the history', async () => {
      await put([shell, first]);
      assert.equal((await put([rival])).status, 409);
      assert.equal((await put([rival], { force: true, why: ' ' })).status, 400);
      const forced = await put([rival], { force: true });
      assert.equal(forced.status, 200);
      const { warnings } = (await forced.json()) as { warnings: string[] };
      assert.match(warnings[0] ?? '', /^Overridden: paths: /);
      const { results } = (await (
        await testServer.read('/history?channel=production&limit=2')
      ).json()) as {
        results: { overridden: string[] }[];
      };
      assert.match(results[0]?.overridden[0] ?? '', /^paths: /);
      assert.deepEqual(results[1]?.overridden, [], 'only the forced change is marked');
    });

    test('cannot leave a channel without its shell', async () => {
      await put([shell, first]);
      const removal = { names: ['shell'], why: 'x', force: true };
      const refused = await testServer.post(at('removals'), removal);
      assert.equal(refused.status, 409);
      assert.match(await refused.text(), /The channel has no shell/);
    });
  });

  describe('a change that names what is not there', () => {
    test('is refused with a sentence', async () => {
      const unknown = { releases: [{ name: 'vendors', release: '0'.repeat(16) }] };
      const answer = await testServer.post(at('releases'), unknown);
      assert.equal(answer.status, 404);
      assert.match(await answer.text(), /No such published release: vendors 0{16}/);
      const version = { releases: [{ name: 'vendors', release: `7.0.0+${refOf(first).release}` }] };
      assert.equal((await testServer.post(at('releases'), version)).status, 404);
      const malformed = { releases: [{ name: '../vendors', release: '0'.repeat(16) }] };
      assert.equal((await testServer.post(at('releases'), malformed)).status, 400);
      assert.equal((await testServer.read('/channels/absent/releases')).status, 404);
    });

    test('is refused for a field that is not there, named', async () => {
      const named = { names: ['vendors'], why: 'x', forse: true };
      for (const [path, body] of [
        ['releases', { releases: [refOf(first)] }],
        ['removals', named],
        ['switches', { ...named, isOff: true }],
        ['rollbacks', { releases: [{ name: 'vendors' }], why: 'x' }],
        ['change-sets/1/rollback', { why: 'x' }],
      ] as const) {
        const answer = await testServer.post(at(path), { ...body, forse: true });
        assert.equal(answer.status, 400, path);
        assert.match(await answer.text(), /The body has the unknown field \\"forse\\"/);
      }
    });
  });
});
