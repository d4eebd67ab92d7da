import type { ProofKind } from '@aangan/domain';
import type { Kysely } from 'kysely';
import { notOnStaging, wrongCredentials } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { noteEvent } from '../audit/audit.service.ts';
import type { Caller } from '../audit/caller.ts';
import type { SignedIn } from '../auth/auth.service.ts';
import type { SessionService } from '../auth/session.service.ts';
import { readUser } from '../auth/user.service.ts';
import { lockAccount } from './factors.repository.ts';

interface Proved {
  accountId: number;
  by: ProofKind;
  isRemembered: boolean | undefined;
}

/** Signs in an account that has proved who it is. @throws Refusal 401 where it is suspended or ended, 403 on staging */
export async function signInProved(
  { db, sessions }: { db: Kysely<Tables>; sessions: SessionService },
  { accountId, by, isRemembered }: Proved,
  caller: Caller,
): Promise<SignedIn> {
  return db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, accountId);
    if (!account) throw wrongCredentials();
    if (caller.isOfStaging && (account.is_staff || account.is_integrator)) throw notOnStaging();
    const event = by === 'passkey' ? 'signed-in-with-passkey' : 'signed-in';
    await noteEvent(transaction, event, accountId, caller);
    const tokens = await sessions.begin(transaction, accountId, caller, { by, isRemembered });
    return { user: await readUser(transaction, accountId), ...tokens };
  });
}
