import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePortPair, killAll, run, temporaryFolder } from './site.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
before(async () => {
  folder = await temporaryFolder();
});
after(async () => {
  await killAll();
  await folder.remove();
});

async function postgresPid(dataDir: string): Promise<number> {
  const text = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  return Number.parseInt(text, 10);
}

describe('a database server that dies', () => {
  it('is started again by the running site, which answers 503 meanwhile and still serves pages', async () => {
    const settings = {
      PORT: String(await freePortPair()),
      DATA_DIR: path.join(folder.path, 'data'),
      SEED: 'none',
    };
    const origin = `http://localhost:${settings.PORT}`;
    const site = run(['start'], settings);
    await site.says(/Aangan is ready/);
    assert.equal((await fetch(`${origin}/about`)).status, 200);

    process.kill(await postgresPid(settings.DATA_DIR), 'SIGKILL');
    const seen = new Set<number>();
    const deadline = Date.now() + 60_000;
    for (;;) {
      const answer = await fetch(`${origin}/api/designers/profiles/`);
      seen.add(answer.status);
      if (answer.status === 503) {
        assert.equal(answer.headers.get('retry-after'), '5');
        assert.equal((await fetch(`${origin}/about`)).status, 200);
        assert.equal((await fetch(`${origin}/api/health/live/`)).status, 200);
      }
      if (answer.status === 200 && seen.has(503)) break;
      assert.ok(Date.now() < deadline, `statuses so far: ${[...seen]}\n${site.said()}`);
      await sleep(5);
    }
    assert.deepEqual(
      [...seen].filter((status) => status !== 200 && status !== 503),
      [],
    );
    await site.says(/The database server is running again/);
    assert.equal((await fetch(`${origin}/api/health/`)).status, 200);
    site.child.kill('SIGTERM');
    assert.equal((await site.exit()).code, 0);
  });
});
