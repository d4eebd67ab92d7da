import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether what the component renders is in the page, or in the markup of a server. While React renders a part for the first time it is
 * not, and may never be: React throws away what it has made where something of it has to wait.
 */
export function useIsInPage(): boolean {
  const isOfServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [isInPage, setIsInPage] = useState(isOfServer);
  useLayoutEffect(() => setIsInPage(true), []);
  return isInPage;
}
