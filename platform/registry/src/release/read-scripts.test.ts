import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { RegistryRefusal } from '../registry-refusal.ts';
import { remoteRelease } from '../testing/release-factory.ts';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { createScriptReader } from './read-scripts.ts';

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
    const before = performance.eventLoopUtilization();
    await work();
    return performance.eventLoopUtilization(before).utilization;
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
    const { manifest, blobs } = remoteRelease('wide', '1', { files: { 'more.js': '1;' } });
    const { files } = manifest;
    const declared = Object.fromEntries(
      Object.entries(files).map(([path, file]) => [
        path,
        path.endsWith('.js') ? { ...file, bytes: 6 * megabyte } : file,
      ]),
    );
    const announcing = registry.registry.releases.announce(
      { ...manifest, files: declared },
      { by: 'a test' },
    );
    const says = (bytes: number) =>
      `files: the scripts have ${bytes} bytes, and those of one release have at most 16777216. Make them smaller, or split the app.`;
    assert.deepEqual(await refusalOf(announcing), [says(18 * megabyte)]);
    const read = async (sha256: string) =>
      sha256 === files['more.js']?.sha256
        ? Buffer.alloc(17 * megabyte)
        : Buffer.from(blobs.get(sha256) ?? []);
    const { problems } = await createScriptReader()(manifest, read, { isCompared: true });
    assert.match(problems.join(), /the scripts have 178\d+ bytes, .* at most 16777216\./);
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
});
