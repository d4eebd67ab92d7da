import assert from 'node:assert/strict';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { createLifecycle } from './lifecycle.ts';
import { listen } from './listen.ts';

describe('a process behind a proxy that is to stop', () => {
  test('accepts no new connections, and answers once more on those that are kept open', async (context) => {
    const app = fastify();
    app.get('/', () => 'here');
    const lifecycle = createLifecycle();
    await listen(app, { host: '127.0.0.1', port: 0 }, lifecycle, { letGoMs: 500 });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    context.after(() => agent.destroy());
    const { port } = app.server.address() as AddressInfo;
    const ask = (through = new Agent()) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const url = `http://127.0.0.1:${port}/`;
        get(url, { agent: through }, (answer) =>
          answer.resume().on('end', () => resolve(answer)),
        ).on('error', reject);
      });
    const before = await ask(agent);
    assert.equal(before.headers.connection, 'keep-alive');
    const stopped = lifecycle.stop();
    while (app.server.listening) await sleep(1);
    await assert.rejects(ask(), /ECONNREFUSED/);
    const after = await ask(agent);
    assert.deepEqual([after.statusCode, after.headers.connection], [200, 'close']);
    await stopped;
  });
});
