import type { ApiProblem, ApiThunkExtra } from '@aangan/api-client';
import { type Audience, audienceOf } from '@aangan/domain';
import type { User } from '@aangan/host';
import { createSlice, type Dispatch, type PayloadAction } from '@reduxjs/toolkit';
import { checkAuth, login, logout, register } from './auth-thunks.ts';

/** Who is signed in. */
export interface AuthState {
  user: User | null;
  /** The access token at the last change of the session. */
  token: string | null;
  isAuthenticated: boolean;
  isLoading: boolean;
  /** Why the last auth check failed for another reason than a refusal; the session is kept. */
  problem: ApiProblem | null;
  /** The request id of the auth check under way; the answers to earlier ones are ignored. */
  check: string | null;
  /** Where Logout was pressed, as the router's key of the place; null unless this tab asked for it. */
  leftAt: string | null;
  /**
   * Whom the page is shown to while a stored token is being checked: what the audience cookie says. It grants nothing.
   */
  assumed: Audience;
  /** Whether the last session ended without Logout, in this tab or another: /login says so. */
  hasEnded: boolean;
}

/**
 * The state before the first auth check: authenticated if an access token is stored.
 * @param assumed whom the page is shown to until the check has answered
 */
export function initialAuth(storedToken: string | null, assumed: Audience = 'guest'): AuthState {
  return {
    user: null,
    token: storedToken,
    isAuthenticated: storedToken !== null,
    isLoading: storedToken !== null,
    problem: null,
    check: null,
    leftAt: null,
    assumed,
    hasEnded: false,
  };
}

const signedOut: AuthState = { ...initialAuth(null) };

const signedIn = (user: User, token: string): AuthState => ({
  user,
  token,
  isAuthenticated: true,
  isLoading: false,
  problem: null,
  check: null,
  leftAt: null,
  assumed: audienceOf(user),
  hasEnded: false,
});

/** The auth slice. Requests are thunks beside it. */
export const authSlice = createSlice({
  name: 'auth',
  initialState: initialAuth(null),
  reducers: {
    signedOutElsewhere: (_state, { payload }: PayloadAction<{ hasEnded: boolean }>) => ({
      ...signedOut,
      hasEnded: payload.hasEnded,
    }),
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
        return 'user' in payload
          ? signedIn(payload.user, payload.token)
          : { ...signedOut, hasEnded: payload.hasEnded };
      })
      .addCase(checkAuth.rejected, (state, { payload, meta }) => {
        if (state.check !== meta.requestId) return state;
        if (!payload) return signedOut;
        state.isLoading = false;
        state.problem = payload;
        state.check = null;
        return undefined;
      })
      // On pending: a check that is answered while the request runs must not sign in again.
      .addCase(logout.pending, (_state, { meta }) => ({ ...signedOut, leftAt: meta.arg ?? null }));
  },
});

/**
 * To dispatch once the stored session is gone without Logout in this tab. After Logout in another tab this one signs
 * out without a message: the visitor has just asked for it.
 */
export const sessionEnded =
  () =>
  (dispatch: Dispatch, _getState: () => unknown, { client }: ApiThunkExtra) =>
    dispatch(authSlice.actions.signedOutElsewhere({ hasEnded: client.tokens.hasEnded() }));
