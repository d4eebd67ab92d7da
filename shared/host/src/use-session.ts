import { useSyncExternalStore } from 'react';
import { useHost } from './host.ts';
import type { Session } from './session.ts';

/**
 * Who is signed in, and the ways to change it.
 * @throws Error outside of a HostProvider
 */
export function useSession(): Session {
  const { session } = useHost();
  return useSyncExternalStore(
    session.subscribe,
    session.current,
    session.rendered ?? session.current,
  );
}
