import type { Kysely } from 'kysely';
import { forbidden, notFound } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import {
  lockMembership,
  type Membership,
  requireMembership,
  requireOpen,
} from '../conversations/conversations.service.ts';
import * as quotes from './quotes.repository.ts';

type Db = Kysely<Tables>;

/** A quote, and the side of it that an account is on. */
export interface OwnQuote {
  quote: quotes.FoundQuote;
  me: Membership;
}

/** A quote of an own conversation. A client sees none that was never sent. @throws Refusal 404 */
export async function requireQuote(db: Db, accountId: number, id: number): Promise<OwnQuote> {
  return visible(await quotes.findQuote(db, id), async ({ conversation_id }) =>
    requireMembership(db, accountId, conversation_id),
  );
}

/**
 * The same to change it, with its conversation and itself locked until the transaction ends.
 * @param side who may
 * @throws Refusal 404, 403 for the other side, else as a message is refused
 */
export async function lockOwnQuote(
  db: Db,
  accountId: number,
  id: number,
  side: Membership['side'],
): Promise<OwnQuote> {
  const conversationId = await quotes.conversationOf(db, id);
  if (conversationId === undefined) throw notFound();
  const me = await lockMembership(db, accountId, conversationId);
  if (!me) throw notFound();
  const own = await visible(await quotes.lockQuote(db, id), async () => me);
  if (me.side !== side) throw forbidden();
  requireOpen(me);
  return own;
}

async function visible(
  quote: quotes.FoundQuote | undefined,
  membershipOf: (quote: quotes.FoundQuote) => Promise<Membership>,
): Promise<OwnQuote> {
  if (!quote) throw notFound();
  const me = await membershipOf(quote);
  if (me.side === 'client' && quote.version === 0) throw notFound();
  return { quote, me };
}
