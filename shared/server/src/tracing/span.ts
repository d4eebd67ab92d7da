/** Where a span is in its trace: what other processes are told of it. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
  /** Whether the trace is exported. */
  isSampled: boolean;
}

/** What a span says. There is nothing else, so that no span can hold an address, a value or anything of a person. */
export interface SpanAttributes {
  method?: string | undefined;
  /** Pattern of the route, such as `/vendors/:id`. */
  route?: string | undefined;
  /** HTTP status. */
  status?: number | undefined;
  requestId?: string | undefined;
  /** Why it failed, in a word. */
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
  /** In place of the name that it started with. */
  name?: string;
  attributes?: SpanAttributes;
  hasFailed?: boolean;
}

/** Work that has begun. One that is not sampled has an id, and is otherwise forgotten. */
export interface Span extends TraceContext {
  /** The headers `traceparent` and `tracestate` (W3C Trace Context) for what works for this span elsewhere. */
  headers(): Readonly<Record<string, string>>;
  /** Begins work below this one, in the same part of the site. */
  child(start: SpanStart): Span;
  end(end?: SpanEnd): void;
}

/** Makes the spans of one part of the site. */
export interface Tracer {
  /** Begins a span below another, or a trace, which is sampled by chance. */
  start(start: SpanStart, parent?: TraceContext): Span;
  /** The span that a request says it works for, where this site signed that; undefined otherwise. */
  contextOf(headers: Readonly<Record<string, unknown>>): TraceContext | undefined;
}
