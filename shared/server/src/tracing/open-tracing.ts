import type { Tracing, TracingOptions } from './otlp-tracing.ts';

/** Begins to export traces. Loads OpenTelemetry's SDK, so that a process that exports no traces never loads it. */
export async function openTracing(options: TracingOptions): Promise<Tracing> {
  const { exportTraces } = await import('./otlp-tracing.ts');
  return exportTraces(options);
}
