import { createInjectableStore } from '@aangan/host';
import type { EnhancedStore, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type AuthState, authSlice, initialAuth } from '../account/auth-slice.ts';

/** The shell's own state. Remotes add theirs when they load; nothing of it is known here. */
export interface ShellState {
  auth: AuthState;
}

export type ShellDispatch = ThunkDispatch<ShellState, undefined, UnknownAction>;
export type ShellStore = Pick<
  EnhancedStore<ShellState>,
  'getState' | 'subscribe' | 'replaceReducer'
> & {
  dispatch: ShellDispatch;
};

/** The page's store, open to the api slices of remotes. */
export function createShellStore(storedToken: string | null) {
  const auth = authSlice.reducer;
  const { store, injectApi, forgetAnswers } = createInjectableStore<ShellState>({
    auth: (state, action) => auth(state ?? initialAuth(storedToken), action),
  });
  forgetWhenAccountChanges(store as unknown as ShellStore, forgetAnswers);
  return { store: store as unknown as ShellStore, injectApi };
}

/** What was answered to one account must not be shown to the next one, or to whoever comes after signing out. */
function forgetWhenAccountChanges(store: ShellStore, forgetAnswers: () => void): void {
  let account: number | null = null;
  store.subscribe(() => {
    const now = store.getState().auth.user?.id ?? null;
    if (now === account) return;
    const before = account;
    account = now;
    if (before !== null) forgetAnswers();
  });
}
