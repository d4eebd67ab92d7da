import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ManifestError } from './parse.ts';
import { parseRemoteManifest } from './remote-manifest.ts';
import { parseShellManifest } from './shell-manifest.ts';
import { aRemoteRelease, aShellRelease } from './testing/a-release.ts';
import { problemsOf } from './testing/problems-of.ts';

const { manifest } = aRemoteRelease();
const heart = { slot: 'card.actions', expose: './ItemPage', order: 10 };

function problemsWith(changes: object): readonly string[] {
  try {
    parseRemoteManifest({ ...manifest, ...changes });
    return [];
  } catch (error) {
    assert.ok(error instanceof ManifestError);
    return error.problems;
  }
}

describe('what remote.json says of slots', () => {
  test('is taken: its own, and what it puts into those of others', () => {
    const declared = {
      slots: { 'item.page.aside': { max: 3, height: 48, on: ['/items/:id'] } },
      extensions: [{ ...heart, for: ['guest'], on: ['/rooms/:id'] }],
    };
    assert.deepEqual(parseRemoteManifest({ ...manifest, ...declared }), {
      ...manifest,
      ...declared,
    });
  });

  test('names no page that the remote does not have', () => {
    assert.deepEqual(problemsWith({ slots: { 'item.aside': { max: 1, on: ['/rooms'] } } }), [
      'slots: item.aside is on "/rooms", and there is no such page',
    ]);
  });

  test('puts nothing into a slot that is not exposed, and nothing twice', () => {
    assert.deepEqual(problemsWith({ extensions: [{ ...heart, expose: './Heart' }] }), [
      'extensions: ./Heart for card.actions is not in exposes, which lists ./ItemPage',
    ]);
    const again = { ...heart, order: 20, for: ['guest'] };
    assert.deepEqual(problemsWith({ extensions: [heart, again, { ...heart, slot: 'menu.a' }] }), [
      'extensions: ./ItemPage is in card.actions twice',
    ]);
  });

  test('has names and numbers within bounds', () => {
    for (const name of [
      'aside',
      'Item.aside',
      'item..aside',
      `item.${'x'.repeat(32)}`,
      'a.b.c.d.e',
    ]) {
      assert.match(problemsWith({ slots: { [name]: { max: 1 } } }).join(), /slots: expected keys/);
      assert.match(
        problemsWith({ extensions: [{ ...heart, slot: name }] }).join(),
        /extensions\.0/,
      );
    }
    for (const wrong of [{ max: 0 }, { max: 21 }, { max: 1.5 }, { max: 1, height: -1 }, {}]) {
      assert.match(problemsWith({ slots: { 'item.aside': wrong } }).join(), /slots\.item\.aside/);
    }
    assert.match(problemsWith({ extensions: [{ ...heart, order: 1e9 }] }).join(), /order/);
    const many = Array.from({ length: 10_000 }, (_, order) => ({ ...heart, order }));
    assert.match(problemsWith({ extensions: many }).join(), /at most 50 items, found 10000/);
  });
});

test('shell.json declares slots around all pages, or on its own', () => {
  const { manifest: shell } = aShellRelease();
  const slots = { 'page.banner': { max: 1 }, 'about.aside': { max: 1, on: ['/about'] } };
  assert.deepEqual(parseShellManifest({ ...shell, slots }).slots, slots);
  assert.throws(
    () => parseShellManifest({ ...shell, slots: { 'page.banner': { max: 1, on: ['/items'] } } }),
    /page\.banner is on "\/items", and there is no such page/,
  );
});

test('a release names the files of its slots’ types, and lists them', () => {
  const remote = aRemoteRelease();
  const [file] = Object.values(remote.files);
  const types = { exposes: {}, consumes: {}, slots: { 'item.aside': 'types/slots/item.aside.ts' } };
  assert.deepEqual(problemsOf({ ...remote, types }), [
    'files: "types/slots/item.aside.ts" is named but not listed',
  ]);
  const files = { ...remote.files, 'types/slots/item.aside.ts': file };
  assert.deepEqual(problemsOf({ ...remote, types, files }), []);
});
