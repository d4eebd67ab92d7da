import type { ApiProblem } from '@aangan/api-client';
import type { User } from '@aangan/host';
import { createSlice } from '@reduxjs/toolkit';
import { checkAuth, login, logout, register } from './auth-thunks.ts';

/** Who is signed in, as the store keeps it (product-1, section 3, Auth state). */
export interface AuthState {
  user: User | null;
  /** The access token at the last change of the session. */
  token: string | null;
  isAuthenticated: boolean;
  isLoading: boolean;
  /** Why the auth check could not be made, where it was not a refusal: the session is kept. */
  problem: ApiProblem | null;
  /** The auth check under way: the answer to any other one comes too late to count. */
  check: string | null;
  /** Where Logout was pressed, as the router's key of the place; null unless this tab asked for it. */
  leftAt: string | null;
  /** Whether the last session ended without this tab asking for it: /login says so. */
  hasEnded: boolean;
}

/** Initially authenticated if an access token is stored (product-1, section 4, Authentication). */
export function initialAuth(storedToken: string | null): AuthState {
  return {
    user: null,
    token: storedToken,
    isAuthenticated: storedToken !== null,
    isLoading: storedToken !== null,
    problem: null,
    check: null,
    leftAt: null,
    hasEnded: false,
  };
}

const signedOut: AuthState = { ...initialAuth(null) };
const ended: AuthState = { ...signedOut, hasEnded: true };

const signedIn = (user: User, token: string): AuthState => ({
  user,
  token,
  isAuthenticated: true,
  isLoading: false,
  problem: null,
  check: null,
  leftAt: null,
  hasEnded: false,
});

/** The auth slice. Requests are thunks beside it; another tab's or the client's news come as `sessionEnded`. */
export const authSlice = createSlice({
  name: 'auth',
  initialState: initialAuth(null),
  reducers: {
    /** The session ended without this tab asking for it. */
    sessionEnded: () => ended,
  },
  extraReducers: (builder) => {
    for (const signIn of [login, register]) {
      builder
        .addCase(signIn.pending, (state) => {
          state.isLoading = true;
        })
        .addCase(signIn.fulfilled, (_state, { payload }) => signedIn(payload.user, payload.token))
        .addCase(signIn.rejected, (state) => {
          state.isLoading = false;
        });
    }
    builder
      .addCase(checkAuth.pending, (state, { meta }) => {
        state.isLoading = true;
        state.problem = null;
        state.check = meta.requestId;
      })
      .addCase(checkAuth.fulfilled, (state, { payload, meta }) => {
        if (state.check !== meta.requestId) return state;
        return payload ? signedIn(payload.user, payload.token) : signedOut;
      })
      .addCase(checkAuth.rejected, (state, { payload, meta }) => {
        if (state.check !== meta.requestId) return state;
        // Only a 401 ends a session; anything else is shown as what it is (decisions.md, Sign-in).
        if (!payload || payload.kind === 'unauthenticated') return ended;
        state.isLoading = false;
        state.problem = payload;
        state.check = null;
        return undefined;
      })
      // At once: a check's answer that comes while the server is told must not sign in again.
      .addCase(logout.pending, (_state, { meta }) => ({ ...signedOut, leftAt: meta.arg ?? null }));
  },
});

export const { sessionEnded } = authSlice.actions;
