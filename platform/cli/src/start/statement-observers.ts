import { type Logger, logSlowStatements, type OnStatement } from '@aangan/server';
import { type Metrics, statementMetrics } from '@aangan/server/metrics';

/** What is told of a part's statements: the log of slow ones, and the metrics where there are any. */
export function statementObservers(
  metrics: Metrics | undefined,
  { logger, slowQueryMs }: { logger: Logger; slowQueryMs: number },
): OnStatement[] {
  return [logSlowStatements(logger, slowQueryMs), ...(metrics ? [statementMetrics(metrics)] : [])];
}
