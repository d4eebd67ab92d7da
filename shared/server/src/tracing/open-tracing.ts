import type { Tracing, TracingOptions } from './otlp-tracing.ts';

/** Begins to export traces. OpenTelemetry's SDK is loaded here, and not in a process that exports none. */
export async function openTracing(options: TracingOptions): Promise<Tracing> {
  const { exportTraces } = await import('./otlp-tracing.ts');
  return exportTraces(options);
}
