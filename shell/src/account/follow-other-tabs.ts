import { sessionKeys, type TokenStore } from '@aangan/api-client';
import type { ShellStore } from '../store/create-store.ts';
import { sessionEnded } from './auth-slice.ts';
import { checkAuth } from './auth-thunks.ts';

/**
 * Signing out or in, in one tab, does the same in the others. A new token may belong to
 * another account, so the API is asked. Returns a function that stops it.
 */
export function followOtherTabs(store: ShellStore, tokens: TokenStore, page: Window): () => void {
  const follow = ({ key }: StorageEvent) => {
    // A null key is a storage that was cleared as a whole.
    if (key !== null && key !== sessionKeys.access) return;
    const { isAuthenticated, token } = store.getState().auth;
    const stored = tokens.read();
    if (!stored && isAuthenticated) store.dispatch(sessionEnded());
    if (stored && (!isAuthenticated || stored.access !== token)) void store.dispatch(checkAuth());
  };
  page.addEventListener('storage', follow);
  return () => page.removeEventListener('storage', follow);
}
