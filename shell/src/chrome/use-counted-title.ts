import { useEffect } from 'react';

const counted = /^\(\d+\+?\) /;

/** Keeps a count before the document's title, whichever page sets it: "(2) Designers · Aangan"; without one, none. */
export function useCountedTitle(count: number): void {
  useEffect(() => {
    const apply = () => {
      const title = document.title.replace(counted, '');
      const wanted = count > 0 ? `(${count > 99 ? '99+' : count}) ${title}` : title;
      if (document.title !== wanted) document.title = wanted;
    };
    apply();
    const titles = new MutationObserver(apply);
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      titles.disconnect();
      document.title = document.title.replace(counted, '');
    };
  }, [count]);
}
