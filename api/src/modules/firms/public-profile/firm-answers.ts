import type { Database } from '@aangan/server';
import type { CoalescingCache } from '@aangan/server/coalescing-cache';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedFirmAnswer } from '../../../plugins/guest-cache/guest-cache.ts';
import { sendStored, storedAnswer } from '../../../plugins/guest-cache/stored-answer.ts';
import { gone, notFound } from '../../../problems.ts';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';
import type { FoundFirm } from './found-firm.ts';
import { maySeeUnverified, type Viewer } from './may-see-unverified.ts';
import { isErased } from './public-profile.repository.ts';

interface FirmAnswersOptions {
  database: Database<Tables>;
  kind: FirmKind;
  /** Refreshed before each call. */
  cache: CoalescingCache<CachedFirmAnswer | 'none'>;
}

interface FirmQuestion {
  firmId: number;
  /** Of the answer in the cache. */
  key: string;
  /** Undefined where there is no such firm of an active account, or where it has not what was asked for. */
  find: () => Promise<FoundFirm | undefined>;
}

/** A function that answers what everybody may read of designers or vendors, with JSON text that the database wrote. */
export function createFirmAnswers({ database, kind, cache }: FirmAnswersOptions) {
  /**
   * A firm that is not verified is shown to its owner and to operators only; `viewer` is called only for such a firm.
   * @returns with `isVerified` false, the answer depends on the reader, so no cache may store it
   * @throws Refusal 404, 410 where the firm's account was erased
   */
  return async (
    { firmId, key, find }: FirmQuestion,
    viewer: () => Promise<Viewer | undefined>,
  ): Promise<CachedFirmAnswer> => {
    const found = await cache.get(key, async () => {
      const firm = await find();
      return firm ? { ...firm, answer: storedAnswer(firm.answer) } : 'none';
    });
    if (found === 'none') throw (await isErased(database, kind, firmId)) ? gone() : notFound();
    if (!found.isVerified && !(await maySeeUnverified(viewer, found.accountId))) throw notFound();
    return found;
  };
}

/** Sends what only its owner and operators may see so that nothing stores it. */
export async function sendFirmAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, isVerified }: CachedFirmAnswer,
): Promise<FastifyReply> {
  if (isVerified) return sendStored(request, reply, answer);
  return reply
    .header('cache-control', 'private, no-store')
    .type('application/json; charset=utf-8')
    .send(answer.text);
}
