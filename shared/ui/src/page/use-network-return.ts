import { useEffect, useRef } from 'react';

/**
 * Tries again what failed, as soon as the browser is online again or the visitor comes back to the tab: who left it in
 * a train finds the page there.
 */
export function useNetworkReturn(retry: () => unknown): void {
  const newest = useRef(retry);
  newest.current = retry;
  useEffect(() => {
    const again = () => {
      if (navigator.onLine && document.visibilityState === 'visible') newest.current();
    };
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
}
