import type { TokenStore } from '@aangan/api-client';
import { toasts } from '@aangan/ui';
import type { ShellStore } from '../store/create-store.ts';

type Tokens = Pick<TokenStore, 'isKept'>;

/**
 * Says at a sign-in that a reload will sign the visitor out, where the browser does not keep the session: its storage is
 * forbidden for the site, or full. Returns what stops it.
 */
export function warnOfReload(
  store: Pick<ShellStore, 'getState' | 'subscribe'>,
  tokens: Tokens,
  host: string,
) {
  let known = store.getState().auth.user?.id;
  return store.subscribe(() => {
    const account = store.getState().auth.user?.id;
    if (account === known) return;
    known = account;
    if (account === undefined || tokens.isKept()) return;
    toasts.error(
      `Your browser keeps nothing for this site, so a reload signs you out. To stay signed in, allow site data for ${host} or make room for it.`,
    );
  });
}
