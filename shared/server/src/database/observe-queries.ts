import type pg from 'pg';
import type { OnStatement } from './statements.ts';

/** Reports the statements sent through `pool.query`: their text, never their values. */
export function observeQueries(pool: pg.Pool, observers: readonly OnStatement[]): void {
  const query = pool.query.bind(pool) as (...parameters: unknown[]) => unknown;
  const observed = (...parameters: unknown[]): unknown => {
    const startedAt = performance.now();
    const sent = query(...parameters);
    const text = textOf(parameters[0]);
    if (!(sent instanceof Promise) || text === undefined) return sent;
    const report = (failed: boolean) => {
      const statement = { text, durationMs: performance.now() - startedAt, failed };
      for (const observe of observers) observe(statement);
    };
    return sent.then(
      (result: unknown) => {
        report(false);
        return result;
      },
      (error: unknown) => {
        report(true);
        throw error;
      },
    );
  };
  pool.query = observed as pg.Pool['query'];
}

function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  const { text } = (statement ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
}
