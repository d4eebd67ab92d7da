import { useEffect } from 'react';

/** Sets the document's title: "Featured Designers · Aangan"; without a title "Aangan". */
export function usePageTitle(title?: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} · Aangan` : 'Aangan';
  }, [title]);
}
