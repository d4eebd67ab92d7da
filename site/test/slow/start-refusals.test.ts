import assert from 'node:assert/strict';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'node:test';
import { execute, folderOfTests, freePorts, run, temporaryFolder, workspace } from '../site.ts';

const folder = folderOfTests();

describe('a start', () => {
  test('is refused with malformed settings, all at once, without its database, and on a folder it may not write', async () => {
    const malformed = await run(['start'], { PORT: 'x', SEED: 'y', LOG_LEVEL: 'z' }).exit();
    assert.equal(malformed.code, 1);
    assert.match(malformed.said, /3 settings are malformed:\n {2}- .*\n {2}- .*\n {2}- /);
    const nowhere = { DATABASE_URL: 'postgres://anna:secret@127.0.0.1:1/aangan' };
    const lost = { PORT: String(await freePorts()), DATA_DIR: path.join(folder.path, 'data') };
    const unreachable = await run(['start'], { ...nowhere, ...lost }).exit();
    assert.equal(unreachable.code, 1);
    assert.match(
      unreachable.said,
      /The database of DATABASE_URL .* cannot be used: .*ECONNREFUSED/,
    );
    assert.doesNotMatch(unreachable.said, /secret|Built/);
    const unwritable = await run(['start'], { DATA_DIR: '/proc/aangan' }).exit();
    assert.equal(unwritable.code, 1);
    assert.match(unwritable.said, /DATA_DIR \/proc\/aangan cannot be written/);
  });

  test('is refused in production without what they need', async () => {
    const api = await run(['start', 'api'], { NODE_ENV: 'production' }).exit();
    assert.equal(api.code, 1);
    assert.match(api.said, /DATABASE_URL: aangan start api needs it/);
    const all = await run(['start'], { NODE_ENV: 'production' }).exit();
    assert.match(all.said, /SEED: demo data has accounts with a known password/);
  });
});

/** Runs a program of npm in a folder. */
function npm(program: string, argv: readonly string[], cwd = workspace) {
  const settings = { npm_config_update_notifier: 'false', AANGAN_TOKEN: 'a token' };
  return execute(program, argv, settings, cwd).exit();
}

describe('npx aangan, and npm run aangan', () => {
  const programs = [
    ['npx', 'aangan'],
    ['npm', 'run', '-s', 'aangan', '--'],
  ] as const;

  for (const [program, ...first] of programs) {
    test(`as ${program}: every option reaches the command, those that npm has too`, async () => {
      const site = ['--registry', 'http://127.0.0.1:1', '--json'];
      const unreachable = await npm(program, [...first, 'status', ...site]);
      assert.equal(unreachable.code, 1, unreachable.said);
      assert.match(unreachable.said, /"message": "http:\/\/127\.0\.0\.1:1 does not answer/);
      const release = ['promote', 'vendors@0123456789abcdef', '--to', 'staging'];
      const more = ['--force', '--revision', '3', '--security-fix', '--canary', '10'];
      const refused = await npm(program, [...first, ...release, ...more, '--why', 'two words']);
      assert.equal(refused.code, 2, refused.said);
      assert.match(refused.said, /A security fix is for everybody: leave --canary out/);
    });
  }

  test('are there before anything was installed: npx finds the command, which installs', async () => {
    const bareCheckout = await temporaryFolder();
    const copied = [
      'package.json',
      'tools/bootstrap.mjs',
      'tools/one-install.mjs',
      'tools/command',
    ];
    for (const name of copied) {
      await cp(path.join(workspace, name), path.join(bareCheckout.path, name), { recursive: true });
    }
    // A lockfile that does not fit: what is tried is seen, and nothing is downloaded.
    await writeFile(path.join(bareCheckout.path, 'pnpm-lock.yaml'), "lockfileVersion: '9.0'\n");
    const { code, said } = await npm('npx', ['aangan', 'status'], bareCheckout.path);
    await bareCheckout.remove();
    assert.equal(code, 1, said);
    assert.match(
      said,
      /Installing dependencies[\s\S]*Installing the dependencies failed: see above/,
    );
  });
});
