import type { Kysely } from 'kysely';
import type { Tables } from '../../tables.ts';
import { endAbsences, keepAnswerHours } from './answer-times.repository.ts';
import type { FirmKind } from './firm-kind.ts';

/** Keeps what profiles say of the firms' answers as time goes by: how soon they usually come, and absences that are over. */
export async function keepAnswerTimes(
  db: Kysely<Tables>,
  kinds: readonly FirmKind[],
): Promise<void> {
  for (const kind of kinds) {
    await endAbsences(db, kind);
    await keepAnswerHours(db, kind);
  }
}
