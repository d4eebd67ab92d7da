import { createHash, randomBytes } from 'node:crypto';
import type { ProofKind } from '@aangan/domain';
import type { Kysely } from 'kysely';
import type { ApiSettings } from '../../config.ts';
import { notify } from '../../notifications/notify.ts';
import { networkOf } from '../../plugins/throttle/network-of.ts';
import type { Throttle } from '../../plugins/throttle/throttle.ts';
import { challengeEnded, invalid, message, passkeyRefused } from '../../problems.ts';
import { isOfFormerKey, openText, type SealKeys, sealText } from '../../seal-text.ts';
import type { Tables } from '../../tables.ts';
import { noteEvent } from '../audit/audit.service.ts';
import type { Caller } from '../audit/caller.ts';
import { createPasswordCheck } from '../auth/password-check.ts';
import { stepOfCode } from './authenticator-app.ts';
import * as challenges from './challenge.repository.ts';
import { factorsChangedMail } from './factor.mails.ts';
import * as factors from './factors.repository.ts';
import type { Assertion, ProofBody, ProofRequest } from './factors.schemas.ts';
import { accountOfPasskey, askPasskeyOptions, type RelyingParty } from './passkeys.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';

type Db = Kysely<Tables>;

export interface ProofServiceOptions {
  db: Db;
  throttle: Throttle;
  settings: ApiSettings;
  /** Encrypt the secrets of authenticator apps. */
  keys: SealKeys;
  relyingParty: RelyingParty;
  publicUrl: string;
}

/** Whose proof is asked for. */
interface Asked {
  id: number;
  email: string;
}

export type ProofService = ReturnType<typeof createProofService>;

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
export const newToken = (): string => randomBytes(32).toString('base64url');

