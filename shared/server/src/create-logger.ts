import { type DestinationStream, type Logger, pino } from 'pino';
import { removePrivate } from './logs/remove-private.ts';
import { currentRequest } from './requests/current-request.ts';
import { currentSpan } from './tracing/current-span.ts';

export type { Logger } from 'pino';

/** The levels that LOG_LEVEL takes, loudest last. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * Logs one JSON line per event, to standard output by default, with the ids of the current request, its account and trace. Secrets
 * and personal data are removed from each line.
 */
export function createLogger(
  options: { name: string; level: LogLevel },
  destination: DestinationStream = pino.destination(1),
): Logger {
  return pino(
    {
      name: options.name,
      level: options.level,
      mixin: () => {
        const request = currentRequest();
        const span = currentSpan();
        return {
          ...(request && { requestId: request.id }),
          ...(request?.account !== undefined && { account: request.account }),
          ...(span?.isSampled && { traceId: span.traceId }),
        };
      },
      hooks: { streamWrite: removePrivate },
    },
    destination,
  );
}
