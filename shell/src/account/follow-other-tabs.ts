import { sessionKeys, type TokenStore } from '@aangan/api-client';
import type { ShellStore } from '../store/create-store.ts';
import { sessionEnded } from './auth-slice.ts';
import { checkAuth } from './auth-thunks.ts';

/**
 * Signing out or in, in one tab, does the same in the others. A new token may belong to
 * another account, so the API is asked. Returns a function that stops it.
 *
 * A page that the browser stores to come back to hears nothing of other tabs. That of someone signed in is stored
 * without its content, which is shown once it is known whose session it is now.
 */
export function followOtherTabs(store: ShellStore, tokens: TokenStore, page: Window): () => void {
  const root = page.document.documentElement;
  const follow = async () => {
    const { isAuthenticated, token } = store.getState().auth;
    const stored = tokens.read();
    if (!stored && isAuthenticated) store.dispatch(sessionEnded());
    if (stored && (!isAuthenticated || stored.access !== token)) await store.dispatch(checkAuth());
  };
  const onStorage = ({ key }: StorageEvent) => {
    // A null key is a storage that was cleared as a whole.
    if (key === null || key === sessionKeys.access) void follow();
  };
  const onHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted && store.getState().auth.isAuthenticated) root.style.visibility = 'hidden';
  };
  const onShow = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    await follow();
    // React has shown it by then.
    setTimeout(() => root.style.removeProperty('visibility'));
  };
  page.addEventListener('storage', onStorage);
  page.addEventListener('pagehide', onHide);
  page.addEventListener('pageshow', onShow);
  return () => {
    page.removeEventListener('storage', onStorage);
    page.removeEventListener('pagehide', onHide);
    page.removeEventListener('pageshow', onShow);
  };
}
