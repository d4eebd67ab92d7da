import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { ReleaseManifest } from '@aangan/manifest';
import { RegistryRefusal } from '../registry-refusal.ts';
import { type BuiltRelease, remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

describe('the channels', () => {
  let testRegistry: TestRegistry;
  const shell = shellRelease('1');
  const first = remoteRelease('vendors', '1');
  const second = remoteRelease('vendors', '2');
  const third = remoteRelease('vendors', '3');
  const rival = remoteRelease('rival', '1', { path: '/vendors' });

  before(async () => {
    testRegistry = await startTestRegistry();
    await testRegistry.publish(shell, first, second, third, rival);
  });
  after(() => testRegistry.stop());
  beforeEach(async () => {
    await testRegistry.emptyChannels();
  });

  const refs = (...releases: BuiltRelease[]) =>
    releases.map(({ manifest: { name, release } }) => ({ name, release }));
  const anna = { by: 'anna@aangan.test', why: 'It is ready.' };
  const move = (...releases: BuiltRelease[]) =>
    testRegistry.registry.channels.move('production', refs(...releases), anna);

  async function served(name: string): Promise<string | undefined> {
    const composition = await testRegistry.registry.channels.composition('production');
    return composition?.remotes.find((remote) => remote.name === name)?.release;
  }

  /** Puts a release on the channel that was published before a rule of today was there. */
  async function serveAnyway(manifest: ReleaseManifest): Promise<void> {
    const { name, release, kind } = manifest;
    await testRegistry.database.pool.query(
      `insert into release (name, release, kind, manifest, created_by, published_at)
     values ($1, $2, $3, $4, 'a test', now())`,
      [name, release, kind, JSON.stringify(manifest)],
    );
    await testRegistry.database.pool.query(
      `insert into channel_release (channel, name, release, is_bootstrap)
     values ('production', $1, $2, false)`,
      [name, release],
    );
  }

  describe('a channel', () => {
    test('gives up names, records who removed them and why, and serves the rest', async () => {
      await move(shell, first);
      const why = { by: anna.by, why: 'It is replaced.' };
      const { revision } = await testRegistry.registry.channels.remove(
        'production',
        ['vendors'],
        why,
      );
      const composition = await testRegistry.registry.channels.composition('production');
      assert.equal(composition?.revision, revision);
      assert.deepEqual(composition?.remotes, []);
      const [change] = await testRegistry.registry.channels.history('production');
      assert.deepEqual(
        [change?.name, change?.from, change?.to, change?.by, change?.why],
        ['vendors', first.manifest.release, null, anna.by, 'It is replaced.'],
      );
      await move(second);
      assert.equal(await served('vendors'), second.manifest.release);
    });

    test('keeps its shell, and what another remote consumes', async () => {
      const user = remoteRelease('user', '1', { consumes: { vendors: ['./Page'] } });
      await testRegistry.publish(user);
      await move(shell, first, user);
      const remove = (...names: string[]) =>
        testRegistry.registry.channels.remove('production', names, anna);
      await assert.rejects(remove('shell'), /The channel has no shell/);
      await assert.rejects(remove('vendors'), /consumes \.\/Page of vendors/);
      await assert.rejects(remove('vendors', 'absent'), { kind: 'not-found' });
      await remove('vendors', 'user');
      assert.equal(await served('vendors'), undefined);
    });

    test('that serves a second shell under another name is still served, and is mended by removing it', async () => {
      await move(shell, first);
      const manifest = { ...shellRelease('theme').manifest, name: 'theme' };
      await serveAnyway(manifest);
      const composition = await testRegistry.registry.channels.composition('production');
      assert.equal(composition?.shell.release, shell.manifest.release);
      await assert.rejects(move(second), /aangan remove theme --channel production/);
      await testRegistry.registry.channels.remove('production', ['theme'], anna);
      await move(second);
      assert.equal(await served('vendors'), second.manifest.release);
    });

    test('takes no release whose page could not be served any more', async () => {
      await move(shell, first);
      const next = shellRelease('without template');
      await testRegistry.publish(next);
      await testRegistry.blobs.remove(next.manifest.files['shell.js']?.sha256 ?? '');
      await assert.rejects(move(next), (error) => {
        assert.ok(error instanceof RegistryRefusal);
        assert.equal(error.kind, 'conflict');
        assert.deepEqual(error.problems, ['files: the bytes of "shell.js" are missing']);
        return true;
      });
      const composition = await testRegistry.registry.channels.composition('production');
      assert.equal(composition?.shell.release, shell.manifest.release);
    });

    test('knows what was published by its hash, and compiles none of it again', async () => {
      await move(shell, first);
      const files = { 'damaged.js': 'globalThis.damaged = true;' };
      const next = remoteRelease('vendors', 'damaged', { files });
      await testRegistry.publish(next);
      const { manifest } = next;
      await writeFile(testRegistry.pathOf(manifest.files['damaged.js']?.sha256 ?? ''), '<p>');
      await assert.rejects(move(next), (error) => {
        assert.ok(error instanceof RegistryRefusal);
        const problem = 'files: the bytes of "damaged.js" are not those that were published';
        assert.deepEqual(error.problems, [problem]);
        return true;
      });
    });
  });

  describe('moving a channel', () => {
    test('serves nothing before its first shell', async () => {
      assert.equal(await testRegistry.registry.channels.composition('production'), null);
      await assert.rejects(move(first), /production was left as it is: The channel has no shell/);
    });

    test('puts several releases there in one revision, the other channel untouched', async () => {
      const { revision, moved } = await move(shell, first);
      assert.equal(moved.length, 2);
      const composition = await testRegistry.registry.channels.composition('production');
      assert.equal(composition?.revision, revision);
      assert.equal(composition?.shell.release, shell.manifest.release);
      assert.equal(composition?.remotes[0]?.fallback, undefined);
      assert.equal(await testRegistry.registry.channels.composition('staging'), null);
    });

    test('keeps the release that served before as the last known good', async () => {
      await move(shell, first);
      await move(second);
      const composition = await testRegistry.registry.channels.composition('production');
      const [remote] = composition?.remotes ?? [];
      assert.equal(remote?.release, second.manifest.release);
      assert.equal(remote?.fallback?.release, first.manifest.release);
      assert.equal(remote?.fallback?.entry, 'entry.js');
    });

    test('records who moved which name from and to which release, when and why', async () => {
      await move(shell, first);
      const { revision } = await move(second);
      const [change, ...earlier] = await testRegistry.registry.channels.history('production');
      assert.equal(earlier.length, 2);
      assert.match(change?.at ?? '', /^20\d\d-.*Z$/);
      assert.deepEqual(
        { ...change, at: '' },
        {
          id: change?.id,
          channel: 'production',
          kind: 'promote',
          overridden: [],
          canary: null,
          percent: null,
          isSecurityFix: false,
          extension: null,
          languages: null,
          engines: null,
          grants: null,
          value: null,
          revision,
          name: 'vendors',
          at: '',
          by: anna.by,
          why: anna.why,
          from: first.manifest.release,
          to: second.manifest.release,
        },
      );
    });

    test('makes no revision when all releases are there already', async () => {
      const earlier = await move(shell, first);
      const { revision } = earlier;
      const nothing = { revision, moved: [], warnings: [], openedIn: [] };
      assert.deepEqual(await move(first), nothing);
      assert.equal((await testRegistry.registry.channels.history('production')).length, 2);
    });

    test('refuses all of a move when one gate refuses, and changes nothing', async () => {
      const earlier = await move(shell, first);
      const error = await move(second, rival).catch((reason: unknown) => reason);
      assert.ok(error instanceof RegistryRefusal && error.kind === 'conflict');
      assert.match(
        error.problems[0] ?? '',
        /^paths: \w+ \(team \w+\) claims the path \/vendors for guest, member, and \w+ \(team \w+\) claims it too/,
      );
      assert.equal(await served('vendors'), first.manifest.release);
      const composition = await testRegistry.registry.channels.composition('production');
      assert.equal(composition?.revision, earlier.revision);
    });

    test('refuses releases that are not published, none at all, and one name twice', async () => {
      const unknown = remoteRelease('vendors', 'never published');
      await testRegistry.registry.releases.announce(unknown.manifest, { by: 'a test' });
      await assert.rejects(move(shell, unknown), /No such published release: vendors/);
      await assert.rejects(move(), /at least one release/);
      await assert.rejects(move(first, second), /each name once/);
    });

    test('lets simultaneous moves happen one after another, each a revision of its own', async () => {
      const earlier = await move(shell);
      const results = await Promise.all([move(first), move(second), move(third)]);
      const revisions = results.map((result) => result.revision - earlier.revision).sort();
      assert.deepEqual(revisions, [1, 2, 3]);
      const changes = (await testRegistry.registry.channels.history('production')).slice(0, 3);
      changes.slice(0, -1).forEach((change, index) => {
        assert.equal(change.from, changes[index + 1]?.to, 'each starts from where the last ended');
      });
    });
  });
});
