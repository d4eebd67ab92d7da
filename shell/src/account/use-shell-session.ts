import { ApiError, type ApiProblem } from '@aangan/api-client';
import { audienceOf } from '@aangan/domain';
import type { Session, SessionStatus } from '@aangan/host';
import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ShellDispatch, ShellState } from '../store/create-store.ts';
import type { AuthState } from './auth-slice.ts';
import { checkAuth, login, logout, register } from './auth-thunks.ts';

/**
 * The session that the shell provides to every remote: the auth slice, and its thunks as functions.
 * @param hereKey the router's key of the place that is shown
 */
export function useShellSession(hereKey: () => string): Session {
  const auth = useSelector((state: ShellState) => state.auth);
  const dispatch = useDispatch<ShellDispatch>();
  return useMemo(
    () => ({
      status: statusOf(auth),
      user: auth.user,
      audience: audienceOf(auth.user),
      signIn: async (credentials) => (await orApiError(dispatch(login(credentials)).unwrap())).user,
      register: async (registration) =>
        (await orApiError(dispatch(register(registration)).unwrap())).user,
      signOut: async () => {
        await dispatch(logout(hereKey()));
      },
      check: async () => {
        await dispatch(checkAuth());
      },
    }),
    [auth, dispatch, hereKey],
  );
}

/** How far the auth slice is in knowing who is signed in. */
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
