import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import { rolloutCalls } from '../../testing/rollout-calls.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const urlOf = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** A registry that runs jobs. Its checker says when it is asked; where it hangs, it never answers. */
const registryProcess = `
  const [, connection, blobs, hangs] = process.argv;
  const server = await import(${urlOf('../../../../../shared/server/src/index.ts')});
  const { openRegistry, registrySchema } = await import(${urlOf('../../open-registry.ts')});
  const none = async () => [];
  const registry = openRegistry({
    database: server.createDatabase({
      connection: JSON.parse(connection), applicationName: 'registry', schema: registrySchema,
    }),
    blobs: server.createBlobStore(blobs),
    checker: {
      typeProblems: none, misfits: none, unrendered: none,
      unbooted: async () => {
        console.log('asked');
        if (hangs) await new Promise(() => {});
        return { failed: [], unanswered: [], openedIn: [], opened: [], unused: [] };
      },
    },
  });
  await server.startJobs({
    connection: JSON.parse(connection), tasks: registry.rollouts.tasks,
    takeOverTimes: { everyMs: 100, graceMs: 600 },
    logger: server.createLogger({ name: 'registry', level: 'silent' }),
  });`;

const shell = shellRelease('1');
const vendors = remoteRelease('vendors', '1');
const nextVendors = remoteRelease('vendors', '2');
const children: ChildProcess[] = [];
let testServer: TestServer;
const { promote, newest, served, passMinutes, lines, rules } = rolloutCalls(() => testServer);

/** A registry in a process of its own, and how often its checker was asked. */
function startRegistry({ hangs }: { hangs: boolean }) {
  const { connection, root } = testServer;
  const given = [JSON.stringify(connection), root, hangs ? 'hangs' : ''];
  const child = spawn(process.execPath, ['--input-type=module', '-e', registryProcess, ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const asked: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => asked.push(line));
  return { child, asked };
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (!(await isSo())) {
    assert.ok(Date.now() < deadline, JSON.stringify([await served(), await newest()]));
    await sleep(50);
  }
}

describe('a rollout whose registry is killed in the middle of a step', () => {
  before(async () => {
    testServer = await startTestServer();
  });
  after(async () => {
    for (const child of children) child.kill('SIGKILL');
    await testServer.stop();
  });

  test('goes on in the others, of which one takes it', async () => {
    await testServer.publish(shell, vendors, nextVendors);
    await promote([shell, vendors]);
    await rules({ minViews: 0, maxWaitMinutes: 0 });
    const steps = [
      { percent: 25, afterMinutes: 30 },
      { percent: 100, afterMinutes: 120 },
    ];
    await promote([nextVendors], { canary: 5, steps });
    await passMinutes(30);

    const killed = startRegistry({ hangs: true });
    await until(() => killed.asked.length > 0);
    killed.child.kill('SIGKILL');
    await once(killed.child, 'exit');
    assert.deepEqual((await served()).shares, [5], 'it had not taken the step');

    const others = [startRegistry({ hangs: false }), startRegistry({ hangs: false })];
    await until(async () => (await served()).shares[0] === 25);
    await passMinutes(120);
    await until(async () => (await served()).stable === nextVendors.manifest.release);
    const { state, waitsFor } = await newest();
    assert.deepEqual({ state, waitsFor }, { state: 'done', waitsFor: [] });
    const taken = (await lines(9)).filter(({ by }) => by.startsWith('platform'));
    assert.deepEqual(taken.map(({ kind, percent }) => [kind, percent]).toSorted(), [
      ['canary', 25],
      ['end-canary', 25],
      ['promote', null],
    ]);
    for (const { child } of others) assert.equal(child.exitCode, null);
  });
});
