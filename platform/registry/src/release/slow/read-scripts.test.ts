import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createTeamQueue, type TeamQueue } from '@aangan/server/team-queue';
import { RegistryRefusal } from '../../registry-refusal.ts';
import { remoteRelease } from '../../testing/release-factory.ts';
import { startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';
import { createScriptReader } from '../read-scripts.ts';
import type { StoredRelease } from '../release-repository.ts';
import { requireServable } from '../require-servable.ts';

describe('the scripts of a release', () => {
  let registry: TestRegistry;
  before(async () => {
    registry = await startTestRegistry();
  });
  after(() => registry.stop());

  const megabyte = 1024 * 1024;

  /** A remote with scripts that take long to parse, and that call what release.json does not say. */
  function largeRemote(...names: string[]) {
    const statement = 'a=function(b){return[b,{c:b}]};';
    const script = `${statement.repeat(megabyte / statement.length)}s("get","/x/")`;
    return remoteRelease('large', '1', {
      files: Object.fromEntries(names.map((name) => [name, script])),
    });
  }

  /** Answers the problems that a release is refused with. */
  async function refusalOf(publishing: Promise<unknown>): Promise<string[]> {
    try {
      await publishing;
    } catch (error) {
      assert.ok(error instanceof RegistryRefusal, String(error));
      assert.equal(error.kind, 'invalid');
      return [...error.problems];
    }
    return assert.fail('the release was published');
  }

  /** How much of the time this process computed itself: parsing in it takes nearly all. */
  async function shareOfWork(work: () => Promise<unknown>): Promise<number> {
    const utilizationBefore = performance.eventLoopUtilization();
    await work();
    return performance.eventLoopUtilization(utilizationBefore).utilization;
  }

  test('the process goes on while megabytes of scripts are read', async () => {
    const release = largeRemote('one.js', 'two.js');
    let problems: string[] = [];
    const share = await shareOfWork(async () => {
      problems = await refusalOf(registry.publish(release));
    });
    assert.deepEqual(
      problems.map((problem) => problem.slice(0, 32)),
      ['files: "one.js" calls get /x/, a', 'files: "two.js" calls get /x/, a'],
    );
    assert.ok(share < 0.6, `busy for ${Math.round(share * 100)} % of the time`);
  });

  test('all scripts of a release are bounded, as release.json says and as they are', async () => {
    const scripts = ['more.js', 'server/module.js', 'portable/part.js'];
    const { manifest } = remoteRelease('wide', '1', {
      files: Object.fromEntries(scripts.map((path) => [path, `${JSON.stringify(path)};`])),
    });
    const { files } = manifest;
    const declared = Object.fromEntries(
      Object.entries(files).map(([path, file]) => [
        path,
        path.endsWith('.js') ? { ...file, bytes: 4 * megabyte } : file,
      ]),
    );
    const announcing = registry.registry.releases.announce(
      { ...manifest, files: declared },
      { by: 'a test' },
    );
    const says = (bytes: number) =>
      `files: the scripts have ${bytes} bytes, and those of one release have at most 16777216. Make them smaller, or split the app.`;
    assert.deepEqual(await refusalOf(announcing), [says(20 * megabyte)]);
    const read = async (sha256: string) =>
      scripts.some((path) => sha256 === files[path]?.sha256)
        ? Buffer.alloc(4 * megabyte)
        : Buffer.alloc(3 * megabyte);
    const { problems } = await createScriptReader()(manifest, read, { isCompared: true });
    assert.match(problems.join(), /the scripts have 18874368 bytes, .* at most 16777216\./);
  });

  test('each script is bounded, also those that no page loads', async () => {
    for (const path of ['more.js', 'server/module.js', 'portable/part.js', 'portable/part.mjs']) {
      const { manifest, blobs } = remoteRelease('long', '1', { files: { [path]: '1;' } });
      const file = manifest.files[path];
      assert.ok(file);
      const files = { ...manifest.files, [path]: { ...file, bytes: 4 * megabyte + 1 } };
      const by = { by: 'a test' };
      const announcing = registry.registry.releases.announce({ ...manifest, files }, by);
      const says = `files: "${path}" has 4194305 bytes, and a script has at most 4194304. Make it smaller, or load parts of it later.`;
      assert.deepEqual(await refusalOf(announcing), [says]);
      const read = async (sha256: string) =>
        sha256 === file.sha256
          ? Buffer.alloc(4 * megabyte + 1)
          : (blobs.get(sha256) ?? assert.fail());
      const { problems } = await createScriptReader()(manifest, read, { isCompared: true });
      assert.deepEqual(problems, [says]);
    }
  });

  test('a thread that is late or ends is a reason, and the next release has another thread', async () => {
    const small = remoteRelease('small', '1');
    const large = largeRemote('one.js');
    const reading = (
      reader: ReturnType<typeof createScriptReader>,
      { manifest, blobs }: typeof small,
    ) =>
      reader(manifest, async (sha256) => blobs.get(sha256) ?? Buffer.alloc(0), {
        isCompared: true,
      });
    const late = await reading(createScriptReader({ timeout: 1 }), small);
    assert.equal(late.areReadable, false);
    assert.match(
      late.problems.join(),
      /^files: the scripts cannot be read: that takes more than 1 ms\./,
    );
    const narrow = createScriptReader({ heapMegabytes: 40 });
    const [died, next] = await Promise.all([reading(narrow, large), reading(narrow, small)]);
    assert.match(died.problems.join(), /^files: the scripts cannot be read: .*memory/);
    assert.deepEqual(next, { areReadable: true, problems: [] });
  });

  test('the releases of one team keep no other team waiting, and no more than a few wait', async () => {
    const ended: string[] = [];
    const check = async (
      { manifest, blobs }: ReturnType<typeof remoteRelease>,
      turns: TeamQueue,
    ) => {
      const stored = { manifest, is_bootstrap: false } as StoredRelease;
      const read = async (sha256: string) => blobs.get(sha256) ?? Buffer.alloc(0);
      const failed: unknown = await requireServable(stored, read, undefined, turns).catch(
        (reason: unknown) => reason,
      );
      const isFull = failed instanceof RegistryRefusal && failed.kind === 'unavailable';
      ended.push(isFull ? failed.message : manifest.name);
    };
    const large = largeRemote('one.js');
    const queue = createTeamQueue({ atOnce: 2, perTeam: 2, total: 10 });
    const repeated = [1, 2, 3, 4].map(() => check(large, queue));
    await Promise.all([...repeated, check(remoteRelease('small', '1'), queue)]);
    const [full = '', ...others] = ended;
    assert.match(full, /was not published: 2 checks of team large wait already\. Publish it again/);
    assert.deepEqual(others.toSorted(), ['large', 'large', 'large', 'small']);
    assert.ok(others.indexOf('small') <= 1, others.join());
  });
});
