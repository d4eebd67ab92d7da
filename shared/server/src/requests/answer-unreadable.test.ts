import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import fastify from 'fastify';
import { answerUnreadable } from './answer-unreadable.ts';

/** A head that is not finished is given up soon. */
const times = { headersTimeout: 20, connectionsCheckingInterval: 10 };
const app = fastify({ clientErrorHandler: answerUnreadable, http: times });
/** As edges have it: a server that Fastify does not make. */
const around = fastify({
  clientErrorHandler: answerUnreadable,
  serverFactory: (handler) => createServer(times, handler),
});
before(async () => {
  for (const one of [app, around]) await one.listen({ port: 0, host: '127.0.0.1' });
});
after(() => Promise.all([app.close(), around.close()]));

const head = 'POST / HTTP/1.1\r\nhost: a.test\r\n';
const unreadable: Record<string, [string, string]> = {
  nonsense: ['nonsense\r\n\r\n', '400 Bad Request'],
  'an unknown method': ['BREW / HTTP/1.1\r\nhost: a.test\r\n\r\n', '400 Bad Request'],
  'a length and chunks': [
    `${head}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    '400 Bad Request',
  ],
  'a length that is none': [`${head}content-length: -1\r\n\r\n{}`, '400 Bad Request'],
  'headers past 16 KB': [
    `${head}x: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
  'a head that does not end': [head, '408 Request Timeout'],
};

describe('what is no HTTP is refused in the form of all refusals:', () => {
  for (const [name, [sent, status]] of Object.entries(unreadable)) {
    it(name, async () => {
      for (const { server } of [app, around]) {
        const { port } = server.address() as AddressInfo;
        const socket = connect(port, '127.0.0.1');
        socket.write(sent);
        const [headers = '', body = ''] = (await text(socket)).split('\r\n\r\n');
        assert.ok(headers.startsWith(`HTTP/1.1 ${status}\r\n`), headers);
        assert.match(headers, /\r\nX-Content-Type-Options: nosniff\r\n/);
        assert.deepEqual(JSON.parse(body), { detail: `${status.slice(4)}.`, code: 'bad_request' });
      }
    });
  }
});
