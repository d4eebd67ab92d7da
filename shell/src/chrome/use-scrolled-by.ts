import { useEffect, useState } from 'react';

/** Whether the page is scrolled down by more than this many pixels. */
export function useScrolledBy(pixels: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > pixels);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [pixels]);
  return scrolled;
}
