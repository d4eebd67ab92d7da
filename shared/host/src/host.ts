import type { ApiClient } from '@aangan/api-client';
import { createContext, useContext } from 'react';
import type { Clock } from './clock.ts';
import type { ApiSlice, HostStore } from './host-store.ts';
import type { HostValues } from './host-values.ts';
import type { RemotePartComponent } from './remote-part-contract.ts';
import type { SessionSource } from './session.ts';
import type { SlotComponent } from './slot-contract.ts';
import type { TaskList } from './task-list.ts';
import type { Telemetry } from './telemetry.ts';

/**
 * What a remote gets from the application that runs it: one object for each page in the browser and for each request
 * on a server. Nothing in it is shared with another host of the same process. The shell, a remote's standalone start
 * and tests each create their own with `createHost`.
 */
export interface Host {
  /** Who is signed in. Components use `useSession`. */
  readonly session: SessionSource;
  /** The API client with the visitor's tokens and the page's first data. RTK Query slices reach it through the store. */
  readonly client: ApiClient;
  /** The Redux store of the page. */
  readonly store: HostStore;
  /** Adds a remote's RTK Query slice to the store. Components use `withApi`. */
  injectApi(api: ApiSlice): void;
  /** The current time, and the time zone that dates are shown in. */
  readonly clock: Clock;
  /** The BCP 47 language tag that numbers, money and dates are formatted for, such as `en-IN`. */
  readonly locale: string;
  /** Where failures and measurements are reported. */
  readonly telemetry: Telemetry;
  /**
   * Reports that an outcome which a remote declares was reached, once for the page; on a server it does nothing. Remotes
   * use `outcomesOf`.
   */
  reportOutcome(remote: string, outcome: string): void;
  /** Tasks that go on while the visitor moves between pages, such as uploads. Components use `useTasks`. */
  readonly tasks: TaskList;
  /** Shows a component of another remote by name. Components use `RemotePart`. */
  readonly RemotePart: RemotePartComponent;
  /** Shows what remotes put into a slot. Components use `Slot`. */
  readonly Slot: SlotComponent;
  /** What the site's channel sets of the values that remotes declare. Components use `valuesOf`. */
  readonly values: HostValues;
  /** Fetches the code of another remote's component, without running it. Components use `usePreloadedPart`. */
  preloadPart(remote: string, expose: string): void;
}

/** Internal to this package: `HostProvider` sets it, `useHost` reads it. */
export const HostContext = createContext<Host | null>(null);

/**
 * The host of the page.
 * @throws Error outside of a HostProvider
 */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('There is no host here: render this below a HostProvider.');
  return host;
}
