import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds that a page has to set its title before it is announced. */
const announceAfterMs = 150;

/**
 * Moves the focus to the start of the page and announces its title after each navigation, as a browser does when it
 * loads a page. A page that moves the focus itself, such as to the heading of a step, keeps it. A change of the search
 * string alone does neither.
 * @param main the element that contains the page
 * @returns the title to put into a live region; empty until the first navigation
 */
export function usePageFocus(main: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  // The effects of the new page run between this one and the next.
  const focusedBefore = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (arrivedAt.current !== pathname) focusedBefore.current = document.activeElement;
  }, [pathname]);

  useEffect(() => {
    if (arrivedAt.current === pathname) return undefined;
    arrivedAt.current = pathname;
    const focused = document.activeElement;
    const pageMovedFocus = focused !== focusedBefore.current && main.current?.contains(focused);
    if (!pageMovedFocus) main.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setAnnouncement(document.title), announceAfterMs);
    return () => clearTimeout(timer);
  }, [pathname, main]);

  return announcement;
}
