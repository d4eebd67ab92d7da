import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { createLogger } from '../../create-logger.ts';
import { createMetrics } from '../../metrics/create-metrics.ts';
import { currentRequest } from '../../requests/current-request.ts';
import { requestIdHeader, signRequestId } from '../../requests/request-id.ts';
import { createServer } from '../create-server.ts';

const edgeSecret = 'a secret of both ends, of 32 characters';
const id = '3f0a4a0e-7d7c-4d0b-9a52-0d1c2b3a4f5e';
const lines: string[] = [];
const metrics = createMetrics('api');
let app: FastifyInstance;

before(async () => {
  const destination = { write: (line: string) => void lines.push(line) };
  app = createServer({
    logger: createLogger({ name: 'test', level: 'info' }, destination),
    trustedSender: edgeSecret,
    edgeSecret,
    metrics,
  });
  app.post('/echo/:id', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    app.log.warn('deep down');
    return { ...currentRequest() };
  });
  // The most careless that a handler can be.
  app.post('/careless', async ({ body, headers, query, log }) => {
    log.warn({ body, headers, query }, `got ${JSON.stringify(body)}`);
    throw new Error(`cannot use ${JSON.stringify({ body, headers, query })}`);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
after(() => app.close());

const post = (url: string, headers: Record<string, string> = {}, payload: object = { a: 1 }) =>
  app.inject({ method: 'POST', url, headers, payload });

async function series() {
  const [{ values } = { values: [] }] = await metrics.registry.getMetricsAsJSON();
  return values.map(({ labels }) => labels as Record<string, string | number>);
}

describe('the id of a request', () => {
  test('is taken from an edge, answered, and known to everything that works for the request', async () => {
    const answer = await post('/echo/7', { [requestIdHeader]: signRequestId(id, edgeSecret) });

    assert.equal(answer.headers['x-request-id'], id);
    const { id: known, route } = answer.json();
    assert.deepEqual({ known, route }, { known: id, route: '/echo/:id' });
    const logged = lines
      .map((line) => JSON.parse(line))
      .filter(({ requestId }) => requestId === id);
    assert.deepEqual(
      logged.map(({ msg }) => msg),
      ['deep down', 'request answered'],
    );
  });

  test('is never what a visitor sends', async () => {
    const [uuid, signature] = signRequestId(id, 'another secret of 32 characters ....').split(' ');
    const attempts: Record<string, string>[] = [
      { 'x-request-id': id },
      { [requestIdHeader]: id },
      { [requestIdHeader]: `${uuid} ${signature}` },
      { [requestIdHeader]: signRequestId('../../etc\n', edgeSecret).replace('\n', '') },
    ];
    for (const headers of attempts) {
      const answer = await post('/echo/7', headers);
      assert.match(String(answer.headers['x-request-id']), /^[0-9a-f-]{36}$/);
      assert.notEqual(answer.headers['x-request-id'], id);
    }
  });

  test('is its own for each of many requests on the same connections', async () => {
    const address = app.server.address();
    assert.ok(typeof address === 'object' && address);
    const body = JSON.stringify({ text: 'x'.repeat(100_000) });
    const headers = { 'content-type': 'application/json' };
    const ids = new Set<string>();
    const ask = async () => {
      const url = `http://127.0.0.1:${address.port}/echo/1`;
      const answer = await fetch(url, { method: 'POST', headers, body });
      const { id: known } = (await answer.json()) as { id: string };
      assert.equal(answer.headers.get('x-request-id'), known);
      ids.add(known);
    };
    for (let round = 0; round < 10; round++) await Promise.all([ask(), ask(), ask()]);
    assert.equal(ids.size, 30);
  });
});

describe('the metrics of requests', () => {
  test('have one series for each pattern and status, whatever addresses and methods come', async () => {
    await post('/echo/1');
    await post('/echo/secret-token?email=a@example.com');
    for (let n = 0; n < 300; n++) {
      await post(`/none/${n}/%00"}\n`.replace('\n', '%0A'));
      await post(`/echo/${n}`, {}, {});
    }
    for (const method of ['PROPFIND', 'TRACE', 'LOCK', 'DELETE'] as const) {
      await app.inject({ method: method as 'DELETE', url: '/echo/7' });
    }

    const all = await series();
    assert.deepEqual([...new Set(all.map((labels) => labels.http_route))].sort(), [
      '/echo/:id',
      'none',
    ]);
    const methods = new Set(all.map((labels) => labels.http_request_method));
    assert.deepEqual([...methods].sort(), ['DELETE', 'POST', '_OTHER']);
    assert.ok(all.every((labels) => labels.process === 'api'));
    const text = await metrics.registry.metrics();
    assert.doesNotMatch(text, /secret-token|example\.com/);
  });

  test('and the log have the pattern in place of the address', () => {
    assert.doesNotMatch(lines.join(''), /secret-token|none\/7/);
    assert.match(lines.join(''), /"route":"\/echo\/:id","status":200/);
  });
});

describe('the log of requests', () => {
  test('has none of the passwords, tokens, mail addresses and cookies that were sent', async () => {
    const secrets = [
      'correct-horse',
      'eyJhbGciOiJIUzI1NiJ9.eyJzIjo3fQ.c2ln',
      'asha@example.com',
      '5ecre7',
    ];
    const [password, token, email, cookie] = secrets;
    const linesBefore = lines.length;
    const answer = await post(
      `/careless?token=${token}&email=${email}`,
      { authorization: `Bearer ${token}`, cookie: `aangan-session=${cookie}` },
      { user: { email, password, new_password: password }, refresh: token },
    );

    assert.equal(answer.statusCode, 500);
    const logged = lines.slice(linesBefore).join('');
    assert.match(logged, /the request failed/);
    assert.match(logged, /"route":"\/careless","status":500/);
    for (const secret of secrets) assert.ok(!logged.includes(secret), `${secret} is in ${logged}`);
  });
});
