import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Whether at least `share` (0–1) of the element is visible in the window, and the tab is visible. False on the server
 * and before the first observation; true if the browser has no IntersectionObserver.
 */
export function useInView(element: RefObject<Element | null>, share = 0.5): boolean {
  const isTabVisible = useSyncExternalStore(onVisibilityChange, tabIsVisible, () => false);
  return useIntersects(element, share, '0px') && isTabVisible;
}

/**
 * Whether the element is in the window or at most a window's height above or below it. False on the server and before
 * the first observation; true if the browser has no IntersectionObserver.
 */
export function useIsNear(element: RefObject<Element | null>): boolean {
  return useIntersects(element, 0, '100% 0px');
}

function useIntersects(
  element: RefObject<Element | null>,
  threshold: number,
  rootMargin: string,
): boolean {
  const [intersects, setIntersects] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setIntersects(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => setIntersects(entries.at(-1)?.isIntersecting ?? false),
      { threshold, rootMargin },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, threshold, rootMargin]);
  return intersects;
}

function onVisibilityChange(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

function tabIsVisible(): boolean {
  return document.visibilityState !== 'hidden';
}
