import { useEffect, useState } from 'react';

/** Prints the page once everything of it is shown. `isPrinting` while it is. */
export function usePrinting() {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // By the browser's own command too.
    const [begin, end] = [() => setPrinting(true), () => setPrinting(false)];
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isPrinting || !isAsked) return;
    setAsked(false);
    window.print();
  }, [isPrinting, isAsked]);
  return {
    isPrinting,
    print() {
      setAsked(true);
      setPrinting(true);
    },
  };
}
