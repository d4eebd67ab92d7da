import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remoteRelease } from '../testing/release-factory.ts';
import { codeProblems } from './code-problems.ts';

type Changes = Parameters<typeof remoteRelease>[2];

async function problemsOf(script: string, changes: Changes = {}, release = {}): Promise<string[]> {
  const { manifest, blobs } = remoteRelease('a', '1', {
    ...changes,
    files: { 'lazy.js': script },
  });
  const read = async (sha256: string) => blobs.get(sha256) ?? Buffer.alloc(0);
  return codeProblems({ ...manifest, ...release }, read);
}

const remedy = 'Publish what the build has written, unchanged.';

test('shared entries that the code asks for are recorded', async () => {
  const script = 'const map = { 679: { singleton: !0, shareKey: "react/jsx-runtime" } };';
  assert.deepEqual(await problemsOf(script), [
    `files: "lazy.js" imports react/jsx-runtime, and shared.uses of react in release.json does not say so. ${remedy}`,
  ]);
  assert.deepEqual(await problemsOf(script, { uses: { 'react/jsx-runtime': ['jsx'] } }), []);
});

test('versions that the code needs of a package are recorded', async () => {
  const script =
    'const map = { 1: { requiredVersion: "^19.3.0", shareKey: "react" }, 2: { shareKey: "react" } };';
  const uses = { react: ['useState'] };
  assert.deepEqual(await problemsOf(script, { uses, requires: { react: '^19.3.0' } }), []);
  assert.deepEqual(await problemsOf(script, { uses, requires: { react: '*' } }), [
    `files: "lazy.js" needs react ^19.3.0, and shared.requires in release.json does not say so. ${remedy}`,
  ]);
});

test('parts of other remotes that the code shows are declared, its own need not be', async () => {
  const script = `jsx(t.RemotePart, { remote: "auth", "expose": "./Panel" });
    jsx(t.RemotePart, { remote: x ? "b" : "c", expose: "./Page", props: { expose: "./Other" } });
    jsx(t.RemotePart, { remote: "a", expose: "./Page" }, { remote: name, expose: "./Page" });`;
  assert.deepEqual(await problemsOf(script, { consumes: { auth: ['./Panel'], b: ['./Page'] } }), [
    `files: "lazy.js" shows ./Page of c, and consumes of its remote.json in release.json does not say so. ${remedy}`,
  ]);
});

test('operations of the API that the code calls are recorded', async () => {
  const script = `(0, r.s)("delete", "/items/{id}/", { params: { id } });
    /* s("get", "/comment/") */ map.get("get", "word"); s(\`get\`, path);`;
  assert.deepEqual(await problemsOf(script), [
    `files: "lazy.js" calls delete /items/{id}/, and operations in release.json does not say so. ${remedy}`,
  ]);
  const operations = [{ method: 'delete', path: '/items/{id}/', query: [] }];
  assert.deepEqual(await problemsOf(script, {}, { operations }), []);
});
