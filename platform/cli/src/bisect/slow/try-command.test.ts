import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryCommand } from '../try-command.ts';

const node = process.execPath;
const options = { env: {}, timeoutMs: 60_000 };

describe('a command that is tried', () => {
  test('succeeds where it ends with 0, and sees what it is given', async () => {
    const script = 'process.exit(process.env.AANGAN_RELEASES === "auth@1" ? 0 : 1)';
    const env = { AANGAN_RELEASES: 'auth@1' };
    assert.equal(await tryCommand([node, '-e', script], { ...options, env }), true);
    assert.equal(await tryCommand([node, '-e', script], options), false);
  });

  test('fails where it hangs, and ends with what it has started', async (context) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'aangan-bisect-'));
    context.after(() => rm(folder, { recursive: true }));
    const file = path.join(folder, 'pid');
    const script = `sleep 600 & echo $! > ${file}; wait`;
    assert.equal(await tryCommand(['sh', '-c', script], { ...options, timeoutMs: 2_000 }), false);
    const pid = Number(await readFile(file, 'utf8'));
    assert.ok(pid > 0);
    while (await isRunning(pid)) await sleep(20);
  });

  test('is named where there is none', async () => {
    await assert.rejects(tryCommand(['/absent/command'], options), /"\/absent\/command" cannot be/);
  });
});

/** A process that has ended stays in the table until its parent has taken note. */
async function isRunning(pid: number): Promise<boolean> {
  try {
    return !/^State:\s+Z/m.test(await readFile(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
