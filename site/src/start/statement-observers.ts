import { type Logger, logSlowStatements, type OnStatement } from '@aangan/server';
import { type Metrics, statementMetrics } from '@aangan/server/metrics';
import { statementSpans, type Tracer } from '@aangan/server/tracing';

interface Options {
  metrics: Metrics | undefined;
  tracer: Tracer | undefined;
  logger: Logger;
  slowQueryMs: number;
}

/** Observers of a part's statements: the log of slow ones, and metrics and traces if enabled. */
export function statementObservers(options: Options): OnStatement[] {
  const { metrics, tracer, logger, slowQueryMs } = options;
  return [
    logSlowStatements(logger, slowQueryMs),
    ...(metrics ? [statementMetrics(metrics)] : []),
    ...(tracer ? [statementSpans(tracer)] : []),
  ];
}
