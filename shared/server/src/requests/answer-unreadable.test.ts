import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import fastify, { type FastifyInstance } from 'fastify';
import { answerUnreadable } from './answer-unreadable.ts';

const app = fastify({ clientErrorHandler: answerUnreadable });
/** As edges have it: a server that Fastify does not make. It gives up soon what does not arrive. */
const impatient = fastify({
  clientErrorHandler: answerUnreadable,
  serverFactory: (handler) =>
    createServer({ headersTimeout: 1, connectionsCheckingInterval: 5 }, handler),
});
before(async () => {
  for (const one of [app, impatient]) await one.listen({ port: 0, host: '127.0.0.1' });
});
after(() => Promise.all([app.close(), impatient.close()]));

const head = 'POST / HTTP/1.1\r\nhost: a.test\r\n';
const unreadable: Record<string, { sent: string; status: string; at?: FastifyInstance }> = {
  nonsense: { sent: 'nonsense\r\n\r\n', status: '400 Bad Request' },
  'an unknown method': {
    sent: 'BREW / HTTP/1.1\r\nhost: a.test\r\n\r\n',
    status: '400 Bad Request',
  },
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
  'a head that does not end': { sent: head, status: '408 Request Timeout', at: impatient },
};

describe('what is no HTTP is refused in the form of all refusals:', () => {
  for (const [name, { sent, status, at = app }] of Object.entries(unreadable)) {
    it(name, async () => {
      const { port } = at.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1');
      socket.write(sent);
      const [headers = '', body = ''] = (await text(socket)).split('\r\n\r\n');
      assert.ok(headers.startsWith(`HTTP/1.1 ${status}\r\n`), headers);
      assert.match(headers, /\r\nX-Content-Type-Options: nosniff\r\n/);
      assert.deepEqual(JSON.parse(body), { detail: `${status.slice(4)}.`, code: 'bad_request' });
    });
  }
});
