import type { SpanExporter } from '@opentelemetry/sdk-trace';

/**
 * An exporter whose failures are told once, until one export succeeds again. What it could not export is lost: nothing
 * waits for it, and nothing else is told of it.
 */
export function reportOnce(
  exporter: SpanExporter,
  onError: (error: unknown) => void,
): SpanExporter {
  let hasFailed = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failsNow = result.code !== 0;
        if (failsNow && !hasFailed) onError(result.error);
        hasFailed = failsNow;
        done({ code: 0 });
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
