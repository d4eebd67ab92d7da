import { randomInt } from 'node:crypto';
import { accountLimits } from '@aangan/domain';
import type { Kysely } from 'kysely';
import type { ApiSettings } from '../../config.ts';
import { networkOf } from '../../plugins/throttle/network-of.ts';
import type { Throttle } from '../../plugins/throttle/throttle.ts';
import { invalid, wrongCredentials } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import * as accounts from './account.repository.ts';
import type { AuthTokens, LoginBody, RegisterBody } from './auth.schemas.ts';
import { normaliseEmail } from './normalise-email.ts';
import { hashPassword, isPassword } from './password.ts';
import { readRegistration } from './read-registration.ts';
import type { SessionService } from './session.service.ts';

type Db = Kysely<Tables>;

export interface AuthServiceOptions {
  db: Db;
  sessions: SessionService;
  throttle: Throttle;
  settings: ApiSettings;
}

/** Registration and sign-in. Addresses are the caller's, for the throttles of decisions.md, Sign-in. */
export function createAuthService({ db, sessions, throttle, settings }: AuthServiceOptions) {
  return {
    async register(body: RegisterBody, address: string): Promise<AuthTokens> {
      const registration = readRegistration(body);
      await throttle.take({
        key: `register:${networkOf(address)}`,
        limit: settings.registrationsPerAddress,
      });
      const password_hash = await hashPassword(body.password);
      return db.transaction().execute(async (transaction) => {
        const { terms, ...account } = registration;
        const id = await addAccount(transaction, { ...account, password_hash });
        if (terms) {
          await accounts.insertTermsAcceptance(transaction, id, terms.document, terms.version);
        }
        const tokens = await sessions.begin(transaction, id);
        return { user: await accounts.findUser(transaction, id), ...tokens };
      });
    },

    async login(body: LoginBody, address: string): Promise<AuthTokens> {
      const email = normaliseEmail(body.email);
      const network = networkOf(address);
      const account = {
        key: `login:${network}:${email}`,
        limit: settings.failedLoginsPerAccount,
      };
      const everyone = { key: `login:${network}`, limit: settings.failedLoginsPerAddress };
      await throttle.take(account);
      await throttle.take(everyone);
      const found = await accounts.findUserForLogin(db, email);
      if (!(await isPassword(body.password, found?.password_hash)) || !found) {
        throw wrongCredentials();
      }
      await Promise.all([throttle.reset(account), throttle.giveBack(everyone)]);
      const { password_hash: _, ...user } = found;
      const tokens = await db.transaction().execute((t) => sessions.begin(t, user.id));
      return { user, ...tokens };
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
    const username = account.username.slice(0, accountLimits.usernameMax - suffix.length) + suffix;
    const id = await accounts.insertAccount(db, { ...account, username });
    if (id !== undefined) return id;
    if (await accounts.isEmailTaken(db, account.email)) {
      throw invalid({ email: ['A user with this email already exists.'] });
    }
  }
  throw new Error(`No free username was found for ${account.username}.`);
}
