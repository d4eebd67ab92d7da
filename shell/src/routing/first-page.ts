import { createContext, useContext, useEffect } from 'react';

/** Called once the page that the site was opened at is in use. */
export const FirstPageContext = createContext<() => void>(() => undefined);

/** The path that the browser opened the document at; undefined on a server. */
export const OpenedAtContext = createContext<string | undefined>(undefined);

/** Says that the first page is in use, when the component that calls it is. */
export function useFirstPageInUse(): void {
  const inUse = useContext(FirstPageContext);
  useEffect(inUse, [inUse]);
}

/** The same as a component, for the inside of a boundary. */
export function FirstPageInUse(): null {
  useFirstPageInUse();
  return null;
}
