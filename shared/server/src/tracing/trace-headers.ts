import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TraceContext } from './span.ts';

/** Writes and reads the headers of W3C Trace Context. */
export interface TraceHeaders {
  write(context: TraceContext): Record<string, string>;
  /** Undefined for headers that this site did not write, or wrote too long ago. */
  read(headers: Readonly<Record<string, unknown>>): TraceContext | undefined;
}

interface Options {
  /** EDGE_SECRET: signs written headers; headers without its signature are ignored. */
  secret: string;
  /** The time in milliseconds. */
  now?: () => number;
}

const traceparentForm = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/;
/** This site's own member of `tracestate`: when the trace began in seconds, and the signature. */
const memberForm = /(?:^|,)\s*aangan=(\d{1,12})\.([\w-]{22})\s*(?:,|$)/;
/** How long a page's requests belong to its trace, in seconds. */
const acceptedSeconds = 300;
/** The clocks of two processes may differ by this much, in seconds. */
const clockSkewSeconds = 60;

/**
 * Headers with a signature: without one, visitors could send any `traceparent` and so decide what is exported, and in
 * which trace. The signature covers the trace, not the span. It is in `tracestate`, which is meant for such additions.
 */
export function signedTraceHeaders({ secret, now = Date.now }: Options): TraceHeaders {
  const seconds = () => Math.floor(now() / 1000);
  const signatureOf = (traceId: string, at: string) =>
    createHmac('sha256', secret).update(`trace ${traceId} ${at}`).digest('base64url').slice(0, 22);
  return {
    write: (context) => {
      const at = String(seconds());
      const tracestate = `aangan=${at}.${signatureOf(context.traceId, at)}`;
      return { traceparent: traceparentOf(context), tracestate };
    },
    read: ({ traceparent, tracestate }) => {
      const context = readTraceparent(traceparent);
      const [, at = '', signature = ''] = memberForm.exec(textOf(tracestate)) ?? [];
      if (!context || !signature) return undefined;
      const age = seconds() - Number(at);
      if (age < -clockSkewSeconds || age > acceptedSeconds) return undefined;
      const expected = Buffer.from(signatureOf(context.traceId, at));
      return timingSafeEqual(Buffer.from(signature), expected) ? context : undefined;
    },
  };
}

/** Headers without a signature, for a process that only one other process of the site can reach. */
export const unsignedTraceHeaders: TraceHeaders = {
  write: (context) => ({ traceparent: traceparentOf(context) }),
  read: ({ traceparent }) => readTraceparent(traceparent),
};

function traceparentOf({ traceId, spanId, isSampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-0${isSampled ? 1 : 0}`;
}

function readTraceparent(header: unknown): TraceContext | undefined {
  const [, traceId = '', spanId = '', flag] = traceparentForm.exec(textOf(header)) ?? [];
  // Ids of zeros are invalid (W3C Trace Context, section 3.2.2).
  if (!/[1-9a-f]/.test(traceId) || !/[1-9a-f]/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: flag === '1' };
}

function textOf(header: unknown): string {
  return typeof header === 'string' && header.length <= 512 ? header : '';
}
