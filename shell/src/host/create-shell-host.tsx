import type { ApiClient } from '@aangan/api-client';
import {
  type Clock,
  type Host,
  type RemotePartProps,
  type SlotProps,
  type Telemetry,
  useHost,
  useSession,
} from '@aangan/host';
import { createHost } from '@aangan/host/create';
import type { FilledSlots } from '@aangan/manifest';
import {
  type Composer,
  createVisitorValues,
  RemoteComponent,
  SlotExtensions,
} from '@aangan/runtime';
import { useLocation } from 'react-router-dom';
import { createShellSession } from '../account/shell-session.ts';
import { createShellStore, type ShellStore, type StoreStart } from '../store/create-store.ts';

interface ShellHostOptions {
  client: ApiClient;
  composer: Composer;
  /** What is put into the slots of the composition; absent where that is nothing. */
  slots?: FilledSlots | undefined;
  /** What the channel sets of the values of remotes. */
  values?: Omit<Parameters<typeof createVisitorValues>[0], 'audience'>;
  /** The router's key of the page that is shown. */
  locationKey: () => string;
  /** What the store starts with: who is signed in, and the data that the page was rendered with. */
  start?: StoreStart;
  telemetry?: Telemetry;
  reportOutcome?: Host['reportOutcome'];
  clock?: Clock;
  /** Of the page's language. */
  locale?: string;
  preloadPart?: Host['preloadPart'];
}

/** The shell's host for one page or one request, with its store typed as the shell sees it. */
export interface ShellHost extends Omit<Host, 'store'> {
  readonly store: ShellStore;
}

/** A host of its own: nothing in it is shared with another one of the same process. */
export function createShellHost(options: ShellHostOptions): ShellHost {
  const { client, composer, slots, locationKey, start, telemetry, clock, preloadPart } = options;
  const { values = { flags: [] }, locale, reportOutcome } = options;
  const { store, injectApi } = createShellStore(client, start);
  const session = createShellSession(store, locationKey);
  const host = createHost({
    session,
    values: createVisitorValues({ ...values, audience: () => session.current().audience }),
    client,
    store: store as Host['store'],
    injectApi,
    RemotePart: partsOf(composer),
    Slot: slotsOf(composer, slots),
    ...(telemetry && { telemetry }),
    ...(reportOutcome && { reportOutcome }),
    ...(clock && { clock }),
    ...(locale && { locale }),
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

/** What is put into a slot, for the visitor and the page. */
function slotsOf(composer: Composer, slots: FilledSlots | undefined) {
  return function ComposedSlot(slot: SlotProps<object>) {
    const { audience } = useSession();
    const { pathname } = useLocation();
    const { values } = useHost();
    return (
      <SlotExtensions
        composer={composer}
        slots={slots}
        audience={audience}
        address={pathname}
        readValue={values.read}
        {...slot}
      />
    );
  };
}
