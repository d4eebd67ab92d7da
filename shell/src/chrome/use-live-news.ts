import { useHost, useSession } from '@aangan/host';
import { useEffect, useRef } from 'react';

/** The events after which another number of things can be new. */
const kinds = ['reset', 'ready', 'notification', 'conversation', 'message', 'read'];
/** What happens together is told once, in milliseconds. */
const togetherMs = 300;

/**
 * Calls `onNews` when the account is told of something. The script for it is loaded by pages of those who are signed in
 * only; without it, nothing is told.
 */
export function useLiveNews(isWanted: boolean, onNews: () => void): void {
  const { client } = useHost();
  const accountId = useSession().user?.id;
  const newest = useRef(onNews);
  newest.current = onNews;
  useEffect(() => {
    if (!isWanted || accountId === undefined) return undefined;
    const stops: (() => void)[] = [];
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = ({ kind }: { kind: string }) => {
      if (!kinds.includes(kind)) return;
      clearTimeout(timer);
      timer = setTimeout(() => newest.current(), togetherMs);
    };
    import(/* webpackChunkName: "live-events" */ '@aangan/host/events').then(
      ({ liveEventsOf }) => {
        if (isOver) return;
        stops.push(liveEventsOf(client, accountId).subscribe(tell));
        // What happened while the script was loaded.
        tell({ kind: 'reset' });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [client, accountId, isWanted]);
}
