import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import {
  askProvider,
  waitBeforeRepeat,
} from '../../src/modules/instagram/provider/ask-provider.ts';
import { type ScriptedProvider, startScriptedProvider } from './scripted-provider.ts';

describe('a request to Instagram', () => {
  let provider: ScriptedProvider;
  before(async () => {
    provider = await startScriptedProvider();
  });
  beforeEach(() => provider.reset());
  after(() => provider.stop());
  const ask = (timeoutMs = 5_000) => askProvider(`${provider.url}/me`, { timeoutMs, retryMs: 1 });

  test('that is not answered in time is repeated, and fails in the end', async () => {
    provider.on('/me', () => ({ silent: true }));
    await assert.rejects(ask(400), { name: 'ProviderFailure', kind: 'failed' });
    assert.ok(provider.count('/me') > 1);
  });

  test('to a host that is not there fails in the same way', async () => {
    const nowhere = askProvider('http://127.0.0.1:9/me', { timeoutMs: 5_000, retryMs: 1 });
    await assert.rejects(nowhere, { kind: 'failed' });
  });

  test('is refused without repeating it when the answer is a refusal', async () => {
    provider.on('/me', () => ({ status: 400, json: { error: { code: 100 } } }));
    await assert.rejects(ask(), { kind: 'refused' });
    provider.on('/me', () => ({ status: 401, json: { error: { code: 190 } } }));
    await assert.rejects(ask(), { kind: 'reconnect' });
    assert.equal(provider.count('/me'), 2);
  });

  test('takes no endless answer', async () => {
    provider.on('/me', () => ({ bytes: Buffer.alloc(5 * 1024 * 1024, ' ') }));
    await assert.rejects(ask(), { kind: 'failed' });
  });

  test('fails with nothing in its message that Instagram wrote, and no secret', async () => {
    provider.on('/me', () => ({ status: 200, text: '<b>hello</b>' }));
    await assert.rejects(ask(), ({ message }: Error) => {
      assert.doesNotMatch(message, /hello|127\.0\.0\.1/);
      return true;
    });
  });
});

test('the wait grows, and is what Instagram asks for if that is longer, up to ten seconds', () => {
  assert.deepEqual(
    [1, 2, 3].map((attempt) => waitBeforeRepeat(attempt, 500, null)),
    [500, 1_000, 2_000],
  );
  assert.equal(waitBeforeRepeat(1, 500, '3'), 3_000);
  assert.equal(waitBeforeRepeat(1, 500, '3600'), 10_000);
  assert.equal(waitBeforeRepeat(1, 500, 'Wed, 21 Oct 2099 07:28:00 GMT'), 10_000);
  for (const useless of ['0', '-5', 'soon', 'Wed, 21 Oct 2015 07:28:00 GMT']) {
    assert.equal(waitBeforeRepeat(1, 500, useless), 500, useless);
  }
});
