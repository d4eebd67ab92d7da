import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CommandProcess, folderOfTests, run } from '../site.ts';
import { visibleDesigners } from '../visible-designers.ts';

const folder = folderOfTests();
type Settings = Awaited<ReturnType<typeof folder.settingsFor>>;

/** What one start makes that is not disturbed. */
async function designersOf(settings: Settings) {
  const site = run(['start'], settings);
  await site.says(/Aangan is ready/);
  const designers = await visibleDesigners(`http://localhost:${settings.PORT}`);
  site.child.kill('SIGTERM');
  await site.exit();
  return designers;
}

/** Kills several starts on one folder: during initdb, migrations, seeding and publishing (`npm run trial -- restart` has more). */
async function killOften(settings: Settings): Promise<void> {
  const kill = async (killed: CommandProcess, delayMs: number) => {
    await sleep(delayMs);
    killed.child.kill('SIGKILL');
    assert.equal((await killed.exit()).signal, 'SIGKILL');
  };
  for (const delayMs of [400, 1300]) await kill(run(['start'], settings), delayMs);
  for (const delayMs of [0, 400, 1500]) {
    const seeding = run(['start'], settings);
    await seeding.says(/Tables/);
    await kill(seeding, delayMs);
  }
}

// Each has a site of its own.
describe('a start that is killed', { concurrency: true }, () => {
  test('at any moment is repaired by the next, also while seeding: same site, same data', async () => {
    const complete = await folder.settingsFor('complete');
    const settings = await folder.settingsFor('killed');
    const [expected] = await Promise.all([designersOf(complete), killOften(settings)]);
    const next = run(['start'], settings);
    await next.says(/Aangan is ready/);
    assert.deepEqual(await visibleDesigners(`http://localhost:${settings.PORT}`), expected);
    const left = (await readdir(settings.DATA_DIR)).filter((name) => name.includes('new-'));
    assert.deepEqual(left, [], 'no unfinished database cluster is left');
    next.child.kill('SIGTERM');
    assert.equal((await next.exit()).code, 0);
  });

  test('stops cleanly when asked at any moment, with exit code 0 and no database left running', async () => {
    const settings = await folder.settingsFor('interrupted');
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

  test('stops soon when asked in the middle of a long seeding, and goes on with it next time', async () => {
    const settings = { ...(await folder.settingsFor('long')), SEED: 'scale:60000' };
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
});
