import { useEffect } from 'react';

/** Fetches again whenever the visitor returns to the tab: the other side may have answered meanwhile. */
export function useRefetchOnReturn(refetch: () => unknown): void {
  useEffect(() => {
    const refetchWhenVisible = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    window.addEventListener('focus', refetchWhenVisible);
    document.addEventListener('visibilitychange', refetchWhenVisible);
    return () => {
      window.removeEventListener('focus', refetchWhenVisible);
      document.removeEventListener('visibilitychange', refetchWhenVisible);
    };
  }, [refetch]);
}
