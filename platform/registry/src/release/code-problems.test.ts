import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remoteRelease } from '../testing/release-factory.ts';
import { codeProblems } from './code-problems.ts';

type Changes = NonNullable<Parameters<typeof remoteRelease>[2]>;

async function problemsOf(script: string, changes: Changes = {}, release = {}): Promise<string[]> {
  const { manifest, blobs } = remoteRelease('a', '1', {
    ...changes,
    files: { 'lazy.js': script, ...changes.files },
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

/** A remote whose entry shares React as webpack's module 679, and a chunk. */
function reading(chunk: string, uses: string[]) {
  const built = remoteRelease('a', '1').manifest;
  const shares = `var ${built.container} = {}; const map = { 679: { shareKey: "react" } };`;
  const text = `(self.chunks ||= []).push([[1], { ${chunk} }]);`;
  return problemsOf(text, { uses: { react: uses }, files: { 'entry.js': shares } });
}

test('names that the code reads of a shared entry are recorded', async () => {
  const chunk = `4203(e, t, n) { "use strict"; n.d(t, { x: () => r.memo });
    var r = n(679), o = n(680); const s = () => { (0, r.useState)(); o.other(); }; }`;
  assert.deepEqual(await reading(chunk, ['memo', 'useState']), []);
  assert.deepEqual(await reading(chunk, ['memo']), [
    `files: "lazy.js" reads useState of react, and shared.uses in release.json does not say so. ${remedy}`,
  ]);
  assert.deepEqual(await reading(chunk, ['*']), [], 'the build could not tell');
  assert.equal((await reading(chunk.replace('var r', 'let r'), [])).length, 2);
});

test('what another scope calls the same is not read of the shared entry', async () => {
  const scopes = [
    'function f(r) { r.a; }',
    'const f = ({ x: [r = 1] }) => r.a;',
    'function f() { if (1) { var r = {}; } r.a; }',
    '{ let r = {}; r.a; }',
    'try {} catch (r) { r.a; }',
    'for (const r of []) r.a;',
    'function f() { function r() {} r.a; }',
    'class C { m() { const r = 1; return r.a; } }',
    'x.r.a; ({ r: 1 }).r.a; r[a];',
  ];
  for (const scope of scopes) {
    assert.deepEqual(await reading(`1(e, t, n) { var r = n(679); ${scope} }`, []), [], scope);
    const before = `1(e, t, n) { var r = n(679); ${scope} r.memo; }`;
    assert.equal((await reading(before, [])).length, 1, scope);
  }
});

test('a script that is too large to be read, or nested too deep, is refused', async () => {
  const [large = ''] = await problemsOf(`/* ${'x'.repeat(2 * 1024 * 1024)} */`);
  assert.match(large, /^files: "lazy\.js" has 2097\d+ bytes, and a script has at most 2097152\./);
  const [deep = ''] = await problemsOf('['.repeat(100_000) + ']'.repeat(100_000));
  assert.match(deep, /^files: "lazy\.js" cannot be read: /);
});
