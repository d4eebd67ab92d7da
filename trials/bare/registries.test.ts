import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { hostsFile, relay, waysTo } from './registries.ts';

const registries = [
  new URL('https://packages.test/npm/'),
  new URL('http://archive.test/debian'),
  new URL('http://archive.test:8080/other'),
  new URL('https://packages.test/again/'),
];

test('each host has one loopback address, and keeps its ports', () => {
  assert.deepEqual(waysTo(registries), [
    { host: 'packages.test', port: 443, address: '127.0.1.1' },
    { host: 'archive.test', port: 80, address: '127.0.1.2' },
    { host: 'archive.test', port: 8080, address: '127.0.1.2' },
  ]);
});

test('the machine knows no other names', () => {
  assert.equal(
    hostsFile(waysTo(registries.slice(0, 2))),
    '127.0.0.1 localhost\n127.0.1.1 packages.test\n127.0.1.2 archive.test\n',
  );
});

test('what is sent to a way arrives, and the answer comes back whole', async (t) => {
  const registry = createServer({ allowHalfOpen: true }, async (socket) => {
    socket.end(`${await text(socket)} ${'x'.repeat(1_000_000)}`);
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const way = relay(() => connect((registry.address() as AddressInfo).port, '127.0.0.1'));
  await once(way.listen(0, '127.0.0.1'), 'listening');
  t.after(() => [registry.close(), way.close()]);
  const asking = connect((way.address() as AddressInfo).port, '127.0.0.1');
  asking.end('package');
  assert.equal((await text(asking)).length, 1_000_008);
});
