import { useEffect } from 'react';

/** Asks anew whenever the tab is come back to: the other side may have answered meanwhile. */
export function useAskedAnew(refetch: () => unknown): void {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    window.addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [refetch]);
}
