import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { after, before, describe, type TestContext, test } from 'node:test';
import { rolloutCommand } from '../commands/rollout.ts';
import { aRollout } from '../testing/a-rollout.ts';

const rollout = { ...aRollout, waitsFor: ['the approval of an integrator'] };

describe('approving a step', () => {
  let url: string;
  /** What was asked of the site, in its order, and what was sent. */
  const asked: string[] = [];
  const sent: unknown[] = [];
  const site = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url?.split('/').at(-1)}`);
    if (request.method === 'POST') sent.push(await json(request));
    const answer =
      request.method === 'POST'
        ? { revision: 8, rollout: { ...rollout, approvedBy: 'op@aangan.test' } }
        : { revision: 7, results: [rollout] };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  });
  before(async () => {
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  after(() => site.close());

  /** @returns what is printed */
  async function approve(words: string[], context: TestContext, more: object = {}) {
    process.env.AANGAN_TOKEN = 'a token';
    const printed = context.mock.method(console, 'log', () => undefined);
    try {
      await rolloutCommand.run(['approve', ...words], { url, channel: 'production', ...more });
    } finally {
      delete process.env.AANGAN_TOKEN;
    }
    return printed.mock.calls.map((call) => call.arguments.join()).join('\n');
  }

  test('needs the share of the step, and says which one comes next', async (context) => {
    await assert.rejects(approve(['vendors'], context), {
      name: 'UsageError',
      message:
        /→ 25 % after 30 minutes.*Name the share that you approve: aangan rollout approve vendors 25 --channel production$/s,
    });
    assert.deepEqual(sent, []);
  });

  test('is refused where another step comes next than the one that is named', async (context) => {
    await assert.rejects(approve(['vendors', '100'], context), {
      name: 'UsageError',
      message: /^Nothing was approved: the next step is 25 %, not 100 %\./,
    });
    assert.deepEqual(sent, []);
  });

  test('is of the revision that was read before the step', async (context) => {
    asked.length = 0;
    const printed = await approve(['vendors', '25%'], context, { why: 'It is calm.' });
    assert.deepEqual(sent.splice(0), [{ why: 'It is calm.', expectedRevision: 7 }]);
    assert.deepEqual(asked, ['GET releases', 'GET rollouts', 'POST approval']);
    assert.match(printed, /the next step is approved by op@aangan\.test/);
  });

  test('is of the revision that is named, also without a share', async (context) => {
    await approve(['vendors'], context, { revision: '6' });
    assert.deepEqual(sent.splice(0), [{ why: '', expectedRevision: 6 }]);
  });
});
