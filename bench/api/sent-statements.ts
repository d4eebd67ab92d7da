import type pg from 'pg';

/** A statement with its values, as pg takes it. */
export interface SentStatement {
  name?: string | undefined;
  text: string;
  values?: unknown[] | undefined;
}

type Query = (statement: string | SentStatement, values?: unknown, ...rest: unknown[]) => unknown;

/** The last of them are heard: what a few requests send. */
const max = 5_000;

/** Hears every statement that is sent through a pool, also inside transactions. */
export async function listenForStatements(pool: pg.Pool) {
  const client = await pool.connect();
  const prototype = Object.getPrototypeOf(client) as { query: Query };
  client.release();
  const { query } = prototype;
  let heard: SentStatement[] = [];
  prototype.query = function listen(this: unknown, statement, values, ...rest) {
    if (heard.length < max) heard.push(asSent(statement, values));
    return query.call(this, statement, values, ...rest);
  };
  return {
    take: () => {
      const taken = heard;
      heard = [];
      return taken;
    },
  };
}

function asSent(statement: string | SentStatement, values: unknown): SentStatement {
  if (typeof statement === 'string') {
    return { text: statement, values: Array.isArray(values) ? values : undefined };
  }
  return { name: statement.name, text: statement.text, values: statement.values };
}
