import type { Database } from '@aangan/server';
import type { Tables } from '../../tables.ts';
import { listOwnItems } from './portfolio.repository.ts';

/** The portfolio of a designer, architect or vendor. Answers are JSON text that the database wrote. */
export function createPortfolioService(database: Database<Tables>) {
  return {
    /** Newest first; empty also while there is no profile. */
    list: (accountId: number): Promise<string> => listOwnItems(database, accountId),
  };
}
