import { useHydrated } from '@aangan/ui';
import { useEffect, useRef, useState } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';

/**
 * Brings visitors back to where they were on a page. On a page that a server has rendered the browser does that, and
 * keeps what a visitor has scrolled before the scripts were there: the router takes over once the page is loaded, or
 * with the first navigation.
 */
export function RestoredScroll() {
  const isHydrated = useHydrated();
  const [isLoaded, setLoaded] = useState(isHydrated);
  useEffect(() => {
    if (!isLoaded) return afterLoad(() => setLoaded(true));
    // page.html switches it off: while a page arrives, it moves the position that the browser has restored.
    document.documentElement.style.overflowAnchor = 'auto';
  }, [isLoaded]);
  const { key } = useLocation();
  const first = useRef(key);
  return isLoaded || key !== first.current ? <ScrollRestoration /> : null;
}

/** Two frames after the load event: the browser restores the position for the last time with that. */
function afterLoad(then: () => void): () => void {
  let frame = 0;
  const wait = () => {
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(then);
    });
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    cancelAnimationFrame(frame);
  };
}
