import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

type Work<Result> = (transaction: Kysely<Tables>) => Promise<Result>;

/** Runs a transaction. */
export function inTransaction<Result>(db: Kysely<Tables>, work: Work<Result>): Promise<Result> {
  return db.transaction().execute(work);
}

/** Carries the result of a transaction that is undone. */
class Undone<Result> extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super('undone');
    this.result = result;
  }
}

/** Runs a transaction and undoes what it wrote: only its result stays. */
export async function undone<Result>(db: Kysely<Tables>, work: Work<Result>): Promise<Result> {
  try {
    return await db.transaction().execute(async (transaction) => {
      throw new Undone(await work(transaction));
    });
  } catch (error) {
    if (error instanceof Undone) return error.result as Result;
    throw error;
  }
}
