import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  answers,
  bootstrapper,
  freePortPair,
  getJson,
  killAll,
  run,
  temporaryFolder,
} from './site.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
before(async () => {
  folder = await temporaryFolder();
});
after(async () => {
  await killAll();
  await folder.remove();
});

interface Page {
  count: number;
  results: { id: number; full_name: string; instagram_posts: unknown[] }[];
}

/** What a visitor sees of the demo data, but for the ids that the database gave. */
async function visible(origin: string): Promise<unknown> {
  const { count, results } = await getJson<Page>(`${origin}/api/designers/profiles/?page_size=48`);
  const firms = results.map(({ full_name, instagram_posts }) => [
    full_name,
    instagram_posts.length,
  ]);
  return { count, firms: firms.sort() };
}

async function settingsFor(name: string): Promise<{ PORT: string; DATA_DIR: string }> {
  return { PORT: String(await freePortPair()), DATA_DIR: path.join(folder.path, name) };
}

describe('a start that is killed', () => {
  it('at any moment is repaired by the next: same site, same data', async () => {
    const complete = await settingsFor('complete');
    const first = run(['start'], complete);
    await first.says(/Aangan is ready/);
    const expected = await visible(`http://localhost:${complete.PORT}`);
    first.child.kill('SIGTERM');
    await first.exit();

    // Several times on one folder: during initdb, migrations, seeding and publishing.
    const settings = await settingsFor('killed');
    for (const delayMs of [400, 900, 1300, 1600, 1900, 2200, 2500, 2900]) {
      const killed = run(['start'], settings);
      await sleep(delayMs);
      killed.child.kill('SIGKILL');
      assert.equal((await killed.exit()).signal, 'SIGKILL');
    }
    const next = run(['start'], settings);
    await next.says(/Aangan is ready/);
    assert.deepEqual(await visible(`http://localhost:${settings.PORT}`), expected);
    const left = (await readdir(settings.DATA_DIR)).filter((name) => name.includes('new-'));
    assert.deepEqual(left, [], 'no unfinished database cluster is left');
    next.child.kill('SIGTERM');
    assert.equal((await next.exit()).code, 0);
  });

  it('while seeding is repaired by the next', async () => {
    const settings = await settingsFor('seeding');
    for (const delayMs of [0, 150, 400, 800]) {
      const killed = run(['start'], settings);
      await killed.says(/Tables/);
      await sleep(delayMs);
      killed.child.kill('SIGKILL');
      await killed.exit();
    }
    const next = run(['start'], settings);
    await next.says(/Aangan is ready/);
    const { count } = await getJson<Page>(
      `http://localhost:${settings.PORT}/api/designers/profiles/`,
    );
    assert.ok(count >= 24, `${count} designers`);
    next.child.kill('SIGTERM');
    await next.exit();
  });

  it('stops cleanly when asked at any moment, with exit code 0 and no database left running', async () => {
    const settings = await settingsFor('interrupted');
    for (const delayMs of [300, 700, 1200, 2000]) {
      const interrupted = run(['start'], settings);
      await sleep(delayMs);
      interrupted.child.kill('SIGINT');
      const { code, signal, said } = await interrupted.exit();
      // Before Node has loaded the program, nothing catches the signal.
      assert.ok(
        code === 0 || signal === 'SIGINT',
        `after ${delayMs} ms: ${code} ${signal}\n${said}`,
      );
      assert.doesNotMatch(said, /Error|had left running/);
    }
  });

  it('stops soon when asked in the middle of a long seeding, and goes on with it next time', async () => {
    const settings = { ...(await settingsFor('long')), SEED: 'scale:60000' };
    const interrupted = run(['start'], settings);
    await interrupted.says(/Tables/);
    await sleep(1_500);
    const asked = Date.now();
    interrupted.child.kill('SIGINT');
    const { code, said } = await interrupted.exit();
    assert.equal(code, 0, said);
    assert.doesNotMatch(said, /rror|Generated data there/);
    assert.ok(Date.now() - asked < 15_000, `it took ${Date.now() - asked} ms`);
    const next = run(['start'], { ...settings, SEED: 'scale:200' });
    await next.says(/Aangan is ready/);
    next.child.kill('SIGTERM');
    await next.exit();
  });

  it('stops with a message when its database is killed, and loses nothing', async () => {
    const settings = await settingsFor('dependent');
    const dependent = run(['start'], settings);
    await dependent.says(/Aangan is ready/);
    const expected = await visible(`http://localhost:${settings.PORT}`);
    const pidFile = path.join(settings.DATA_DIR, 'postgres/postmaster.pid');
    process.kill(Number.parseInt(await readFile(pidFile, 'utf8'), 10), 'SIGKILL');
    const { code, said } = await dependent.exit();
    assert.equal(code, 1);
    assert.match(said, /The database server ended/);
    const next = run(['start'], settings);
    await next.says(/Aangan is ready/);
    assert.deepEqual(await visible(`http://localhost:${settings.PORT}`), expected);
    next.child.kill('SIGTERM');
    await next.exit();
  });

  it('stops when the process that started it is killed', async () => {
    const settings = await settingsFor('orphaned');
    const starter = run(['platform/cli/src/bin.ts', 'start'], settings, [bootstrapper]);
    await starter.says(/Aangan is ready/);
    const url = `http://localhost:${settings.PORT}`;
    starter.child.kill('SIGKILL');
    const deadline = Date.now() + 20_000;
    while ((await answers(url)) && Date.now() < deadline) {
      await sleep(100);
    }
    assert.equal(await answers(url), false);
    await starter.exit();
    const next = run(['start'], settings);
    await next.says(/Aangan is ready/);
    assert.doesNotMatch(next.said(), /had left running/);
    next.child.kill('SIGTERM');
    await next.exit();
  });
});
