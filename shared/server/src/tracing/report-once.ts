import type { SpanExporter } from '@opentelemetry/sdk-trace';

/**
 * An exporter that reports only the first failure until an export succeeds again. Spans that could not be exported are
 * lost without further reports.
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
