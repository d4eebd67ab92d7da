import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ReleaseManifest } from '@aangan/manifest';
import { nothingFound } from '../gates/check-composition.ts';
import { remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { type Judge, VerdictsMissing, withVerdicts } from './with-verdicts.ts';

const shell = shellRelease('1').manifest;
const [first, second] = ['1', '2'].map((version) => [
  shell,
  remoteRelease('designers', version).manifest,
]) as [(typeof shell)[], (typeof shell)[]];

const of = (releases: readonly ReleaseManifest[]) => ({
  releases,
  fresh: ['designers'],
  isReturn: false,
});

/** A judge of compositions. */
const finding =
  (find: (releases: readonly ReleaseManifest[]) => Awaited<ReturnType<Judge>>): Judge =>
  async (judgement) =>
    'files' in judgement ? nothingFound : find(judgement.releases);

describe('a transaction that needs verdicts', () => {
  test('is run again once they are there, and each composition is judged once', async () => {
    const order: string[] = [];
    const found = await withVerdicts(
      finding((releases) => {
        order.push(`judge ${releases.length}`);
        return { problems: ['a problem'], warnings: [] };
      }),
      async (verdictOf) => {
        order.push('run');
        const verdict = verdictOf(of(first));
        const same = verdictOf(of([...first].reverse()));
        if (verdict instanceof VerdictsMissing) return verdict;
        return same instanceof VerdictsMissing ? same : [verdict, same];
      },
    );
    assert.deepEqual(order, ['run', 'judge 2', 'run']);
    assert.deepEqual(
      found.map(({ problems }) => problems),
      [['a problem'], ['a problem']],
    );
  });

  test('is attempted again once for all that it names at once', async () => {
    const judgedFiles: string[] = [];
    let attempts = 0;
    await withVerdicts(
      async (judgement) => {
        if ('files' in judgement) judgedFiles.push(judgement.files.name);
        return nothingFound;
      },
      async (verdictOf) => {
        attempts += 1;
        const missing = first
          .map((files) => verdictOf({ files }))
          .flatMap((one) => (one instanceof VerdictsMissing ? one.judgements : []));
        return missing.length > 0 ? new VerdictsMissing(...missing) : 'done';
      },
    );
    assert.deepEqual([attempts, judgedFiles], [2, ['shell', 'designers']]);
  });

  test('is judged again where another change came between', async () => {
    const compositions = [first, second, second];
    let judgements = 0;
    await withVerdicts(
      async () => {
        judgements += 1;
        return nothingFound;
      },
      async (verdictOf) => verdictOf(of(compositions.shift() ?? [])),
    );
    assert.equal(judgements, 2);
  });

  test('is refused where the channel changes faster than it can be judged', async () => {
    let version = 0;
    await assert.rejects(
      withVerdicts(
        async () => nothingFound,
        async (verdictOf) => {
          version += 1;
          return verdictOf(of([remoteRelease('designers', `${version}`).manifest]));
        },
      ),
      { name: 'RegistryRefusal', kind: 'conflict' },
    );
  });

  test('fails as it fails by itself', async () => {
    await assert.rejects(
      withVerdicts(
        async () => nothingFound,
        () => Promise.reject(new Error('gone')),
      ),
      /gone/,
    );
  });
});
