import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether at least `share` (0–1) of the element is in the window now. False on the server and before the
 * first look; true where the browser cannot tell.
 */
export function useInView(element: RefObject<Element | null>, share = 0.5): boolean {
  const [inView, setInView] = useState(false);
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
  return inView;
}
