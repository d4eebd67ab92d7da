import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, describe, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createLogger } from '../create-logger.ts';
import { createServer, type ServerOptions } from './create-server.ts';

const lines: string[] = [];
const destination = { write: (line: string) => void lines.push(line) };
const logger = createLogger({ name: 'test', level: 'warn' }, destination);

const opened: FastifyInstance[] = [];
after(() => Promise.all(opened.map((app) => app.close())));

function aServer(options: Partial<ServerOptions> = {}): FastifyInstance {
  const app = createServer({ logger, ...options });
  opened.push(app);
  return app;
}

async function connectTo(app: FastifyInstance): Promise<Socket> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return connect((app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
}

async function answerTo(app: FastifyInstance, sent: string) {
  const socket = await connectTo(app);
  socket.write(sent);
  const [headers = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { headers, body };
}

const head = 'POST / HTTP/1.1\r\nhost: a.test\r\n';
const get = 'GET / HTTP/1.1\r\nhost: a.test\r\n\r\n';

/** Node's server is made in two ways. */
const kinds: Record<string, Partial<ServerOptions>> = {
  'a server that states nothing': {},
  'a server that may hand requests on before': { handBefore: (answer) => answer },
};

for (const [kind, options] of Object.entries(kinds)) {
  describe(kind, () => {
    test('gives requests 300 s to arrive, and connections 150 s in which nothing moves', () => {
      const { requestTimeout, timeout } = aServer(options).server;
      assert.deepEqual([requestTimeout, timeout], [300_000, 150_000]);
    });

    test('ends a request that does not arrive whole', async () => {
      const app = aServer(options);
      app.post('/', async () => 'taken');
      // How often Node looks; it has no type.
      const soon = { requestTimeout: 20, headersTimeout: 10 };
      Object.assign(app.server, { connectionsCheckingInterval: 5, ...soon });
      for (const sent of [
        head,
        `${head}content-type: application/json\r\ncontent-length: 9\r\n\r\n{`,
      ]) {
        const { headers, body } = await answerTo(app, sent);
        assert.ok(headers.startsWith('HTTP/1.1 408 Request Timeout\r\n'), headers);
        assert.deepEqual(JSON.parse(body), { detail: 'Request Timeout.', code: 'bad_request' });
      }
    });

    test('takes a body of 1 MB', async () => {
      const app = aServer(options);
      app.post('/', async () => 'taken');
      const send = (length: number) =>
        app.inject({ method: 'POST', url: '/', payload: { text: 'x'.repeat(length) } });
      assert.equal((await send(1024 * 1024 - 11)).statusCode, 200);
      assert.equal((await send(1024 * 1024 - 10)).statusCode, 413);
    });

    test('takes values as they are sent, and fields that its schema names', async () => {
      const app = aServer(options);
      const properties = { count: { type: 'integer' } };
      const body = { type: 'object', properties, additionalProperties: false };
      app.post('/', { schema: { body } }, async (request) => request.body);
      const send = (payload: object) => app.inject({ method: 'POST', url: '/', payload });
      assert.deepEqual((await send({ count: 2 })).json(), { count: 2 });
      assert.equal((await send({ count: '2' })).statusCode, 400);
      assert.equal((await send({ count: 2, other: 3 })).statusCode, 400);
    });

    test('ends a connection that is kept open at the stop', async () => {
      const app = aServer(options);
      app.get('/', async () => 'answered');
      const socket = await connectTo(app);
      socket.write(get);
      assert.match(String(await once(socket, 'data')), /^HTTP\/1.1 200 .*answered$/s);
      const ended = once(socket, 'close');
      await app.close();
      await ended;
    });

    test('finishes at the stop what it has begun', async () => {
      const app = aServer(options);
      const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      app.get('/', async () => {
        begun.resolve();
        await released.promise;
        return 'finished';
      });
      const answer = answerTo(app, get);
      await begun.promise;
      const stopped = app.close();
      while (app.server.listening) await nextTurn();
      released.resolve();
      const { headers, body } = await answer;
      assert.match(headers, /^HTTP\/1.1 200 OK\r\n/);
      assert.equal(body, 'finished');
      await stopped;
    });

    test('answers what arrives on an open connection while it stops, and ends it then', async () => {
      const app = aServer(options);
      const [stopping, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      app.addHook('preClose', async () => {
        stopping.resolve();
        await released.promise;
      });
      app.get('/', async () => 'answered');
      const socket = await connectTo(app);
      socket.write(get);
      await once(socket, 'data');
      const stopped = app.close();
      await stopping.promise;
      socket.write(get);
      const [answer] = await once(socket, 'data');
      assert.match(answer, /^HTTP\/1.1 200 .*connection: close\r\n.*answered$/is);
      released.resolve();
      await stopped;
    });
  });
}

test('a server whose requests can be sent again gives them up at the stop', async () => {
  const app = aServer({ givesUpAtStop: true });
  const begun = Promise.withResolvers<void>();
  app.get('/', () => {
    begun.resolve();
    return new Promise(() => {});
  });
  const socket = await connectTo(app);
  const ended = once(
    socket.on('error', () => {}),
    'close',
  );
  socket.write(get);
  await begun.promise;
  await app.close();
  await ended;
  assert.equal(socket.bytesRead, 0, 'no answer was sent');
});

test('requests are handed on before any hook is asked', async () => {
  const handed = ({ url }: { url?: string | undefined }) => url === '/handed';
  const app = aServer({
    handBefore: (answer) => (request, response) =>
      handed(request) ? void response.end('handed') : answer(request, response),
  });
  app.get('/', async () => 'answered');
  const bodyOf = async (sent: string) =>
    (await answerTo(app, sent.replace('host', 'connection: close\r\nhost'))).body;
  assert.match(await bodyOf(get.replace('/ ', '/handed ')), /handed/);
  assert.equal(await bodyOf(get), 'answered');
});

test('an answer that is no page is inert in a browser, a page has its own policy, a 304 changes none', async () => {
  const app = aServer();
  app.get('/data', async () => ({ some: 'data' }));
  app.get('/page', async (_request, reply) =>
    reply.header('content-security-policy', "default-src 'self'").send('page'),
  );
  app.get('/same', async (_request, reply) => reply.code(304).send());
  const headersAt = async (url: string) => (await app.inject(url)).headers;
  for (const url of ['/data', '/nothing', '/%']) {
    const headers = await headersAt(url);
    const policy = String(headers['content-security-policy']);
    for (const rule of ["default-src 'none'", "object-src 'none'", "base-uri 'none'"]) {
      assert.ok(policy.includes(rule), `${url}: ${rule}`);
    }
    assert.match(policy, /frame-ancestors 'none'/, url);
    assert.equal(headers['x-content-type-options'], 'nosniff', url);
  }
  assert.equal((await headersAt('/page'))['content-security-policy'], "default-src 'self'");
  assert.equal((await headersAt('/same'))['content-security-policy'], undefined);
});

describe('what is no HTTP is refused in the form of all refusals:', () => {
  const unreadable: Record<string, { sent: string; status: string }> = {
    nonsense: { sent: 'nonsense\r\n\r\n', status: '400 Bad Request' },
    'an unknown method': { sent: get.replace('GET', 'BREW'), status: '400 Bad Request' },
    'a length and chunks': {
      sent: `${head}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      status: '400 Bad Request',
    },
    'a length that is none': {
      sent: `${head}content-length: -1\r\n\r\n{}`,
      status: '400 Bad Request',
    },
    'headers past 16 KB': {
      sent: `${head}x: ${'x'.repeat(20_000)}\r\n\r\n`,
      status: '431 Request Header Fields Too Large',
    },
  };
  for (const [name, { sent, status }] of Object.entries(unreadable)) {
    test(name, async () => {
      const { headers, body } = await answerTo(aServer(), sent);
      assert.ok(headers.startsWith(`HTTP/1.1 ${status}\r\n`), headers);
      assert.match(headers, /\r\nx-content-type-options: nosniff\r\n/);
      assert.match(headers, /\r\ncontent-security-policy: .*frame-ancestors 'none'\r\n/);
      assert.deepEqual(JSON.parse(body), { detail: `${status.slice(4)}.`, code: 'bad_request' });
    });
  }
});

describe('where no route answers', () => {
  const answered = async (url: string, options: Partial<ServerOptions> = {}) => {
    const app = aServer(options);
    app.get('/fails', async () => {
      throw new Error('relation "account" does not exist');
    });
    app.get('/refuses', async () => {
      throw Object.assign(new Error('There are none left.'), { statusCode: 409 });
    });
    app.get('/wrong', async () => {
      throw Object.assign(new Error('inside'), { statusCode: 200 });
    });
    const answer = await app.inject(url);
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    return [answer.statusCode, answer.json()];
  };

  test('a failure is a 500 that says nothing of it; the log does', async () => {
    const expected = [500, { detail: 'A server error occurred.' }];
    assert.deepEqual(await answered('/fails'), expected);
    assert.match(lines.join(''), /relation \\"account\\" does not exist/);
    assert.deepEqual(await answered('/wrong'), expected);
  });

  test('a refusal is its sentence, and an unknown or malformed address is said to be one', async () => {
    assert.deepEqual(await answered('/refuses'), [409, { detail: 'There are none left.' }]);
    assert.deepEqual(await answered('/nothing'), [404, { detail: 'Not found.' }]);
    assert.deepEqual(await answered('/%'), [400, { detail: 'The address is malformed.' }]);
  });

  test('TRACE is refused, and nothing of the request comes back', async () => {
    const app = aServer();
    app.get('/', async () => 'answered');
    const sent = 'TRACE / HTTP/1.1\r\nhost: a.test\r\nconnection: close\r\nx-mark: 5ecre7\r\n\r\n';
    const { headers, body } = await answerTo(app, sent);
    assert.match(headers, /^HTTP\/1\.1 40[45] /);
    assert.doesNotMatch(headers + body, /5ecre7/);
  });

  test('a server may answer as its clients expect it', async () => {
    const answers: ServerOptions['answers'] = {
      error: (_error, _request, reply) => reply.code(503).send({ wait: true }),
    };
    assert.deepEqual(await answered('/fails', { answers }), [503, { wait: true }]);
    assert.deepEqual(await answered('/nothing', { answers }), [404, { detail: 'Not found.' }]);
  });
});
