import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { restartAfterKills } from './restart-after-kills.ts';
import { answers, bootstrapper, folderOfTests, freePortPair, getJson, run } from './site.ts';

const folder = folderOfTests();

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

/** The scripts that a page loads and preloads, by their addresses. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/releases\/[^"]+\.js)"/g)].map(([, file = '']) => file);
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

  it('starts again at once after everything was killed, each time', async () => {
    const settings = await settingsFor('restarted');
    const result = await restartAfterKills({ settings, rounds: 3, run });
    assert.deepEqual(result.failures, []);
  });

  it('starts its database again when that is killed, serves pages meanwhile, and loses nothing', async () => {
    const settings = await settingsFor('dependent');
    const dependent = run(['start'], settings);
    await dependent.says(/Aangan is ready/);
    const origin = `http://localhost:${settings.PORT}`;
    const expected = await visible(origin);
    // A visitor before: what a page needs is on the edge's disk from then on, whether or not it was fetched ahead.
    const before = await fetch(`${origin}/designers`);
    for (const file of scriptsOf(await before.text()))
      await (await fetch(`${origin}${file}`)).text();
    const cluster = path.join(settings.DATA_DIR, 'postgres');
    const pid = Number.parseInt(await readFile(path.join(cluster, 'postmaster.pid'), 'utf8'), 10);
    // Files of another version keep it from starting again until they are as they were.
    const version = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8');
    await writeFile(path.join(cluster, 'PG_VERSION'), '15\n');
    process.kill(pid, 'SIGKILL');
    await dependent.says(/could not be started again/);

    const away = await fetch(`${origin}/api/designers/profiles/`);
    assert.equal(away.status, 503);
    assert.ok(Number(away.headers.get('retry-after')) > 0);
    for (const path of ['/platform/channels', '/platform/releases']) {
      assert.equal((await fetch(`${origin}${path}`)).status, 503, path);
    }
    const page = await fetch(`${origin}/designers`);
    assert.equal(page.status, 200);
    for (const file of scriptsOf(await page.text())) {
      assert.equal((await fetch(`${origin}${file}`)).status, 200, file);
    }
    for (const [path, status] of [
      ['/api/health/', 503],
      ['/platform/health', 503],
      ['/api/health/live/', 200],
      ['/platform/health/live', 200],
    ] as const) {
      assert.equal((await fetch(`${origin}${path}`)).status, status, path);
    }

    await writeFile(path.join(cluster, 'PG_VERSION'), version);
    await dependent.says(/The database server is running again/);
    assert.deepEqual(await visible(origin), expected);
    // Jobs are run again too: a mail is one.
    const ticket = { name: 'A', email: 'a@example.com', subject: 'Hello', message: 'Hello.' };
    const sent = await fetch(`${origin}/api/support/tickets/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ticket),
    });
    assert.equal(sent.status, 201);
    const unsent = async () =>
      /not sent yet/.test(await (await fetch(`${origin}/sandbox/mail/`)).text());
    const deadline = Date.now() + 60_000;
    while ((await unsent()) && Date.now() < deadline) await sleep(200);
    assert.equal(await unsent(), false);
    dependent.child.kill('SIGTERM');
    assert.equal((await dependent.exit()).code, 0);
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
