import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

type Work<Result> = (transaction: Kysely<Tables>) => Promise<Result>;

/** How often a transaction is run that PostgreSQL ends to undo a deadlock. */
const maxRuns = 3;
const deadlockDetected = '40P01';

/** Runs a transaction, and runs it again where it was ended to undo a deadlock: nothing of it was written then. */
export async function inTransaction<Result>(
  db: Kysely<Tables>,
  work: Work<Result>,
): Promise<Result> {
  for (let run = 1; ; run += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== deadlockDetected || run === maxRuns) throw error;
    }
  }
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
