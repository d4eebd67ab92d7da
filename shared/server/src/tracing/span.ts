/** The ids of a span and its trace, as passed to other processes. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
  /** Whether the trace is exported. */
  isSampled: boolean;
}

/** The only attributes of a span: none of them can hold an address, a value or personal data. */
export interface SpanAttributes {
  method?: string | undefined;
  /** Pattern of the route, such as `/vendors/:id`. */
  route?: string | undefined;
  /** HTTP status. */
  status?: number | undefined;
  requestId?: string | undefined;
  /** The kind of failure, in a word. */
  errorType?: string | undefined;
  /** Text of a statement, with `$1` in place of values. */
  statement?: string | undefined;
  /** First word of a statement. */
  operation?: string | undefined;
  /** Name of a job. */
  task?: string | undefined;
  composition?: string | undefined;
  remote?: string | undefined;
  expose?: string | undefined;
  /** Where a page came from: hit, stale, miss or bypass. */
  cacheState?: string | undefined;
  /** Processor time in milliseconds. */
  cpuMs?: number | undefined;
}

export interface SpanStart {
  name: string;
  kind: 'server' | 'client' | 'consumer' | 'internal';
  attributes?: SpanAttributes;
  /** In milliseconds since the Unix epoch; now. */
  startedAt?: number;
}

export interface SpanEnd {
  /** Replaces the name that the span started with. */
  name?: string;
  attributes?: SpanAttributes;
  hasFailed?: boolean;
}

/** Work that has begun. A span that is not sampled has ids, but is never exported. */
export interface Span extends TraceContext {
  /** The headers `traceparent` and `tracestate` (W3C Trace Context) for calls to other processes. */
  headers(): Readonly<Record<string, string>>;
  /** Begins a span below this one, in the same part of the site. */
  child(start: SpanStart): Span;
  end(end?: SpanEnd): void;
}

/** Makes the spans of one part of the site. */
export interface Tracer {
  /** Begins a span below another, or a trace, which is sampled by chance. */
  start(start: SpanStart, parent?: TraceContext): Span;
  /** The parent span in a request's headers, if this site signed them; otherwise undefined. */
  contextOf(headers: Readonly<Record<string, unknown>>): TraceContext | undefined;
}
