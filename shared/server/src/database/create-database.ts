import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { withNamedStatements } from './named-statements.ts';
import { observeQueries } from './observe-queries.ts';
import { type OnStatement, reportStatements } from './statements.ts';
import { valueParsers } from './value-parsers.ts';

/** Where a database is: a `postgres://` address or pg's own options. */
export type Connection = string | pg.PoolConfig;

export interface Database<Tables> {
  /** Typed queries; each is sent as a named prepared statement. */
  readonly kysely: Kysely<Tables>;
  /** The pool beneath, for COPY, LISTEN and scripts; its statements are named only if the caller names them. */
  readonly pool: pg.Pool;
  /** Waits for running queries, then closes every connection. Calling it again does nothing. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connection: Connection;
  /** Shown in pg_stat_activity. */
  applicationName: string;
  /** First in the search path, before `public`. */
  schema?: string;
  /** Most connections at once (default 10). */
  max?: number;
  /** How long a statement may take, waiting for locks included, in milliseconds (default: as long as it takes). */
  statementTimeoutMs?: number;
  /** Called for each statement sent through Kysely or `pool.query`, but not for those of a checked-out connection. */
  observers?: readonly OnStatement[];
}

/** PostgreSQL ends a transaction that is idle for this long: its locks block others. */
const idleTransactionMs = 60_000;

/**
 * Opens a pool, which connects at the first query. Values are parsed by {@link valueParsers}; the time zone of sessions
 * is UTC.
 */
export function createDatabase<Tables>(options: DatabaseOptions): Database<Tables> {
  const { connection, applicationName, schema, max = 10, observers = [] } = options;
  const { statementTimeoutMs } = options;
  const pool = new pg.Pool({
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    application_name: applicationName,
    max,
    types: valueParsers,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: idleTransactionMs,
    ...(statementTimeoutMs && { statement_timeout: statementTimeoutMs }),
    options: sessionOptions(schema),
  });
  // A connection that breaks (the server restarts) fails the query it carries and is replaced at the next
  // one. Without listeners the event would end the process: the pool's for connections that lie idle, each
  // connection's own for those that are checked out.
  if (observers.length > 0) observeQueries(pool, observers);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: withNamedStatements(pool) as unknown as pg.Pool }),
    ...(observers.length > 0 && { log: reportStatements(observers) }),
  });
  let closing: Promise<void> | undefined;
  return {
    kysely,
    pool,
    close: () => {
      // Kysely ends the pool only if it was ever used through Kysely.
      closing ??= kysely.destroy().then(() => (pool.ended ? undefined : pool.end()));
      return closing;
    },
  };
}

function sessionOptions(schema: string | undefined): string {
  if (schema !== undefined && !/^[a-z_][a-z0-9_]*$/.test(schema)) {
    throw new TypeError(`Not a plain schema name: ${JSON.stringify(schema)}`);
  }
  const settings = ['-c TimeZone=UTC', ...(schema ? [`-c search_path=${schema},public`] : [])];
  return settings.join(' ');
}
