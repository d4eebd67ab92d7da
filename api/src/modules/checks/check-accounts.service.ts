import type { Role } from '@aangan/domain';
import { addJob } from '@aangan/server';
import type { Kysely } from 'kysely';
import { throttled } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import * as accounts from './check-accounts.repository.ts';

type Db = Kysely<Tables>;

/** The job that deletes accounts of checks that died. */
export const endCheckAccountsTask = 'end-check-accounts';

/** How long an account works and is kept at most. */
const minutes = 15;
/** After the last of them has ended, by another clock than the database's. */
const jobAfterMinutes = minutes + 1;
/** More checks at once than a site has are a mistake of the asker. */
const maxAccounts = 100;
const waitSeconds = 60;

/** An account that was made for a check, as the registry asks for it. */
export interface CheckAccount {
  id: string;
  /** What a browser stores where its visitor is signed in, by key of local storage. */
  storage: Record<string, string>;
  /** The Authorization header of requests as this account. */
  authorization: string;
  /** The flags of routes that the account has. */
  flags: string[];
  /** Addresses that every page of a signed-in visitor asks for. */
  asks: string[];
}

/**
 * Makes an account and its session. The tokens in `storage` open nothing: the page that a check opens has no network, and
 * what runs there may say what it has read in a refusal.
 * @throws Refusal 429 where there are too many
 */
export async function makeCheckAccount(
  db: Db,
  role: Role,
  signAccessToken: (accountId: number, sessionId: string) => string,
): Promise<CheckAccount> {
  await accounts.deleteCheckAccounts(db, 'ended');
  if ((await accounts.countCheckAccounts(db)) >= maxAccounts) throw throttled(waitSeconds);
  return db.transaction().execute(async (transaction) => {
    const { id } = await accounts.insertCheckAccount(transaction, role, minutes);
    if (role !== 'client') await accounts.insertCheckProfile(transaction, id, role);
    const sessionId = await accounts.insertCheckSession(transaction, id);
    const runAt = new Date(Date.now() + jobAfterMinutes * 60_000);
    await addJob(transaction, endCheckAccountsTask, {}, { runAt, key: endCheckAccountsTask });
    return {
      id: String(id),
      storage: {
        token: 'of a check',
        refreshToken: 'of a check',
        isVendor: String(role === 'vendor'),
      },
      authorization: `Bearer ${signAccessToken(id, sessionId)}`,
      flags: [],
      asks: ['/api/auth/me/'],
    };
  });
}

/** Deletes the account and its sessions; no other account than one of a check, and one that is gone is no error. */
export const endCheckAccount = (db: Db, id: number): Promise<void> =>
  accounts.deleteCheckAccounts(db, { id });

/** Deletes those whose time is over. */
export const endOldCheckAccounts = (db: Db): Promise<void> =>
  accounts.deleteCheckAccounts(db, 'ended');
