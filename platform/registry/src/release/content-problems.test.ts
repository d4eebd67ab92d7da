import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { contentProblems, storedProblems } from './content-problems.ts';

type Built = ReturnType<typeof remoteRelease> | ReturnType<typeof shellRelease>;

const problemsOf = ({ manifest, blobs }: Built) =>
  contentProblems(manifest, async (sha256) => blobs.get(sha256));

test('a release as a build makes it can be served', async () => {
  assert.deepEqual(await problemsOf(remoteRelease('a', '1')), []);
  assert.deepEqual(await problemsOf(shellRelease('1')), []);
});

test('an entry that is a page, a style or a module is no script', async () => {
  for (const text of ['<!doctype html><p>Hello', 'body { color: red }', 'export default 1;', '{']) {
    const built = remoteRelease('a', '1', { files: { 'entry.js': text } });
    const [problem, ...more] = await problemsOf(built);
    assert.match(problem ?? '', /^files: "entry\.js" is no script: /, text);
    assert.deepEqual(more, []);
  }
});

test('an entry that never registers its container would load and give nothing', async () => {
  const built = remoteRelease('a', '1', { files: { 'entry.js': 'globalThis.other = {};' } });
  assert.deepEqual(await problemsOf(built), [
    `entry: "entry.js" does not register the container "${built.manifest.container}"`,
  ]);
});

test('every script is compiled, also one that only a chunk loads, and none is run', async () => {
  const files = { 'lazy.js': '<p>', 'effect.js': 'globalThis.wasRun = true;' };
  const problems = await problemsOf(remoteRelease('a', '1', { files }));
  assert.equal(problems.length, 1);
  assert.match(problems[0] ?? '', /"lazy\.js" is no script/);
  assert.equal('wasRun' in globalThis, false);
});

test('a template without the places that the edge fills cannot be used', async () => {
  const built = shellRelease('1', {}, {}, { 'page.html': '<!doctype html><title>%title%</title>' });
  assert.deepEqual(await problemsOf(built), [
    'template: "page.html" cannot be used: The page’s template has no slot for head, composition, scripts, data, nonce.',
  ]);
});

test('a file whose bytes are gone is a problem', async () => {
  const { manifest } = shellRelease('1');
  assert.deepEqual(await contentProblems(manifest, async () => undefined), [
    'files: the bytes of "shell.js" are missing',
    'files: the bytes of "page.html" are missing',
  ]);
});

test('a published file is known by its hash, and no script of it is compiled again', async () => {
  const built = remoteRelease('a', '1', { files: { 'lazy.js': '<p>' } });
  const read = async (sha256: string) => built.blobs.get(sha256);
  assert.deepEqual(await storedProblems(built.manifest, read), []);
  const damaged = async (sha256: string) =>
    sha256 === built.manifest.files['lazy.js']?.sha256 ? Buffer.from('<b>') : read(sha256);
  assert.deepEqual(await storedProblems(built.manifest, damaged), [
    'files: the bytes of "lazy.js" are not those that were published',
  ]);
  assert.deepEqual(await storedProblems(built.manifest, async () => undefined), [
    'files: the bytes of "entry.js" are missing',
    'files: the bytes of "page.js" are missing',
    'files: the bytes of "lazy.js" are missing',
  ]);
});

test('a published template is read again: what the edge fills may have changed since', async () => {
  const built = shellRelease('1', {}, {}, { 'page.html': '<!doctype html><title>%title%</title>' });
  const [problem] = await storedProblems(built.manifest, async (sha256) => built.blobs.get(sha256));
  assert.match(problem ?? '', /^template: "page\.html" cannot be used: /);
});
