import type { Audience } from '@aangan/domain';
import type { Credentials, Registration, User } from './user.ts';

/**
 * How far the check of who is signed in has come:
 * - `checking`: a stored token is being checked
 * - `signed-in`, `signed-out`: known
 * - `unreachable`: there is a token, but the API could not be asked; nothing is forgotten (decisions.md, Sign-in)
 */
export type SessionStatus = 'checking' | 'signed-in' | 'signed-out' | 'unreachable';

/** Who is signed in and what can be done about it: all that a remote may know of it. */
export interface Session {
  status: SessionStatus;
  /** The account, while signed in. */
  user: User | null;
  /** Who is looking: `guest` until somebody is known to be signed in. */
  audience: Audience;
  /** Signs in. Rejects with the API client's ApiError. */
  signIn(credentials: Credentials): Promise<User>;
  /** Signs up and in. Rejects with the API client's ApiError. */
  register(registration: Registration): Promise<User>;
  /** Signs out here and in the other tabs. Never rejects. */
  signOut(): Promise<void>;
  /** Asks the API again who is signed in: after an `unreachable`, or when the account has changed. */
  check(): Promise<void>;
}
