import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { packageOf, packageVersionOf, unrecordedProblems } from './recorded-fields.ts';
import type { RemoteRelease } from './release-manifest.ts';
import { aRemoteRelease, aShellRelease } from './testing/a-release.ts';
import { problemsOf } from './testing/problems-of.ts';

/** A release as a build of today writes it. */
function recorded(changes: Partial<RemoteRelease> = {}): RemoteRelease {
  const release = aRemoteRelease();
  const [file] = Object.values(release.files);
  assert.ok(file);
  return {
    ...release,
    version: `1.0.0+${release.release}`,
    operations: [],
    types: { exposes: { './ItemPage': 'types/ItemPage.d.ts' }, consumes: {} },
    sizes: { './ItemPage': { bytes: 3, brotli: 3 } },
    files: { ...release.files, 'types/ItemPage.d.ts': file, 'types/panel.ts': file },
    ...changes,
  };
}

const consuming = (consumes: Record<string, string[]>, recordedOf: object) => {
  const { manifest, types } = recorded();
  return recorded({
    manifest: { ...manifest, consumes },
    types: { ...types, consumes: recordedOf } as RemoteRelease['types'],
  });
};

describe('a new release of a remote', () => {
  test('is taken as a build writes it', () => {
    assert.deepEqual(unrecordedProblems(recorded()), []);
    const panel = { auth: { './Panel': 'types/panel.ts' } };
    assert.deepEqual(unrecordedProblems(consuming({ auth: ['./Panel'] }, panel)), []);
  });

  test('that leaves out what the gate compares is refused, with each field and what to do', () => {
    const release = aRemoteRelease();
    assert.deepEqual(problemsOf(release), [], 'one that was published before stays readable');
    const remedy = 'Build items again with the current platform, which records it.';
    assert.deepEqual(unrecordedProblems(release), [
      `version: release.json does not say which version it is. ${remedy}`,
      `operations: release.json does not say which operations of the API it calls. ${remedy}`,
      `types.exposes: release.json does not say what ./ItemPage takes. ${remedy}`,
      `sizes: release.json does not say how large ./ItemPage is. ${remedy}`,
    ]);
  });

  test('declares the slots that it shows, and shows those that it declares', () => {
    const { manifest, types } = recorded();
    const slotted = (declared: string[], shown: string[]) =>
      unrecordedProblems(
        recorded({
          manifest: {
            ...manifest,
            slots: Object.fromEntries(declared.map((slot) => [slot, { max: 1 }])),
          },
          types: {
            ...types,
            slots: Object.fromEntries(shown.map((slot) => [slot, 'types/panel.ts'])),
          } as RemoteRelease['types'],
        }),
      );
    assert.deepEqual(slotted(['item.aside'], ['item.aside']), []);
    assert.deepEqual(slotted(['item.aside'], ['item.foot']), [
      'slots: items shows the slot item.foot, and does not declare it. Add it to "slots".',
      'types.slots: items declares the slot item.aside, and the build has recorded no place that shows it. Name the slot literally, or remove it from "slots".',
    ]);
  });

  test('has the version of its package with its own id', () => {
    const id = recorded().release;
    for (const version of ['1.0.0', `1.0+${id}`, `1.0.0+${'1'.repeat(16)}`, `01.0.0+${id}`]) {
      assert.deepEqual(unrecordedProblems(recorded({ version })), [
        `version: expected the version of its package and "+${id}", found "${version}"`,
      ]);
    }
    assert.equal(packageVersionOf({ version: `1.2.0-beta.1+${id}` }), '1.2.0-beta.1');
    assert.equal(packageVersionOf({}), undefined);
  });

  test('has the sizes of its files', () => {
    const sizes = { './ItemPage': { bytes: 1, brotli: 1 } };
    assert.deepEqual(unrecordedProblems(recorded({ sizes })), [
      'sizes../ItemPage: expected 3 bytes, as its files have, found 1',
    ]);
  });

  test('declares what it consumes, and has recorded what it declares', () => {
    const panel = { auth: { './Panel': 'types/panel.ts' } };
    assert.deepEqual(unrecordedProblems(consuming({}, panel)), [
      'consumes: items shows ./Panel of auth, and its remote.json does not declare it. Add it to "consumes".',
    ]);
    const [unrecorded = '', ...more] = unrecordedProblems(consuming({ auth: ['./Panel'] }, {}));
    assert.match(unrecorded, /^types\.consumes: .* consumes \.\/Panel of auth, and the build has/);
    assert.deepEqual(more, []);
  });

  test('requires the packages of which it uses names', () => {
    const uses = { 'react/jsx-runtime': ['jsx'], '@site/host/part': ['part'] };
    const requires = { react: '^19.0.0' };
    assert.deepEqual(unrecordedProblems(recorded({ shared: { requires, uses } })), [
      'shared.requires: items imports @site/host/part, and release.json has no version range of it',
    ]);
    assert.equal(packageOf('@site/host/part'), '@site/host');
  });
});

test('a new release of the shell says which names it provides of each package', () => {
  const plain = aShellRelease();
  const release = { ...plain, version: `1.0.0+${plain.release}`, operations: [] };
  const provides = { react: '19.3.1', toasts: '1.0.0' };
  const names = { 'react/jsx-runtime': ['jsx'] };
  assert.deepEqual(
    unrecordedProblems({ ...release, shared: { ...release.shared, provides, names } }),
    [
      'shared.names: release.json does not say which names it provides of toasts. Build shell again with the current platform, which records it.',
    ],
  );
});
