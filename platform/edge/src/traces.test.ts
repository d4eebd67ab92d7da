import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { type ReceivedSpan, startTraceReceiver, type TraceReceiver } from '@aangan/server/testing';
import { openTracing, type Tracing } from '@aangan/server/tracing';
import { connectRenderer } from './rendering/renderer-connection.ts';
import { aPage } from './testing/a-rendered-page.ts';
import { aRenderingEdge } from './testing/a-rendering-edge.ts';
import { anEdge, closeAfterTest } from './testing/an-edge.ts';
import { fixedRegistry } from './testing/fixed-registry.ts';

const edgeSecret = 'a secret of edge and API, 32 letters';
const hostile = {
  traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
  tracestate: 'aangan=1800000000.AAAAAAAAAAAAAAAAAAAAAA,vendor=hostile',
  baggage: 'user=hostile',
};

describe('the traces of an edge', () => {
  let receiver: TraceReceiver;
  before(async () => {
    receiver = await startTraceReceiver();
  });
  after(() => receiver.close());

  async function aTracing(sampledShare: number): Promise<Tracing> {
    const onError = () => assert.fail('the receiver is there');
    return openTracing({ endpoint: receiver.url, sampledShare, secret: edgeSecret, onError });
  }

  /** A server that answers with JSON, and the headers that it was asked with. */
  async function aServer(answer = '{}') {
    const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
    const server = createServer(({ url = '', headers }, response) => {
      asked.push({ url, headers });
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(url.startsWith('/api/changes/') ? '{"cursor":"1","addresses":[]}' : answer);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    closeAfterTest(server);
    return { asked, url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) };
  }

  const reports = { secret: edgeSecret, samplePercent: 10 };
  /** A registry that takes reports. */
  const platform: RequestListener = (_request, response) => response.writeHead(204).end();
  const traceIdOf = (header: unknown) => String(header).split('-')[1];

  test('an API in another process is told the edge’s trace, and nothing of a visitor’s', async () => {
    const { url, asked } = await aServer();
    for (const sampledShare of [0, 1]) {
      const tracing = await aTracing(sampledShare);
      const tracer = tracing.tracer('edge');
      const edge = await anEdge({
        reader: fixedRegistry().reader,
        passThrough: { '/api': url },
        edgeSecret,
        tracer,
      });
      await edge.inject({ url: '/api/things/', headers: hostile });
      const { traceparent, tracestate, baggage } = asked.at(-1)?.headers ?? {};
      assert.match(String(traceparent), new RegExp(`^00-\\w{32}-\\w{16}-0${sampledShare}$`));
      assert.notEqual(traceIdOf(traceparent), traceIdOf(hostile.traceparent));
      assert.match(String(tracestate), /^aangan=\d+\.[\w-]{22}$/);
      assert.equal(baggage, undefined);
      await tracing.close();
    }
  });

  test('an edge that traces nothing passes nothing of a visitor’s on, and writes no trace into pages', async () => {
    const { url, asked } = await aServer();
    const { edge } = await aRenderingEdge({ api: url, platform, reports });
    const { body } = await edge.inject({ url: '/designers', headers: hostile });
    assert.match(body, /"samplePercent":"10"}/);
    await edge.inject({ url: '/api/things/', headers: hostile });
    for (const { headers } of asked) {
      assert.deepEqual([headers.traceparent, headers.tracestate, headers.baggage].join(''), '');
    }
  });

  test('a page has the trace of its answer, also where it is kept, and API and renderer work below it', async () => {
    const tracing = await aTracing(1);
    const api = await aServer();
    const renderer = await aServer();
    const connection = connectRenderer(renderer.url.href);
    closeAfterTest(connection);
    const { edge } = await aRenderingEdge({
      api: api.url,
      platform,
      reports,
      edgeSecret,
      tracer: tracing.tracer('edge'),
      render: async (asked) => {
        await connection.render('{}', AbortSignal.timeout(5_000));
        return { page: aPage(asked), cpuMs: 1 };
      },
    });
    const pages = [];
    for (const headers of [hostile, {}]) {
      const { body } = await edge.inject({ url: '/designers/7', headers });
      const [, trace = ''] = /"trace":"([^"]*)"/.exec(body) ?? [];
      pages.push(trace.split(' '));
    }
    const [[first = '', state = ''] = [], [second = ''] = []] = pages;
    assert.notEqual(traceIdOf(first), traceIdOf(second));
    assert.notEqual(traceIdOf(first), traceIdOf(hostile.traceparent));
    const ofPage = api.asked.filter(({ url }) => !url.startsWith('/api/changes/'));
    for (const { headers } of [...ofPage, ...renderer.asked]) {
      assert.equal(traceIdOf(headers.traceparent), traceIdOf(first));
    }
    assert.deepEqual([ofPage.length, renderer.asked.length], [1, 1]);

    // As the page's script asks.
    const headers = { traceparent: first, tracestate: state };
    await edge.inject({ url: '/api/things/', headers });
    await tracing.close();
    const spans = receiver.spans.filter(({ traceId }) => traceId === traceIdOf(first));
    const [page] = spans.filter(({ parentSpanId }) => !parentSpanId);
    const named = (name: string) => spans.find((span: ReceivedSpan) => span.name === name);
    assert.equal(page?.name, 'GET /designers/:id');
    assert.equal(named('POST /render')?.parentSpanId, page?.spanId);
    assert.equal(named('GET /api/*')?.parentSpanId, page?.spanId);
    assert.equal(spans.length, 3);
  });

  test('files of releases begin no traces', async () => {
    const tracing = await aTracing(1);
    const spansBefore = receiver.spans.length;
    const edge = await anEdge({ reader: fixedRegistry().reader, tracer: tracing.tracer('edge') });
    await edge.inject(`/releases/designers/${'b'.repeat(16)}/entry.js`);
    await tracing.close();
    assert.equal(receiver.spans.length, spansBefore);
  });
});
