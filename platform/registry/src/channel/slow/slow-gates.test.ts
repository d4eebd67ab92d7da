import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { RemoteRelease } from '@aangan/manifest';
import type { Checker, RenderOrder } from '../../gates/checker.ts';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import { startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

const decision = { by: 'anna@aangan.test', why: 'a test' };
const shell = shellRelease('1');
const shellRef = { name: 'shell', release: shell.manifest.release };

/** A release with types; `text` stands for what the compiler would read. */
function typed(name: string, version: string, text: string, consumed?: string): BuiltRelease {
  const built = remoteRelease(name, version, {
    files: { 'types/Page.d.ts': text, 'types/consumed.ts': consumed ?? '' },
    ...(consumed !== undefined && { consumes: { designers: ['./Page'] } }),
  });
  const manifest: RemoteRelease = {
    ...built.manifest,
    operations: [],
    types: {
      exposes: { './Page': 'types/Page.d.ts' },
      consumes: consumed === undefined ? {} : { designers: { './Page': 'types/consumed.ts' } },
    },
  };
  return { ...built, manifest };
}

const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });

/** What a consumer passes fits only the very same text. */
let rendered: RenderOrder[] = [];
let betweenRuns: () => Promise<unknown> = async () => undefined;
let isApiAway = false;
const checker: Checker = {
  typeProblems: async ({ exposes }) =>
    exposes['./Page'] === 'broken' ? ['types: exposes/Page.ts does not compile'] : [],
  misfits: async (releases) => {
    await betweenRuns();
    const provider = releases.find(({ name }) => name === 'designers');
    return releases.flatMap((consumer) => {
      const passed = consumer.consumes.designers?.['./Page'];
      return provider && passed !== undefined && passed !== provider.exposes['./Page']
        ? [{ consumer, provider, expose: './Page', place: 'page.tsx:1', message: 'It differs.' }]
        : [];
    });
  },
  unrendered: async (order) => {
    rendered.push(order);
    const failsBy: Record<string, (typeof unrendered)[]> = {
      fails: [unrendered],
      partFails: order.pages.map(({ address }) => ({ ...unrendered, address, part: './Page' })),
    };
    return failsBy[order.modules.remotes.designers ?? ''] ?? [];
  },
  unbooted: async () => ({ failed: [], unanswered: [], openedIn: [], opened: [], unused: [] }),
};

const unrendered = { address: '/designers', remote: 'designers', detail: 'error: no window' };

