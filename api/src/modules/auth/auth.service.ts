import { randomInt } from 'node:crypto';
import { accountLimits, firstCharacters, type SiteLanguage } from '@aangan/domain';
import type { Kysely } from 'kysely';
import type { ApiSettings } from '../../config.ts';
import { notify, wasTold } from '../../notifications/notify.ts';
import { networkOf } from '../../plugins/throttle/network-of.ts';
import type { Throttle } from '../../plugins/throttle/throttle.ts';
import {
  type Faults,
  invalid,
  message,
  notOnStaging,
  secondFactorRequired,
  wrongCredentials,
} from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { noteEvent, noteFailedSignIn } from '../audit/audit.service.ts';
import type { Caller } from '../audit/caller.ts';
import type { ProofService } from '../factors/proof.service.ts';
import * as accounts from './account.repository.ts';
import type { LoginBody, RegisterBody, User } from './auth.schemas.ts';
import { isKnownPassword, refuseBreachedPassword } from './breached-passwords.ts';
import { sendVerification } from './email-links.service.ts';
import { mailboxOf, normaliseEmail } from './normalise-email.ts';
import { hashPassword } from './password.ts';
import { createPasswordCheck } from './password-check.ts';
import { readRegistration } from './read-registration.ts';
import type { SessionService, SessionTokens } from './session.service.ts';
import { readUser } from './user.service.ts';

type Db = Kysely<Tables>;

/** An account and the tokens of its new session. */
export type SignedIn = SessionTokens & { user: User };

export interface AuthServiceOptions {
  db: Db;
  sessions: SessionService;
  proofs: ProofService;
  throttle: Throttle;
  settings: ApiSettings;
  publicUrl: string;
}

/** Registration and sign-in. */
export function createAuthService({
  db,
  sessions,
  proofs,
  throttle,
  settings,
  publicUrl,
}: AuthServiceOptions) {
  const checkPassword = createPasswordCheck({ db, throttle, settings });
  const takeRegistration = ({ address }: Caller) =>
    throttle.take({
      key: `register:${networkOf(address)}`,
      limit: settings.registrationsPerAddress,
    });

  return {
    /**
     * Whether the address is taken, of a body that is refused for other fields. It counts as a registration: an answer
     * about an address costs as much as it would otherwise.
     */
    async faultsOf(body: { email?: unknown }, refused: Faults, caller: Caller): Promise<Faults> {
      if (refused.email || typeof body.email !== 'string') return {};
      await takeRegistration(caller);
      const isTaken = await accounts.isEmailTaken(db, normaliseEmail(body.email.trim()));
      return isTaken ? { email: [message('taken')] } : {};
    },

    /** @param language the one that the account's mails are in until its owner chooses another */
    async register(body: RegisterBody, caller: Caller, language: SiteLanguage): Promise<SignedIn> {
      const registration = readRegistration(body);
      await takeRegistration(caller);
      await refuseBreachedPassword(settings, body.password);
      await throttle.take({
        key: `verify:to:${mailboxOf(registration.email)}`,
        limit: settings.verificationsPerMailbox,
      });
      const password_hash = await hashPassword(body.password);
      return db.transaction().execute(async (transaction) => {
        const { terms, ...account } = registration;
        const id = await addAccount(transaction, { ...account, password_hash, language });
        if (terms) {
          await accounts.insertTermsAcceptance(transaction, id, terms.document, terms.version);
        }
        await sendVerification(transaction, account.email, publicUrl);
        const tokens = await sessions.begin(transaction, id, caller, {
          by: 'password',
          isRemembered: body.remember,
        });
        await noteEvent(transaction, 'signed-up', id, caller);
        return { user: await readUser(transaction, id), ...tokens };
      });
    },

    /** @throws Refusal 401, also where a second factor is to be proved */
    async login(body: LoginBody, caller: Caller): Promise<SignedIn> {
      const email = normaliseEmail(body.email);
      const checked = await checkPassword(email, body.password, caller.address);
      if (!checked) {
        await noteFailedSignIn(db, email, caller);
        throw wrongCredentials();
      }
      const { user, passwordHash } = checked;
      if (caller.isOfStaging && (user.is_staff || user.is_integrator)) throw notOnStaging();
      const isKnown = await isKnownPassword(settings, body.password);
      const outcome = await db.transaction().execute(async (transaction) => {
        // A change of the password meanwhile ended the sessions there were; this one would outlive it.
        const isStill = await accounts.lockIfPasswordIs(transaction, user.id, passwordHash);
        if (!isStill) throw wrongCredentials();
        if (isKnown) await tellOfKnownPassword(transaction, user.id);
        const second = await proofs.askSecond(transaction, user.id);
        if (second) return { second } as const;
        await noteEvent(transaction, 'signed-in', user.id, caller);
        const beginning = { by: 'password', isRemembered: body.remember } as const;
        const tokens = await sessions.begin(transaction, user.id, caller, beginning);
        return { signedIn: { user, ...tokens } };
      });
      // Thrown after the transaction, which has stored what the answer is checked against.
      if (outcome.second) throw secondFactorRequired(outcome.second);
      return outcome.signedIn;
    },
  };
}

/** Asks, once in 30 days, to choose another password; the sign-in is not refused. */
async function tellOfKnownPassword(db: Db, accountId: number): Promise<void> {
  const event = 'password-known';
  if (await wasTold(db, { accountId, event, days: 30 })) return;
  await notify(db, { accountId, event, subject: accountId });
}

/**
 * The username is the wished one, with a number after it where that is taken; the email is never changed.
 * @throws Refusal 400 when the email is taken.
 */
async function addAccount(db: Db, account: accounts.NewAccount): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const suffix = attempt === 0 ? '' : String(randomInt(10 ** Math.min(attempt + 1, 9)));
    const username =
      firstCharacters(account.username, accountLimits.usernameMax - suffix.length) + suffix;
    const id = await accounts.insertAccount(db, { ...account, username });
    if (id !== undefined) return id;
    if (await accounts.isEmailTaken(db, account.email)) {
      throw invalid({ email: [message('taken')] });
    }
  }
  throw new Error(`No free username was found for ${account.username}.`);
}
