import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createLogger } from '../../create-logger.ts';
import { createServer } from '../../http/create-server.ts';
import { forwardHeaders } from '../../requests/request-id.ts';
import { startTraceReceiver, type TraceReceiver } from '../../testing/trace-receiver.ts';
import { traced } from '../current-span.ts';
import { openTracing } from '../open-tracing.ts';
import type { Tracing } from '../otlp-tracing.ts';
import { statementSpans } from '../statement-spans.ts';

const secret = 'a secret of all parts, of 32 characters';
const hostile = '00-11111111111111111111111111111111-2222222222222222-01';
let receiver: TraceReceiver;
before(async () => {
  receiver = await startTraceReceiver();
});
after(() => receiver.close());

/** Tracing for one test, with what it told of failures. */
async function aTracing(sampledShare: number, endpoint = receiver.url) {
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const headers = { authorization: 'Bearer of the collector' };
  const tracing = await openTracing({ endpoint, headers, sampledShare, secret, onError });
  return { tracing, errors };
}

/** A server of a part, which does one statement and says what it would send on. */
function aServer(tracing: Tracing, part: string, lines: string[] = []) {
  const tracer = tracing.tracer(part);
  const observe = statementSpans(tracer);
  const write = (line: string) => void lines.push(line);
  const logger = createLogger({ name: part, level: 'info' }, { write });
  const app = createServer({ logger, edgeSecret: secret, tracer });
  app.get('/things/:id', async (request) => {
    if (request.headers['x-fails']) throw new Error('asha@example.com failed');
    return traced({ name: 'think', kind: 'internal' }, async () => {
      observe({ text: 'select * from thing where id = $1', durationMs: 5, failed: false });
      return forwardHeaders();
    });
  });
  return app;
}

const spansOf = (traceId: string) => receiver.spans.filter((span) => span.traceId === traceId);

describe('a request that is traced', () => {
  test('is one trace through two processes, down to the statement, and its log has the id', async () => {
    const [edge, api] = [await aTracing(1), await aTracing(0)];
    const lines: string[] = [];
    const first = await aServer(edge.tracing, 'edge', lines).inject('/things/7?q=secret');
    const headers = first.json();
    const second = aServer(api.tracing, 'api');
    await second.inject({ url: '/things/8', headers });
    await Promise.all([edge.tracing.close(), api.tracing.close()]);

    const [, traceId = ''] = /^00-(\w{32})-/.exec(headers.traceparent) ?? [];
    const spans = spansOf(traceId);
    const byId = new Map(spans.map((span) => [span.spanId, span]));
    const described = spans.map((span) => {
      const above = byId.get(span.parentSpanId ?? '');
      return `${span.service} ${span.name} < ${above ? `${above.service} ${above.name}` : 'nothing'}`;
    });
    assert.deepEqual(described.sort(), [
      'aangan-api GET /things/:id < aangan-edge think',
      'aangan-api SELECT < aangan-api think',
      'aangan-api think < aangan-api GET /things/:id',
      'aangan-edge GET /things/:id < nothing',
      'aangan-edge SELECT < aangan-edge think',
      'aangan-edge think < aangan-edge GET /things/:id',
    ]);
    const request = spans.find(({ service, kind }) => service === 'aangan-api' && kind === 2);
    const { 'aangan.request.id': requestId, ...attributes } = request?.attributes ?? {};
    assert.match(String(requestId), /^[\w-]+$/);
    assert.deepEqual(attributes, {
      'http.request.method': 'GET',
      'http.route': '/things/:id',
      'http.response.status_code': 200,
    });
    const statement = spans.find(({ kind }) => kind === 3);
    assert.deepEqual(statement?.attributes, {
      'db.system.name': 'postgresql',
      'db.operation.name': 'SELECT',
      'db.query.text': 'select * from thing where id = $1',
    });
    const took = Number(statement?.endTimeUnixNano) - Number(statement?.startTimeUnixNano);
    assert.ok(took >= 4e6 && took < 100e6, String(took));
    assert.equal(JSON.parse(lines.at(-1) ?? '').traceId, traceId);
    assert.doesNotMatch(JSON.stringify(spans), /secret/);
    assert.equal(receiver.headers[0]?.authorization, 'Bearer of the collector');
  });

  test('is an error where it fails, without what was entered', async () => {
    const { tracing } = await aTracing(1);
    const spansBefore = receiver.spans.length;
    const headers = { 'x-fails': 'yes' };
    await aServer(tracing, 'failing').inject({ url: '/things/7', headers });
    await tracing.close();
    const [span, ...others] = receiver.spans.slice(spansBefore);
    assert.deepEqual([others.length, span?.status.code], [0, 2]);
    assert.equal(span?.attributes['error.type'], '500');
    assert.doesNotMatch(JSON.stringify(span), /asha/);
  });
});

