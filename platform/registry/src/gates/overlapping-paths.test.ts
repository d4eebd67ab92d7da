import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { limits } from '@aangan/manifest';
import { overlappingPaths } from './overlapping-paths.ts';

type Declared = { name: string; path: string };

/** The rule as it reads: each pair by itself. */
function pairByPair(declared: readonly Declared[]): [Declared, Declared][] {
  return declared.flatMap((one, index) =>
    declared
      .slice(index + 1)
      .filter(({ name, path }) => name !== one.name && shareAddresses(one.path, path))
      .map((other): [Declared, Declared] => [one, other]),
  );
}

function shareAddresses(one: string, other: string): boolean {
  const [first, second] = [segmentsOf(one), segmentsOf(other)];
  const isSame =
    first.length === second.length &&
    first.every((segment, index) => kindOf(segment) === kindOf(second[index] ?? ''));
  return !isSame && overlaps(first, second);
}

function overlaps([first, ...restOfFirst]: string[], [second, ...restOfSecond]: string[]): boolean {
  if (first === '*' || second === '*') return true;
  if (first === undefined || second === undefined) return first === second;
  const fits = first === second || first.startsWith(':') || second.startsWith(':');
  return fits && overlaps(restOfFirst, restOfSecond);
}

const segmentsOf = (path: string) =>
  path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
const kindOf = (segment: string) => (segment.startsWith(':') ? ':' : segment);

/** The same numbers below 1 in each run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function randomPaths(next: () => number): Declared[] {
  const pick = (from: readonly string[]) => from[Math.floor(next() * from.length)] ?? '';
  const segments = ['a', 'A', 'b', 'b', 'c', ':id', ':other'];
  return Array.from({ length: Math.floor(next() * 40) }, () => {
    const count = Math.floor(next() * 5);
    const path = Array.from({ length: count }, () => pick(segments)).join(pick(['/', '/', '//']));
    return { name: pick(['r0', 'r1', 'r2']), path: `/${path}${pick(['', '', '/', '/*'])}` };
  });
}

describe('paths that have addresses in common', () => {
  test('are those that are found pair by pair, in their order', () => {
    const next = numbersFrom(1);
    let found = 0;
    for (let round = 0; round < 400; round += 1) {
      const declared = randomPaths(next);
      const pairs = overlappingPaths(declared, Number.POSITIVE_INFINITY);
      assert.deepEqual(pairs, pairByPair(declared), JSON.stringify(declared));
      found += pairs.length;
    }
    assert.ok(found > 10_000, `only ${found} pairs were compared`);
  });

  test('are found in a second where a composition has the most paths, and they differ at their ends only', () => {
    const declared = Array.from({ length: limits.compositionPaths }, (_, index) => {
      const begun = [...Array(18).keys()].map((at) =>
        ((index * 7) >> (at % 11)) & 1 ? ':p' : 'a',
      );
      return { name: `r${index % 20}`, path: `/x/${begun.join('/')}/n${index}` };
    });
    const before = process.cpuUsage();
    assert.deepEqual(overlappingPaths(declared, 200), []);
    const { user } = process.cpuUsage(before);
    assert.ok(user < 1_000_000, `took ${user / 1_000} ms`);
  });

  test('are so many as are asked for', () => {
    const declared = Array.from({ length: limits.compositionPaths }, (_, index) => {
      const path = index % 2 ? `/x/:a/n${index}` : `/x/n${index}/:b`;
      return { name: `r${index % 2}`, path };
    });
    assert.equal(overlappingPaths(declared, 200).length, 200);
  });
});
