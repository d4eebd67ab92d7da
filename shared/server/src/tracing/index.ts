export { currentSpan, inSpan, traced } from './current-span.ts';
export { openTracing } from './open-tracing.ts';
export type { Tracing } from './otlp-tracing.ts';
export type { Span, Tracer } from './span.ts';
export { statementSpans } from './statement-spans.ts';
