import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { test } from 'node:test';

const server = createServer();

/** Lives until it is killed or its connection ends. */
const site = (port: number) =>
  `require('node:net').connect(${port}, '127.0.0.1').on('close', () => process.exit())`;

/** As a test runner does: starts the site in a group of its own, and ends it on SIGINT only. */
const runner = (port: number) => `
  process.on('SIGINT', () => { site.on('exit', () => process.exit()); site.kill(); });
  const site = require('node:child_process').spawn(
    process.execPath, ['-e', ${JSON.stringify(site(port))}], { detached: true, stdio: 'ignore' });`;

const gate = (port: number) => `
  import { runStep } from ${JSON.stringify(import.meta.resolve('./step.ts'))};
  import { stopSignal } from ${JSON.stringify(import.meta.resolve('./stop-signal.ts'))};
  const signal = stopSignal();
  const parameters = ['-e', ${JSON.stringify(runner(port))}];
  await runStep({ name: 'journeys', command: process.execPath, parameters }, signal);
  console.log(signal.aborted ? 'stopped' : 'ended');`;

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`a gate that is ended by ${signal} ends what its steps have started`, async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const parameters = ['--input-type=module', '-e', gate(port)];
    const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
    const output: string[] = [];
    child.stdout.on('data', (part: Buffer) => output.push(part.toString()));
    const [connection] = (await once(server, 'connection')) as [Socket];
    const siteEnded = once(connection.resume(), 'close');
    child.kill(signal);
    await once(child, 'close');
    server.close();
    connection.end();
    assert.equal(output.join(''), 'stopped\n');
    await siteEnded;
  });
}

test('a gate that was started with an IPC channel ends by itself, and when the channel closes', async () => {
  const listening = (then: string) =>
    `import { stopSignal } from ${JSON.stringify(import.meta.resolve('./stop-signal.ts'))};
    const signal = stopSignal();
    ${then}`;
  const started = (then: string) =>
    spawn(process.execPath, ['--input-type=module', '-e', listening(then)], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });

  const done = started('process.exitCode = 3;');
  assert.deepEqual(await once(done, 'exit'), [3, null]);

  const waiting = started(`
    const work = setInterval(() => {}, 1_000);
    signal.onabort = () => { clearInterval(work); process.exitCode = 4; };
    console.log('waiting');`);
  await once(waiting.stdout as NodeJS.ReadableStream, 'data');
  waiting.disconnect();
  assert.deepEqual(await once(waiting, 'exit'), [4, null]);
});
