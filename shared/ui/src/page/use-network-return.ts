import { useEffect, useRef } from 'react';

/**
 * Retries something that failed as soon as the browser is online again or the visitor returns to the tab.
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
