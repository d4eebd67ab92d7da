import type { Kysely } from 'kysely';
import type { ApiSettings } from '../../config.ts';
import { networkOf } from '../../plugins/throttle/network-of.ts';
import type { Throttle } from '../../plugins/throttle/throttle.ts';
import type { Tables } from '../../tables.ts';
import { findUserForLogin, replacePasswordHash } from './account.repository.ts';
import type { User } from './auth.schemas.ts';
import { hashPassword, matchPassword } from './password.ts';

export interface PasswordCheckOptions {
  db: Kysely<Tables>;
  throttle: Throttle;
  settings: Pick<ApiSettings, 'failedLoginsPerAccount' | 'failedLoginsPerAddress'>;
}

/** An account whose password was right, and the hash that it was checked against. */
export interface CheckedAccount {
  user: User;
  passwordHash: string;
}

/**
 * Checks a password of an active account: at sign-in, and again before what cannot be undone. All checks of
 * an account count together, so that guessing in several places gives no more guesses.
 * @returns a function of email (normalised), password and the caller's address; it answers the account, or
 *   undefined for a wrong password as for no such account. It throws a Refusal 429 after too many failures.
 */
export function createPasswordCheck({ db, throttle, settings }: PasswordCheckOptions) {
  return async (
    email: string,
    password: string,
    address: string,
  ): Promise<CheckedAccount | undefined> => {
    const network = networkOf(address);
    const account = { key: `login:${network}:${email}`, limit: settings.failedLoginsPerAccount };
    const everyone = { key: `login:${network}`, limit: settings.failedLoginsPerAddress };
    await throttle.take(account);
    await throttle.take(everyone);
    const found = await findUserForLogin(db, email);
    const match = await matchPassword(password, found?.password_hash);
    if (match === 'no' || !found?.password_hash) return undefined;
    await Promise.all([throttle.reset(account), throttle.giveBack(everyone)]);
    const { password_hash: stored, ...user } = found;
    if (match === 'yes') return { user, passwordHash: stored };
    const passwordHash = await hashPassword(password);
    await replacePasswordHash(db, user.id, stored, passwordHash);
    return { user, passwordHash };
  };
}
