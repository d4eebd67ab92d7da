import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import { entryProblems, runtimeProblems } from '../start-problems.ts';

type Built = ReturnType<typeof remoteRelease> | ReturnType<typeof shellRelease>;

function problemsOf({ manifest, blobs }: Built): Promise<string[]> {
  const read = async (sha256: string) => blobs.get(sha256) ?? Buffer.alloc(0);
  return manifest.kind === 'remote'
    ? entryProblems(manifest, read)
    : runtimeProblems(manifest, read);
}

const { container } = remoteRelease('a', '1').manifest;
const entryOf = (text: string) => remoteRelease('a', '1', { files: { 'entry.js': text } });

test('a release as a build makes it starts', async () => {
  assert.deepEqual(await problemsOf(remoteRelease('a', '1')), []);
  assert.deepEqual(await problemsOf(shellRelease('1')), []);
});

test('an entry that only names its container registers nothing', async () => {
  for (const text of [
    `/* ${container} */`,
    `"${container}";`,
    `var ${container};`,
    `var ${container} = {};`,
    `var ${container} = { get() {} };`,
    `var ${container} = { get: 1, init: 2 };`,
    `Promise.resolve().then(() => { globalThis.${container} = { get() {}, init() {} }; });`,
  ]) {
    assert.deepEqual(
      await problemsOf(entryOf(text)),
      [`entry: "entry.js" does not register "${container}" with the functions get and init`],
      text,
    );
  }
});

test('an entry may use what a page has while it starts', async () => {
  const text = `
    const script = document.createElement('script');
    script.src = new URL('chunk.js', location.href).href;
    class Container extends _FEDERATION_RUNTIME_CORE.ModuleFederation {}
    console.log(self === window, new Container());
    let ${container} = { get: () => {}, init: () => {} };`;
  assert.deepEqual(await problemsOf(entryOf(text)), []);
});

test('an entry that fails, or does not end, is refused', async () => {
  for (const text of ['throw new Error("no")', 'for (;;);', 'absent()']) {
    assert.deepEqual(
      await problemsOf(entryOf(text)),
      ['entry: "entry.js" fails or does not end when it is run without a page'],
      text,
    );
  }
});

test('an entry reaches nothing of the process that runs it', async () => {
  const registers = `globalThis.${container} = { get() {}, init() {} };`;
  for (const text of [
    `process.env; ${registers}`,
    `require('node:fs'); ${registers}`,
    `Function('return process')(); ${registers}`,
    `globalThis.constructor.constructor('return process')(); ${registers}`,
  ]) {
    assert.notDeepEqual(await problemsOf(entryOf(text)), [], text);
  }
});

test('a shell whose scripts lack the runtime of its build shows nothing', async () => {
  const { manifest } = shellRelease('1');
  for (const text of ['', '/* hello */', `// ${manifest.container}`, 'globalThis.shell = 1;']) {
    assert.deepEqual(
      await problemsOf(shellRelease('1', {}, {}, { 'shell.js': text })),
      [
        `scripts: none of shell.js contains the runtime of the build, which names "${manifest.container}"`,
      ],
      text,
    );
  }
});

test('an entry gets no more memory than it may have, in buffers either', async () => {
  const text = `
    const kept = [];
    try {
      while (kept.length < 40) kept.push(new Uint8Array(5e7));
    } catch {
      if (kept.length < 20) globalThis.${container} = { get() {}, init() {} };
    }`;
  assert.deepEqual(await problemsOf(entryOf(text)), []);
});
