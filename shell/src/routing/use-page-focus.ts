import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds that a page has to set its title before it is announced. */
const announceAfterMs = 150;

/**
 * Moves the focus to the start of the page and announces its title after each navigation, as a browser does when it
 * loads a page. A change of the search string alone does neither.
 * @param main the element that contains the page
 * @returns the title to put into a live region; empty until the first navigation
 */
export function usePageFocus(main: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (arrivedAt.current === pathname) return undefined;
    arrivedAt.current = pathname;
    main.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setAnnouncement(document.title), announceAfterMs);
    return () => clearTimeout(timer);
  }, [pathname, main]);

  return announcement;
}
