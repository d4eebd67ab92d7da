import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ReleaseManifest } from '@aangan/manifest';
import { nothingFound } from '../gates/check-composition.ts';
import { remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { judged } from './judged.ts';

const shell = shellRelease('1').manifest;
const [first, second] = ['1', '2'].map((version) => [
  shell,
  remoteRelease('designers', version).manifest,
]) as [(typeof shell)[], (typeof shell)[]];

const of = (releases: readonly ReleaseManifest[]) => ({
  releases,
  fresh: ['designers'],
  isServed: false,
});

describe('a transaction that needs verdicts', () => {
  it('is run again once they are there, and each composition is judged once', async () => {
    const order: string[] = [];
    const found = await judged(
      async ({ releases }) => {
        order.push(`judge ${releases.length}`);
        return { problems: ['a problem'], warnings: [] };
      },
      async (verdictOf) => {
        order.push('run');
        return [verdictOf(of(first)), verdictOf(of([...first].reverse()))];
      },
    );
    assert.deepEqual(order, ['run', 'judge 2', 'run']);
    assert.deepEqual(
      found.map(({ problems }) => problems),
      [['a problem'], ['a problem']],
    );
  });

  it('is judged again where another change came between', async () => {
    const compositions = [first, second, second];
    let judgements = 0;
    await judged(
      async () => {
        judgements += 1;
        return nothingFound;
      },
      async (verdictOf) => verdictOf(of(compositions.shift() ?? [])),
    );
    assert.equal(judgements, 2);
  });

  it('is refused where the channel changes faster than it can be judged', async () => {
    let version = 0;
    await assert.rejects(
      judged(
        async () => nothingFound,
        async (verdictOf) => {
          version += 1;
          return verdictOf(of([remoteRelease('designers', `${version}`).manifest]));
        },
      ),
      { name: 'RegistryRefusal', kind: 'conflict' },
    );
  });

  it('fails as it fails by itself', async () => {
    await assert.rejects(
      judged(
        async () => nothingFound,
        () => Promise.reject(new Error('gone')),
      ),
      /gone/,
    );
  });
});
