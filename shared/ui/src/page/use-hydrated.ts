import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the browser shows this part of the page on its own: false while a server renders it and while its markup is
 * taken over, true from then on. What only a browser knows, such as the state of the history, may differ only after that.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
