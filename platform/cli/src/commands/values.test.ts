import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { after, before, describe, type TestContext, test } from 'node:test';
import { valuesCommand } from './values.ts';

const declared = { type: 'number', default: 6, description: 'Rows.', readBy: 'both' };
const listed = (remote: string, name: string, more: object) => ({
  remote,
  name,
  declared,
  setting: null,
  canary: null,
  ...more,
});

describe('values that are copied from a channel', () => {
  let url: string;
  const sent: unknown[] = [];
  const site = createServer(async (request, response) => {
    if (request.method === 'POST') sent.push(await json(request));
    const values = [
      listed('shop', 'rows', { setting: 3 }),
      listed('shop', 'gone', { setting: 4, declared: null }),
      listed('shop', 'unset', {}),
      listed('beside', 'gone', { setting: 5, declared: null }),
    ];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ revision: 7, values, moved: [], warnings: [] }));
  });
  before(async () => {
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  after(() => site.close());

  /** @returns what is said beside the result */
  async function copy(remote: string, context: TestContext): Promise<string> {
    process.env.AANGAN_TOKEN = 'a token';
    const said = context.mock.method(console, 'error', () => undefined);
    context.mock.method(console, 'log', () => undefined);
    const options = { url, from: 'staging', channel: 'production', why: 'Tried.' };
    try {
      await valuesCommand.run(['set', remote], options);
    } finally {
      delete process.env.AANGAN_TOKEN;
    }
    return said.mock.calls.map((call) => call.arguments.join()).join('\n');
  }

  test('are those that its releases read; it says which are not', async (context) => {
    const said = await copy('shop', context);
    const [asked] = sent.splice(0) as { values: unknown }[];
    assert.deepEqual(asked?.values, [{ name: 'rows', to: 3 }]);
    assert.equal(said, 'Left out, since no release on staging reads it: gone.');
  });

  test('are refused where none is left', async (context) => {
    const message = 'staging sets no value of beside that its release reads.';
    await assert.rejects(copy('beside', context), { name: 'UsageError', message });
    assert.deepEqual(sent, []);
  });
});
