import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ShellManifest } from '@aangan/manifest';
import { remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { checkComposition } from './check-composition.ts';
import { sdkStateOf } from './sdk-versions.ts';

const today = '2026-11-27';
const provided = { provides: { react: '19.3.1', '@aangan/host': '2.11.0' } };
const shellOf = (declared: Partial<ShellManifest> = {}) =>
  shellRelease('1', declared, provided).manifest;

function verdict(sdk: string | undefined, declared: Partial<ShellManifest> = {}) {
  const { manifest } = remoteRelease('boards', '1');
  const remotes = [{ ...manifest, ...(sdk !== undefined && { sdk }) }];
  return checkComposition({ shell: shellOf(declared), remotes, today });
}
const deprecated = (until: string) => ({ deprecatedSdk: { below: '2.9.0', until } });

describe('the version of the packages that a remote was built with', () => {
  test('passes where the shell provides for it, and where the workspace has built the remote', () => {
    for (const sdk of [undefined, '2.11.7', '2.3.0']) {
      assert.deepEqual(verdict(sdk), { problems: [], warnings: [] }, sdk);
    }
  });

  for (const sdk of ['2.12.0', '3.0.0']) {
    test(`is refused from the future, naming both ways out: ${sdk}`, () => {
      const [problem = '', ...others] = verdict(sdk).problems;
      assert.deepEqual(others, []);
      assert.match(
        problem,
        new RegExp(
          `^sdk: boards .* was built with the platform’s packages ${sdk}, and shell .*2.11.0`,
        ),
      );
      assert.match(problem, /First put a shell there .* run npm run -s aangan -- upgrade/);
    });
  }

  test('is refused where the shell no longer provides for it, naming the step', () => {
    assert.match(
      verdict('1.40.2').problems.join(),
      /cannot run\. Team boards: run npm run -s aangan -- upgrade in the repository of boards/,
    );
  });

  test('is warned of until the day that the shell names, and refused after it', () => {
    const { problems, warnings } = verdict('2.8.4', deprecated(today));
    assert.deepEqual(problems, []);
    assert.match(
      warnings.join(),
      /takes versions below 2\.9\.0 until 2026-11-27 only\. Team boards: run npm run -s aangan -- upgrade/,
    );
    assert.match(
      verdict('2.8.4', deprecated('2026-11-26')).problems.join(),
      /took versions below 2\.9\.0 until 2026-11-26 only/,
    );
    assert.deepEqual(verdict('2.9.0', deprecated('2026-11-26')).problems, []);
  });

  test('is listed with its state', () => {
    const stateOf = (version: string, isNewest: boolean, until = today) =>
      sdkStateOf(version, { shell: shellOf(deprecated(until)), today, isNewest });
    assert.equal(stateOf('2.11.1', true), 'current');
    assert.equal(stateOf('2.11.0', false), 'supported');
    assert.equal(stateOf('2.8.0', false), 'deprecated');
    assert.equal(stateOf('2.8.0', false, '2026-11-26'), 'ended');
    assert.equal(stateOf('1.9.0', false), 'ended');
    assert.equal(sdkStateOf('1.9.0', { shell: undefined, today, isNewest: false }), 'supported');
  });
});