/** How an account proves who it is: with a passkey, an app, a recovery code, or without those with its password. */
export function createProofService({
  db,
  throttle,
  settings,
  keys,
  relyingParty,
  publicUrl,
}: ProofServiceOptions) {
  const checkPassword = createPasswordCheck({ db, throttle, settings });

  async function ask(
    transaction: Db,
    accountId: number,
    purpose: 'second-factor' | 'prove',
    isPasswordEnough: boolean,
  ): Promise<ProofRequest> {
    const { passkeys, app, recovery_codes_left } = await factors.readFactors(
      transaction,
      accountId,
      { graceDays: 0 },
    );
    const has = { passkey: passkeys.length > 0, app: app !== null };
    const ways: ProofKind[] = [];
    if (has.passkey) ways.push('passkey');
    if (has.app) ways.push('app');
    if (ways.length > 0 && recovery_codes_left > 0) ways.push('recovery-code');
    if (isPasswordEnough && ways.length === 0) ways.push('password');
    const passkey = has.passkey
      ? await askPasskeyOptions(transaction, relyingParty, accountId)
      : null;
    const token = newToken();
    await challenges.insertChallenge(transaction, {
      tokenHash: hashOfToken(token),
      purpose,
      accountId,
      challenge: passkey?.challenge ?? null,
    });
    return { token, ways, passkey: passkey && { ...passkey } };
  }

  /** @throws Refusal 400 at the field, 429 after too many wrong ones */
  async function checkTyped(
    accountId: number,
    { app_code: code, recovery_code: recoveryCode }: Pick<ProofBody, 'app_code' | 'recovery_code'>,
    caller: Caller,
  ): Promise<ProofKind> {
    // Who knows the password and not the app may use up the tries of the app's codes. A recovery code cannot be guessed:
    // its tries are counted for each network, so that the owner always has a way.
    const kind = code === undefined ? `recovery:${networkOf(caller.address)}` : 'factor';
    const tries = { key: `${kind}:${accountId}`, limit: settings.failedFactorsPerAccount };
    await throttle.take(tries);
    const fault =
      code === undefined
        ? await faultOfRecoveryCode(accountId, recoveryCode ?? '')
        : await faultOfCode(accountId, code);
    if (fault) {
      await noteEvent(db, 'second-factor-failed', accountId, caller);
      throw invalid({ [code === undefined ? 'recovery_code' : 'app_code']: [message(fault)] });
    }
    await throttle.reset(tries);
    return code === undefined ? 'recovery-code' : 'app';
  }

  async function faultOfCode(accountId: number, typed: string) {
    const sealed = await factors.findApp(db, accountId);
    const sealedFor = { purpose: 'authenticator app', accountId } as const;
    const secret = sealed && openText(keys, sealedFor, sealed);
    const step = secret ? stepOfCode(secret, typed) : undefined;
    if (!sealed || !secret || step === undefined) return 'wrong_code';
    const kept = isOfFormerKey(keys, sealed) ? sealText(keys, sealedFor, secret) : sealed;
    return (await factors.takeStep(db, accountId, step, kept)) ? undefined : 'used_code';
  }

  async function faultOfRecoveryCode(accountId: number, typed: string) {
    const isRight = await factors.useRecoveryCode(
      db,
      accountId,
      hashOfRecoveryCode(accountId, typed),
    );
    return isRight ? undefined : 'wrong_recovery_code';
  }

  /** One code fewer is a change of the ways to sign in, and it may not be the owner who has used it. */
  async function tellOfUsedCode(accountId: number, caller: Caller): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await noteEvent(transaction, 'recovery-code-used', accountId, caller);
      const account = await factors.lockAccount(transaction, accountId);
      if (!account) return;
      await notify(
        transaction,
        { accountId, event: 'recovery-code-used', subject: accountId },
        { publicUrl, write: () => factorsChangedMail(account, 'recovery-code-used', publicUrl) },
      );
    });
  }

  /** @returns the account whose passkey it is. @throws Refusal 409 for a second answer, 400 for one that proves nothing */
  async function checkPasskey(tokenHash: Buffer, assertion: Assertion): Promise<number> {
    // Taken outside the transaction: an answer that is not right uses the question up too.
    const challenge = await challenges.takeSigned(db, tokenHash);
    if (challenge === undefined) throw challengeEnded();
    const accountId = await db
      .transaction()
      .execute((transaction) => accountOfPasskey(transaction, relyingParty, challenge, assertion));
    if (accountId === undefined) throw passkeyRefused();
    return accountId;
  }

  return {
    /** Asks for a second factor, after the password; undefined for an account that has none. */
    async askSecond(transaction: Db, accountId: number): Promise<ProofRequest | undefined> {
      if (!(await factors.hasFactor(transaction, accountId))) return undefined;
      return ask(transaction, accountId, 'second-factor', false);
    },

    /** Asks who is signed in to prove it again. */
    askAgain: (accountId: number): Promise<ProofRequest> => ask(db, accountId, 'prove', true),

    /** Asks for a passkey of any account. @throws Refusal 429 */
    async askPasskey() {
      const options = await askPasskeyOptions(db, relyingParty);
      const token = newToken();
      const { challenge } = options;
      await challenges.insertChallenge(db, {
        tokenHash: hashOfToken(token),
        purpose: 'sign-in',
        accountId: null,
        challenge,
      });
      return { token, options: { ...options } };
    },

    /**
     * Checks a proof. A code that is not right may be corrected; a question that was answered is over.
     * @returns how it was proved, and by which account
     * @throws Refusal 400, 409, 429
     */
    async check(
      purpose: 'second-factor' | 'prove',
      { token, password, passkey, ...typed }: ProofBody,
      caller: Caller,
      expected?: Asked,
    ): Promise<{ accountId: number; by: ProofKind }> {
      const tokenHash = hashOfToken(token);
      const asked = await challenges.findChallenge(db, tokenHash, purpose);
      const accountId = asked?.accountId;
      if (!accountId || (expected && expected.id !== accountId)) throw challengeEnded();
      const by = await checkOne();
      // Of two right answers at once, one is too late.
      if (!(await challenges.deleteChallenge(db, tokenHash))) throw challengeEnded();
      if (by === 'recovery-code') await tellOfUsedCode(accountId, caller);
      return { accountId, by };

      async function checkOne(): Promise<ProofKind> {
        if (passkey) {
          if ((await checkPasskey(tokenHash, passkey)) !== accountId) throw passkeyRefused();
          return 'passkey';
        }
        if (typed.app_code !== undefined || typed.recovery_code !== undefined) {
          return checkTyped(Number(accountId), typed, caller);
        }
        // A second factor is not proved by the first.
        const isEnough = expected && !(await factors.hasFactor(db, expected.id));
        if (!isEnough || password === undefined) throw invalid({ app_code: [message('required')] });
        if (await checkPassword(expected.email, password, caller.address)) return 'password';
        throw invalid({ password: [message('wrong_password')] });
      }
    },

    /** The account that signs in with a passkey alone. @throws Refusal 400, 409 */
    async checkSignIn(token: string, assertion: Assertion): Promise<number> {
      const tokenHash = hashOfToken(token);
      if (!(await challenges.findChallenge(db, tokenHash, 'sign-in'))) throw challengeEnded();
      const accountId = await checkPasskey(tokenHash, assertion);
      await challenges.deleteChallenge(db, tokenHash);
      return accountId;
    },
  };
}

export const forgetOldChallenges = (db: Db): Promise<void> => challenges.deleteOldChallenges(db);

/** Whatever the account was asked to prove is worth nothing any more. */
export const forgetChallengesOf = (db: Db, accountId: number): Promise<void> =>
  challenges.deleteChallengesOf(db, accountId);
