import type { Audience } from '@aangan/domain';
import type { Credentials, Registration, User } from './user.ts';

/**
 * The state of the check of who is signed in:
 * - `checking`: a stored token is being checked
 * - `signed-in`, `signed-out`: known
 * - `unreachable`: there is a token, but the API did not answer; the token is kept, because only a 401 ends a session
 */
export type SessionStatus = 'checking' | 'signed-in' | 'signed-out' | 'unreachable';

/** Who is signed in, and the ways to change it: all that a remote may know of it. */
export interface Session {
  status: SessionStatus;
  /** The account, while signed in. */
  user: User | null;
  /** The visitor's role: `guest` until an account is known. */
  audience: Audience;
  /** Whether the last session of this browser ended without Logout: a refused token, here or in another tab. */
  hasEnded?: boolean;
  /** Signs in. Rejects with the API client's ApiError. */
  signIn(credentials: Credentials): Promise<User>;
  /** Signs up and in. Rejects with the API client's ApiError. */
  register(registration: Registration): Promise<User>;
  /** Signs out here and in the other tabs. Never rejects. */
  signOut(): Promise<void>;
  /** Asks the API again who is signed in: after an `unreachable`, or when the account has changed. */
  check(): Promise<void>;
}

/** The session of a host as it changes. */
export interface SessionSource {
  /** The session now. The same object until something in it changes. */
  current(): Session;
  /** The session with which the page was rendered: a part that is taken over later starts from it. Like `current` by default. */
  rendered?(): Session;
  /** Calls `listener` after every change; returns the function that stops it. */
  subscribe(listener: () => void): () => void;
}
