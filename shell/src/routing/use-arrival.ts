import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds that a page gets to name itself before its name is announced. */
const announceAfterMs = 150;

/**
 * What a browser does by itself when a page is loaded, for pages that a router shows: focus goes to the
 * page's start, and a screen reader hears its name. Filters that only change the search string do neither.
 * @param main the element that holds the page
 * @returns the name to put into a live region; empty until the first navigation
 */
export function useArrival(main: RefObject<HTMLElement | null>): string {
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