describe('a request that nobody waits for any more', () => {
  test('has its route, and is an error', async () => {
    const { tracing } = await aTracing(1);
    const logger = createLogger({ name: 'api', level: 'silent' });
    const tracer = tracing.tracer('api');
    const app = createServer({ logger, edgeSecret: secret, tracer });
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const closed = new Promise<void>((resolve) => {
      app.get('/slow/:id', async (_request, reply) => {
        reply.raw.once('close', resolve);
        begun();
        await closed;
      });
    });
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const waiting = new AbortController();
    const answer = fetch(`${origin}/slow/7`, { signal: waiting.signal }).catch(() => 'left');
    await hasBegun;
    waiting.abort();
    assert.equal(await answer, 'left');
    await closed;
    await app.close();
    await tracing.close();
    const [span] = receiver.spans.filter(({ name }) => name === 'GET /slow/:id');
    assert.equal(span?.attributes['error.type'], 'aborted');
    assert.equal(span?.attributes['http.route'], '/slow/:id');
  });
});

describe('what is traced', () => {
  test('is decided here, whatever visitors send', async () => {
    const all = await aTracing(1);
    const none = await aTracing(0);
    const spansBefore = receiver.spans.length;
    for (const tracestate of [
      '',
      'aangan=1.x',
      `aangan=${Math.floor(Date.now() / 1000)}.${'A'.repeat(22)}`,
    ]) {
      const headers = { traceparent: hostile, tracestate };
      await aServer(all.tracing, 'all').inject({ url: '/things/7', headers });
      await aServer(none.tracing, 'none').inject({ url: '/things/7', headers });
    }
    await Promise.all([all.tracing.close(), none.tracing.close()]);
    const spans = receiver.spans.slice(spansBefore);
    assert.equal(spans.length, 9);
    assert.ok(
      spans.every(({ traceId, service }) => !hostile.includes(traceId) && service === 'aangan-all'),
    );
  });

  test('is what a request works for, also where that is not sampled', async () => {
    const all = await aTracing(1);
    const none = await aTracing(0);
    const spansBefore = receiver.spans.length;
    const { traceparent, tracestate } = (
      await aServer(none.tracing, 'edge').inject('/things/7')
    ).json();
    assert.match(traceparent, /-00$/);
    await aServer(all.tracing, 'api').inject({
      url: '/things/7',
      headers: { traceparent, tracestate },
    });
    await Promise.all([all.tracing.close(), none.tracing.close()]);
    assert.equal(receiver.spans.length, spansBefore);
  });

  test('is the share that is set', async () => {
    const { tracing } = await aTracing(0.2);
    const tracer = tracing.tracer('sampled');
    const sampled = Array.from({ length: 5_000 }, () =>
      tracer.start({ name: 'a', kind: 'server' }),
    );
    const count = sampled.filter(({ isSampled }) => isSampled).length;
    assert.ok(count > 850 && count < 1_150, String(count));
    await tracing.close();
  });

  test('is at most 200 requests that name one trace', async () => {
    const { tracing } = await aTracing(1);
    const tracer = tracing.tracer('edge');
    const headers = tracer.start({ name: 'a', kind: 'server' }).headers();
    const taken = Array.from({ length: 300 }, () => tracer.contextOf(headers));
    assert.equal(taken.filter(Boolean).length, 200);
    await tracing.close();
  });
});

describe('a collector', () => {
  test('that is away delays nothing, is told of once, and gets spans again when it is back', async () => {
    const gone = await startTraceReceiver();
    await gone.close();
    const { tracing, errors } = await aTracing(1, gone.url);
    const tracer = tracing.tracer('api');
    const begun = performance.now();
    for (let at = 0; at < 20_000; at += 1) tracer.start({ name: 'a', kind: 'server' }).end();
    const tookMs = performance.now() - begun;
    assert.ok(tookMs < 5_000, `${tookMs} ms`);
    while (errors.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const port = Number(new URL(gone.url).port);
    const back = await startTraceReceiver(port);
    while (!back.spans.some(({ name }) => name === 'later')) {
      tracer.start({ name: 'later', kind: 'server' }).end();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await tracing.close();
    await back.close();
    assert.equal(errors.length, 1);
    // Of 20,000 spans, those that wait are bounded.
    assert.ok(back.spans.filter(({ name }) => name === 'a').length <= 4_096);
  });
});
