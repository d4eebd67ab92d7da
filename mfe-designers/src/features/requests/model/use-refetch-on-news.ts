import { useHost, useSession } from '@aangan/host';
import { liveEventsOf } from '@aangan/host/events';
import { useEffect } from 'react';

/**
 * Fetches again whenever the visitor returns to the tab and whenever the account is told of something: the other side may
 * have answered meanwhile.
 */
export function useRefetchOnNews(refetch: () => unknown): void {
  const { client } = useHost();
  const accountId = useSession().user?.id;
  useEffect(() => {
    const refetchWhenVisible = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    window.addEventListener('focus', refetchWhenVisible);
    document.addEventListener('visibilitychange', refetchWhenVisible);
    return () => {
      window.removeEventListener('focus', refetchWhenVisible);
      document.removeEventListener('visibilitychange', refetchWhenVisible);
    };
  }, [refetch]);
  useEffect(() => {
    if (accountId === undefined) return undefined;
    return liveEventsOf(client, accountId).subscribe(({ kind }) => {
      if (kind === 'notification') refetch();
    });
  }, [client, accountId, refetch]);
}
