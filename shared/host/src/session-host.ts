import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';
import { createContext, useContext } from 'react';
import type { RemotePartComponent } from './remote-part-props.ts';
import type { Session } from './session.ts';

/** The part of an RTK Query api slice that a store needs to run it. */
export interface ApiSlice {
  reducerPath: string;
  reducer: Reducer;
  middleware: Middleware;
  util: { resetApiState(): UnknownAction };
}

/** What the shell provides to every remote, and a test or a remote that runs alone to itself. */
export interface SessionHost {
  session: Session;
  /** Adds a remote's api slice to the store of the page. Once for each slice; a newer one takes its place. */
  injectApi(api: ApiSlice): void;
  /** Shows a component of a remote by name; used through `RemotePart`. */
  RemotePart: RemotePartComponent;
}

const SessionHostContext = createContext<SessionHost | null>(null);

/** Gives a session to everything below it. */
export const SessionHostProvider = SessionHostContext.Provider;

/**
 * The host of the page.
 * @throws Error outside of a SessionHostProvider
 */
export function useSessionHost(): SessionHost {
  const host = useContext(SessionHostContext);
  if (!host) throw new Error('No session here: render this below a SessionHostProvider.');
  return host;
}

/**
 * Who is signed in, and what can be done about it.
 * @throws Error outside of a SessionHostProvider
 */
export function useSession(): Session {
  return useSessionHost().session;
}
