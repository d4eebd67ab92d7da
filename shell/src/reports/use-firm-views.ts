import { endpoint } from '@aangan/api-client/endpoints';
import { viewedPageOf, viewSourceOf } from '@aangan/domain';
import { useHost, useSession } from '@aangan/host';
import { type Language, languageOf } from '@aangan/manifest/languages';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Tells the API of each page of a firm that is shown, and what kind of page it was opened from. Pages in the background
 * are told of when they are looked at. Nothing about the visitor is sent, and what cannot be sent is not counted.
 * @param languages what languages the addresses of pages begin with
 */
export function useFirmViews(languages: readonly Language[]): void {
  const { client } = useHost();
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const shown = useRef<{ pathname: string; address: string; from: string | null } | null>(null);
  const told = useRef<string | null>(null);
  const address = pathname + search;

  useEffect(() => {
    const before = shown.current;
    if (before?.pathname === pathname) before.address = address;
    else {
      const from = before ? before.address : openedFrom(document.referrer, languages);
      shown.current = { pathname, address, from };
    }
  }, [pathname, address, languages]);

  useEffect(() => {
    const viewed = viewedPageOf(pathname);
    if (!viewed || status === 'checking') {
      if (!viewed) told.current = null;
      return undefined;
    }
    const tell = () => {
      if (document.visibilityState === 'hidden' || told.current === pathname) return;
      told.current = pathname;
      const source = viewSourceOf(shown.current?.from ?? null);
      const view = endpoint('post', '/views/', { body: { ...viewed, source } });
      // The code that sends requests may have to be loaded: what was pressed is answered first.
      whenFree(() => void client.send(view).catch(() => undefined));
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [client, pathname, status]);
}

/** How long a browser that does not tell when it is idle waits, in milliseconds. */
const pauseMs = 300;

function whenFree(work: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout: 10 * pauseMs });
  else setTimeout(work, pauseMs);
}

/** The path of this site's page that a document was opened from, with its query; null where that was no page of it. */
function openedFrom(referrer: string, languages: readonly Language[]): string | null {
  const url = URL.parse(referrer);
  if (!url || url.origin !== window.location.origin) return null;
  return languageOf(url.pathname, languages).path + url.search;
}
