import {
  type ApiClient,
  type ApiProblem,
  type ApiThunkExtra,
  problemOf,
  type SubmissionKeys,
  type Tokens,
} from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import type { Credentials, Registration, User } from '@aangan/host';
import { createAsyncThunk } from '@reduxjs/toolkit';
import { forgetRemembered, isRemembered, restoreSession } from './remembered-session.ts';

interface SignedIn {
  user: User;
  token: string;
}

interface SignedOut {
  /** Whether the last session ended without Logout. */
  hasEnded: boolean;
}

/** Every thunk rejects with the problem as plain data. */
const createAuthThunk = createAsyncThunk.withTypes<{
  rejectValue: ApiProblem;
  extra: ApiThunkExtra;
}>();

function storeSession(
  store: ApiClient['tokens'],
  { user, ...tokens }: Tokens & { user: User },
  options: { remember: boolean },
): SignedIn {
  store.write(tokens, options);
  store.setVendor(user.is_vendor);
  return { user, token: tokens.access };
}

/** POST /auth/login/: stores both tokens and the vendor flag. */
export const login = createAuthThunk<SignedIn, Credentials>(
  'auth/login',
  async (body, { extra: { client }, rejectWithValue }) => {
    const { remember } = body;
    try {
      const answer = await client.send(endpoint('post', '/auth/login/', { body }));
      return storeSession(client.tokens, answer, { remember });
    } catch (error) {
      return rejectWithValue(problemOf(error));
    }
  },
);

/**
 * POST /auth/register/: signs up and in; the session is remembered.
 * @param keys sent again after a lost answer, the same sign-up gets the account that it has made
 */
export const register = createAuthThunk<SignedIn, { body: Registration; keys: SubmissionKeys }>(
  'auth/register',
  async ({ body, keys }, { extra: { client }, rejectWithValue }) => {
    try {
      const idempotencyKey = keys.keyFor(body);
      const answer = await client.send(
        endpoint('post', '/auth/register/', { body: { ...body, remember: true }, idempotencyKey }),
      );
      keys.created();
      return storeSession(client.tokens, answer, { remember: true });
    } catch (error) {
      return rejectWithValue(problemOf(error));
    }
  },
);

/** GET /auth/me/ when a token is stored, or can be had for the session of the API's cookie. A session that the API refuses is removed. */
export const checkAuth = createAuthThunk<SignedIn | SignedOut, void>(
  'auth/check',
  async (_nothing, { extra: { client }, rejectWithValue }) => {
    const { tokens, send } = client;
    try {
      const isStored = tokens.read() !== null;
      // Where a session was seen to end here, in this tab or another, no tab takes it up again.
      const isToRestore = !isStored && isRemembered(document) && !tokens.hasEnded();
      if (!isStored && !(isToRestore && (await restoreSession(client)))) {
        return { hasEnded: tokens.hasEnded() };
      }
      const user = await send(endpoint('get', '/auth/me/'));
      tokens.setVendor(user.is_vendor);
      return { user, token: tokens.read()?.access ?? '' };
    } catch (error) {
      const problem = problemOf(error);
      // Only a 401 ends a session; anything else is shown as what it is.
      if (problem.kind !== 'unauthenticated') return rejectWithValue(problem);
      tokens.end();
      return { hasEnded: tokens.hasEnded() };
    }
  },
);

/**
 * POST /auth/logout/, and clears the stored session first, whatever the API answers. Its argument is the
 * router's key of the page where Logout was pressed.
 */
export const logout = createAuthThunk<void, string | undefined>(
  'auth/logout',
  async (_leftAt, { extra }) => {
    const { tokens, send } = extra.client;
    const stored = tokens.read();
    tokens.clear();
    forgetRemembered(document);
    if (!stored) return;
    await send(endpoint('post', '/auth/logout/', { body: { refresh: stored.refresh } })).catch(
      () => undefined,
    );
  },
);
