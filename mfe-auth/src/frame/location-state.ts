import { useHydrated } from '@aangan/ui';
import { useLocation } from 'react-router-dom';

/**
 * What one page of this remote passes to the next in the location state: a typed email stays out of the URL, and so
 * out of histories and logs.
 */
export interface LocationState {
  /** The typed email. */
  email?: string;
  /** A message to show on the next page. */
  notice?: string;
}

/**
 * What the page before passed to this one. Nothing until the page is in use: a server that renders it knows nothing of
 * it, and after a reload the browser still does.
 */
export function useLocationState(): LocationState {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  return isHydrated ? readLocationState(state) : {};
}

/** Reads a location's state, which can hold anything. */
function readLocationState(state: unknown): LocationState {
  if (typeof state !== 'object' || state === null) return {};
  const { email, notice } = state as Record<string, unknown>;
  return {
    ...(typeof email === 'string' && { email }),
    ...(typeof notice === 'string' && { notice }),
  };
}
