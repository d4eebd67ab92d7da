import { useEffect, useState } from 'react';

function scrolledShare(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const distance = scrollHeight - clientHeight;
  return distance > 0 ? window.scrollY / distance : 0;
}

/** Whether the page has been scrolled past `share` (0–1) of its height; stays true afterwards. */
export function useScrolledPast(share: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (past) return undefined;
    const look = () => {
      if (scrolledShare() > share) setPast(true);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [past, share]);
  return past;
}
