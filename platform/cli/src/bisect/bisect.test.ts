import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { bisect, type Releases } from './bisect.ts';

const nameAt = (at: number) => `remote-${String(at).padStart(3, '0')}`;
const compositionOf = (count: number, release: string): Releases =>
  Object.fromEntries(Array.from({ length: count }, (_one, at) => [nameAt(at), release]));

/** Bisects `count` differences of which some are bad together, and counts the tries. */
async function search(count: number, guilty: readonly number[]) {
  const tries: string[] = [];
  const found = await bisect(
    compositionOf(count, 'old'),
    compositionOf(count, 'new'),
    async (releases) => {
      tries.push(JSON.stringify(releases));
      return guilty.every((at) => releases[nameAt(at)] === 'new');
    },
  );
  assert.equal(found.boots, tries.length);
  assert.equal(new Set(tries).size, tries.length, 'no composition is tried twice');
  return { names: found.guilty.map(({ name }) => name), boots: found.boots };
}

const limitOf = (count: number) => Math.ceil(Math.log2(count)) + 1;

describe('bisecting two compositions', () => {
  test('finds each one of up to 40 differences with log2(n) + 1 tries, the last with one more', async () => {
    for (let count = 2; count <= 40; count += 1) {
      for (let at = 0; at < count; at += 1) {
        const { names, boots } = await search(count, [at]);
        assert.deepEqual(names, [nameAt(at)], `${at} of ${count}`);
        const isLast = at === count - 1 && Number.isInteger(Math.log2(count));
        assert.ok(boots <= limitOf(count) + (isLast ? 1 : 0), `${boots} for ${at} of ${count}`);
      }
    }
  });

  test('finds a fault among 32 releases with 6 tries', async () => {
    assert.deepEqual(await search(32, [20]), { names: [nameAt(20)], boots: 6 });
  });

  test('finds every pair of 16 that is guilty only together, and a group of three', async () => {
    for (let one = 0; one < 16; one += 1) {
      for (let other = one + 1; other < 16; other += 1) {
        const { names, boots } = await search(16, [one, other]);
        assert.deepEqual(names, [nameAt(one), nameAt(other)]);
        assert.ok(boots <= 2 * limitOf(16) + 1, `${boots} for ${one} and ${other}`);
      }
    }
    const { names } = await search(32, [3, 17, 31]);
    assert.deepEqual(names, [nameAt(3), nameAt(17), nameAt(31)]);
  });

  test('tells names that only one of them has', async () => {
    const good = { shell: 's', auth: 'a' };
    const bad = { shell: 's', vendors: 'v' };
    const added = await bisect(good, bad, async (releases) => 'vendors' in releases);
    assert.deepEqual(added.guilty, [{ name: 'vendors', from: null, to: 'v' }]);
    const removed = await bisect(good, bad, async (releases) => !('auth' in releases));
    assert.deepEqual(removed.guilty, [{ name: 'auth', from: 'a', to: null }]);
  });

  test('refuses a good one that is bad, and a bad one that is good', async () => {
    for (const count of [1, 2, 7, 32]) {
      const given = [compositionOf(count, 'old'), compositionOf(count, 'new')] as const;
      const always = (answer: boolean) => bisect(...given, async () => answer);
      await assert.rejects(always(true), /The good composition is bad/);
      await assert.rejects(always(false), /The bad composition is good/);
    }
  });

  test('refuses the two the wrong way round', async () => {
    for (let at = 0; at < 32; at += 1) {
      const name = nameAt(at);
      const swapped = bisect(
        compositionOf(32, 'new'),
        compositionOf(32, 'old'),
        async (releases) => releases[name] === 'new',
      );
      await assert.rejects(swapped, /The (good|bad) composition is (good|bad)/, name);
    }
  });

  test('refuses the same one twice, without a try', async () => {
    const same = compositionOf(3, 'old');
    await assert.rejects(
      bisect(same, { ...same }, async () => assert.fail('tried')),
      /the same releases/,
    );
  });
});