describe('the gates that take long', () => {
  const readApi = async () => {
    if (isApiAway) throw new Error('connection refused');
    return { paths: { '/designers/': { get: {} }, '/designers/{id}/': { get: {} } } };
  };

  const askApi = async (address: string) => ({
    status: 200,
    body: JSON.stringify(address === '/api/designers/' ? { results: [{ id: 41 }] } : { address }),
  });

  let testRegistry: TestRegistry;
  const designers = typed('designers', '1', 'one');
  const changed = typed('designers', '2', 'two');
  const vendors = typed('vendors', '1', '', 'one');

  before(async () => {
    testRegistry = await startTestRegistry({ checker, readApi, askApi });
    await testRegistry.publish(shell, designers, changed, vendors);
  });
  after(() => testRegistry.stop());
  beforeEach(async () => {
    betweenRuns = async () => undefined;
    isApiAway = false;
    rendered = [];
    await testRegistry.emptyChannels();
  });

  const move = (...releases: { name: string; release: string }[]) =>
    testRegistry.registry.channels.move('staging', releases, decision);
  const servedDesigners = async () =>
    (await testRegistry.registry.channels.served('staging')).get('designers')?.release;

  describe('a release whose consumers pass what it does not take', () => {
    test('is refused, with both sides, the teams and what to do', async () => {
      await move(shellRef, refOf(designers), refOf(vendors));
      await assert.rejects(move(refOf(changed)), (error: Error & { problems: string[] }) => {
        assert.match(
          error.problems.join(),
          /^passed props: vendors \w+ \(team vendors\) passes props to \.\/Page of designers at page\.tsx:1, and designers \w+ \(team designers\) does not take them: It differs\. Let \.\/Page take what it took before, or put a release of vendors there that fits, in the same change: aangan promote designers@… vendors@…\.$/,
        );
        return true;
      });
      assert.equal(await servedDesigners(), designers.manifest.release);
    });

    test('can be put there by force, and the problem is in the answer', async () => {
      await move(shellRef, refOf(designers), refOf(vendors));
      const forced = { ...decision, isForced: true };
      const { warnings } = await testRegistry.registry.channels.move(
        'staging',
        [refOf(changed)],
        forced,
      );
      assert.match(warnings.join(), /^Overridden: passed props/);
    });

    test('stops no other team once it is served by force: theirs change, and are rolled back', async () => {
      const oldAuth = typed('auth', '1', '');
      const newAuth = typed('auth', '2', '');
      await testRegistry.publish(oldAuth, newAuth);
      await move(shellRef, refOf(designers), refOf(vendors), refOf(oldAuth));
      const forced = { ...decision, isForced: true };
      await testRegistry.registry.channels.move('staging', [refOf(changed)], forced);
      const { warnings } = await move(refOf(newAuth));
      assert.match(warnings.join(), /^Served already: passed props: vendors/);
      const { moved } = await testRegistry.registry.channels.rollBack(
        'staging',
        [{ name: 'auth' }],
        decision,
      );
      assert.equal(moved[0]?.to, oldAuth.manifest.release);
      const misfit = typed('vendors', '3', '', 'three');
      await testRegistry.publish(misfit);
      await assert.rejects(
        move(refOf(misfit)),
        /passed props: vendors/,
        'one of its own is refused',
      );
    });

    test('is told to change one of the two where both are put there at once, or the consumer alone', async () => {
      await move(shellRef, refOf(designers));
      const both = typed('vendors', '4', '', 'four');
      await testRegistry.publish(both);
      await assert.rejects(move(refOf(changed), refOf(both)), (error: Error) => {
        assert.match(error.message, /The two releases do not fit each other: let designers take/);
        assert.doesNotMatch(error.message, /aangan promote/);
        return true;
      });
      await assert.rejects(
        move(refOf(both)),
        /Let vendors pass what \.\/Page takes, or put a release of designers there that fits/,
      );
    });

    test('is put there together with a consumer that fits', async () => {
      await move(shellRef, refOf(designers), refOf(vendors));
      const fitting = typed('vendors', '2', '', 'two');
      await testRegistry.publish(fitting);
      const { moved } = await move(refOf(changed), refOf(fitting));
      assert.equal(moved.length, 2);
    });

    test('is refused too where the consumer came while it was checked', async () => {
      await move(shellRef, refOf(designers));
      betweenRuns = async () => {
        betweenRuns = async () => undefined;
        await move(refOf(vendors));
      };
      await assert.rejects(move(refOf(changed)), /passed props/);
      assert.equal(await servedDesigners(), designers.manifest.release);
    });

    test('is refused as a canary too: some visitors would get both', async () => {
      await move(shellRef, refOf(designers), refOf(vendors));
      const canary = testRegistry.registry.channels.setCanary(
        'staging',
        [refOf(changed)],
        { percent: 5 },
        decision,
      );
      await assert.rejects(canary, /With designers \w+ as canary: passed props: vendors/);
    });

    test('is told the revision where it was decided on an earlier one, although that was checked', async () => {
      const { revision } = await move(shellRef, refOf(designers));
      betweenRuns = async () => {
        betweenRuns = async () => undefined;
        await move(refOf(vendors));
      };
      await assert.rejects(
        testRegistry.registry.channels.move('staging', [refOf(changed)], {
          ...decision,
          expectedRevision: revision,
        }),
        new RegExp(`at revision ${revision + 1}, not ${revision}`),
      );
    });
  });

  describe('a release whose types do not compile', () => {
    test('is not published', async () => {
      await assert.rejects(
        testRegistry.publish(typed('designers', '3', 'broken')),
        (error: Error & { problems: string[] }) => {
          assert.deepEqual(error.problems, ['types: exposes/Page.ts does not compile']);
          return true;
        },
      );
    });
  });

  describe('while the API does not answer', () => {
    test('nothing is put on a channel, and the refusal says to try again', async () => {
      isApiAway = true;
      await assert.rejects(move(shellRef, refOf(designers)), (error: Error) => {
        assert.match(error.message, /document cannot be read now \(connection refused\)/);
        assert.match(error.message, /try again in a moment/);
        return true;
      });
    });

    test('a channel can be rolled back', async () => {
      await move(shellRef, refOf(designers));
      await move(refOf(changed));
      isApiAway = true;
      await testRegistry.registry.channels.rollBack('staging', [{ name: 'designers' }], decision);
      assert.equal(await servedDesigners(), designers.manifest.release);
    });
  });

  describe('the public pages of a release', () => {
    const rendering = (version: string, module: string): BuiltRelease => {
      const built = remoteRelease('designers', version, {
        files: { 'server/module.js': module },
        route: { data: ['/api/designers/'] },
      });
      const manifest: RemoteRelease = {
        ...built.manifest,
        server: { file: 'server/module.js', exposes: ['./Page'] },
        manifest: {
          ...built.manifest.manifest,
          routes: [
            { path: '/designers/:id', expose: './Page', data: ['/api/designers/:id/'] },
            ...built.manifest.manifest.routes,
            { path: '/account', expose: './Page', access: 'signed-in' },
          ],
        },
      };
      return { ...built, manifest };
    };
    const renderingShell = (() => {
      const built = shellRelease('renders', {}, {}, { 'server/module.js': 'theShell' });
      return { ...built, manifest: { ...built.manifest, server: { file: 'server/module.js' } } };
    })();
    const good = rendering('10', 'good');
    const failing = rendering('11', 'fails');
    const other = remoteRelease('vendors', '10');

    const partFails = rendering('12', 'partFails');
    const taken = 'export declare function Page(props: {}): unknown;';
    const fitting = {
      'types/consumes/designers/Page.ts': taken,
      'types/consumes/panels/Page.ts': taken,
    };
    const consumes = { designers: ['./Page'], panels: ['./Page'] };
    const consumer = ((built) => {
      const server = { file: 'server/module.js', exposes: ['./Page'] };
      return { ...built, manifest: { ...built.manifest, server } };
    })(
      remoteRelease('vendors', '11', {
        consumes,
        files: { 'server/module.js': 'showsParts', ...fitting },
      }),
    );
    const shownByConsumer = remoteRelease('panels', '1');
    const panels = remoteRelease('panels', '2');

    before(() =>
      testRegistry.publish(
        renderingShell,
        good,
        failing,
        other,
        partFails,
        consumer,
        shownByConsumer,
        panels,
      ),
    );

    test('are rendered with what the API answers, those of an item with one that a list names', async () => {
      await move(refOf(renderingShell), refOf(good));
      const [order] = rendered;
      assert.deepEqual(order?.modules, { shell: 'theShell', remotes: { designers: 'good' } });
      assert.deepEqual(
        order?.pages.map(({ address, answers }) => [address, Object.keys(answers)]),
        [
          ['/designers', ['/api/designers/']],
          ['/designers/41', ['/api/designers/41/']],
        ],
      );
    });

    test('refuse a release that cannot render them', async () => {
      await move(refOf(renderingShell), refOf(good));
      await assert.rejects(
        move(refOf(failing)),
        /rendered pages: designers \w+ \(team designers\) renders \/designers on a server, and with shell \w+ that fails \(error: no window\)\. Start the remote alone/,
      );
    });

    test('refuse a release whose part throws in the page of another remote, which is not blamed', async () => {
      await move(refOf(renderingShell), refOf(good), refOf(consumer), refOf(shownByConsumer));
      rendered = [];
      await assert.rejects(
        move(refOf(partFails)),
        /rendered pages: designers \w+ \(team designers\) renders \.\/Page in \/vendors on a server/,
      );
      const addresses = rendered.flatMap(({ pages }) => pages.map(({ address }) => address));
      assert.ok(addresses.includes('/vendors'));
    });

    test('do not refuse a remote beside a part that failed before', async () => {
      const forced = { ...decision, isForced: true };
      const releases = [refOf(renderingShell), refOf(partFails), refOf(consumer), refOf(panels)];
      await testRegistry.registry.channels.move('staging', releases, forced);
      await assert.doesNotReject(move(refOf(shownByConsumer)));
    });

    test('are not rendered again for a release of another remote, nor on the way back', async () => {
      await move(refOf(renderingShell), refOf(good));
      const forced = { ...decision, isForced: true };
      await testRegistry.registry.channels.move('staging', [refOf(failing)], forced);
      rendered = [];
      await move(refOf(other));
      await testRegistry.registry.channels.rollBack('staging', [{ name: 'designers' }], decision);
      assert.deepEqual(rendered, []);
    });
  });
});
