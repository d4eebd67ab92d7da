import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { CheckerAway } from '../../gates/checker.ts';
import { createCheckerClient } from '../create-checker-client.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

let answer: Listener = () => undefined;
async function listening(httpServer: Server): Promise<{ server: Server; port: number }> {
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
  return { server: httpServer, port: (httpServer.address() as AddressInfo).port };
}
const { server, port } = await listening(
  createServer((request, response) => answer(request, response)),
);
const url = `http://127.0.0.1:${port}`;
const client = createCheckerClient({ url, answerWithinMs: 1_500, reachWithinMs: 200 });

const release = {
  name: 'auth',
  release: 'a1',
  team: 'accounts',
  exposes: {},
  consumes: {},
  slots: {},
  extensions: [],
};
const reply =
  (status: number, body: unknown): Listener =>
  (request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

describe('a checker in another process', () => {
  after(async () => {
    await client.close();
    server.closeAllConnections();
    server.close();
  });

  for (const [what, listener, message, remedy] of [
    ['never answers', () => undefined, /gave no answer: .*timeout/i, /Try again in a moment/],
    ['ends meanwhile', ({ socket }) => socket.destroy(), /gave no answer/, /Try again/],
    [
      'answers without end',
      reply(200, { result: ['x'.repeat(5_000_000)] }),
      /gave no answer/,
      /Try/,
    ],
    [
      'has too much to do',
      reply(429, { error: '8 checks wait' }),
      /busy: 8 checks wait/,
      /Try again/,
    ],
    [
      'has no browser',
      reply(503, { error: 'Install Chromium.' }),
      /no browser/,
      /^Install Chromium\.$/,
    ],
    ['fails', reply(500, { error: 'broken' }), /answered 500: broken/, /its log/],
  ] as const satisfies readonly (readonly [string, Listener, RegExp, RegExp])[]) {
    test(`that ${what} is away, and the refusal says what to do`, async () => {
      answer = listener;
      await assert.rejects(client.typeProblems(release), (error) => {
        assert.ok(error instanceof CheckerAway);
        assert.match(error.message, message);
        assert.match(error.remedy, remedy);
        return true;
      });
    });
  }

  test('is waited for while it starts', async () => {
    const later = createServer(reply(200, { result: ['a problem'] }));
    const free = await listening(createServer());
    await new Promise((resolve) => free.server.close(resolve));
    const patient = createCheckerClient({
      url: `http://127.0.0.1:${free.port}`,
      reachWithinMs: 5_000,
    });
    const found = patient.typeProblems(release);
    await sleep(250);
    later.listen(free.port, '127.0.0.1');
    assert.deepEqual(await found, ['a problem']);
    await patient.close();
    later.closeAllConnections();
    later.close();
  });

  test('that is not reached is away after a while, and the refusal says how to start it', async () => {
    const lonely = createCheckerClient({ url: 'unix:/nowhere/c.sock', reachWithinMs: 200 });
    await assert.rejects(lonely.typeProblems(release), (error) => {
      assert.ok(error instanceof CheckerAway);
      assert.match(
        `${error.message} ${error.remedy}`,
        /not reached: ENOENT .*aangan start checker/,
      );
      return true;
    });
    await lonely.close();
  });

  test('gets the files that it names, and none that the order does not have', async () => {
    const sent: string[] = [];
    const found = { failed: [], unanswered: [] };
    answer = (request, response) => {
      request.resume();
      if (request.method === 'PUT') {
        sent.push(request.url ?? '');
        reply(200, {})(request, response);
      } else if (sent.length === 0) reply(409, { missing: ['one', 'secret'] })(request, response);
      else reply(200, { result: found })(request, response);
    };
    const file = { sha256: 'one', contentType: 'text/plain', integrity: '' };
    const order = { composition: {}, files: { a: file }, entries: [], pages: [], answers: {} };
    const read = async () => Buffer.from('bytes');
    assert.deepEqual(await client.unbooted(order as never, 'accounts', read), found);
    assert.deepEqual(sent, ['/files/one']);
  });
});
