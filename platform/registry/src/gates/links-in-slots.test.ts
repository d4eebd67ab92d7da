import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RouteDeclaration, ShellManifest } from '@aangan/manifest';
import { remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { checkComposition } from './check-composition.ts';

type Where = Pick<NonNullable<RouteDeclaration['link']>, 'slot' | 'place'>;

const takesLinks = (max: number) => ({ max, takes: 'links' as const });
const slots = { 'header.links': takesLinks(2), 'page.aside': { max: 9 } };

/** What the gate says of two remotes with so many links in one slot together. */
function verdictWith(count: number, where: Where, declared: Partial<ShellManifest> = { slots }) {
  const remotes = ['one', 'two'].map(
    (name) => remoteRelease(name, '1', { path: `/${name}` }).manifest,
  );
  for (let index = 0; index < count; index += 1) {
    const remote = remotes[index % 2];
    const path = `/${remote?.name}/${index}`;
    const link = { ...where, label: `Page ${index}`, order: index };
    remote?.manifest.routes.push({ path, expose: './Page', title: 'A page', link });
  }
  const shell = shellRelease('1', declared).manifest;
  return { shell, ...checkComposition({ shell, remotes, today: '2026-11-22' }) };
}

describe('links in slots of the shell', () => {
  test('are as many as it takes there', () => {
    const where = { slot: 'header.links' };
    assert.deepEqual(verdictWith(2, where).problems, []);
    const { problems, shell } = verdictWith(3, where);
    assert.equal(
      problems[0],
      `links: one, two put 3 links into the slot header.links for guest, and shell ${shell.release} takes 2 there. Remove links, or show them to fewer audiences.`,
    );
  });

  test('are in one that is there and takes links', () => {
    for (const slot of ['account.menu', 'page.aside']) {
      const { problems, shell } = verdictWith(1, { slot });
      assert.equal(problems.length, 1);
      assert.match(
        problems[0] ?? '',
        new RegExp(
          `^links: one .* puts the link to /one/0 into the slot ${slot}, and shell ${shell.release} takes links in header\\.links\\. .*"takes": "links"`,
        ),
      );
    }
  });

  test('go on working with the place of before, and a warning names the slot', () => {
    const { problems, warnings } = verdictWith(3, { place: 'header' });
    assert.match(problems[0] ?? '', /3 links into the slot header\.links for guest/);
    assert.deepEqual(verdictWith(2, { place: 'header' }).problems, []);
    assert.equal(warnings.length, 2);
    assert.match(
      warnings[0] ?? '',
      /^links: one .* names a place in its links to \/one\/0, \/one\/2, .* Write "slot": "header\.links" in place of "place": "header"\.$/,
    );
    assert.deepEqual(verdictWith(1, { slot: 'header.links' }).warnings, []);
  });

  test('fit a shell of before, which declares no such slots and has its two places', () => {
    for (const where of [{ slot: 'header.links' }, { slot: 'account.menu' }, { place: 'header' }]) {
      assert.deepEqual(verdictWith(8, where as Where, {}).problems, []);
      assert.match(verdictWith(9, where as Where, {}).problems[0] ?? '', /takes 8 there/);
    }
    assert.equal(verdictWith(1, { slot: 'footer.links' }, {}).problems.length, 1);
  });
});
