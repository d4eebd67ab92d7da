import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { checkComposition } from './check-composition.ts';

const shell = shellRelease('1').manifest;

/** What the gate says of two remotes with so many links in the header together. */
function problemsWith(count: number, place: 'header' | 'account-menu' = 'header'): string[] {
  const remotes = ['one', 'two'].map(
    (name) => remoteRelease(name, '1', { path: `/${name}` }).manifest,
  );
  for (let index = 0; index < count; index += 1) {
    const remote = remotes[index % 2];
    const path = `/${remote?.name}/${index}`;
    const link = { place, label: `Page ${index}`, order: index };
    remote?.manifest.routes.push({ path, expose: './Page', title: 'A page', link });
  }
  return checkComposition({ shell, remotes, today: '2026-11-22' }).problems;
}

test('a place of the shell has as many links as fit', () => {
  assert.deepEqual(problemsWith(8), []);
  const problems = problemsWith(9);
  assert.equal(
    problems[0],
    'links: one, two put 9 links in the header for guest, and 8 fit there. Remove links, or show them to fewer audiences.',
  );
  assert.match(problemsWith(9, 'account-menu')[0] ?? '', /9 links in the account-menu/);
});
