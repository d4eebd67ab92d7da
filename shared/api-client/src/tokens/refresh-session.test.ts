import assert from 'node:assert/strict';
import { test } from 'node:test';
import axios, { AxiosError } from 'axios';
import { memoryStorage } from '../testing/memory-storage.ts';
import { createSessionRefresh } from './refresh-session.ts';
import { createTokenStore } from './token-store.ts';

test('a request that is refused after its session has ended does not end it again; another session’s does', async () => {
  const tokens = createTokenStore({ local: memoryStorage(), session: memoryStorage() });
  let ended = 0;
  const refresh = createSessionRefresh({
    transport: axios.create({ adapter: () => Promise.reject(refusal()) }),
    tokens,
    locks: { request: (_name, run) => run() },
    onRefused: () => {
      ended += 1;
      tokens.clear();
    },
  });
  for (const [access, times] of [
    ['first', 1],
    ['second', 2],
  ] as const) {
    tokens.write({ access, refresh: 'old' }, { remember: true });
    await assert.rejects(refresh(access));
    await assert.rejects(refresh(access), /No refresh token available/);
    assert.equal(ended, times);
  }
});

function refusal(): AxiosError {
  const response = { status: 401, data: {}, statusText: '', headers: {}, config: {} as never };
  return new AxiosError('refused', 'ERR_BAD_REQUEST', undefined, undefined, response);
}
