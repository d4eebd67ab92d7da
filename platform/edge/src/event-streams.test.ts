import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { anEdge, closeAfterTest } from './testing/an-edge.ts';
import { fixedRegistry } from './testing/fixed-registry.ts';

/** Answers with one event now, and one when it is told to. */
function streaming() {
  const more = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const listener: RequestListener = (request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
    response.write(`event: ready\ndata: "${request.headers['last-event-id'] ?? ''}"\n\n`);
    void more.promise.then(() => response.write('event: message\ndata: {}\n\n'));
    response.on('close', left.resolve);
  };
  return { listener, more: more.resolve, left: left.promise };
}

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closeAfterTest(server);
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

describe('a stream of events through an edge', () => {
  for (const way of ['in this process', 'of another server']) {
    test(`${way} is passed on as it is written, and ends at its server when its reader leaves`, async () => {
      const { listener, more, left } = streaming();
      const target = way === 'in this process' ? listener : await serve(listener);
      const edge = await anEdge({
        reader: fixedRegistry().reader,
        passThrough: { '/api': target },
      });
      await edge.listen({ port: 0, host: '127.0.0.1' });
      const origin = `http://127.0.0.1:${(edge.server.address() as AddressInfo).port}`;
      const leaving = new AbortController();
      const answer = await fetch(`${origin}/api/events/`, {
        headers: { 'last-event-id': '7', 'accept-encoding': 'gzip, br' },
        signal: leaving.signal,
      });
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      assert.equal(answer.headers.get('content-encoding'), null);
      assert.equal((await reader?.read())?.value, 'event: ready\ndata: "7"\n\n');
      more();
      assert.equal((await reader?.read())?.value, 'event: message\ndata: {}\n\n');
      leaving.abort();
      await left;
    });

    test(`${way} ends when the edge stops, which does not wait for it`, async () => {
      const { listener, left } = streaming();
      const target = way === 'in this process' ? listener : await serve(listener);
      const edge = await anEdge({
        reader: fixedRegistry().reader,
        passThrough: { '/api': target },
      });
      await edge.listen({ port: 0, host: '127.0.0.1' });
      const origin = `http://127.0.0.1:${(edge.server.address() as AddressInfo).port}`;
      const headers = { accept: 'text/event-stream' };
      const answer = await fetch(`${origin}/api/events/`, { headers });
      const began = performance.now();
      const read = answer.text();
      await edge.close();
      assert.equal(await read, 'event: ready\ndata: ""\n\n');
      await left;
      assert.ok(performance.now() - began < 1_000);
    });
  }
});
