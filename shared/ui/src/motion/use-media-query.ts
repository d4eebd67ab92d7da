import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; `onServer` is the value where there is no window. */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? onServer,
    () => onServer,
  );
}

/** Whether the visitor prefers reduced motion. On a server, which cannot know, it is true. */
export function usePrefersReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)', true);
}
