import type { ApiClient } from '@aangan/api-client';
import type { Endpoint } from '@aangan/api-client/endpoints';
import { useHost } from '@aangan/host';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { ChromeLink } from '../routing/shell-routes.ts';
import type { ShellState } from '../store/create-store.ts';
import { useLiveNews } from './use-live-news.ts';

/** Returning to the tab and going to another page ask again, but not more often than this, in milliseconds. */
const pauseMs = 60_000;

type Counts = Readonly<Record<string, number>>;

/**
 * How much is new behind each link that declares where to ask (`link.count` in a remote's remote.json), by the link's
 * address. Asked again after every write of a remote, when the account is told of something, and when the visitor returns to the tab or goes to another page. A count that cannot be read keeps its last
 * value, without a message.
 */
export function useNewCounts(links: readonly ChromeLink[]): Counts {
  const { client, clock } = useHost();
  const [counts, setCounts] = useState<Counts>({});
  const asked = useRef(0);
  const { pathname } = useLocation();
  const counted = JSON.stringify(links.filter(({ count }) => count));

  const ask = useRef(() => {});
  ask.current = () => {
    asked.current = clock.now();
    for (const { to, count } of JSON.parse(counted) as Required<ChromeLink>[]) {
      newAt(client, count).then(
        (number) => setCounts((known) => ({ ...known, [to]: number })),
        () => undefined,
      );
    }
  };
  useEffect(() => {
    setCounts({});
    if (counted !== '[]') ask.current();
  }, [counted]);

  const writes = useSelector(({ remoteWrites }: ShellState) => remoteWrites);
  const seenWrites = useRef(writes);
  useEffect(() => {
    if (writes === seenWrites.current) return;
    seenWrites.current = writes;
    if (counted !== '[]') ask.current();
  }, [writes, counted]);

  useLiveNews(counted !== '[]', () => ask.current());

  const askAgain = useRef(() => {});
  askAgain.current = () => {
    if (clock.now() - asked.current >= pauseMs) ask.current();
  };
  useEffect(() => {
    if (pathname) askAgain.current();
  }, [pathname]);
  useEffect(() => {
    const onFocus = () => askAgain.current();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
  return counts;
}

async function newAt({ send }: ApiClient, address: string): Promise<number> {
  const endpoint: Endpoint<unknown> = { method: 'get', url: address.replace(/^\/api/, '') };
  const answer = (await send(endpoint)) as { count?: unknown } | null;
  return typeof answer?.count === 'number' ? answer.count : 0;
}
