import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aRemoteRelease } from './testing/a-release.ts';
import { problemsOf } from './testing/problems-of.ts';

test('files of types are listed, are TypeScript, and are small', () => {
  const release = aRemoteRelease();
  const [large = {}] = Object.values(release.files).map((file) => ({ ...file, bytes: 300_000 }));
  const types = {
    exposes: { './ItemPage': 'types/ItemPage.d.ts', './Other': 'page.js' },
    consumes: { auth: { './Panel': 'types/Panel.ts' } },
  };
  const files = { ...release.files, 'types/Panel.ts': large };
  assert.deepEqual(problemsOf({ ...release, types, files }), [
    'files: "types/ItemPage.d.ts" is named but not listed',
    'types.exposes../Other: expected TypeScript (.ts), found "page.js"',
    'types, sizes: ./Other is not in the exposes of remote.json',
    'types.consumes.auth../Panel: a file of types has at most 262144 bytes',
  ]);
});

test('budgets are for modules that are exposed', () => {
  const release = aRemoteRelease();
  const manifest = { ...release.manifest, budgets: { './ItemPage': 100_000, './Other': 1 } };
  assert.deepEqual(problemsOf({ ...release, manifest }), ['budgets: ./Other is not in exposes']);
});
