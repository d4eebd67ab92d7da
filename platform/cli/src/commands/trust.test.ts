import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { trustCommand } from './trust.ts';

const marked = {
  name: 'offers',
  grants: ['read /api/designers/vendors/'],
  by: 'anna@aangan.test',
  at: '2026-11-29T12:00:00.000Z',
  why: 'An agency builds it.',
};

let url: string;
const asked: unknown[] = [];
const site = createServer((request, response) => {
  asked.push([request.method, request.url, request.headers['content-length']]);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ results: [marked] }));
});
before(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  process.env.AANGAN_TOKEN = 'a token';
});
after(() => {
  delete process.env.AANGAN_TOKEN;
  site.close();
});

test('the remotes of low trust are listed, with what they may do, who marked them and why', async (context) => {
  const printed = context.mock.method(console, 'log', () => undefined);
  assert.equal(await trustCommand.run(['list'], { url }), 0);
  const text = printed.mock.calls.map((call) => call.arguments.join()).join('\n');
  assert.match(text, /offers +read \/api\/designers\/vendors\/ +anna@aangan\.test +An agency/);
  assert.deepEqual(asked, [['GET', '/platform/low-trust', undefined]]);
});
