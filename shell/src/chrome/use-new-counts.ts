import type { ApiClient } from '@aangan/api-client';
import type { Endpoint } from '@aangan/api-client/endpoints';
import { useHost } from '@aangan/host';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChromeLink } from '../routing/shell-routes.ts';

/** Coming back to the tab and going to another page ask again, but not more often than this, in milliseconds. */
const pauseMs = 60_000;

type Counts = Readonly<Record<string, number>>;

/**
 * How much is new behind each link that declares where to ask (remote.json, `link.count`), by where the link
 * leads. What cannot be asked keeps its last number, or none: a badge is no place for an error.
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
