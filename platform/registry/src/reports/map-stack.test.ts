import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createStackMapper } from './map-stack.ts';

const release = 'a'.repeat(16);

/** A mapper of a release whose every file has this map, and how often one was read. */
function aMapper(map: string, timeout = 10_000) {
  const bytes = Buffer.from(map);
  let reads = 0;
  const mapStacks = createStackMapper(
    {
      ownerOf: async () => 'vendors',
      findMaps: async (asked) => asked.map((file) => ({ ...file, bytes: bytes.length })),
      releaseFile: async () => {
        reads += 1;
        return { bytes, contentType: 'application/json', integrity: '' };
      },
    },
    { timeout, idle: 1_000, heapMegabytes: 768 },
  );
  return {
    reads: () => reads,
    sourcesOf: async (...places: string[]) => {
      const stack = places
        .map((place) => `at x (/releases/vendors/${release}/${place})`)
        .join('\n');
      const [frames = []] = await mapStacks([stack]);
      return frames.map(({ source }) => source);
    },
  };
}

const mapOf = (mappings: string) =>
  JSON.stringify({
    version: 3,
    sources: ['webpack://vendors/./src/page.tsx'],
    names: [],
    mappings,
  });
/** Eight megabytes, almost, that take seconds to parse. */
const large = mapOf('AAAA,'.repeat(1_600_000));

describe('a stack', () => {
  test('is mapped once for all that have the same places', async () => {
    const { sourcesOf, reads } = aMapper(mapOf('SAAA'));
    const expected = ['src/page.tsx', undefined];
    assert.deepEqual(await sourcesOf('one.js:1:10', 'one.js:1:1'), expected);
    assert.deepEqual(await sourcesOf('one.js:1:10', 'one.js:1:1'), expected);
    assert.equal(reads(), 1);
    assert.deepEqual(await sourcesOf('one.js:1:11', 'two.js:1:10'), [
      'src/page.tsx',
      'src/page.tsx',
    ]);
    assert.equal(reads(), 3);
  });

  test('of a map that takes long keeps the process free', async () => {
    const { sourcesOf } = aMapper(large, 60_000);
    const before = performance.eventLoopUtilization();
    assert.deepEqual(await sourcesOf('one.js:1:10'), ['src/page.tsx']);
    const { utilization } = performance.eventLoopUtilization(before);
    assert.ok(utilization < 0.6, `busy for ${Math.round(utilization * 100)} % of the time`);
  });

  test('whose map takes too long, or is none, is left as it was written', async () => {
    const slow = aMapper(large, 1);
    for (const place of ['one.js:1:10', 'one.js:1:11']) {
      assert.deepEqual(await slow.sourcesOf(place), [undefined]);
    }
    assert.equal(slow.reads(), 1, 'it is not read again for another place');
    assert.deepEqual(await aMapper('{').sourcesOf('one.js:1:10'), [undefined]);
  });
});
