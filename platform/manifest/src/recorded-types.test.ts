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

test('budgets are for modules that are exposed, paths of routes, and all scripts together', () => {
  const release = aRemoteRelease();
  const budgeted = (budgets: object) =>
    problemsOf({ ...release, manifest: { ...release.manifest, budgets } });
  assert.deepEqual(budgeted({ './ItemPage': 1, '/items/:id': 1, total: 1 }), []);
  assert.deepEqual(budgeted({ './Other': 1, '/items': 1 }), [
    'budgets: ./Other is not in exposes',
    'budgets: /items is not in routes',
  ]);
  assert.equal(budgeted({ everything: 1 }).length, 1);
  assert.equal(budgeted({ total: 0 }).length, 1);
});
