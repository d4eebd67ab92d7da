import { useEffect } from 'react';

/** A file that is dropped beside the place for it must not be opened by the browser in place of the page. */
export function useStayOnDrop(): void {
  useEffect(() => {
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);
}
