import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** The levels that LOG_LEVEL takes, loudest last. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

/** One JSON line per event on standard output; credentials never reach it. */
export function createLogger(options: { name: string; level: LogLevel }): Logger {
  return pino({
    name: options.name,
    level: options.level,
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.refresh'],
      censor: '[removed]',
    },
  });
}
