import type { LogEvent } from 'kysely';

/** A statement that was sent, without its values. */
export interface Statement {
  /** With `$1`, `$2` … where the values are. */
  text: string;
  durationMs: number;
  failed: boolean;
}

/** Called for each statement, in the context of its request. */
export type OnStatement = (statement: Statement) => void;

/** @returns what Kysely calls as its log */
export function reportStatements(observers: readonly OnStatement[]) {
  return ({ level, query, queryDurationMillis }: LogEvent): void => {
    const statement = {
      text: query.sql,
      durationMs: queryDurationMillis,
      failed: level === 'error',
    };
    for (const observe of observers) observe(statement);
  };
}
