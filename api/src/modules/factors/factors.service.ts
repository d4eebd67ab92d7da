import { factorLimits, firstCharacters } from '@aangan/domain';
import type { Kysely } from 'kysely';
import { notify } from '../../notifications/notify.ts';
import {
  appExists,
  challengeEnded,
  invalid,
  invalidAccessToken,
  lastFactor,
  message,
  notFound,
  passkeyKnown,
  passkeyRefused,
  passkeysFull,
} from '../../problems.ts';
import { openText, sealText } from '../../seal-text.ts';
import type { Tables } from '../../tables.ts';
import { noteEvent } from '../audit/audit.service.ts';
import type { Caller } from '../audit/caller.ts';
import { deviceName } from '../audit/device-name.ts';
import type { User } from '../auth/auth.schemas.ts';
import { noteProof } from '../auth/session.service.ts';
import { appUrl, newAppSecret, stepOfCode } from './authenticator-app.ts';
import * as challenges from './challenge.repository.ts';
import { factorsChangedMail } from './factor.mails.ts';
import * as repository from './factors.repository.ts';
import type { AddPasskeyBody, ChangedFactors } from './factors.schemas.ts';
import { newPasskeyOptions, readNewPasskey } from './passkeys.ts';
import { hashOfToken, newToken, type ProofServiceOptions } from './proof.service.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

type Db = Kysely<Tables>;
type Account = NonNullable<Awaited<ReturnType<typeof repository.lockAccount>>>;
type Change = keyof typeof events;

/** Who changes their own ways to sign in. */
interface Owner {
  user: User;
  sessionId: string;
  caller: Caller;
}

export interface FactorsServiceOptions
  extends Pick<ProofServiceOptions, 'db' | 'keys' | 'relyingParty'> {
  publicUrl: string;
  /** From when a second factor is asked of an operator or integrator until they have no rights without. */
  factorGraceDays: number;
}

const events = {
  'passkey-added': 'passkey-added',
  'passkey-removed': 'passkey-removed',
  'app-added': 'app-added',
  'app-removed': 'app-removed',
  'recovery-codes': 'recovery-codes-made',
} as const;

