import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readVisitor, visitorHeader } from '@aangan/server/visitor';
import fastify from 'fastify';
import { askInProcess, askOverHttp } from './ask.ts';

const secret = 'e'.repeat(32);

function aServer() {
  const app = fastify();
  app.post('/echo', async ({ ip, headers, body }) => ({
    ip,
    body,
    authorization: headers.authorization,
    visitor: readVisitor(headers[visitorHeader], secret)?.address,
  }));
  app.get('/text', async () => 'not JSON');
  app.get('/nothing', async (_request, reply) => reply.code(204).send());
  app.get('/elsewhere', async (_request, reply) => reply.redirect('/nothing'));
  return app;
}

const asked = { method: 'POST', path: '/echo', body: { a: 1 }, token: 't' } as const;

describe('asking a server', () => {
  test('of this process tells it the person’s address', async () => {
    const { status, body } = await askInProcess(aServer())({ ...asked, visitor: '203.0.113.7' });
    assert.equal(status, 200);
    assert.deepEqual(body, { ip: '203.0.113.7', body: { a: 1 }, authorization: 'Bearer t' });
  });

  test('by HTTP signs it, follows nothing, and answers 503 where there is no JSON or nobody', async () => {
    const app = aServer();
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const ask = askOverHttp(origin, secret);
    const get = (path: string) => ask({ method: 'GET', path, visitor: '203.0.113.7' });
    const echoed = await ask({ ...asked, visitor: '203.0.113.7' });
    assert.equal((echoed.body as { visitor: string }).visitor, '203.0.113.7');
    assert.deepEqual(await get('/nothing'), { status: 204, body: undefined });
    assert.equal((await get('/text')).status, 503);
    assert.equal((await get('/elsewhere')).status, 503);
    await app.close();
    assert.equal((await get('/nothing')).status, 503);
  });
});
