import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether the component's elements are in the page, or in a server's markup. False while React renders them for the
 * first time: they may never be inserted, because React discards elements if a part of them suspends.
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
