import type { DataRouter } from 'react-router';

interface Options {
  /** The security fix that the page's composition has; 0 without one. */
  known: number;
  /** The newest one of the channel. */
  newest: () => Promise<number>;
  /** Whether a reload would lose nothing. */
  isSafe: () => boolean;
  router: Pick<DataRouter, 'subscribe' | 'state'>;
  page: Document;
  reload: () => void;
  /** The time in milliseconds. */
  now?: () => number;
}

/** How often the site is asked at most, in milliseconds. */
const askEveryMs = 5 * 60_000;

/**
 * Loads the page again once its releases have a security fix, at a moment when nothing is lost: with the next
 * navigation to another page, as a full load of that page, or when the tab is hidden. The site is asked on navigation
 * and when the tab is shown again, so a tab that nobody looks at asks nothing.
 */
export function reloadForSecurityFix(options: Options): void {
  const { known, newest, isSafe, router, page, reload, now = Date.now } = options;
  let askedAt = now();
  let isOutdated = false;
  let { pathname } = router.state.location;

  const ask = () => {
    if (isOutdated || now() - askedAt < askEveryMs) return;
    askedAt = now();
    void newest().then((fix) => {
      isOutdated = fix > known;
    });
  };
  const reloadIfSafe = () => {
    if (isOutdated && isSafe()) reload();
  };

  router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    // The address is the new page's already.
    reloadIfSafe();
    ask();
  });
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') reloadIfSafe();
    else ask();
  });
}
