import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { runWebpack } from '../../../platform/build/src/run-webpack.ts';
import { copyRemote, makeWorkspace } from '../../copied-remote.ts';

const page = 'src/features/sign-in/components/sign-in.tsx';
const builder = new URL('../../../platform/build/src/run-webpack.ts', import.meta.url).href;
const lede = "lede={t({ id: 'auth.welcome-back', message: 'Welcome back.' })}";
const changed = lede.replace('Welcome back.', 'Come in.');

describe('a build in this process', () => {
  let workspace: string;
  let remote: string;
  let cache: string;

  before(async () => {
    workspace = mkdtempSync(join(tmpdir(), 'aangan-cache-'));
    makeWorkspace(workspace);
    remote = copyRemote(workspace, 'auth', []);
    cache = join(remote, 'node_modules/.cache/webpack');
    await runWebpack(remote);
  });
  after(() => rmSync(workspace, { recursive: true }));

  /** The hash of each file of the last build, by its name. */
  function built(): Record<string, string> {
    const dist = join(remote, 'dist');
    const files = globSync('**/*.*', { cwd: dist }).sort();
    const hashOf = (file: string) =>
      createHash('sha256')
        .update(readFileSync(join(dist, file)))
        .digest('hex');
    return Object.fromEntries(files.map((file) => [file, hashOf(file)]));
  }

  function edit(from: string, to: string): void {
    const text = readFileSync(join(remote, page), 'utf8');
    assert.ok(text.includes(from), `${page} has no ${from}`);
    writeFileSync(
      join(remote, page),
      text.replace(from, () => to),
    );
  }

  test('a changed line makes the same bytes with the cache as without it', async () => {
    assert.ok(existsSync(cache));
    const unchanged = built();
    edit(lede, changed);
    await runWebpack(remote);
    const cached = built();
    rmSync(cache, { recursive: true });
    await runWebpack(remote);
    assert.deepEqual(cached, built());
    assert.notDeepEqual(cached, unchanged);
    edit(changed, lede);
    await runWebpack(remote);
    assert.deepEqual(built(), unchanged);
  });

  test('a module that was refused is refused again', async () => {
    edit(lede, 'lede={process.env.SECRET}');
    const refusal = /sign-in\.tsx[\s\S]*there is no environment in a browser/;
    await assert.rejects(runWebpack(remote), refusal);
    await assert.rejects(runWebpack(remote), refusal);
    edit('lede={process.env.SECRET}', lede);
    await runWebpack(remote);
  });

  test('a build that a text of the command line begins is begun once', async () => {
    const log = join(workspace, 'begun.log');
    rmSync(cache, { recursive: true });
    const program = `
      import { appendFileSync, readFileSync } from 'node:fs';
      appendFileSync(${JSON.stringify(log)}, 'begun\\n');
      if (readFileSync(${JSON.stringify(log)}, 'utf8') !== 'begun\\n') process.exit(1);
      const { runWebpack } = await import(${JSON.stringify(builder)});
      await runWebpack(${JSON.stringify(remote)});`;
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    assert.equal(readFileSync(log, 'utf8'), 'begun\n');
  });
});
