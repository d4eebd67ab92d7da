import { describe, expect, jest, test } from '@jest/globals';
import { createApiClient } from './create-api-client.ts';
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
    const read = jest.fn(async () => ({ status: 200, body: '{"count":2}' }));
    const params = { city: ['goa', 'pune'], page: 2 };
    const answer = await client(read).send({ method: 'get', url: '/items/', params });
    expect(answer).toEqual({ count: 2 });
    expect(read.mock.calls).toEqual([['/api/items/?city=goa&city=pune&page=2']]);
  });

  test('knows a refusal and a missing answer, and sends nothing but reads', async () => {
    const refused = client(async () => ({ status: 404, body: '{"detail":"Not found."}' }));
    await expect(refused.send({ method: 'get', url: '/items/7/' })).rejects.toMatchObject({
      problem: { status: 404 },
    });
    const away = client(async () => ({ status: 0, body: '' }));
    await expect(away.send({ method: 'get', url: '/items/' })).rejects.toMatchObject({
      problem: { kind: 'network' },
    });
    const read = jest.fn(async () => ({ status: 200, body: '{}' }));
    await expect(
      client(read).send({ method: 'post', url: '/items/', data: {} }),
    ).rejects.toMatchObject({ problem: { status: 403 } });
    expect(read).not.toHaveBeenCalled();
  });
});
