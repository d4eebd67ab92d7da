import { Agent } from 'node:http';
import {
  type Attributes,
  type Tracer as OtelTracer,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import {
  ATTR_DB_OPERATION_NAME,
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_SYSTEM_NAME,
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_SERVICE_NAME,
  DB_SYSTEM_NAME_VALUE_POSTGRESQL,
} from '@opentelemetry/semantic-conventions';
import { limitTraces } from './limit-traces.ts';
import { reportOnce } from './report-once.ts';
import type { Span, SpanAttributes, SpanStart, TraceContext, Tracer } from './span.ts';
import { signedTraceHeaders, type TraceHeaders, unsignedTraceHeaders } from './trace-headers.ts';

export interface TracingOptions {
  /** Where a collector takes OTLP/HTTP, such as `http://127.0.0.1:4318`; or `unix:/path/of/the.sock`. */
  endpoint: string;
  /** Headers that the collector wants. */
  headers?: Readonly<Record<string, string>>;
  /** The share of the traces begun here that is exported, 0 to 1. */
  sampledShare: number;
  /** EDGE_SECRET. If undefined, every `traceparent` is accepted: only for a process that visitors cannot reach. */
  secret: string | undefined;
  /** Called when spans could not be exported; only for the first failure in a row. */
  onError: (error: unknown) => void;
}

/** The traces of one process. */
export interface Tracing {
  /** @param part `api`, `registry`, `edge-production`, `renderer` */
  tracer(part: string): Tracer;
  /** Exports what is left. */
  close(): Promise<void>;
}

/** The maximum number of spans that wait for an export; further spans are dropped. */
const maxQueueSize = 4_096;
/** How long spans are collected before an export, and how long an export may take, in milliseconds. */
const waitMs = 1_000;
const exportMs = 3_000;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** Attribute → its name in OpenTelemetry's semantic conventions, or one of ours where they have none. */
const names: Record<keyof SpanAttributes, string> = {
  method: ATTR_HTTP_REQUEST_METHOD,
  route: ATTR_HTTP_ROUTE,
  status: ATTR_HTTP_RESPONSE_STATUS_CODE,
  errorType: ATTR_ERROR_TYPE,
  statement: ATTR_DB_QUERY_TEXT,
  operation: ATTR_DB_OPERATION_NAME,
  requestId: 'aangan.request.id',
  task: 'aangan.job.task',
  composition: 'aangan.composition.id',
  remote: 'aangan.remote.name',
  expose: 'aangan.remote.expose',
  cacheState: 'aangan.page.cache_state',
  cpuMs: 'aangan.page.cpu_ms',
};

/** Exports spans over OTLP/HTTP with OpenTelemetry's SDK. Only this module loads it. */
export function exportTraces(options: TracingOptions): Tracing {
  const { secret, sampledShare, onError } = options;
  const exporter = reportOnce(exporterOf(options), onError);
  const processor = new BatchSpanProcessor({
    exporter,
    maxQueueSize,
    scheduledDelayMillis: waitMs,
    // Longer than the exporter's own timeout, whose error says why it failed.
    exportTimeoutMillis: 2 * exportMs,
  });
  const sampler = new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampledShare) });
  const headers = secret === undefined ? unsignedTraceHeaders : signedTraceHeaders({ secret });
  const isWithinLimit = limitTraces();
  return {
    tracer: (part) => {
      const resource = resourceFromAttributes({ [ATTR_SERVICE_NAME]: `aangan-${part}` });
      const provider = new TracerProvider({ resource, sampler, spanProcessors: [processor] });
      const start = createStart(provider.getTracer('aangan'), headers);
      return {
        start,
        contextOf: (given) => {
          const context = headers.read(given);
          return context && isWithinLimit(context.traceId) ? context : undefined;
        },
      };
    },
    close: () => processor.shutdown(),
  };
}

function exporterOf({ endpoint, headers = {} }: TracingOptions): SpanExporter {
  const socketPath = endpoint.startsWith('unix:') ? endpoint.slice('unix:'.length) : undefined;
  return new OTLPTraceExporter({
    url: `${socketPath ? 'http://localhost' : endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: exportMs,
    ...(socketPath && { httpAgentOptions: () => new Agent({ socketPath } as object) }),
  });
}

function createStart(tracer: OtelTracer, headers: TraceHeaders): Tracer['start'] {
  const start = ({ name, kind, attributes, startedAt }: SpanStart, parent?: TraceContext): Span => {
    const span = tracer.startSpan(
      name,
      {
        kind: kinds[kind],
        attributes: namedAttributes(attributes),
        ...(startedAt !== undefined && { startTime: startedAt }),
      },
      parent ? contextBelow(parent) : ROOT_CONTEXT,
    );
    const { traceId, spanId } = span.spanContext();
    const context = { traceId, spanId, isSampled: span.isRecording() };
    return {
      ...context,
      headers: () => headers.write(context),
      child: (below) => start(below, context),
      end: ({ name: last, attributes: more, hasFailed = false } = {}) => {
        if (last !== undefined) span.updateName(last);
        if (more) span.setAttributes(namedAttributes(more));
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
  return start;
}

function contextBelow({ traceId, spanId, isSampled }: TraceContext) {
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: isSampled ? 1 : 0,
  });
}

function namedAttributes(attributes: SpanAttributes = {}): Attributes {
  const named = Object.entries(attributes).map(
    ([name, value]) => [names[name as keyof SpanAttributes], value] as const,
  );
  const isStatement = attributes.statement !== undefined;
  return {
    ...Object.fromEntries(named),
    ...(isStatement && { [ATTR_DB_SYSTEM_NAME]: DB_SYSTEM_NAME_VALUE_POSTGRESQL }),
  };
}
