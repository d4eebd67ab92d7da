import { sessionKeys } from '@aangan/api-client';
import { toasts } from '@aangan/ui';
import type { ShellStore } from '../store/create-store.ts';

type Page = Pick<Window, 'localStorage' | 'sessionStorage' | 'location'>;

/**
 * Says at a sign-in that a reload will sign the visitor out, where the browser does not keep the session: its storage is
 * forbidden for the site, or full. Returns what stops it.
 */
export function warnOfReload(store: Pick<ShellStore, 'getState' | 'subscribe'>, page: Page) {
  let known = store.getState().auth.user?.id;
  return store.subscribe(() => {
    const account = store.getState().auth.user?.id;
    if (account === known) return;
    known = account;
    if (account === undefined || isKept(page)) return;
    toasts.error(
      `Your browser keeps nothing for this site, so a reload signs you out. To stay signed in, allow site data for ${page.location.host} or make room for it.`,
    );
  });
}

/** Whether the session's tokens are in one of the browser's own storages. */
function isKept(page: Page): boolean {
  return (['localStorage', 'sessionStorage'] as const).some((name) => {
    try {
      const storage = page[name];
      return [sessionKeys.access, sessionKeys.refresh].every((key) => storage.getItem(key));
    } catch {
      return false;
    }
  });
}
