import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { restartAfterKills } from '../restart-after-kills.ts';
import { answers, bootstrapper, type CommandProcess, folderOfTests, run } from '../site.ts';
import { visibleDesigners } from '../visible-designers.ts';

const folder = folderOfTests();

/** The scripts that a page loads and preloads, by their addresses. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/releases\/[^"]+\.js)"/g)].map(([, file = '']) => file);
}

describe('a site of which parts are killed', () => {
  // One site for all: a first start takes twice as long as a later one.
  let settings: Awaited<ReturnType<typeof folder.settingsFor>>;
  let site: CommandProcess;
  before(async () => {
    settings = await folder.settingsFor('killed');
  });

  test('starts again at once after everything was killed, each time', async () => {
    const result = await restartAfterKills({ settings, rounds: 2, run });
    assert.deepEqual(result.failures, []);
    site = result.site;
  });

  test('starts its database again when that is killed, serves pages meanwhile, and loses nothing', async () => {
    const origin = `http://localhost:${settings.PORT}`;
    const expected = await visibleDesigners(origin);
    // A visitor before: what a page needs is on the edge's disk from then on, whether or not it was fetched ahead.
    const pageBefore = await fetch(`${origin}/designers`);
    for (const file of scriptsOf(await pageBefore.text()))
      await (await fetch(`${origin}${file}`)).text();
    const cluster = path.join(settings.DATA_DIR, 'postgres');
    const pid = Number.parseInt(await readFile(path.join(cluster, 'postmaster.pid'), 'utf8'), 10);
    // Files of another version keep it from starting again until they are as they were.
    const version = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8');
    await writeFile(path.join(cluster, 'PG_VERSION'), '15\n');
    process.kill(pid, 'SIGKILL');
    await site.says(/could not be started again/);

    const away = await fetch(`${origin}/api/designers/profiles/`);
    assert.equal(away.status, 503);
    assert.ok(Number(away.headers.get('retry-after')) > 0);
    for (const address of ['/platform/channels/production', '/platform/discovery/production']) {
      assert.equal((await fetch(`${origin}${address}`)).status, 503, address);
    }
    const page = await fetch(`${origin}/designers`);
    assert.equal(page.status, 200);
    for (const file of scriptsOf(await page.text())) {
      assert.equal((await fetch(`${origin}${file}`)).status, 200, file);
    }
    for (const [address, status] of [
      ['/api/health/', 503],
      ['/platform/health', 503],
      ['/api/health/live/', 200],
      ['/platform/health/live', 200],
    ] as const) {
      assert.equal((await fetch(`${origin}${address}`)).status, status, address);
    }

    await writeFile(path.join(cluster, 'PG_VERSION'), version);
    await site.says(/The database server is running again/);
    assert.deepEqual(await visibleDesigners(origin), expected);
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
    site.child.kill('SIGTERM');
    assert.equal((await site.exit()).code, 0);
  });

  test('stops when the process that started it is killed', async () => {
    const starter = run(['site/src/bin.ts', 'start'], settings, [bootstrapper]);
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
