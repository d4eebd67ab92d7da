import type { ApiClient, ApiThunkExtra } from '@aangan/api-client';
import { createHostStore } from '@aangan/host/create';
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

/** The store of the shell's host. A stored token makes its session `checking` until the API has answered. */
export function createShellStore(client: ApiClient) {
  const auth = authSlice.reducer;
  const initial = initialAuth(client.tokens.read()?.access ?? null);
  const { store, injectApi, resetApis } = createHostStore<ShellState>(
    { auth: (state, action) => auth(state ?? initial, action), remoteWrites },
    client,
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
