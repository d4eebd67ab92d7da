import type { ApiClient, ApiThunkExtra } from '@aangan/api-client';
import { createHostStore, type SliceStates } from '@aangan/host/create';
import type { EnhancedStore, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type AuthState, authSlice, initialAuth } from '../account/auth-slice.ts';
import { remoteWrites } from './remote-writes.ts';

/** The shell's own state. Remotes add theirs when they load; the shell does not know it. */
export interface ShellState {
  auth: AuthState;
  remoteWrites: number;
}

type ShellDispatch = ThunkDispatch<ShellState, ApiThunkExtra, UnknownAction>;
export type ShellStore = Pick<
  EnhancedStore<ShellState>,
  'getState' | 'subscribe' | 'replaceReducer'
> & {
  dispatch: ShellDispatch;
};

/** What a store starts with. */
export interface StoreStart {
  /** Who is signed in; by default a stored token makes the session `checking` until the API has answered. */
  auth?: AuthState;
  /** The state of API slices by path, where the page was rendered with it. */
  slices?: SliceStates;
}

/** The store of the shell's host. */
export function createShellStore(client: ApiClient, { auth: started, slices }: StoreStart = {}) {
  const auth = authSlice.reducer;
  const initial = started ?? initialAuth(client.tokens.read()?.access ?? null);
  const { store, injectApi, resetApis } = createHostStore<ShellState>(
    { auth: (state, action) => auth(state ?? initial, action), remoteWrites },
    client,
    slices,
  );
  const shellStore = store as unknown as ShellStore;
  resetWhenAccountChanges(shellStore, resetApis);
  return { store: shellStore, injectApi };
}

/** Responses to one account must not be shown to the next one, nor after signing out. */
function resetWhenAccountChanges(store: ShellStore, resetApis: () => void): void {
  let account: number | null = null;
  store.subscribe(() => {
    const current = store.getState().auth.user?.id ?? null;
    if (current === account) return;
    const previous = account;
    account = current;
    if (previous !== null) resetApis();
  });
}
