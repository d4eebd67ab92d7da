import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { entryOf, madeUpSite } from '@aangan/checker/testing';
import { type CheckerClient, createCheckerClient } from '@aangan/registry';
import { createLogger } from '@aangan/server';
import { readStartSettings } from '../../src/read-start-settings.ts';
import { createLifecycle } from '../../src/start/lifecycle.ts';
import { runChecker } from '../../src/start/run-checker.ts';
import { folderOfTests, run } from '../site.ts';

/** The processes whose command has a text. */
function processesWith(text: string): { pid: number; environment: string }[] {
  const read = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8');
    } catch {
      return '';
    }
  };
  return readdirSync('/proc')
    .filter((pid) => Number(pid) !== process.pid && read(pid, 'cmdline').includes(text))
    .map((pid) => ({ pid: Number(pid), environment: read(pid, 'environ') }));
}

const typed = (text: string) => ({
  name: 'auth',
  release: 'a1',
  team: 'accounts',
  consumes: {},
  slots: {},
  extensions: [],
  exposes: { './Panel': `export declare function Panel(props: ${text}): unknown;` },
});
const problemsOf = (client: CheckerClient) => client.typeProblems(typed('{ a: Missing }'));

/** Opens a page of a made-up site that runs this. */
function boot(client: CheckerClient, show?: string) {
  const { order, files } = madeUpSite({ items: entryOf('items', show) });
  return client.unbooted(order as never, 'items', async (sha256) => files.get(sha256));
}

const folder = folderOfTests();

describe('aangan start checker', () => {
  test('checks at its socket, also where a killed one left the file, and stops', async () => {
    const url = `unix:${path.join(folder.path, 'c.sock')}`;
    const client = createCheckerClient({ url });
    const start = async () => {
      const checker = run(['start', 'checker'], { CHECKER_URL: url });
      await checker.says(/The checker is ready at unix:/);
      assert.match((await problemsOf(client)).join(), /Cannot find name 'Missing'/);
      return checker;
    };

    const killed = await start();
    killed.child.kill('SIGKILL');
    await killed.exit();
    const stopped = await start();
    stopped.child.kill('SIGTERM');

    assert.equal((await stopped.exit()).code, 0);
    await client.close();
  });
});

describe('the checker of a site in one process', () => {
  test('has no secrets, is started again when it is killed in the middle of a check, and leaves nothing', async () => {
    const lifecycle = createLifecycle();
    const logger = createLogger({ name: 'site', level: 'silent' });
    const settings = { ...readStartSettings('all', process.env), logLevel: 'fatal' as const };
    const url = await runChecker(settings, logger, lifecycle);
    const directory = path.dirname(url.replace('unix:', ''));
    // A busy machine takes long to start it again.
    const client = createCheckerClient({ url, reachWithinMs: 60_000 });
    try {
      assert.deepEqual((await boot(client)).failed, []);
      const [checker, ...others] = processesWith(`--socket\0${directory}`);
      assert.deepEqual(others, []);
      assert.equal(checker?.environment, `TMPDIR=${directory}\0`);

      const interrupted = boot(client, "main.append('x')");
      while (processesWith(`--user-data-dir=${directory}`).length === 0) await sleep(5);
      process.kill(checker?.pid ?? 0, 'SIGKILL');
      assert.deepEqual((await interrupted).failed, []);
      assert.notEqual(processesWith(`--socket\0${directory}`)[0]?.pid, checker?.pid);
    } finally {
      await client.close();
      await lifecycle.stop();
    }
    // A browser that was killed is gone once the system has taken its memory back.
    const latest = performance.now() + 5_000;
    while (processesWith(directory).length > 0 && performance.now() < latest) await sleep(20);
    assert.deepEqual(processesWith(directory), []);
    assert.equal(existsSync(directory), false);
  });
});
