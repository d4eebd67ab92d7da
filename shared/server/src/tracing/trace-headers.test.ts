import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { signedTraceHeaders } from './trace-headers.ts';

const secret = 'a secret of all parts, of 32 characters';
const context = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const start = 1_800_000_000_000;

function headersAt(milliseconds = start, of = secret) {
  const clock = { now: milliseconds };
  return { clock, ...signedTraceHeaders({ secret: of, now: () => clock.now }) };
}

describe('the headers of a trace', () => {
  test('say which span a request works for, to who has the secret', () => {
    const { write } = headersAt();
    const written = write({ ...context, isSampled: true });
    assert.equal(written.traceparent, `00-${context.traceId}-${context.spanId}-01`);
    assert.match(written.tracestate ?? '', /^aangan=1800000000\.[\w-]{22}$/);
    assert.deepEqual(headersAt().read(written), { ...context, isSampled: true });
    const unsampled = write({ ...context, isSampled: false });
    assert.deepEqual(headersAt().read(unsampled), { ...context, isSampled: false });
  });

  test('are taken beside what others add, and for another span of the trace', () => {
    const { traceparent = '', tracestate = '' } = headersAt().write({
      ...context,
      isSampled: true,
    });
    const below = traceparent.replace(context.spanId, '00f067aa0ba902b7');
    const read = headersAt().read({ traceparent: below, tracestate: `a=1,${tracestate},b=2` });
    assert.deepEqual(read, { ...context, spanId: '00f067aa0ba902b7', isSampled: true });
  });

  test('are taken for five minutes', () => {
    const { clock, ...headers } = headersAt();
    const written = headers.write({ ...context, isSampled: true });
    const isTakenAt = (seconds: number) => {
      clock.now = start + seconds * 1000;
      return headers.read(written) !== undefined;
    };
    assert.deepEqual([-61, -60, 300, 301].map(isTakenAt), [false, true, true, false]);
  });

  test('are ignored where this site did not write them', () => {
    const { read, write } = headersAt();
    const written = write({ ...context, isSampled: true });
    const { traceparent = '', tracestate = '' } = written;
    const other = headersAt(start, 'another secret of 32 characters, or so').write({
      ...context,
      isSampled: true,
    });
    const hostile: Record<string, unknown>[] = [
      { traceparent },
      { traceparent, tracestate: 'aangan=1' },
      { traceparent, tracestate: other.tracestate },
      { traceparent, tracestate: tracestate.replace('1800000000', '1800000001') },
      { traceparent: traceparent.replace('0af7', '1af7'), tracestate },
      { traceparent: `ff${traceparent.slice(2)}`, tracestate },
      { traceparent: traceparent.replace(context.spanId, '0'.repeat(16)), tracestate },
      { traceparent: traceparent.toUpperCase(), tracestate },
      { traceparent: `${traceparent}-01`, tracestate },
      { traceparent: [traceparent, traceparent], tracestate },
      { traceparent, tracestate: `${tracestate},${'x'.repeat(600)}` },
    ];
    for (const headers of hostile) assert.equal(read(headers), undefined, JSON.stringify(headers));
  });
});