/** The ways to sign in that an account has beside its password. */
export function createFactorsService({
  db,
  keys,
  relyingParty,
  publicUrl,
  factorGraceDays,
}: FactorsServiceOptions) {
  const readFactors = (of: Db, accountId: number) =>
    repository.readFactors(of, accountId, { graceDays: factorGraceDays });

  /** Changes factors with the account locked; its owner is told by mail. */
  async function change(
    { user, caller }: Owner,
    what: Change,
    apply: (transaction: Db, account: Account) => Promise<void>,
  ): Promise<ChangedFactors> {
    return db.transaction().execute(async (transaction) => {
      const account = await repository.lockAccount(transaction, user.id);
      if (!account) throw invalidAccessToken();
      await apply(transaction, account);
      await noteEvent(transaction, events[what], account.id, caller);
      await notify(
        transaction,
        { accountId: account.id, event: 'factors-changed', subject: account.id },
        { publicUrl, write: () => factorsChangedMail(account, what, publicUrl) },
      );
      const isNew = what === 'recovery-codes' || what.endsWith('-added');
      const before = await readFactors(transaction, account.id);
      const codes = await codesAfter(transaction, account.id, {
        isAsked: what === 'recovery-codes',
        isFirst: isNew && before.recovery_codes_left === 0,
      });
      return {
        factors: await readFactors(transaction, account.id),
        recovery_codes: codes,
      };
    });
  }

  async function codesAfter(
    transaction: Db,
    accountId: number,
    { isAsked, isFirst }: { isAsked: boolean; isFirst: boolean },
  ): Promise<string[] | null> {
    if (!(await repository.hasFactor(transaction, accountId))) {
      await repository.replaceRecoveryCodes(transaction, accountId, []);
      return null;
    }
    if (!isAsked && !isFirst) return null;
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => hashOfRecoveryCode(accountId, code));
    await repository.replaceRecoveryCodes(transaction, accountId, hashes);
    return codes;
  }

  /** @throws Refusal 409 where an operator or integrator would have no factor any more */
  async function keepOne(transaction: Db, account: Account): Promise<void> {
    const needsOne = account.is_staff || account.is_integrator;
    if (needsOne && !(await repository.hasFactor(transaction, account.id))) throw lastFactor();
  }

  /** What was begun by this account and not finished yet. @throws Refusal 409 */
  async function begun(token: string, purpose: 'add-passkey' | 'add-app', accountId: number) {
    const asked = await challenges.findChallenge(db, hashOfToken(token), purpose);
    if (asked?.accountId !== accountId) throw challengeEnded();
    return asked;
  }

  async function finish(transaction: Db, token: string): Promise<void> {
    const isFirst = await challenges.deleteChallenge(transaction, hashOfToken(token));
    if (!isFirst) throw challengeEnded();
  }

  return {
    read: (accountId: number) => readFactors(db, accountId),

    async beginPasskey({ user }: Owner) {
      const { passkeys } = await readFactors(db, user.id);
      if (passkeys.length >= factorLimits.passkeysMax) throw passkeysFull();
      const name = `${user.first_name} ${user.last_name}`.trim();
      const options = await newPasskeyOptions(db, relyingParty, { ...user, name });
      const token = newToken();
      await challenges.insertChallenge(db, {
        tokenHash: hashOfToken(token),
        purpose: 'add-passkey',
        accountId: user.id,
        challenge: options.challenge,
      });
      return { token, options: { ...options } };
    },

    /** @throws Refusal 400, 409 */
    async addPasskey(owner: Owner, { token, passkey, name }: AddPasskeyBody) {
      await begun(token, 'add-passkey', owner.user.id);
      const challenge = await challenges.takeSigned(db, hashOfToken(token));
      if (challenge === undefined) throw challengeEnded();
      const made = await readNewPasskey(relyingParty, challenge, passkey);
      if (!made) throw passkeyRefused();
      const known = deviceName(owner.caller.userAgent ?? null);
      const called = firstCharacters(name ?? known, factorLimits.nameMax);
      return change(owner, 'passkey-added', async (transaction, { id }) => {
        await finish(transaction, token);
        await noteProof(transaction, owner.sessionId, 'passkey');
        const { passkeys } = await readFactors(transaction, id);
        if (passkeys.length >= factorLimits.passkeysMax) throw passkeysFull();
        const isNew = await repository.insertPasskey(transaction, id, { ...made, name: called });
        if (!isNew) throw passkeyKnown();
      });
    },

    /** @throws Refusal 404 */
    async renamePasskey({ user }: Owner, id: number, name: string) {
      if (!(await repository.renamePasskey(db, user.id, id, name))) throw notFound();
      return readFactors(db, user.id);
    },

    /** @throws Refusal 404, 409 for the last one of an operator or integrator */
    removePasskey: (owner: Owner, id: number) =>
      change(owner, 'passkey-removed', async (transaction, account) => {
        const name = await repository.deletePasskey(transaction, account.id, id);
        if (name === undefined) throw notFound();
        await keepOne(transaction, account);
      }),

    async beginApp({ user }: Owner) {
      if ((await repository.findApp(db, user.id)) !== undefined) throw appExists();
      const secret = newAppSecret();
      const token = newToken();
      await challenges.insertChallenge(db, {
        tokenHash: hashOfToken(token),
        purpose: 'add-app',
        accountId: user.id,
        challenge: null,
        sealedSecret: sealText(keys, { purpose: 'authenticator app', accountId: user.id }, secret),
      });
      return { token, secret, url: appUrl(secret, user.email) };
    },

    /** Adds the app once a code shows that it works. @throws Refusal 400, 409 */
    async confirmApp(owner: Owner, token: string, code: string) {
      const accountId = owner.user.id;
      const { sealedSecret } = await begun(token, 'add-app', accountId);
      const secret = openText(
        keys,
        { purpose: 'authenticator app', accountId },
        sealedSecret ?? '',
      );
      if (sealedSecret === null || secret === undefined) throw challengeEnded();
      const step = stepOfCode(secret, code);
      if (step === undefined) throw invalid({ app_code: [message('wrong_code')] });
      return change(owner, 'app-added', async (transaction) => {
        await finish(transaction, token);
        await noteProof(transaction, owner.sessionId, 'app');
        const isNew = await repository.insertApp(transaction, accountId, sealedSecret, step);
        if (!isNew) throw appExists();
      });
    },

    /** @throws Refusal 404, 409 for the last factor of an operator or integrator */
    removeApp: (owner: Owner) =>
      change(owner, 'app-removed', async (transaction, account) => {
        if (!(await repository.deleteApp(transaction, account.id))) throw notFound();
        await keepOne(transaction, account);
      }),

    /** New recovery codes; those from before work no more. @throws Refusal 404 without a factor */
    makeRecoveryCodes: (owner: Owner) =>
      change(owner, 'recovery-codes', async (transaction, { id }) => {
        if (!(await repository.hasFactor(transaction, id))) throw notFound();
      }),
  };
}
