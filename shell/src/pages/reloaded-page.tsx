import type { Elements } from '@aangan/ui';
import { useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { OpenedAtContext } from '../routing/first-page.ts';
import { PageLoading } from './page-loading.tsx';

interface ReloadedPageProps {
  /** Shown where the browser has opened the document at this path already: to load it again would not help. */
  otherwise: Elements;
}

/** Has the browser load the current address as a page of its own, which carries what it needs of the composition. */
export function ReloadedPage({ otherwise }: ReloadedPageProps) {
  const { pathname } = useLocation();
  const openedAt = useContext(OpenedAtContext);
  const isOpened = openedAt === undefined || pathname === openedAt;
  useEffect(() => {
    if (!isOpened) window.location.reload();
  }, [isOpened]);
  return isOpened ? otherwise : <PageLoading />;
}
