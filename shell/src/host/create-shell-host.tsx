import type { ApiClient } from '@aangan/api-client';
import type { Clock, Host, RemotePartProps, Telemetry } from '@aangan/host';
import { createHost } from '@aangan/host/create';
import { type Composer, RemoteComponent } from '@aangan/runtime';
import { createShellSession } from '../account/shell-session.ts';
import { createShellStore, type ShellStore, type StoreStart } from '../store/create-store.ts';

interface ShellHostOptions {
  client: ApiClient;
  composer: Composer;
  /** The router's key of the page that is shown. */
  locationKey: () => string;
  /** What the store starts with: who is signed in, and the data that the page was rendered with. */
  start?: StoreStart;
  telemetry?: Telemetry;
  clock?: Clock;
  preloadPart?: Host['preloadPart'];
}

/** The shell's host for one page or one request, with its store typed as the shell sees it. */
export interface ShellHost extends Omit<Host, 'store'> {
  readonly store: ShellStore;
}

/** A host of its own: nothing in it is shared with another one of the same process. */
export function createShellHost(options: ShellHostOptions): ShellHost {
  const { client, composer, locationKey, start, telemetry, clock, preloadPart } = options;
  const { store, injectApi } = createShellStore(client, start);
  const host = createHost({
    session: createShellSession(store, locationKey),
    client,
    store: store as Host['store'],
    injectApi,
    RemotePart: partsOf(composer),
    ...(telemetry && { telemetry }),
    ...(clock && { clock }),
    ...(preloadPart && { preloadPart }),
  });
  return { ...host, store };
}

/** A component of another remote is loaded from the composition, like a page. */
function partsOf(composer: Composer) {
  return function ComposedPart(part: RemotePartProps<object>) {
    return <RemoteComponent composer={composer} {...part} />;
  };
}
