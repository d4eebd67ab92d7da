import { useEffect } from 'react';

/** Checks the session again as soon as the browser is online again. */
export function useOnlineAgain(check: () => Promise<void>): void {
  useEffect(() => {
    const again = () => void check();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [check]);
}
