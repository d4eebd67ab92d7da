import { type ComponentProps, type ReactNode, useMemo, useRef, useState } from 'react';
import { type Location, Router } from 'react-router-dom';

type Navigator = ComponentProps<typeof Router>['navigator'];
type Target = Parameters<Navigator['push']>[0];

interface GuestRouterProps {
  /** The site's origin. */
  site: string;
  /** Path and query of the first page. */
  address: string;
  /** Whether the remote has a page at this path; other pages open on the site. */
  hasPage: (pathname: string) => boolean;
  /** Called with path and query of each page that is shown. */
  onMove: (address: string) => void;
  children: ReactNode;
}

/**
 * A separate history, so that the surrounding page keeps its address. Links have the site's addresses, so they can be
 * copied and opened in another tab.
 */
export function GuestRouter({ site, address, hasPage, onMove, children }: GuestRouterProps) {
  const [location, setLocation] = useState(() => locationOf(site, address));
  const entries = useRef([location]);
  const navigator = useMemo((): Navigator => {
    const go = (next: Location, keep: Location[]) => {
      if (!hasPage(next.pathname)) return window.location.assign(site + addressOf(next));
      entries.current = [...keep, next];
      onMove(addressOf(next));
      setLocation(next);
    };
    return {
      createHref: (to) => new URL(textOf(to), site).href,
      push: (to, state) => go(locationOf(site, to, state), entries.current),
      replace: (to, state) => go(locationOf(site, to, state), entries.current.slice(0, -1)),
      go: (delta) => {
        const last = entries.current.length - 1;
        const target = entries.current[Math.max(0, Math.min(last, last + delta))];
        if (target) go(target, entries.current.slice(0, entries.current.indexOf(target)));
      },
    };
  }, [site, hasPage, onMove]);
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

function locationOf(site: string, to: Target, state: unknown = null): Location {
  const { pathname, search, hash } = new URL(textOf(to), site);
  return { pathname, search, hash, state, key: crypto.randomUUID() };
}

function textOf(to: Target): string {
  return typeof to === 'string' ? to : addressOf(to);
}

function addressOf({ pathname = '/', search = '', hash = '' }: Partial<Location>): string {
  return pathname + search + hash;
}
