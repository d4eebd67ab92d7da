import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { endableKinds, type Kind } from './notification-kinds.ts';

const dayMs = 86_400_000;
/** How long a link works. */
const linkDays = 180;

/** Whose mails a link ends, and of which kind. */
export interface Ending {
  accountId: number;
  kind: Kind;
}

/** The address that ends mails of a kind without signing in, for half a year; of one that cannot be ended it ends none. */
export async function endingUrl(
  db: Kysely<Tables>,
  { accountId, kind }: Ending,
  publicUrl: string,
  now: number = Date.now(),
): Promise<string> {
  const claim = `${accountId}-${kind}-${Math.floor(now / dayMs) + linkDays}`;
  const token = `${claim}-${sealOf(await readKey(db), claim)}`;
  return `${publicUrl}/api/notifications/end/?token=${token}`;
}

/** Undefined for a token that is wrong, that has ended, or of a kind that cannot be ended. */
export async function readEnding(
  db: Kysely<Tables>,
  token: string,
  now: number = Date.now(),
): Promise<Ending | undefined> {
  const [, claim = '', id, name, until, seal = ''] =
    /^(([1-9]\d{0,14})-([a-z]{1,40})-(\d{1,9}))-([\w-]{43})$/.exec(token) ?? [];
  const kind = endableKinds.find((one) => one === name);
  if (!kind || Number(until) * dayMs < now) return undefined;
  const isSealed = timingSafeEqual(
    Buffer.from(seal),
    Buffer.from(sealOf(await readKey(db), claim)),
  );
  return isSealed ? { accountId: Number(id), kind } : undefined;
}

const sealOf = (key: string, claim: string) =>
  createHmac('sha256', key).update(`end mails ${claim}`).digest('base64url');

async function readKey(db: Kysely<Tables>): Promise<string> {
  const { key } = await db.selectFrom('mail_link_key').select('key').executeTakeFirstOrThrow();
  return key;
}
