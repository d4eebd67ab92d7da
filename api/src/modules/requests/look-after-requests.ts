import { citySlugsOf } from '@aangan/domain/indian-cities';
import { addJob } from '@aangan/server';
import type { Kysely } from 'kysely';
import { notify } from '../../notifications/notify.ts';
import type { Tables } from '../../tables.ts';
import { designerKind } from '../designers/designer-kind.ts';
import { keepAnswerTimes } from '../firms/answer-times.service.ts';
import { askForReviews } from '../reviews/ask-for-reviews.ts';
import { vendorKind } from '../vendors/vendor-kind.ts';
import { closedMail, reminderMail } from './waiting-requests.mails.ts';
import * as waiting from './waiting-requests.repository.ts';

type Db = Kysely<Tables>;

/**
 * The job that reminds firms of requests, closes those that waited too long, asks clients for reviews, and keeps the
 * firms' times to answer.
 */
export const lookAfterTask = 'look-after-requests';

const everyMs = 5 * 60_000;
const kinds = { designer: designerKind, vendor: vendorKind };

/** Has requests looked after; a job that waits already keeps its time. */
export const lookAfterLater = (db: Db, delayMs = 0): Promise<void> =>
  addJob(db, lookAfterTask, {}, { delayMs, key: lookAfterTask, keepsTime: true });

/**
 * What is due by the database's clock is claimed by one statement and mailed in the same transaction: of several processes
 * one has it, and one that is killed has changed nothing. Adds its successor; where it fails, it is tried again itself.
 */
export async function lookAfterRequests(db: Db, publicUrl: string): Promise<void> {
  await keepAnswerTimes(db, Object.values(kinds));
  await untilNone(() => remindFirms(db, publicUrl));
  await untilNone(() => closeRequests(db, publicUrl));
  await untilNone(() => askForReviews(db));
  await lookAfterLater(db, everyMs);
}

async function untilNone(step: () => Promise<number>): Promise<void> {
  while ((await step()) > 0);
}

/** @returns how many requests firms were reminded of */
function remindFirms(db: Db, publicUrl: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const claimed = await waiting.claimReminders(transaction);
    for (const request of claimed) {
      const { id: subject, firmAccountId: accountId, clientAccountId: actorId } = request;
      await notify(
        transaction,
        { accountId, event: 'request-waiting', subject, actorId },
        { publicUrl, write: (firm) => reminderMail(firm, request, publicUrl) },
      );
    }
    return claimed.length;
  });
}

/** @returns how many requests were closed */
function closeRequests(db: Db, publicUrl: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const closed = await waiting.closeOverdue(transaction);
    for (const request of closed) {
      const { id: subject, clientAccountId: accountId, firmAccountId: actorId } = request;
      await notify(
        transaction,
        { accountId, event: 'request-closed', subject, actorId },
        {
          publicUrl,
          write: async (client) =>
            closedMail(client, request, await similarTo(transaction, request), publicUrl),
        },
      );
    }
    return closed.length;
  });
}

async function similarTo(db: Db, request: waiting.ClaimedRequest): Promise<waiting.SimilarFirm[]> {
  const kind = kinds[request.kind];
  const city = await waiting.findCity(db, kind, request.firmId);
  return city === null ? [] : waiting.findSimilar(db, kind, request, citySlugsOf(city));
}
