import assert from 'node:assert/strict';
import { request } from 'node:http';
import { connect } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { createLogger } from '@aangan/server';
import { signUp } from '../testing/sign-up.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { withCodes } from '../testing/with-codes.ts';

describe('refusals', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.stop());
  const login = (payload: string | Buffer, type = 'application/json') =>
    api.call('POST', '/api/auth/login/', { payload, headers: { 'content-type': type } });

  test('a wrong method is 405 and says which are right', async () => {
    for (const [method, url, allow] of [
      ['PUT', '/api/designers/profiles/', 'GET, HEAD'],
      ['DELETE', '/api/designers/profiles/3', 'GET, HEAD'],
      ['GET', '/api/auth/login/', 'POST'],
      ['GET', '/api/auth/login/?next=/x', 'POST'],
      ['PUT', '/api/auth/me', 'DELETE, GET, HEAD, PATCH'],
      ['POST', '/api/media/x.jpg', 'GET, HEAD'],
    ] as const) {
      const answer = await api.call(method, url);
      assert.equal(answer.statusCode, 405, url);
      assert.deepEqual(answer.json(), withCodes({ detail: `Method "${method}" not allowed.` }));
      assert.equal(answer.headers.allow, allow);
    }
  });

  test('an unknown address is 404 for every method', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await api.call(method, '/api/nothing/here/');
      assert.deepEqual(
        [answer.statusCode, answer.json()],
        [404, withCodes({ detail: 'Not found.' })],
      );
    }
  });

  test('malformed JSON is one sentence', async () => {
    const answer = await login('{"email": ');
    assert.equal(answer.statusCode, 400);
    assert.match(answer.json().detail, /^JSON parse error - /);
  });

  test('an empty JSON body is no body, and an empty list of fields', async () => {
    const answer = await login('');
    assert.deepEqual(
      [answer.statusCode, Object.keys(answer.json())],
      [400, ['email', 'password', 'codes']],
    );
    assert.equal((await login('null')).statusCode, 400);
  });

  test('__proto__ and constructor in a body are dropped', async () => {
    const answer = await login(
      '{"__proto__": {"email": "a@b.example"}, "constructor": {"prototype": {}}}',
    );
    assert.deepEqual(Object.keys(answer.json()), ['email', 'password', 'codes']);
  });

  test('another media type is 415 by name', async () => {
    const answer = await login('email=a', 'text/plain');
    assert.equal(answer.statusCode, 415);
    assert.deepEqual(
      answer.json(),
      withCodes({ detail: 'Unsupported media type "text/plain" in request.' }),
    );
  });

  test('a body of more than a megabyte is 413', async () => {
    const answer = await login(`{"email":"${'x'.repeat(1024 * 1024)}"}`);
    assert.equal(answer.statusCode, 413);
    assert.equal(typeof answer.json().detail, 'string');
  });

  test('an address with broken escapes is 400 as JSON', async () => {
    const answer = await api.get('/api/designers/profiles/%E0%A4%A/');
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(answer.json(), withCodes({ detail: 'Bad request.' }));
  });

  test('refusals are never stored by caches', async () => {
    assert.equal(
      (await api.get('/api/designers/profiles/999/')).headers['cache-control'],
      'no-store',
    );
  });

  test('a fault of the API is a 500 without details', async () => {
    await api.database.pool.query('alter table marketplace.terms_acceptance rename to gone');
    const body = {
      email: 'f@example.com',
      password: 'courtyard',
      first_name: 'F',
      last_name: 'G',
      terms_version: '1',
    };
    const answer = await api.post('/api/auth/register/', body);
    await api.database.pool.query('alter table marketplace.gone rename to terms_acceptance');
    assert.deepEqual(
      [answer.statusCode, answer.json()],
      [500, withCodes({ detail: 'A server error occurred.' })],
    );
    assert.equal(
      (await api.post('/api/auth/register/', body)).statusCode,
      201,
      'and nothing was left half done',
    );
  });

  test('a refusal is logged with its codes, the network and whose token it was', async () => {
    const lines: Record<string, unknown>[] = [];
    const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const logger = createLogger({ name: 'api', level: 'info' }, destination);
    const logged = await startTestApi({}, { logger });
    try {
      const client = await signUp(logged, 'client');
      await logged.get('/api/operator/audit/', client.headers);
      await logged.post('/api/auth/login/', { email: client.email, password: 'a wrong one' });
      await logged.post('/api/auth/login/', { email: 'secret@example.com' });
      await logged.get('/api/nothing/');
      const refused = lines.filter(({ msg }) => msg === 'request refused');
      assert.deepEqual(
        refused.map(({ status, codes, network, account }) => [status, codes, network, account]),
        [
          [403, ['permission_denied'], '127.0.0.0/24', client.id],
          [401, ['no_active_account'], '127.0.0.0/24', undefined],
          [400, ['required'], '127.0.0.0/24', undefined],
        ],
      );
      const answered = lines.find(
        ({ msg, status }) => msg === 'request answered' && status === 403,
      );
      assert.equal(answered?.account, client.id);
      assert.doesNotMatch(JSON.stringify(lines), /a wrong one|secret@example/);
    } finally {
      await logged.stop();
    }
  });

  test('works over a real connection, and survives input that is not HTTP', async () => {
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const port = Number(new URL(address).port);
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
      socket.on('close', () => resolve());
      socket.resume();
    });
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const call = request(`${address}/api/health/`, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      call.on('error', reject).end();
    });
    assert.equal(status, 200);
  });
});
