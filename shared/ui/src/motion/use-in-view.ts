import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Whether at least `share` (0–1) of the element is visible in the window, and the tab is visible. False on the server
 * and before the first observation; true if the browser has no IntersectionObserver.
 */
export function useInView(element: RefObject<Element | null>, share = 0.5): boolean {
  const [inView, setInView] = useState(false);
  const isTabVisible = useSyncExternalStore(onVisibilityChange, tabIsVisible, () => false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setInView(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { threshold: share },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, share]);
  return inView && isTabVisible;
}

function onVisibilityChange(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

function tabIsVisible(): boolean {
  return document.visibilityState !== 'hidden';
}
