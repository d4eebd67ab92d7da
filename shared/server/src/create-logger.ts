import { type DestinationStream, type Logger, pino } from 'pino';
import { removePrivate } from './logs/remove-private.ts';
import { currentRequest } from './requests/current-request.ts';
import { currentSpan } from './tracing/current-span.ts';

export type { Logger } from 'pino';

/** The levels that LOG_LEVEL takes, loudest last. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * One JSON line per event, on standard output unless another destination is given, with the ids of the request and the
 * trace that it is about. Secrets and personal data never reach it.
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
          ...(span?.isSampled && { traceId: span.traceId }),
        };
      },
      hooks: { streamWrite: removePrivate },
    },
    destination,
  );
}
