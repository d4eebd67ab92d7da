import { randomInt } from 'node:crypto';
import { accountLimits, firstCharacters, type SiteLanguage } from '@aangan/domain';
import type { Kysely } from 'kysely';
import type { ApiSettings } from '../../config.ts';
import { networkOf } from '../../plugins/throttle/network-of.ts';
import type { Throttle } from '../../plugins/throttle/throttle.ts';
import { type Faults, invalid, message, notOnStaging, wrongCredentials } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { noteEvent, noteFailedSignIn } from '../audit/audit.service.ts';
import type { Caller } from '../audit/caller.ts';
import * as accounts from './account.repository.ts';
import type { AuthTokens, LoginBody, RegisterBody } from './auth.schemas.ts';
import { sendVerification } from './email-links.service.ts';
import { mailboxOf, normaliseEmail } from './normalise-email.ts';
import { hashPassword } from './password.ts';
import { createPasswordCheck } from './password-check.ts';
import { readRegistration } from './read-registration.ts';
import type { SessionService } from './session.service.ts';
import { readUser } from './user.service.ts';

type Db = Kysely<Tables>;

export interface AuthServiceOptions {
  db: Db;
  sessions: SessionService;
  throttle: Throttle;
  settings: ApiSettings;
  publicUrl: string;
}

/** Registration and sign-in. */
export function createAuthService({
  db,
  sessions,
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
    async register(
      body: RegisterBody,
      caller: Caller,
      language: SiteLanguage,
    ): Promise<AuthTokens> {
      const registration = readRegistration(body);
      await takeRegistration(caller);
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
        const tokens = await sessions.begin(transaction, id, caller);
        await noteEvent(transaction, 'signed-up', id, caller);
        return { user: await readUser(transaction, id), ...tokens };
      });
    },

    async login(body: LoginBody, caller: Caller): Promise<AuthTokens> {
      const email = normaliseEmail(body.email);
      const checked = await checkPassword(email, body.password, caller.address);
      if (!checked) {
        await noteFailedSignIn(db, email, caller);
        throw wrongCredentials();
      }
      const { user, passwordHash } = checked;
      if (caller.isOfStaging && (user.is_staff || user.is_integrator)) throw notOnStaging();
      return db.transaction().execute(async (transaction) => {
        // A change of the password meanwhile ended the sessions there were; this one would outlive it.
        const isStill = await accounts.lockIfPasswordIs(transaction, user.id, passwordHash);
        if (!isStill) throw wrongCredentials();
        await noteEvent(transaction, 'signed-in', user.id, caller);
        return { user, ...(await sessions.begin(transaction, user.id, caller)) };
      });
    },
  };
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
