import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { bootstrapper, folderOfTests, freePorts, run, workspace } from './site.ts';

const folder = folderOfTests();

describe('a start', () => {
  it('is refused with malformed settings, all at once, without its database, and on a folder it may not write', async () => {
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

  it('is refused in production without what they need', async () => {
    const api = await run(['start', 'api'], { NODE_ENV: 'production' }).exit();
    assert.equal(api.code, 1);
    assert.match(api.said, /DATABASE_URL: aangan start api needs it/);
    const all = await run(['start'], { NODE_ENV: 'production' }).exit();
    assert.match(all.said, /SEED: demo data has accounts with a known password/);
  });
});

/** What `npx aangan` finds. */
const installed = path.join(workspace, 'node_modules/.bin/aangan');

describe('npx aangan', () => {
  it('runs the command that npm run aangan runs, with its options and exit codes', async () => {
    for (const program of [[installed], [bootstrapper, 'platform/cli/src/bin.ts']]) {
      const aangan = (...argv: string[]) => run(argv, {}, program).exit();
      const unknown = await aangan('status', '--colour');
      assert.equal(unknown.code, 2, unknown.said);
      assert.match(unknown.said, /Unknown option '--colour'/);
      const unreachable = await aangan('status', '--url', 'http://127.0.0.1:1', '--json');
      assert.equal(unreachable.code, 1);
      assert.match(unreachable.said, /"message": "http:\/\/127\.0\.0\.1:1 does not answer/);
      assert.equal((await aangan('completion', 'bash')).code, 0);
    }
  });
});
