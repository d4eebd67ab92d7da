import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this part of the page is hydrated: false on a server and during hydration, true afterwards. Use what only a
 * browser knows, such as the history's state, only when true: before that, the markup must match the server's.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
