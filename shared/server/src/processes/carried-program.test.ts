import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { carriedProgram } from './carried-program.ts';

/** Runs Node where it may read no file but its program's first. */
function run(parameters: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--permission', ...parameters, 'given'],
    { env: {}, encoding: 'utf8' },
  );
  return { stdout, stderr, status };
}

describe('a carried program', () => {
  let folder = '';
  const file = (name: string) => pathToFileURL(path.join(folder, name));
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aangan-carried-'));
    await writeFile(file('word.ts'), 'export const word: string = "नमस्ते";');
    await writeFile(
      file('main.ts'),
      `import path from 'node:path';
       import { word } from './word.ts';
       const given = process.argv[2] as string;
       console.log([path.basename('/a/b'), word, given, import.meta.filename.endsWith('main.ts')].join());`,
    );
    await writeFile(
      file('reads.ts'),
      `import { readFileSync } from 'node:fs';
       try { readFileSync(new URL('word.ts', import.meta.url)) } catch (error) { console.log(error.code) }`,
    );
  });
  after(() => rm(folder, { recursive: true, force: true }));

  test('runs with what it imports, and says nothing else', () => {
    const outcome = run(carriedProgram(file('main.ts'), [file('word.ts')]));
    assert.deepEqual(outcome, { stdout: 'b,नमस्ते,given,true\n', stderr: '', status: 0 });
  });

  test('needs no right to read files, and gets none', () => {
    const { stdout } = run(carriedProgram(file('reads.ts')));
    assert.equal(stdout, 'ERR_ACCESS_DENIED\n');
    const { stderr, status } = run(carriedProgram(file('main.ts')));
    assert.equal(status, 1);
    assert.match(stderr, /ERR_ACCESS_DENIED|ERR_MODULE_NOT_FOUND/);
  });

  test('is named where it is no TypeScript', async () => {
    await writeFile(file('broken.ts'), 'const a: = 1;');
    assert.throws(() => carriedProgram(file('broken.ts')), /SyntaxError|Expression expected/);
  });
});
