import { useEffect } from 'react';

/** Names the page in the tab: "Featured Designers · Aangan"; without a title just "Aangan". */
export function usePageTitle(title?: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} · Aangan` : 'Aangan';
  }, [title]);
}
