import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import { createApiClient } from './create-api-client.ts';
import { problemOf } from './errors/api-problem.ts';
import { storageOrMemory } from './index.ts';
import { createTokenStore } from './tokens/token-store.ts';

const none = storageOrMemory(() => {
  throw new Error('There is no storage.');
});

function client(read: (address: string) => Promise<{ status: number; body: string }>) {
  return createApiClient({
    baseUrl: '/api',
    tokens: createTokenStore({ local: none, session: none }),
    onSessionLost: () => undefined,
    readBy: read,
  });
}

describe('a client whose reads are sent by another', () => {
  test('asks it for the whole address, and answers what the body says', async () => {
    const read = mock.fn(async () => ({ status: 200, body: '{"count":2}' }));
    const params = { city: ['goa', 'pune'], page: 2 };
    const answer = await client(read).send({ method: 'get', url: '/items/', params });
    assert.deepEqual(answer, { count: 2 });
    const asked = read.mock.calls.map((call) => call.arguments);
    assert.deepEqual(asked, [['/api/items/?city=goa&city=pune&page=2']]);
  });

  test('knows a refusal and a missing answer, and sends nothing but reads', async () => {
    const answering = (status: number) => client(async () => ({ status, body: '{}' }));
    const get = { method: 'get', url: '/items/7/' } as const;
    await assert.rejects(answering(404).send(get), hasProblem({ status: 404 }));
    await assert.rejects(answering(0).send(get), hasProblem({ kind: 'network' }));
    const read = mock.fn(async () => ({ status: 200, body: '{}' }));
    const post = { method: 'post', url: '/items/', data: {} } as const;
    await assert.rejects(client(read).send(post), hasProblem({ status: 403 }));
    assert.equal(read.mock.callCount(), 0);
  });
});

const hasProblem = (expected: object) => (error: unknown) => {
  assert.partialDeepStrictEqual(problemOf(error), expected);
  return true;
};
