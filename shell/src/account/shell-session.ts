import { ApiError, type ApiProblem, createSubmissionKeys } from '@aangan/api-client';
import { type Audience, audienceOf } from '@aangan/domain';
import type { Session, SessionSource, SessionStatus } from '@aangan/host';
import type { ShellStore } from '../store/create-store.ts';
import type { AuthState } from './auth-slice.ts';
import { checkAuth, login, logout, register } from './auth-thunks.ts';

/**
 * The session that the shell's host provides: the auth slice, and its thunks as functions.
 * @param locationKey the router's key of the page that is shown
 */
export function createShellSession(store: ShellStore, locationKey: () => string): SessionSource {
  const { dispatch } = store;
  const keys = createSubmissionKeys();
  const actions: Pick<Session, 'signIn' | 'register' | 'signOut' | 'check'> = {
    signIn: async (credentials) => (await orApiError(dispatch(login(credentials)).unwrap())).user,
    register: async (body) => (await orApiError(dispatch(register({ body, keys })).unwrap())).user,
    signOut: async () => {
      await dispatch(logout(locationKey()));
    },
    check: async () => {
      await dispatch(checkAuth());
    },
  };
  const sessionOf = (state: AuthState): Session => ({
    status: statusOf(state),
    user: state.user,
    audience: audienceNow(state),
    hasEnded: state.hasEnded,
    ...actions,
  });

  let auth = store.getState().auth;
  const rendered = sessionOf(auth);
  let session = rendered;
  return {
    rendered: () => rendered,
    current() {
      const { auth: latest } = store.getState();
      if (latest !== auth) {
        auth = latest;
        session = sessionOf(latest);
      }
      return session;
    },
    subscribe: (listener) => store.subscribe(listener),
  };
}

/** While the check of a stored token runs, the audience that the token's owner is expected to have. */
export function audienceNow(auth: AuthState): Audience {
  return statusOf(auth) === 'checking' ? auth.assumed : audienceOf(auth.user);
}

/** The session's status, from the state of the auth slice. */
export function statusOf({ user, isAuthenticated, problem }: AuthState): SessionStatus {
  if (user) return 'signed-in';
  if (problem) return 'unreachable';
  return isAuthenticated ? 'checking' : 'signed-out';
}

async function orApiError<Result>(thunk: Promise<Result>): Promise<Result> {
  try {
    return await thunk;
  } catch (problem) {
    throw new ApiError(problem as ApiProblem);
  }
}
