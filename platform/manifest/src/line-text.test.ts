import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { composeRemote, composeShell } from './compose-releases.ts';
import { parseChannelComposition } from './composition.ts';
import { aRemoteRelease, aShellRelease } from './testing/a-release.ts';
import { problemsOf } from './testing/problems-of.ts';

const base = aRemoteRelease();
/** A release whose page has these texts. */
const releaseWith = (title: string, label: string) => {
  const link = { slot: 'header.links', label, order: 1 };
  const routes = [{ path: '/rooms', expose: './ItemPage', title, link }];
  return { ...base, manifest: { ...base.manifest, routes } };
};
const refused = (title: string, label: string) => problemsOf(releaseWith(title, label));

describe('the title of a route and the label of its link', () => {
  test('are one line that nothing acts on', () => {
    assert.deepEqual(refused('घर की सजावट', 'Rooms & halls'), []);
    for (const [text, shown] of [
      ['Rooms\u202e', 'Rooms\\u{202e}'],
      ['Rooms\nfree', 'Rooms\\u{a}free'],
      ['\u0007Rooms', '\\u{7}Rooms'],
    ] as const) {
      const says = `of "/rooms" is one line without control characters, found "${shown}"`;
      assert.deepEqual(refused(text, 'Rooms'), [`routes: the title ${says}`]);
      assert.deepEqual(refused('Rooms', text), [`routes: the label of its link ${says}`]);
    }
  });

  test('of releases from before this rule can be read: their channel is served', () => {
    const composition = {
      channel: 'production',
      revision: 1,
      shell: composeShell(aShellRelease()),
      remotes: [composeRemote(releaseWith('Rooms\u202e', 'Rooms\u0007'))],
    };
    assert.equal(parseChannelComposition(composition).remotes[0]?.routes.length, 1);
  });
});
