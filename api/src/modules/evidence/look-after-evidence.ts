import { addJob } from '@aangan/server';
import type { Kysely } from 'kysely';
import { notify } from '../../notifications/notify.ts';
import type { Tables } from '../../tables.ts';
import { endsMail } from './evidence.mails.ts';
import * as expiry from './expiry.repository.ts';

type Db = Kysely<Tables>;

/** The job that reminds firms of checks that run out, and marks those that have, so that no cache keeps them for long. */
export const lookAfterEvidenceTask = 'look-after-evidence';

const everyMs = 5 * 60_000;

/** Has evidence looked after; a job that waits already keeps its time. */
export const lookAfterEvidenceLater = (db: Db, delayMs = 0): Promise<void> =>
  addJob(db, lookAfterEvidenceTask, {}, { delayMs, key: lookAfterEvidenceTask, keepsTime: true });

/** Adds its successor. Where it fails, it is tried again itself: what was told is not told again. */
export async function lookAfterEvidence(db: Db, publicUrl: string): Promise<void> {
  while ((await remindFirms(db, publicUrl)) > 0);
  while ((await endChecks(db)) > 0);
  await lookAfterEvidenceLater(db, everyMs);
}

/** @returns how many checks were claimed */
function remindFirms(db: Db, publicUrl: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const claimed = await expiry.claimReminders(transaction);
    for (const { id: subject, kind, until, accountId, isSentAgain } of claimed) {
      if (isSentAgain) continue;
      await notify(
        transaction,
        { accountId, event: 'evidence-ends', subject, data: { evidence: kind, day: until } },
        { publicUrl, write: (firm) => endsMail(firm, { kind, until }, publicUrl) },
      );
    }
    return claimed.length;
  });
}

/** @returns how many checks ended */
function endChecks(db: Db): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const ended = await expiry.endOverdue(transaction);
    for (const { id: subject, kind, accountId } of ended) {
      const data = { evidence: kind };
      await notify(transaction, { accountId, event: 'evidence-ended', subject, data });
    }
    return ended.length;
  });
}
