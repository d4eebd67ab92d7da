import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { isPlainError } from '@aangan/server';
import { requireFreePorts } from './free-ports.ts';

let other: Server;
let taken: number;

/** A server on the port, once it listens. */
async function listen(port: number): Promise<Server> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function refusal(host: string, ports: number[]): Promise<string> {
  const error: unknown = await requireFreePorts(host, ports).catch((reason: unknown) => reason);
  assert.ok(isPlainError(error));
  return error.message;
}

describe('requireFreePorts', () => {
  before(async () => {
    other = await listen(0);
    taken = (other.address() as AddressInfo).port;
  });
  after(() => other.close());

  test('passes when all are free, and leaves them free', async () => {
    const free = await listen(0);
    const { port } = free.address() as AddressInfo;
    await new Promise((resolve) => free.close(resolve));
    await requireFreePorts('127.0.0.1', [port]);
    const again = await listen(port);
    assert.equal((again.address() as AddressInfo).port, port);
    again.close();
  });

  test('names the port in use and how to choose another', async () => {
    const message = await refusal('127.0.0.1', [taken]);
    assert.ok(message.startsWith(`Port ${taken} is in use by another program.`));
    assert.match(message, /PORT=4000 npm start/);
  });

  test('names the staging channel for the second port', async () => {
    assert.match(
      await refusal('127.0.0.1', [0, taken]),
      /which the staging channel takes, is in use/,
    );
  });

  test('refuses a HOST that is no address of this machine', async () => {
    assert.match(await refusal('192.0.2.1', [0]), /^HOST=192\.0\.2\.1 cannot be listened on/);
  });
});
