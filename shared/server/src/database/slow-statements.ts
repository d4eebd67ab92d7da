import type { Logger } from '../create-logger.ts';
import { currentRequest } from '../requests/current-request.ts';
import type { OnStatement } from './statements.ts';

/** In characters. */
const maxTextLength = 4_000;

/**
 * Logs the statements that take as long as `slowMs`, in milliseconds, or longer: their text without values, their
 * duration, and the route and id of the request.
 */
export function logSlowStatements(logger: Pick<Logger, 'warn'>, slowMs: number): OnStatement {
  return ({ text, durationMs, failed }) => {
    if (durationMs < slowMs) return;
    logger.warn(
      {
        statement: text.slice(0, maxTextLength),
        durationMs: Math.round(durationMs),
        failed,
        route: currentRequest()?.route,
      },
      'slow statement',
    );
  };
}
